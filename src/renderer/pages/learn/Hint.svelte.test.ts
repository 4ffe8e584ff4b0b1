import { afterEach, expect, it, vi } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { session } from '../../connection/session.svelte'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, mounted } from '../../ui/testing/mounted'
import Hint from './Hint.svelte'

const host = await atTable()
const asked: unknown[] = []
vi.stubGlobal(
  'Worker',
  class {
    postMessage = (question: unknown) => asked.push(question)
    terminate = () => undefined
  },
)
let shown: ReturnType<typeof mounted>
afterEach(() => shown.remove())

it('a bot is asked once, whatever others choose or do at the table meanwhile', () => {
  matchStore.clear()
  host.say({ say: 'table', table: tableOf(), you: 10 })
  const choosing = (more = {}) => matchOf(5, { seat: 0, prompt: 'choose', asked: [0, 1], ...more })
  matchStore.receive(choosing({ fresh: true }))
  const model = new StageModel(
    toyPresentation(),
    () => 'phone',
    () => {},
  )
  const props = {
    model,
    onclose: () => undefined,
    get game() {
      return session.table!.game as 'dice-town'
    },
  }
  shown = mounted(Hint, props)
  act(() => matchStore.receive(choosing({ asked: [0] })))
  act(() => host.say({ say: 'table', table: tableOf({ watchers: 1 }), you: 10 }))
  expect(asked).toHaveLength(1)
})
