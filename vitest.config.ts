import { availableParallelism } from 'node:os'
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
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 120_000,
    // Without a number vitest leaves one core alone, so half of a small machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
  },
})
