import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import type { Checked, CheckTask } from '../../match/checkWorker'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import { mounted, the } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import OpenFiles from './OpenFiles.svelte'

let workers: readonly FakeWorker<CheckTask, Checked>[]
let shown: ReturnType<typeof mounted>
const file = (seed: number) =>
  new File([JSON.stringify(playGame(games.zertz.rules, { seats: 2, seed }).journal)], `${seed}.json`)

beforeEach(async () => {
  await hearBoth()
  speak('en')
  workers = fakeWorkers()
})
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

it('a check of files opened earlier says nothing about those opened now', async () => {
  const first = [file(1)]
  let files = $state.raw(first)
  shown = mounted(OpenFiles, {
    get first() {
      return files
    },
    onclose: () => {},
  })
  await expect.poll(() => workers.length).toBe(1)
  files = [file(2)]
  flushSync()
  await expect.poll(() => workers.length).toBe(2)
  flushSync()
  const before = the('[role=dialog], dialog').textContent
  workers[0]!.say(null)
  await new Promise((done) => setTimeout(done))
  flushSync()
  expect(the('[role=dialog], dialog').textContent).toBe(before)
  workers[1]!.say(null)
  await expect.poll(() => (flushSync(), the('[role=dialog], dialog').textContent)).not.toBe(before)
})
