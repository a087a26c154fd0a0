import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { scale } from './scale.ts';
import { texts } from './texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['DIGSITE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [texts(here('../src/digsite/text')), svelte()],
  css: { postcss: { plugins: [scale()] } },
  build: {
    outDir: process.env['DIGSITE_STATIC'] ?? here('../src/digsite/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true
  },
  server: {
    fs: { allow: [here('.'), here('../src/digsite/text')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } }
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}
});
