import { expect, it } from 'vitest'
import { ownTurn } from './turns'

it('gives everyone a task of their own, in the order of asking', async () => {
  const told: string[] = []
  const between = () => new Promise<void>((done) => setTimeout(done))
  const first = ownTurn().then(() => told.push('first'))
  const second = ownTurn().then(() => told.push('second'))
  await Promise.resolve()
  expect(told).toEqual([])
  await first
  expect(told).toEqual(['first'])
  await between()
  await second
  expect(told).toEqual(['first', 'second'])
})
