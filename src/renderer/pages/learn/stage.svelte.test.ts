import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import type { AnyLesson, AnyTeaching } from '../../../engine/core/lesson'
import { toyRules, type ToyTable } from '../../../engine/testing/toy'
import { bid, lesson } from '../../../engine/testing/toyLesson'
import { settings } from '../../device/settings.svelte'
import type { AnyPresentation, AnyStage } from '../../match/contract'
import { toyPresentation } from '../../match/testing/presentation'
import { speak } from '../../words/index.svelte'
import { LessonStage, type Course, type LessonStageOptions } from './stage.svelte'

const presentationOf = () => toyPresentation({ pace: () => 500, reveal: () => 300 })

const courseOf = (presentation: AnyPresentation, teaching: Partial<AnyTeaching> = {}): Course => ({
  presentation,
  teaching: teaching as AnyTeaching,
  rules: toyRules as AnyRules,
  lesson: lesson as unknown as AnyLesson,
})

function begin(more: Partial<LessonStageOptions> = {}, presentation = presentationOf()) {
  const solved: number[] = []
  const stage = new LessonStage({
    course: courseOf(presentation),
    at: 0,
    layout: () => 'phone',
    onRule: () => {},
    onSolved: (step) => solved.push(step),
    ...more,
  })
  return { stage, solved, resets: presentation.resets }
}
const points = (stage: AnyStage) => (stage.view.table as ToyTable).points

beforeEach(() => {
  vi.useFakeTimers()
  speak('en')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a lesson’s stage', () => {
  it('asks the learner as a table would', () => {
    const { stage } = begin()
    expect(stage).toMatchObject({ seat: 0, prompt: { type: 'bid' }, asked: [0, 1], past: false, outcome: null })
    expect(stage.events).toEqual([])
  })

  it('shows what follows an answer, asks nobody meanwhile, and has the draft begin again', () => {
    const { stage, resets } = begin()
    stage.send(bid(4))
    expect([points(stage), stage.prompt, stage.asked, resets()]).toEqual([[1, 0], null, [], 1])
    expect(stage.events.map(({ type }) => type)).toEqual(['bids'])
    expect(stage.heard.map(({ type }) => type)).toEqual(['bids'])
  })

  it('tells of it only when its reveal is over, by the same stage', () => {
    const { stage } = begin()
    stage.send(bid(4))
    const { revealed } = stage
    expect([points(revealed), revealed.events, revealed.heard]).toEqual([[0, 0], [], []])
    expect([revealed.names, revealed.draft]).toEqual([stage.names, stage.draft])
    vi.advanceTimersByTime(300)
    expect([points(revealed), revealed.heard.length]).toEqual([[1, 0], 1])
  })

  it('can be answered through what is told of it', () => {
    const { stage } = begin()
    stage.revealed.send(bid(4))
    expect(points(stage)).toEqual([1, 0])
  })

  it('takes what a control stops for a wrong try, without a reset', () => {
    const { stage, resets } = begin()
    stage.blocked({ rule: 'X-9', params: {} })
    expect([stage.player.note?.refusal?.rule, resets()]).toEqual(['X-9', 0])
  })

  it('moves only what a change of the player changes', () => {
    const { stage } = begin()
    const runs = { look: 0, view: 0 }
    const stop = $effect.root(() => {
      $effect(() => void [stage.player.look, runs.look++])
      $effect(() => void [stage.view, runs.view++])
    })
    flushSync()
    stage.player.touched()
    flushSync()
    expect(runs).toEqual({ look: 2, view: 1 })
    stop()
  })

  it('reports a solved step', () => {
    vi.spyOn(settings, 'still', 'get').mockReturnValue(true)
    const { stage, solved } = begin()
    stage.send(bid(4))
    stage.player.tap()
    stage.send({ type: 'grab' })
    expect([stage.player.mode, solved]).toEqual(['solved', [0]])
  })
})

describe('who plays in a lesson', () => {
  it('is the learner under their own name, and scripted seats', () => {
    const { stage } = begin({ name: 'Zoé' })
    expect(stage.names).toEqual(['Zoé', 'Béla'])
    expect(stage.faces).toMatchObject([
      { seat: 0, name: 'Zoé', bot: false },
      { seat: 1, name: 'Béla', bot: true },
    ])
  })

  it('are those whom the game names, the learner among them as Anna', () => {
    const names = { hu: ['Te', 'Kati'], en: ['You', 'Kate'] }
    const { stage } = begin({ course: courseOf(presentationOf(), { names }) })
    expect(stage.names).toEqual(['Anna', 'Kate'])
    speak('hu')
    expect(stage.names).toEqual(['Anna', 'Kati'])
  })
})
