import { beforeAll, expect, it } from 'vitest'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import { endingOf } from './endings'

beforeAll(async () => {
  await hearBoth()
  speak('en')
})

it('a game that somebody gave up names the winner', () => {
  const names = ['Kati', null]
  expect(endingOf({ names, ended: { how: 'resigned', winner: 0 } })).toBe('Kati won by resignation')
  expect(endingOf({ names, ended: { how: 'time', winner: 1 } })).toBe('Player 2 won on time')
  expect(endingOf({ names, ended: null })).toBeNull()
})
