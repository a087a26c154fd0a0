/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
