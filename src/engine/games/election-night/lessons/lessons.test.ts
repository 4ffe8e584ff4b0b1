import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../../core/contract'
import { answerLesson, beginStep, solvedThrough, type LessonReply } from '../../../core/lessonRun'
import { matchAt, matchView, promptFor } from '../../../core/match'
import { lessonSuite } from '../../../testing/lessons'
import { examSuite } from '../../../testing/questions'
import { exam } from '../testing/questions'
import type { FlipMark, Prompt } from '../facts'
import { game } from '../index'
import type { GameView } from '../motion'
import { teaching } from './index'
import { later, middle, nearlyTotal, overtaken } from './maps'
import { say, sceneStart, writing, type LessonScene } from './scene'
import { why } from './why'

lessonSuite(game, teaching, {
  variants: [
    ...Array.from({ length: 12 }, () => ({ seats: 2, options: {} })),
    ...Array.from({ length: 12 }, () => ({ seats: 2, options: { memoryAid: true } })),
  ],
})

examSuite(game.rules, teaching, exam)

const rules = game.rules as AnyRules
const lesson = (id: string) => teaching.lessons.find((one) => one.id === id)!

/** Everything that is told in a reply's beats. */
const types = (reply: LessonReply) =>
  'beats' in reply ? reply.beats.flatMap(({ events }) => events.map(({ type }) => type)) : []

describe('what the lessons say comes true', () => {
  it('the night ends 30 to 23 for the learner', () => {
    const { match } = solvedThrough(rules, lesson('tricks'), 4)
    expect(rules.outcome(match.world.table)).toMatchObject({ winners: [0], scores: [{ total: 30 }, { total: 23 }] })
  })

  it('writing the 4 elsewhere that night loses it', () => {
    const choosing = beginStep(rules, lesson('tricks'), 4)
    const writingIt = answerLesson(choosing, say('choose red'))
    expect(answerLesson(writingIt.place, say('EA6')).kind).toBe('missed')
  })

  it('the throw of the extra lesson is as its captions say, and stops three times', () => {
    const reply = answerLesson(beginStep(rules, lesson('throws'), 0), say('DA1'))
    expect(types(reply)).toEqual(['written', 'roundOver', 'round', 'thrown', 'thrown', 'thrown', 'thrown', 'rolled'])
    expect('beats' in reply && reply.beats.filter(({ caption }) => caption).length).toBe(3)
  })

  it('equal seats are decided by fields', () => {
    const { match } = solvedThrough(rules, lesson('ties'), 0)
    const { winners, scores } = rules.outcome(match.world.table)!
    expect(winners).toEqual([0])
    expect(scores).toMatchObject([
      { total: 18, parts: { fields: 20 } },
      { total: 18, parts: { fields: 19 } },
    ])
  })

  it('a full map loses the other number and the bonus', () => {
    const reply = answerLesson(beginStep(rules, lesson('full-map'), 0), say('choose red'))
    expect(types(reply).filter((type) => type === 'lost')).toHaveLength(2)
    expect(rules.outcome(reply.place.match.world.table)).toMatchObject({ scores: [{ total: 34 }, { total: 23 }] })
  })

  it.each(['rock', 'paper', 'scissors'])('%s wins the hand', (hand) => {
    const reply = answerLesson(beginStep(rules, lesson('rps'), 0), say(hand))
    expect(reply.kind).toBe('onward')
    expect(reply.place.match.world.table).toMatchObject({ phase: { type: 'order', winner: 0 } })
  })
})

