import { afterEach, beforeEach, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { personOf, tableOf } from '../../connection/testing/tables'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { hu } from '../../words/hu'
import { speak } from '../../words/index.svelte'
import DiskFull from '../frame/DiskFull.svelte'
import TableSheet from './TableSheet.svelte'

const host = await atTable()

const text = () => document.body.textContent ?? ''
let shown: ReturnType<typeof mounted>
beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => shown.remove())

function showSheet(strangers: number, you: number): void {
  const people = [personOf(10), personOf(11), personOf(12), personOf(13)]
  const table = tableOf({ people, host: 10, strangers })
  host.say({ say: 'table', table, you })
  shown = mounted(TableSheet, { table, onclose: () => undefined })
}

it.each([
  ['en', en],
  ['hu', hu],
] as const)('the table’s host sends strangers away with one touch (%s)', (language, words) => {
  speak(language)
  showSheet(3, 10)
  act(() => button(words.hosting.clear(3)).click())
  expect(host.last('clear')).toMatchObject({ do: 'clear' })
})

it('nobody else is offered that, and nobody where there is no crowd', () => {
  speak('en')
  showSheet(3, 11)
  expect(text()).not.toContain('strangers')
  void shown.remove()
  showSheet(1, 10)
  expect(text()).not.toContain('strangers')
})

it('what is being typed stays when something else changes at the table', () => {
  speak('en')
  const props = $state({ table: tableOf(), onclose: () => undefined })
  host.say({ say: 'table', table: props.table, you: 10 })
  shown = mounted(TableSheet, props)
  const [name] = document.querySelectorAll('input')
  act(() => {
    name!.value = 'Anna'
    name!.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    props.table = tableOf({ watchers: 1 })
  })
  expect(name!.value).toBe('Anna')
  act(() => {
    props.table = tableOf({ people: [personOf(10, { name: 'Bea' })] })
  })
  expect(name!.value).toBe('Bea')
})

it('a full disk is said at the table, as long as it is full', () => {
  speak('en')
  shown = mounted(DiskFull, { bar: true })
  expect(text()).toBe('')
  act(() => host.say({ say: 'disk', full: true }))
  expect(text()).toMatch(/disk is full/)
  act(() => host.say({ say: 'disk', full: false }))
  expect(text()).not.toMatch(/disk is full/)
})
