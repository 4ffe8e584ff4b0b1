import { afterEach, expect, it, vi } from 'vitest'
import { teachings, wholeRules } from '../../../engine/games/teachings'
import { atTable } from '../../connection/testing/atTable'
import { tableOf } from '../../connection/testing/tables'
import { presentations } from '../../games'
import { act, mounted, the } from '../../ui/testing/mounted'
import TogetherTask from './TogetherTask.svelte'

const host = await atTable()
const [{ presentation }, { teaching }, { rules }] = await Promise.all([
  presentations.zertz(),
  teachings.zertz(),
  wholeRules.zertz(),
])
let shown: ReturnType<typeof mounted>
afterEach(() => {
  vi.useRealTimers()
  return shown.remove()
})

const lesson = teaching.lessons[0]!
const step = lesson.steps.findIndex(({ tasks }) => tasks.length > 0)
const taught = { lesson: lesson.id, step, of: lesson.steps.length, auto: false, answer: true, solved: [], knows: [] }
const tableWith = (watchers: number) => tableOf({ game: 'zertz', phase: 'lobby', lesson: taught, watchers })

it('calls learners what they are called at the table, also on a device that was never given a name', () => {
  localStorage.removeItem('asztal.name')
  const table = tableWith(0)
  host.say({ say: 'table', table, you: 11 })
  shown = mounted(TogetherTask, { table, course: { presentation, teaching, rules, lesson }, step })
  expect(the('section.players').textContent).toContain('P11')
})

it('shows the answer in its own time, whatever else changes at the table', () => {
  vi.useFakeTimers()
  const props = $state({ table: tableWith(0), course: { presentation, teaching, rules, lesson }, step })
  host.say({ say: 'table', table: props.table, you: 10 })
  shown = mounted(TogetherTask, props)
  for (let watchers = 1; watchers < 100; watchers++) {
    act(() => vi.advanceTimersByTime(200))
    act(() => {
      props.table = tableWith(watchers)
    })
  }
  expect(the('[data-mode]').dataset.mode).toBe('solved')
})
