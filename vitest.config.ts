import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']
/** Tests that play all their games in the project `long` and a part of them in `few`: `counted` of src/engine/testing. */
const byCount = 'src/**/{suite,reference,bystander}.test.ts'
const long = '{src,scripts,bench}/**/*.long.test.ts'
/** Components and their stores, compiled as for a browser and run in a simulated one. */
const inPage = 'src/renderer/**/*.svelte.test.ts'
/** Tests of a game that is not written yet. */
const template = 'scripts/new-game/template/**'
/** Files share one loaded copy of the modules: loading them again for each file took longer than the tests. */
const quick = { isolate: false }

export default defineConfig({
  test: {
    testTimeout: 120_000,
    setupFiles: ['src/renderer/words/testing/both.ts'],
    // Without a number vitest leaves one core alone; the host's tests often wait, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'fast', include: tests, exclude: [byCount, long, inPage, template], ...quick },
      },
      {
        extends: true,
        test: { name: 'few', include: [byCount], exclude: [template], provide: { games: 'few' }, ...quick },
      },
      {
        extends: true,
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        resolve: { conditions: ['browser'] },
        test: { name: 'pages', include: [inPage], environment: 'happy-dom', isolate: false },
      },
      { extends: true, test: { name: 'long', include: [byCount, long], provide: { games: 'all' } } },
    ],
  },
})
