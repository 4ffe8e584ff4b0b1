import { afterEach, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { tableOf } from '../../connection/testing/tables'
import { frontModal, openModal } from '../../ui/modal.svelte'
import { act, mounted, the } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import Knocks from './Knocks.svelte'

const host = await atTable()
let shown: ReturnType<typeof mounted>
afterEach(() => shown.remove())

it('a knock stays as it is when something else changes at the table, and opens again for the next one', () => {
  speak('en')
  document.body.innerHTML = ''
  const props = $state({ table: tableOf() })
  host.say({ say: 'table', table: props.table, you: 10 })
  host.say({ say: 'claims', claims: [{ id: 1, person: 11, mark: '42' }] })
  shown = mounted(Knocks, props)
  const card = the<HTMLDialogElement>('dialog')
  let closed = 0
  const close = card.close.bind(card)
  card.close = () => (closed++, close())
  expect(card.open).toBe(true)
  act(() => {
    props.table = tableOf({ watchers: 1 })
  })
  expect(closed).toBe(0)
  act(() =>
    host.say({
      say: 'claims',
      claims: [
        { id: 1, person: 11, mark: '42' },
        { id: 2, person: 12, mark: '43' },
      ],
    }),
  )
  expect([closed, card.open]).toEqual([1, true])
})

it('a knock that came over a sheet stands beside the game again once the sheet is closed', () => {
  speak('en')
  document.body.innerHTML = '<dialog id="sheet"></dialog>'
  const closeSheet = openModal(the<HTMLDialogElement>('#sheet'))
  const table = tableOf()
  host.say({ say: 'table', table, you: 10 })
  host.say({ say: 'claims', claims: [{ id: 1, person: 11, mark: '42' }] })
  shown = mounted(Knocks, { table })
  const card = the<HTMLDialogElement>('.knocks')
  expect(frontModal()).toBe(card)
  act(closeSheet)
  expect([frontModal(), card.open]).toEqual([null, true])
  // A sheet opened later lies over it.
  const closeLater = openModal(the<HTMLDialogElement>('#sheet'))
  act(() => undefined)
  expect(frontModal()).toBe(the('#sheet'))
  act(closeLater)
})
