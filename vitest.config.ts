import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']
/** Tests that play all their games in the project `long` and a part of them in `quick`: `counted` of src/engine/testing. */
const byCount = 'src/**/{suite,reference,bystander}.test.ts'
const long = '{src,scripts,bench}/**/*.long.test.ts'
/** Components and their stores, compiled as for a browser and run in a simulated one. */
const inPage = 'src/renderer/**/*.svelte.test.ts'
/** Tests of a game that is not written yet. */
const template = 'scripts/new-game/template/**'
/** Files share one loaded copy of the modules: loading them again for each file took longer than the tests. */
const shared = { isolate: false }

const order = ['long', 'quick', 'fast', 'pages']
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

/** Tests of the host mostly wait, for a socket or for the clock. */
const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/src/main/')

/** Both lists in one, each spread over all of it. */
const spread = (...lists: TestSpecification[][]) =>
  lists
    .flatMap((list) => list.map((file, at) => ({ file, at: at / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file)

/** The first, the last, the second, the last but one, and so on. */
const zigzag = (list: TestSpecification[]) => list.map((_, at) => list.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2)!)

/**
 * Project by project: a worker lives on, with the modules it has loaded, only as long as the next file is of the same one.
 * The longest files of each first, since the last of them would run on alone at the end.
 * Those that wait are spread among the others, long and short in turns, so that the processor always has something else to do.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
    return order.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      const computing = own.filter((file) => !waits(file))
      return spread(zigzag(own.filter(waits)), computing)
    })
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((part) => moduleId.includes(part))
  return at < 0 ? longest.length : at
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A module that a test waits for may take seconds to load on a machine with other work.
    expect: { poll: { timeout: 30_000 } },
    // Most files have not changed since the last run: what they were made into is kept in node_modules.
    experimental: { fsModuleCache: true },
    setupFiles: ['src/renderer/words/testing/both.ts'],
    // Random games allocate a lot of short-lived objects; a larger young generation spares the garbage collector work.
    execArgv: ['--max-semi-space-size=64'],
    // Without a number vitest leaves one core alone; the host's tests often wait, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'fast', include: tests, exclude: [byCount, long, inPage, template], ...shared },
      },
      {
        extends: true,
        test: {
          name: 'quick',
          include: tests,
          exclude: [long, inPage, template],
          provide: { games: 'few' },
          ...shared,
        },
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
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [byCount, long],
          provide: { games: 'all' },
          globalSetup: ['src/main/host/testing/programs.ts'],
          ...shared,
        },
      },
    ],
  },
})
