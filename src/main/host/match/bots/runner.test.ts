import { afterEach, expect, it } from 'vitest'
import { threadedBots, type BotQuestion, type BotRunner } from './runner'

const thread = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${code}`)}`)
const question = (seed: number): BotQuestion => ({
  ...{ game: 'zertz', view: { seat: 0, table: null, own: null }, prompt: null, heard: [], level: 'easy', seed },
})

let bots: BotRunner | null = null
afterEach(() => bots?.close())

it('asks the same thread again and again without waiting for it to be given up', async () => {
  const started = Date.now()
  bots = threadedBots(
    thread(
      `let asked = 0; parentPort.on('message', ({ seed }) => parentPort.postMessage({ answer: [seed, ++asked] }))`,
    ),
    1,
  )
  for (let i = 1; i <= 5; i++) expect(await bots.choose(question(i * 10))).toEqual([i * 10, i])
  expect(Date.now() - started).toBeLessThan(9000)
})

it('goes on with a new thread after one that broke', async () => {
  bots = threadedBots(
    thread(
      `parentPort.on('message', ({ seed }) => { if (seed === 1) process.exit(1); parentPort.postMessage({ answer: seed }) })`,
    ),
    1,
  )
  await expect(bots.choose(question(1))).rejects.toThrow('stopped')
  expect(await bots.choose(question(2))).toBe(2)
  expect(await bots.choose(question(3))).toBe(3)
})

it('goes on with a new thread after one that broke while nobody asked it', async () => {
  bots = threadedBots(
    thread(
      `parentPort.on('message', ({ seed }) => {
        parentPort.postMessage({ answer: seed })
        if (seed === 1) setTimeout(() => { throw new Error('late') }, 10)
      })`,
    ),
    1,
  )
  expect(await bots.choose(question(1))).toBe(1)
  await new Promise((done) => setTimeout(done, 300))
  expect(await bots.choose(question(2))).toBe(2)
})
