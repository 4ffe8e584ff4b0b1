import { expect, it, vi } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { playSteps, twoPlaying } from '../testing/twoPlaying'

const host = ownHosts()
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const open = { do: 'open', game: 'zertz', name: 'Cili' } as const

it('matches that were begun and left make room, and come back with one of their people', async () => {
  const { port } = await host({ mostTables: 2, clockSpeed: 36_000 })
  const left = [await twoPlaying(port, 'zertz'), await twoPlaying(port, 'zertz')]
  await playSteps([left[0]!.anna, left[0]!.bela], 5)
  const { step } = left[0]!.anna.match!
  for (const { anna, bela } of left) await Promise.all([anna.close(), bela.close()])
  await pause(300)
  const cili = await TestClient.connect(port)
  await cili.must(open)
  const back = await TestClient.connect(port)
  await back.must({ do: 'return', table: left[0]!.anna.tableId, token: left[0]!.anna.token })
  await back.until(() => back.match !== null)
  expect(back.match!.step).toBe(step)
})

it('keeps a match somebody was at lately, but the host’s computer may put it away', async () => {
  const { port } = await host({ mostTables: 1 })
  const { anna, bela } = await twoPlaying(port, 'zertz')
  await Promise.all([anna.close(), bela.close()])
  const cili = await TestClient.connect(port)
  await pause(100)
  expect(await cili.refusal(open)).toMatchObject({ rule: 'host.too-many-tables' })
  await cili.must({ do: 'putAway', table: anna.tableId })
  await cili.must(open)
})

it('answers that race the end of their match are told that it is over', async () => {
  const { port, logged } = await host()
  const { anna, bela } = await twoPlaying(port, 'zertz')
  for (let round = 0; round < 10; round++) {
    const asked = [anna, bela].find(({ owes }) => owes)!
    const { step, number } = asked.match!
    const answer = { do: 'answer', match: number, step, key: `k${round}`, answer: asked.sample(1) } as const
    const [, ...rules] = await Promise.all([
      anna.must({ do: 'endMatch' }),
      ...[0, 1, 2].map(async (one) => {
        await pause(one)
        return (await asked.refusal({ ...answer, key: `${answer.key}-${one}` }))?.rule ?? null
      }),
    ])
    expect(rules).not.toContain('host.disk')
    await anna.must({ do: 'start' })
    await Promise.all([anna, bela].map((one) => one.until(() => one.match?.number === number + 1)))
    await anna.until(() => anna.owes || bela.owes)
  }
  expect(logged.join()).not.toContain("can't be written")
})

it('tables make room though the computer’s clock was set back', async () => {
  const { port } = await host({ mostTables: 1 })
  const anna = await TestClient.connect(port)
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1e10)
  await anna.must({ ...open, name: 'Anna' })
  await anna.close()
  await pause(100)
  now.mockRestore()
  const cili = await TestClient.connect(port)
  await cili.must(open)
})
