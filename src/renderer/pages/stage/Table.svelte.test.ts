import { flushSync } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { tableOf } from '../../connection/testing/tables'
import { offerPresentations, type PresentationRegistry } from '../../match/presentations'
import { act, mounted } from '../../ui/testing/mounted'
import { learning } from '../frame/learning.svelte'
import Table from './Table.svelte'

const host = await atTable()
// What lies beneath the lesson needs no game here.
offerPresentations({ 'dice-town': () => new Promise(() => {}) } as unknown as PresentationRegistry)
let shown: ReturnType<typeof mounted>
afterEach(async () => {
  learning.close()
  await shown.remove()
})

it('an own lesson gives way when the table’s begins, and may be opened again beside it', () => {
  const say = (step: number | null) => {
    const lesson =
      step === null ? null : { lesson: 'basics', step, of: 9, auto: true, solved: [], knows: [], answer: false }
    act(() => host.say({ say: 'table', table: tableOf({ phase: 'lobby', lesson }), you: 11 }))
  }
  say(null)
  shown = mounted(Table, { route: { at: 'table', table: 'ABCD', slot: '0' } })
  const learn = () => act(() => learning.open({ game: 'dice-town', lesson: 'basics', step: null }))
  learn()
  say(0)
  expect(learning.at).toBeNull()
  learn()
  say(1)
  flushSync()
  expect(learning.at).not.toBeNull()
})
