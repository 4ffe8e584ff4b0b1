import { expect, it } from 'vitest'
import { Turns } from './turns'

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

it('tasks run one after the other, also after one that failed', async () => {
  const turns = new Turns()
  const log: string[] = []
  const slow = turns.take(async () => {
    await wait(20)
    log.push('slow')
    throw new Error('failed')
  })
  const quick = turns.take(() => {
    log.push('quick')
    return Promise.resolve(7)
  })
  await expect(slow).rejects.toThrow('failed')
  expect(await quick).toBe(7)
  await turns.settled()
  expect(log).toEqual(['slow', 'quick'])
})
