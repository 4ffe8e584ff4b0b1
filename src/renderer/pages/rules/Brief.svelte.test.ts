import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { tableOf } from '../../connection/testing/tables'
import { presentations } from '../../games'
import { act, mounted } from '../../ui/testing/mounted'
import { hearBoth } from '../../words/testing/hearBoth'
import Brief from './Brief.svelte'
import RulesSheet from './RulesSheet.svelte'

const { presentation } = await presentations['dice-town']()
await hearBoth()

it.each([
  ['lines about the game', Brief, '.pitch'],
  ['points of the game in brief', Brief, 'li'],
  ['the rules', RulesSheet, '.rule'],
  ['the rules with their pictures', RulesSheet, 'figure'],
] as const)('%s are not drawn again when something else changes at the table', async (_, component, drawn) => {
  document.body.innerHTML = ''
  let table = $state.raw(tableOf())
  const props = {
    get presentation() {
      return table.game === 'dice-town' ? presentation : null
    },
    get game() {
      return table.game as 'dice-town'
    },
    rule: null,
    onclose: () => undefined,
  }
  const shown = mounted(component as typeof RulesSheet, props)
  const found = () => document.querySelector(drawn)
  await expect.poll(() => (flushSync(), found())).not.toBeNull()
  const before = found()
  act(() => {
    table = tableOf({ watchers: 1 })
  })
  expect(found()).toBe(before)
  await new Promise((done) => setTimeout(done, 50))
  expect(found()).toBe(before)
  await shown.remove()
})
