import { expect, it } from 'vitest'
import type { Outcome } from '../../../engine/core/contract'
import { tellAll } from '../../../engine/core/views'
import { toyPresentation } from '../../match/testing/presentation'
import type { Moment } from '../../match/replay'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { ReplayStage, type ReplayOptions } from './stage.svelte'

const outcome = { winners: [0], rule: 'CO-4', scores: [] } as Outcome
const whispered = { to: [1], reveals: false, event: { type: 'peeked', rule: 'CO-1' } }

const moments = [0, 1, 2].map((step): Moment => {
  const told = [tellAll({ type: `step${step}`, rule: 'CO-1' }), ...(step === 1 ? [whispered] : [])]
  return {
    ...{ step, table: { step }, own: [`own0.${step}`, `own1.${step}`], asked: [step % 2] },
    ...{ told, events: told.map(({ event }) => event) },
  } as unknown as Moment
})

const optionsOf = (): ReplayOptions => ({
  presentation: toyPresentation(),
  moments,
  outcome,
  layout: () => 'desk',
  onRule: () => {},
  faces: () => [],
})
const stageOf = () => new ReplayStage(optionsOf())
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

it('plays a step forward, but not a jump', () => {
  const stage = stageOf()
  expect([stage.at, stage.events]).toEqual([0, []])
  stage.look(1)
  expect(types(stage.events)).toEqual(['step1', 'peeked'])
  stage.look(0)
  expect(stage.events).toEqual([])
  stage.look(9)
  expect([stage.at, stage.events]).toEqual([2, []])
})

it('shows everyone’s hands to all eyes, and to a seat’s eyes only what that seat had and heard', () => {
  const stage = stageOf()
  stage.look(1)
  expect(stage.open).toEqual(['own0.1', 'own1.1'])
  expect(stage.view).toMatchObject({ seat: null, own: null })
  stage.eyes = 0
  expect(stage.open).toBeNull()
  expect(stage.view).toMatchObject({ seat: 0, own: 'own0.1' })
  expect(types(stage.heard)).toEqual(['step0', 'step1'])
  stage.eyes = 1
  expect(types(stage.heard)).toEqual(['step0', 'step1', 'peeked'])
})

it('tells the outcome at the end only', () => {
  const stage = stageOf()
  expect(stage.outcome).toBeNull()
  stage.look(2)
  expect(stage.outcome).toBe(outcome)
})

it('says in words what is in sight', () => {
  speak('en')
  const stage = stageOf()
  expect([stage.caption, stage.status]).toEqual([en.stage.stepOf(1, 3), 'Someone thinks.'])
  stage.look(1)
  stage.eyes = 0
  expect(stage.lines.map(({ text }) => text)).toEqual(['Told: step0', 'Told: step1'])
  stage.eyes = 1
  expect(stage.lines.map(({ text }) => text)).toEqual(['Told: step0', 'Told: step1', 'Told: peeked'])
  stage.look(2)
  expect([stage.caption, stage.status]).toEqual([en.stage.stepOf(3, 3), 'It is over.'])
})

it('is played on in the seat one looks through, or else in that of somebody who is asked', () => {
  const stage = stageOf()
  stage.look(1)
  expect(stage.playable).toBe(1)
  stage.eyes = 0
  expect(stage.playable).toBe(0)
  const over = new ReplayStage({ ...optionsOf(), moments: [{ ...moments[0]!, asked: [] }] })
  over.eyes = 0
  expect(over.playable).toBeNull()
})
