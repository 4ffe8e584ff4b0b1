import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, personOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import Notices from './Notices.svelte'
import { fetchSeldom } from './seldom'

await fetchSeldom()
const host = await atTable()

const text = () => document.body.textContent ?? ''
const people = [personOf(10), personOf(11, { here: false }), personOf(12)]
let notices: ReturnType<typeof mounted>

function show(myTurn: boolean): void {
  const table = tableOf({ people })
  host.say({ say: 'table', table, you: 10 })
  host.say({ say: 'match', match: matchOf(5, { seat: 0, prompt: null, asked: [1], fresh: true }) })
  const model = new StageModel(
    toyPresentation(),
    () => 'phone',
    () => {},
  )
  notices = mounted(Notices, { model, table, myTurn })
}

beforeEach(() => {
  speak('en')
  matchStore.clear()
  document.body.innerHTML = ''
})
afterEach(() => notices.remove())

describe('the notices over a board', () => {
  it('let the host of the table decide about someone who is away', () => {
    show(false)
    expect(text()).toContain(en.crowd.away(['P11']))
    act(() => button(en.hosting.standIn).click())
    expect(host.last('standIn')).toMatchObject({ seat: 1, level: 'medium' })
  })

  it('fold into a sign, so that the board can be studied meanwhile', () => {
    show(false)
    act(() => button(en.crowd.away(['P11'])).click())
    expect(text()).not.toContain(en.hosting.standIn)
    expect(document.querySelector('.away .hidden-text')?.textContent).toBe(en.crowd.away(['P11']))
    act(() => button(en.crowd.away(['P11'])).click())
    expect(text()).toContain(en.hosting.standIn)
  })

  it('are a sign only while the board is mine to touch', () => {
    show(true)
    expect(document.querySelector('.away .hidden-text')?.textContent).toBe(en.crowd.away(['P11']))
    expect(text()).not.toContain(en.hosting.standIn)
    act(() => button(en.crowd.away(['P11'])).click())
    expect(text()).toContain(en.hosting.standIn)
  })
})
