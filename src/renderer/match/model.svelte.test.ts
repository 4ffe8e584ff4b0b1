import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../connection/session.svelte'
import { matchOf, tableOf } from '../connection/testing/tables'
import type { Answered } from '../connection/link'
import { toasts } from '../ui/toasts.svelte'
import { speak } from '../words/index.svelte'
import { matchStore } from './match.svelte'
import { StageModel } from './model.svelte'
import { toyPresentation } from './testing/presentation'

/** What the host replies to the next answer. */
let reply: (result: Answered) => Promise<void>
const taken: Answered = { ok: true, reply: { say: 'done', re: 1 } }
const event = (type: string) => ({ type, rule: 'X-1' })
const asked = (step: number, more = {}) => matchOf(step, { seat: 0, prompt: 'choose', fresh: true, ...more })

function stageOf(presentation = toyPresentation()) {
  return new StageModel(
    presentation,
    () => 'phone',
    () => {},
  )
}

beforeEach(() => {
  speak('en')
  toasts.clear()
  matchStore.clear()
  matchStore.receive(asked(5))
  vi.restoreAllMocks()
  vi.spyOn(session, 'answer').mockImplementation(
    () =>
      new Promise((settle) => {
        reply = async (result) => {
          settle(result)
          await new Promise((done) => setTimeout(done))
        }
      }),
  )
})

describe('a stage whose answer is under way', () => {
  it('asks nothing until the host has replied, and nothing more once it has taken it', async () => {
    const stage = stageOf()
    expect(stage.prompt).toBe('choose')
    stage.send('mine')
    expect(stage).toMatchObject({ prompt: null, sending: true, answered: false })
    await reply(taken)
    expect(stage).toMatchObject({ prompt: null, sending: false, answered: true })
    matchStore.receive(asked(6))
    expect(stage).toMatchObject({ prompt: 'choose', answered: false })
  })

  it('sends once', () => {
    const stage = stageOf()
    stage.send('mine')
    stage.send('again')
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(1, 5, 'mine')
  })

  it('asks again after a refusal, says why and keeps the draft', async () => {
    const presentation = toyPresentation()
    const stage = stageOf(presentation)
    stage.send('mine')
    await reply({ ok: false, why: { rule: 'X-1', params: {} } })
    expect(stage).toMatchObject({ prompt: 'choose', sending: false })
    expect(toasts.all).toMatchObject([{ text: 'Not now.', rule: 'X-1' }])
    expect(presentation.resets()).toBe(0)
  })

  it('asks again without a word when the answer could not be delivered', async () => {
    const stage = stageOf()
    stage.send('mine')
    await reply({ ok: false, why: null })
    expect(stage.prompt).toBe('choose')
    expect(toasts.all).toHaveLength(0)
  })
})

describe('a step', () => {
  it('sets nothing off again when its state comes once more, as when somebody else has chosen', () => {
    const stage = stageOf()
    const seen: string[] = []
    const stop = $effect.root(() => {
      $effect(() => void seen.push(`step ${stage.step}`))
      $effect(() => void seen.push(`${stage.events.length} events`))
    })
    flushSync()
    matchStore.receive(asked(5, { fresh: false, asked: [1] }))
    flushSync()
    expect(seen).toEqual(['step 5', '0 events'])
    matchStore.receive(asked(6, { fresh: false, heard: [{ step: 6, events: [event('moved')] }] }))
    flushSync()
    stop()
    expect(seen).toEqual(['step 5', '0 events', 'step 6', '1 events'])
  })
})

describe('seat and suspense', () => {
  it('set nothing off again when the same step comes once more', () => {
    const stage = stageOf(toyPresentation({ Ending: (() => {}) as never, suspense: true }))
    const runs: (readonly [number | null, boolean])[] = []
    const stop = $effect.root(() => {
      $effect(() => void runs.push([stage.seat, stage.suspense]))
    })
    flushSync()
    matchStore.receive(asked(5, { fresh: false, asked: [1] }))
    flushSync()
    expect(runs).toEqual([[0, false]])
    matchStore.receive(asked(5, { seat: 1 }))
    flushSync()
    expect(runs).toHaveLength(2)
    stop()
  })
})

describe('a draft', () => {
  it('is reset for a new ask', () => {
    const presentation = toyPresentation()
    const stage = stageOf(presentation)
    const { draft } = stage
    matchStore.receive(asked(6))
    expect(presentation.resets()).toBe(1)
    expect(stage.draft).toBe(draft)
  })

  it('is a new one in another match, with nothing left open that a reset keeps', () => {
    const stage = stageOf()
    const { draft } = stage
    matchStore.receive(asked(5, { number: 2 }))
    expect(stage.draft).not.toBe(draft)
    expect(stage.revealed.draft).toBe(stage.draft)
  })

  it('is kept when the same ask arrives again, as after a lost connection', () => {
    const presentation = toyPresentation()
    stageOf(presentation)
    matchStore.receive(asked(5))
    matchStore.receive(asked(5, { fresh: false, asked: [0, 1] }))
    expect(presentation.resets()).toBe(0)
  })
})

