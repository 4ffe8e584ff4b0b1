import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole games take the longest: they begin first, so that no core waits for one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(suite|reference|wire)\.test\.ts$/.test(moduleId)
    return [...files.filter(isLong), ...files.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Without a number vitest leaves one core alone, so half of a small machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'src/**/*.svelte.test.ts'],
        },
      },
      // Components and their stores, compiled as for a browser and run in a simulated one.
      {
        extends: true,
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        resolve: { conditions: ['browser'] },
        test: { name: 'pages', include: ['src/renderer/**/*.svelte.test.ts'], environment: 'happy-dom' },
      },
    ],
  },
})
