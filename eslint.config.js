import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

/** An import wall: files of `folder` may not import what matches `patterns`. */
const wall = (folder, why, patterns, except = []) => ({
  files: [`${folder}/**/*.ts`, `${folder}/**/*.svelte`],
  ignores: except,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message: why }] }] },
})

const games = ['election-night', 'zertz', 'dice-town', 'forras-pont', 'agents']
const tests = ['**/*.test.ts', 'src/engine/testing/**']

export default ts.config(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-console': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // The engine imports nothing but itself, and has neither clock nor chance of its own.
  wall('src/engine', 'The engine imports nothing but itself.', '^(node:|[a-z@]|.*/(main|renderer|protocol)/)', tests),
  {
    files: ['src/engine/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'process',
        'window',
        'document',
        'setTimeout',
        'crypto',
        'fetch',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  wall(
    'src/protocol',
    'The protocol imports the engine only.',
    '^(node:|(?!valibot)[a-z@]|.*/(main|renderer)/)',
    tests,
  ),
  wall('src/renderer', 'Pages import the engine and the protocol.', '^(node:|electron|.*/main/)', tests),
  wall('src/main', 'The host imports the engine and the protocol.', '/renderer/', tests),
  // Games never import each other.
  ...games.flatMap((game) =>
    ['engine', 'renderer'].map((side) => {
      const others = games.filter((other) => other !== game).join('|')
      const walls = {
        engine: `^(node:|[a-z@]|.*/(main|renderer|protocol)/)|/(${others})/`,
        renderer: `^(node:|electron|.*/main/)|/(${others})/`,
      }
      return wall(
        `src/${side}/games/${game}`,
        'Games never import each other, nor what is outside.',
        walls[side],
        tests,
      )
    }),
  ),
)
