import { expect, it } from 'vitest'
import type { Moment } from '../../match/replay'
import { en } from '../../words/en'
import { keptFaces } from '../evenings/lines'
import { replayLines } from './lines'

const told = (to: 'all' | readonly number[], type: string) => ({ to, reveals: false, event: { type, rule: 'X-1' } })
const moment = (step: number, ...all: Moment['told'][number][]): Moment => ({
  ...{ step, table: step, own: [], asked: [], events: [] },
  told: all,
})

it('the log tells each pair of eyes what it heard, and all eyes everything', () => {
  const moments = [
    moment(1, told('all', 'dealt'), told([1], 'drew')),
    moment(2, told([0], 'peeked'), told('all', 'mute')),
  ]
  const words = {
    tell: ({ type }: { type: string }, _: readonly string[], table: unknown) =>
      type === 'mute' ? null : `${type} at ${String(table)}`,
  }
  const texts = (eyes: number | null) => replayLines(moments, eyes, words, []).map(({ text }) => text)
  expect(texts(null)).toEqual(['dealt at 1', 'drew at 1', 'peeked at 2'])
  expect(texts(0)).toEqual(['dealt at 1', 'peeked at 2'])
  expect(texts(1)).toEqual(['dealt at 1', 'drew at 1'])
})

it('everyone has a name, also bots and people who were forgotten', () => {
  const players = [
    { kind: 'person', name: 'Anna', avatar: 'bun' },
    { kind: 'bot' },
    { kind: 'forgotten' },
    { kind: 'bot' },
  ] as const
  expect(keptFaces({ players: [...players] }, en).map(({ name, bot }) => [name, bot])).toEqual([
    ['Anna', false],
    ['Bot 1', true],
    ['someone', false],
    ['Bot 2', true],
  ])
})