describe('why an answer is good, in facts', () => {
  function reason(scene: LessonScene, answer: string, theirFlips?: readonly FlipMark[]) {
    const { options, world } = sceneStart(scene)
    const table = { ...world.table, flips: [world.table.flips[0], theirFlips ?? world.table.flips[1]] }
    const match = matchAt(rules, options, { ...world, table })
    return why(matchView(match, 0) as GameView, promptFor(match, 0) as Prompt, say(answer))
  }
  const dice = { left: ['R3 W2', 'B6 W1'], played: ['B5', 'R3'] } as const

  it.each([
    ['ND3', 'Your lead in Nyugat-Dunántúl grows: 12:0.'],
    ['DA1', 'You lead in Dél-Alföld: 5:0, 7 seats.'],
    ['EM5', 'You close the gap in Észak-Magyarország: 5:19.'],
  ])('writing at %s', (field, text) => {
    expect(reason({ marks: later, round: 7, phase: writing(1, '0 by 0 B5'), ...dice }, field)?.en).toBe(text)
  })

  it('a clean sweep, and a region sealed without one', () => {
    const scene = { marks: nearlyTotal, round: 8, phase: writing(1, '0 by 0 B5'), ...dice } as const
    expect(reason(scene, 'KM5')?.hu).toBe('Teljes győzelem Közép-Magyarországon: 15:7, betelt, 7 mandátum.')
    expect(reason(scene, 'EM5')?.en).toBe('It seals the region for you: Észak-Magyarország, 14:5.')
  })

  it.each([
    ['EM4', 'They lead in Észak-Magyarország anyway, and two 6s spoil their clean sweep.'],
    ['EA3', 'They lead in Észak-Alföld anyway: it wins them nothing new.'],
    ['KD3', 'You still lead in Közép-Dunántúl: 9–6.'],
    ['DA1', 'It does least harm in Dél-Alföld: 0–6.'],
  ])('placing their 6 at %s', (field, text) => {
    const phase = writing(1, '1 by 0 R6')
    expect(reason({ marks: middle, round: 5, phase, left: ['B3 R5', 'B4 W1'], played: ['W2', 'R6'] }, field)?.en).toBe(
      text,
    )
  })

  it('a die, by what the opponent can still play', () => {
    const scene: LessonScene = {
      marks: later,
      round: 6,
      phase: { type: 'choose', action: 2 },
      left: ['B6 R4', 'B5 W4'],
      played: ['W1', 'R2'],
    }
    expect(reason({ ...scene, aid: true }, 'choose red')?.en).toContain('Whichever die they play')
    // Blue against blue can be vetoed, so nothing is promised there.
    expect(reason({ ...scene, aid: true }, 'choose blue')?.en).toContain('only a white takes 2 off it')
    const reds: LessonScene = { ...scene, aid: true, left: ['B6 R4', 'R5 W4'], played: ['W1', 'B2'] }
    expect(reason(reds, 'choose blue')?.en).toContain('Against 1 of their 2 dice')
    expect(reason(scene, 'choose red')?.en).toContain('at least 4')
  })

  it('a die, by its own rule once the opponent may have another number than they rolled', () => {
    const scene: LessonScene = {
      ...{ marks: later, round: 6, phase: { type: 'choose', action: 2 }, aid: true },
      ...{ left: ['B6 R4', 'B5 W4'], played: ['W1', 'R2'] },
    }
    const after = (round: number) => reason(scene, 'choose red', [{ round, action: 1 }])?.en
    expect(after(5)).toContain('Whichever die they play')
    expect(after(6)).toBe('You choose its place if the other die shows at least 4.')
  })

  it('hiding the dice: what to remember, and what stands up to it', () => {
    const scene: LessonScene = {
      marks: later,
      round: 6,
      phase: { type: 'study' },
      left: ['B6 R4 W1', 'B5 R6 W4'],
    }
    expect(reason(scene, 'ready')?.en).toBe(
      'Remember that they have blue 5, red 6, white 4. Your red 4 writes its full number where you like against 2 of them.',
    )
    expect(reason({ ...scene, aid: true }, 'ready')?.hu).toMatch(
      /^Az ellenfelednél kék 5, piros 6, fehér 4\. A piros 4-esed közülük 2 ellen/,
    )
  })

  it('a veto, a flip and saving one', () => {
    const veto: LessonScene = {
      marks: later,
      round: 7,
      phase: { type: 'veto', action: 1 },
      left: ['R5 W3', 'R4 W1'],
      played: ['B2', 'B6'],
    }
    expect(reason(veto, 'veto')?.en).toBe(
      'Their 6 could swing 12 seats, your 2 only 7. With a veto neither of you writes.',
    )
    expect(reason(veto, 'veto')?.hu).toMatch(/^Az ő 6-osa 12, a te 2-esed csak 7 mandátumnyit/)
    const flip: LessonScene = {
      marks: overtaken,
      round: 4,
      phase: { type: 'flip', action: 1 },
      left: ['B1 R3 W4', 'B6 R1 W5'],
      flips: [1, 0],
    }
    expect(reason(flip, 'flip blue')?.en).toContain('blue 1 becomes a 6')
    expect(reason(flip, 'flip none')?.en).toContain('You keep 4 flips')
  })
})
