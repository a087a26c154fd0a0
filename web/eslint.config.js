import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default [
  { ignores: ['node_modules/', 'public/', 'fixtures/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `_` is what an {#each} over a length must name; `{ a, ...rest }` leaves `a` out
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      // collections are built inside a $derived and never changed after, or are caches that must not be tracked
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` and `{'{'}` are the only ways to write a space at an edge and a brace
      'svelte/no-useless-mustaches': 'off'
    }
  }
];