describe('a draft on a device that is passed round', () => {
  interface Muting {
    muted: boolean
    reset(): void
    resume(before: Muting): void
  }
  const muting = () => {
    const createDraft = (): Muting => ({
      muted: false,
      reset() {},
      resume(before) {
        this.muted = before.muted
      },
    })
    return toyPresentation({ createDraft: createDraft as never })
  }
  const draftOf = (stage: StageModel) => stage.draft as unknown as Muting
  /** The page is covered, and somebody lifts the cover: a stage of its own. */
  const lifted = (more: Parameters<typeof matchOf>[1]) => {
    matchStore.clear()
    matchStore.receive(asked(5, { number: 7, ...more }))
    return stageOf(muting())
  }

  it('is emptied when the match leaves the page', () => {
    vi.spyOn(session, 'table', 'get').mockReturnValue(tableOf())
    const { draft } = lifted({ seat: 0 })
    const reset = vi.spyOn(draft, 'reset')
    matchStore.clear()
    expect(reset).toHaveBeenCalled()
  })

  it('goes on where the same player left it, in that match alone', () => {
    vi.spyOn(session, 'table', 'get').mockReturnValue(tableOf())
    draftOf(lifted({ seat: 0 })).muted = true
    expect(draftOf(lifted({ seat: 1 })).muted).toBe(false)
    expect(draftOf(lifted({ seat: 0 })).muted).toBe(true)
    expect(draftOf(lifted({ seat: 0, number: 8 })).muted).toBe(false)
    vi.spyOn(session, 'table', 'get').mockReturnValue(tableOf({ id: 'EFGH' }))
    expect(draftOf(lifted({ seat: 0, number: 7 })).muted).toBe(false)
  })
})

describe('the end of a match', () => {
  const outcome = { winners: [0], scores: [] } as never
  const over = asked(6, { prompt: null, asked: [], outcome, heard: [{ step: 5, events: [event('count')] }] })

  it('is revealed at once where there is no end show', () => {
    const stage = stageOf()
    matchStore.receive(over)
    expect(stage.status).toBe('It is over.')
    expect(stage.log.map(({ text }) => text)).toEqual(['Told: count'])
  })

  it('is held back until the end show is over', () => {
    const stage = stageOf(toyPresentation({ suspense: true }))
    matchStore.receive(over)
    expect(stage).toMatchObject({ suspense: true, status: 'Someone thinks.', log: [] })
    stage.ended()
    expect(stage).toMatchObject({ suspense: false, status: 'It is over.' })
    expect(stage.log).toHaveLength(1)
  })
})

describe('looking back', () => {
  beforeEach(() => {
    matchStore.receive(asked(6, { fresh: false, heard: [{ step: 5, events: [event('move')] }] }))
  })

  it('shows the past without seat and prompt, and the log as it was', () => {
    const stage = stageOf()
    expect(stage.log).toHaveLength(1)
    matchStore.look(0)
    expect(stage).toMatchObject({ past: true, seat: null, mine: 0, prompt: null, step: 5, log: [] })
  })

  it('animates a step forward, but no jump', () => {
    const stage = stageOf()
    matchStore.look(0)
    expect(stage.events).toEqual([])
    matchStore.look(1)
    expect(stage.past).toBe(false)
    expect(stage.events).toEqual([event('move')])
  })

  it('is closed while a game lives from remembering, and opens at its end', () => {
    const stage = stageOf(toyPresentation({ rules: { seats: { min: 2, max: 2 }, remembers: () => true } }))
    expect(stage.mayLookBack).toBe(false)
    matchStore.receive(asked(7, { outcome: { winners: [], scores: [] } as never }))
    expect(stage.mayLookBack).toBe(true)
  })

  it('goes through the whole match once it was rebuilt from its journal', () => {
    const stage = stageOf()
    const moments = [0, 1, 2, 3].map((step) => ({
      step,
      table: step,
      own: [step],
      asked: [],
      events: [event(`${step}`)],
      told: [],
    }))
    matchStore.rewatch(moments)
    expect(matchStore).toMatchObject({ whole: true, length: 4 })
    matchStore.look(1)
    expect(stage).toMatchObject({ step: 1, open: [1] })
    expect(stage.log.map(({ text }) => text)).toEqual(['Told: 0', 'Told: 1'])
  })

  it('ends when another match begins', () => {
    matchStore.look(0)
    matchStore.receive(asked(0, { number: 2 }))
    expect(matchStore.past).toBe(false)
  })
})

describe('a stage that reveals', () => {
  const thrown = { heard: [{ step: 5, events: [event('thrown')] }], fresh: false }
  const outcome = { winners: [0], scores: [] } as never

  it('tells nothing before it is shown: not in the status, the log, the outcome or the next question', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stage = stageOf(toyPresentation({ reveal: () => 800 }))
    matchStore.receive(asked(6, { ...thrown, outcome }))
    expect(stage.outcome).toBe(outcome)
    expect(stage.events).toHaveLength(1)
    expect(stage.revealed).toMatchObject({ outcome: null, step: 5, log: [], prompt: null, status: 'Someone thinks.' })
    vi.advanceTimersByTime(800)
    expect(stage.revealed).toMatchObject({ outcome, step: 6, status: 'It is over.' })
    expect(stage.revealed.log).toHaveLength(1)
    vi.useRealTimers()
  })

  it('asks when the reveal is over, or skipped', () => {
    const stage = stageOf(toyPresentation({ reveal: () => 800 }))
    matchStore.receive(asked(6, thrown))
    expect([stage.prompt, stage.revealed.prompt]).toEqual([null, null])
    expect(matchStore.skip()).toBe(true)
    expect([stage.prompt, stage.revealed.prompt]).toEqual(['choose', 'choose'])
    expect(stage.events).toEqual([])
    expect(matchStore.skip()).toBe(false)
  })

  it('announces the same step once it may', () => {
    const stage = stageOf(toyPresentation({ reveal: () => 800 }))
    matchStore.receive(asked(6, thrown))
    expect(stage.revealed.events).toEqual([])
    matchStore.skip()
    expect(stage.revealed.step).toBe(6)
  })
})
