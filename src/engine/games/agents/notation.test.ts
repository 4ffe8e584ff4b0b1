import { expect, it } from 'vitest'
import { answerNamed, answerText } from './notation'
import { quickRng } from '../../core/rng'
import { sample } from './legal'
import { play, promptsOf, sceneAt } from './testing/scene'

it.each([
  'A > 1,1',
  'L* > -2,0',
  'C x D',
  'book A 237',
  'veto 237',
  'raise 9',
  'pass',
  'draw?',
  'hold',
  'give up',
  'yes',
  'no',
  'let go',
])('%s is read as written', (text) => expect(answerText(answerNamed(text)!)).toBe(text))

it.each(['A > 1,1 ', 'M > 1,1', 'A x M', 'book A -5', 'veto', 'veto 1.5', 'Pass', ''])('%j is no answer', (text) =>
  expect(answerNamed(text)).toBeNull(),
)

it('every answer that is sampled survives being written and read', () => {
  const rng = quickRng(3)
  const start = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, treasure: '1,1', on: { 0: { 0: 2000 }, 1: { 0: 900 } } })
  const bid = play(start, '0: A > 1,0', '1: veto 7')
  const scenes = [start, play(start, '0: A > 1,0'), bid, play(bid, '0: hold'), play(start, '0: draw?')]
  const types = new Set<string>()
  for (const scene of scenes)
    for (const [seat, prompt] of promptsOf(scene))
      for (let i = 0; i < 100; i++) {
        const { table, own } = scene.world
        const answer = sample({ seat, table, own: own[seat] }, prompt, rng)
        types.add(answer.type)
        expect(answerNamed(answerText(answer))).toEqual(answer)
      }
  expect(types.size).toBe(13)
})
