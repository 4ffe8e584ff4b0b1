import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import Prompt from './Prompt.svelte'

const host = await atTable()

const text = () => document.body.textContent ?? ''
const asked = matchOf(5, { seat: 0, prompt: 'choose', fresh: true })
let prompt: ReturnType<typeof mounted>

function show(match = asked, table = tableOf()): StageModel {
  host.say({ say: 'table', table, you: 10 })
  host.say({ say: 'match', match })
  const model = new StageModel(
    toyPresentation(),
    () => 'phone',
    () => {},
  )
  prompt = mounted(Prompt, { model, myTurn: model.prompt !== null && !table.paused })
  return model
}

beforeEach(() => {
  speak('en')
  matchStore.clear()
  document.body.innerHTML = ''
})
afterEach(() => prompt.remove())

describe('the prompt of a stage', () => {
  it('says whose turn it is and what to do', () => {
    show()
    expect(text()).toContain(en.stage.yourTurn)
    expect(text()).toContain('Choose.')
  })

  it('says that an answer is being sent, and then that it was', async () => {
    const model = show()
    act(() => model.send('mine'))
    expect(text()).toContain(en.stage.sending)
    host.reply('answer', { say: 'done' })
    await new Promise((done) => setTimeout(done))
    flushSync()
    expect(text()).not.toContain(en.stage.sending)
    expect(text()).toContain(en.stage.sent)
  })

  it('leaves the question away once it is answered, unless others are still asked', async () => {
    const answered = async (asked: readonly number[]) => {
      matchStore.clear()
      const model = show(matchOf(5, { seat: 0, prompt: 'choose', asked, fresh: true }))
      act(() => model.send('mine'))
      host.reply('answer', { say: 'done' })
      await new Promise((done) => setTimeout(done))
      flushSync()
      const said = text()
      await prompt.remove()
      return [en.stage.sent, 'Someone thinks.'].map((words) => said.includes(words))
    }
    expect(await answered([0])).toEqual([true, false])
    expect(await answered([0, 1])).toEqual([true, true])
    show()
  })

  it('says whom everyone waits for', () => {
    show({ ...asked, prompt: null, asked: [1, 2] })
    expect(text()).toContain(en.stage.waitingFor(['P11', 'P12']))
    expect(text()).not.toContain(en.stage.yourTurn)
  })

  it('asks nothing while the table is paused; its host may go on', () => {
    show(asked, tableOf({ paused: true }))
    expect(text()).toContain(en.stage.pausedHelp)
    expect(text()).toContain(en.stage.paused)
    expect(text()).not.toContain('Choose.')
    expect(text()).not.toContain(en.stage.waitingFor(['P10']))
    act(() => button(en.hosting.resume).click())
    expect(host.last('pause')).toMatchObject({ on: false })
  })

  it('offers the way back to the present while the past is in sight', () => {
    const model = show()
    act(() => host.say({ say: 'match', match: matchOf(6, { seat: 0, prompt: 'choose' }) }))
    act(() => matchStore.look(0))
    expect(text()).toContain(en.stage.pastNote)
    act(() => button(en.stage.live).click())
    expect(model.past).toBe(false)
  })
})
