import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

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

const order = ['long', 'few', 'fast', 'pages']
/** Files that take longest, longest first. */
const longest = [
  'scripts/new-game.long',
  'moving/chaos.long',
  'dice-town/suite',
  'zertz/suite',
  'checking/suite',
  'calibration/judge.long',
  'agents/suite',
  'disk/suite',
  'host/chaos.long',
]

/**
 * Project by project: a worker lives on, with the modules it has loaded, only as long as the next file is of the same one.
 * The longest files of each first, since the last of them would run on alone at the end.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = longest.findIndex((part) => moduleId.includes(part))
      return 100 * order.indexOf(project.name) + (at < 0 ? longest.length : at)
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most files have not changed since the last run: what they were made into is kept in node_modules.
    experimental: { fsModuleCache: true },
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
        test: {
          name: 'pages',
          include: [inPage],
          environment: 'happy-dom',
          setupFiles: ['src/renderer/ui/testing/freshPage.ts'],
          ...quick,
        },
      },
      { extends: true, test: { name: 'long', include: [byCount, long], provide: { games: 'all' } } },
    ],
  },
})
