import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../../connection/session.svelte'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import * as sounds from '../../match/sounds'
import { act, mounted } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import Curtain from './Curtain.svelte'

const host = await atTable()
let shown: ReturnType<typeof mounted>
afterEach(() => shown.remove())

it('calls the next player once, whatever else changes at the table', () => {
  speak('en')
  const play = vi.spyOn(sounds, 'play')
  matchStore.clear()
  const props = $state({ table: tableOf(), presentation: null })
  host.say({ say: 'table', table: tableOf(), you: 10 })
  session.passAndPlay.set([10, 11], null)
  host.say({ say: 'match', match: matchOf(5, { asked: [1], fresh: true }) })
  shown = mounted(Curtain, props)
  expect(document.querySelector('[data-curtain]')?.getAttribute('data-curtain')).toBe('P11')
  expect(play).toHaveBeenCalledTimes(1)
  act(() => {
    props.table = tableOf({ watchers: 1 })
  })
  expect(play).toHaveBeenCalledTimes(1)
  session.passAndPlay.reset()
})
