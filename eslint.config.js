import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import house, { foldersIn, layered } from './scripts/lint/walls.mjs'

const games = foldersIn('src/engine/games')
const engine = ['src/engine/core', 'src/engine/games']
const screenLayers = ['device', 'words', 'ui', 'connection', 'match']
const pages = ['frame', 'rules', 'learn', 'result', 'review', 'evenings', 'replay', 'lobby', 'home', 'stage']

/** The host's folders, lowest first. A table and how people arrive at it are one layer in two folders. */
const hostFolders = ['disk', 'match', 'network', ['arrivals', 'table'], 'evenings', 'moving', 'door']
const beneathMain = {
  imports: [...engine, 'src/protocol'],
  packages: /^(node:|(ws|bonjour-service|multicast-dns|uqr|valibot)$)/,
}

/** Which folder may import which others, and which packages. @type {Record<string, import('./scripts/lint/walls.mjs').Area>} */
const areas = {
  'src/engine/core': { imports: [], packages: /^@noble\/(hashes|ciphers)\// },
  ...Object.fromEntries(games.map((game) => [`src/engine/games/${game}`, { imports: ['src/engine/core'] }])),
  // The registry and the catalog.
  'src/engine/games': { imports: ['src/engine/core', ...games.map((game) => `src/engine/games/${game}`)] },
  'src/protocol': { imports: engine, packages: /^(valibot$|@noble\/hashes\/)/ },

  ...layered('src/main', ['host', 'startup', 'headless', 'referee'], beneathMain),
  // Its entry puts the host together; what every folder uses stands beside it.
  'src/main/host': {
    ...beneathMain,
    imports: [...beneathMain.imports, ...hostFolders.flat().map((folder) => `src/main/host/${folder}`)],
  },
  ...layered('src/main/host', hostFolders, { ...beneathMain, imports: [...beneathMain.imports, 'src/main/host'] }),
  'src/main/desktop': {
    imports: [...engine, 'src/protocol', 'src/main/host', 'src/main/startup'],
    packages: /^(node:|electron$)/,
  },

  ...layered('src/renderer', screenLayers, {
    imports: [...engine, 'src/protocol'],
    packages: /^(svelte(\/|$)|uqr$)/,
  }),
  ...layered('src/renderer/pages', pages, {
    imports: [...engine, 'src/protocol', ...screenLayers.map((layer) => `src/renderer/${layer}`)],
    packages: /^svelte(\/|$)/,
  }),
  ...Object.fromEntries(
    games.map((game) => [
      `src/renderer/games/${game}`,
      {
        imports: [...engine, `src/engine/games/${game}`, ...screenLayers.map((layer) => `src/renderer/${layer}`)],
        packages: /^svelte(\/|$)/,
      },
    ]),
  ),
  // The entry of a match saved as a page; its game is put in by the build.
  'src/renderer/share': {
    imports: [
      ...engine,
      'src/protocol',
      ...screenLayers.map((layer) => `src/renderer/${layer}`),
      'src/renderer/pages/replay',
      'src/renderer/pages/result',
    ],
    packages: /^(svelte(\/|$)|virtual:shared-game$)/,
  },
  // The registry: only the entry hands it to the pages.
  'src/renderer/games': {
    imports: [...engine, 'src/renderer/match', ...games.map((game) => `src/renderer/games/${game}`)],
  },
}

/** The engine waits for nothing: only its registry loads games when they are needed. */
const withoutPromises = {
  files: ['src/engine/**/*.ts'],
  ignores: ['src/engine/games/teachings.ts', '**/*.test.ts'],
}

/** Files that are linted with their types: all that may hold a promise. */
export const typedFiles = {
  files: ['src/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'],
  ignores: ['**/*.svelte.ts', 'src/engine/{core,testing}/**', 'src/engine/games/*/**', '!**/*.test.ts'],
}

export default ts.config(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/', 'scripts/new-game/template/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
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
    },
  },
  // Promises that nobody waits for are marked with `void`.
  {
    ...typedFiles,
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
    },
  },
  {
    ...withoutPromises,
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
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
)
