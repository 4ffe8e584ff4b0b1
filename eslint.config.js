import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { areas } from './scripts/lint/areas.mjs'
import house from './scripts/lint/walls.mjs'

const svelteFiles = ['**/*.svelte', '**/*.svelte.ts']

/** The engine waits for nothing, nor do its tests: only the registries load games when they are needed. */
const withoutPromises = ['src/engine/{core,testing}/**/*.ts', 'src/engine/games/*/**/*.ts']

/**
 * Files that are linted with their types: all that may hold a promise, but components. Their parser would make a program
 * of its own for every one of them; what they start is mostly a store's, whose file is linted.
 */
export const typedFiles = {
  files: [...['src', 'e2e', 'bench', 'scripts'].map((folder) => `${folder}/**/*.ts`), '{scripts,e2e}/**/*.mjs'],
  ignores: withoutPromises,
}

export default ts.config(
  // The last is code of an earlier version, kept as it was.
  {
    ignores: [...['out/', 'dist/', 'node_modules/', 'test-results/'], 'scripts/new-game/template/', 'bench/opponents/'],
  },
  ...ts.configs.recommended,
  // On other files its rules only cost time.
  ...svelte.configs.recommended.map((config) => ({ files: svelteFiles, ...config })),
  prettier,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // To the parser these are ordinary modules.
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parser: ts.parser },
  },
  {
    plugins: { house },
    rules: {
      'house/walls': ['error', areas],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-console': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      // Compiles every component once more.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  // Promises that nobody waits for are marked with `void`.
  {
    ...typedFiles,
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  // Tests hand over functions all the time, and their runner notices when one fails.
  {
    files: ['src/**/*.test.ts', 'e2e/**/*.ts'],
    ignores: withoutPromises,
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
    },
  },
  {
    files: withoutPromises,
    rules: {
      'no-restricted-globals': ['error', 'Promise'],
      'no-restricted-syntax': [
        'error',
        ':function[async=true]',
        'AwaitExpression',
        'ImportExpression',
        'ForOfStatement[await=true]',
      ],
    },
  },
  // The engine has neither clock nor chance of its own; the compiler keeps DOM and Node away from it.
  {
    files: ['src/engine/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'Promise'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the rng that is handed in.' },
      ],
    },
  },
)
