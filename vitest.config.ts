import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']
/** Tests that play more games in the long run, by `counted` of src/engine/testing. */
const byCount = ['src/**/suite.test.ts', 'src/**/reference.test.ts']
const long = '{src,scripts}/**/*.long.test.ts'
/** Tests of a game that is not written yet. */
const template = 'scripts/new-game/template/**'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Without a number vitest leaves one core alone, so half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'fast', include: tests, exclude: [long, template], provide: { games: 'few' } } },
      { extends: true, test: { name: 'long', include: [...byCount, long], provide: { games: 'all' } } },
    ],
  },
})
