export { default } from './Learn.svelte';
