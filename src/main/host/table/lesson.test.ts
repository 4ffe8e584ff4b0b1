import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'
import { goesOn, stays } from './lesson'

const host = ownHosts()
const code = (why: { rule: string } | null) => why?.rule.replace('host.', '') ?? null
const at = (step: number, auto = false) => ({ do: 'teach', lesson: { id: 'first-moves', step, of: 3, auto } }) as const
const solved = (step: number) => ({ do: 'solved', lesson: 'first-moves', step }) as const

async function gathered(port: number) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
  const join = async (name: string) => {
    const one = await TestClient.connect(port)
    await one.must({ do: 'join', table: anna.tableId, name })
    return one
  }
  return { anna, bela: await join('Béla'), join }
}
const lessonOf = (client: TestClient) => client.table?.lesson ?? null

describe('a lesson for the whole table', () => {
  it('is begun and led by the host alone, and everyone hears who has solved it', async () => {
    const { anna, bela } = await gathered((await host()).port)
    expect(code(await bela.refusal(at(0)))).toBe('not-host')
    await anna.must(at(0))
    await bela.must(solved(0))
    await anna.until(() => lessonOf(anna)?.solved.length === 1)
    expect(lessonOf(anna)).toMatchObject({ lesson: 'first-moves', step: 0, of: 3, knows: [] })
    await anna.must(at(1))
    // A phone that was asleep reports a step that is over.
    await bela.must(solved(0))
    await anna.until(() => lessonOf(anna)?.step === 1)
    expect(lessonOf(anna)?.solved).toEqual([])
  })

  it('lets people come in the middle, and know the game already', async () => {
    const { anna, join } = await gathered((await host()).port)
    await anna.must(at(2))
    const cili = await join('Cili')
    await cili.until(() => lessonOf(cili)?.step === 2)
    await cili.must({ do: 'knows', on: true })
    await anna.until(() => lessonOf(anna)?.knows.length === 1)
    await anna.must(at(3))
    await cili.until(() => lessonOf(cili)?.step === 3)
    expect(lessonOf(cili)?.knows).toHaveLength(1)
  })

  it('survives a host that is killed', async () => {
    const first = await host()
    const { anna, bela } = await gathered(first.port)
    await anna.must(at(1))
    await bela.must(solved(1))
    const second = await host({ dataDir: first.dataDir })
    const back = await TestClient.connect(second.port)
    await back.must({ do: 'return', table: anna.tableId, token: anna.token })
    await back.until(() => lessonOf(back) !== null)
    expect(lessonOf(back)).toMatchObject({ step: 1, of: 3 })
    expect(lessonOf(back)?.solved).toHaveLength(1)
  })

  it('goes on by itself when all who are here have solved it, asleep phones left out', async () => {
    const { anna, bela, join } = await gathered((await host({ clockSpeed: 40 })).port)
    const asleep = await join('Cili')
    await asleep.close()
    await anna.must(at(0, true))
    await anna.must(solved(0))
    await bela.must(solved(0))
    await anna.until(() => lessonOf(anna)?.step === 1)
    expect(lessonOf(anna)?.solved).toEqual([])
  })

  it('goes on by itself once there is room for it on disk', async () => {
    const { port, dataDir, logged } = await host({ clockSpeed: 8 })
    const { anna, bela } = await gathered(port)
    await anna.must(at(0, true))
    await bela.must({ do: 'knows', on: true })
    await anna.must(solved(0))
    // Where the table's record would be written next, nothing can be.
    const inTheWay = join(dataDir, 'tables', anna.tableId, 'table.json.next')
    mkdirSync(inTheWay)
    await expect.poll(() => logged.join(), { timeout: 3000 }).toContain('lesson')
    expect(lessonOf(anna)?.step).toBe(0)
    rmSync(inTheWay, { recursive: true })
    await anna.until(() => lessonOf(anna)?.step === 1, 10_000)
  })

  const shared = { lesson: 'x', step: 0, of: 2, auto: true, answer: false, solved: [1, 2], knows: [] as number[] }
  const next = (ms: number) => ({ to: 'next', ms })

  it('shows the last one the answer after a while, and waits not at all for those who know it', () => {
    expect(goesOn(shared, [1, 2, 3, 4], 'none')).toBeNull()
    expect(goesOn(shared, [1, 2, 3], 'none')).toEqual({ to: 'answer', ms: stays.last })
    expect(goesOn({ ...shared, answer: true }, [1, 2, 3], 'none')).toEqual(next(stays.all))
    expect(goesOn({ ...shared, knows: [3] }, [1, 2, 3], 'none')).toEqual(next(stays.all))
    expect(goesOn({ ...shared, auto: false, answer: true }, [1, 2], 'none')).toBeNull()
    expect(goesOn({ ...shared, step: 2 }, [1, 2], 'none')).toBeNull()
    expect(goesOn({ ...shared, solved: [] }, [1], 'none')).toBeNull()
  })

  it('waits for both where two learn, unless one of them knows it', () => {
    const lesson = { ...shared, solved: [1] }
    expect(goesOn(lesson, [1, 2], 'none')).toBeNull()
    expect(goesOn({ ...lesson, solved: [1, 2] }, [1, 2], 'none')).toEqual(next(stays.all))
    expect(goesOn({ ...lesson, knows: [2] }, [1, 2], 'none')).toEqual(next(stays.all))
    expect(goesOn({ ...lesson, knows: [3] }, [1, 2, 3], 'none')).toBeNull()
  })

  it('stays until a shared screen has shown the answer', () => {
    expect(goesOn(shared, [1, 2], 'showing')).toEqual(next(stays.showing))
    expect(goesOn(shared, [1, 2], 'shown')).toEqual(next(stays.shown))
  })

  it('goes on without the last one only once the screen has shown the answer', async () => {
    const { port } = await host({ clockSpeed: 40 })
    const { anna, bela, join } = await gathered(port)
    const cili = await join('Cili')
    const screen = await TestClient.connect(port)
    await screen.must({ do: 'watch', table: anna.tableId })
    await anna.must(at(0, true))
    for (const one of [anna, bela]) await one.must(solved(0))
    await cili.until(() => lessonOf(cili)?.answer === true)
    expect(lessonOf(cili)?.step).toBe(0)
    // A screen that speaks of another step, and a person's device, say nothing about this one.
    await screen.must({ do: 'shown', lesson: 'first-moves', step: 1 })
    await cili.must({ do: 'shown', lesson: 'first-moves', step: 0 })
    expect(lessonOf(cili)?.step).toBe(0)
    await screen.must({ do: 'shown', lesson: 'first-moves', step: 0 })
    await cili.until(() => lessonOf(cili)?.step === 1)
    expect(lessonOf(cili)).toMatchObject({ answer: false, solved: [] })
  })

  it('shows the answer when the host wants it, until the step is left', async () => {
    const { anna, bela } = await gathered((await host()).port)
    const answer = (step: number) => ({ do: 'teach', lesson: { ...at(step).lesson, answer: true } }) as const
    await anna.must(at(0))
    await anna.must(answer(0))
    await bela.until(() => lessonOf(bela)?.answer === true)
    await anna.must(at(0, true))
    await bela.until(() => lessonOf(bela)?.auto === true)
    expect(lessonOf(bela)?.answer).toBe(true)
    await anna.must(at(1))
    await bela.until(() => lessonOf(bela)?.step === 1)
    expect(lessonOf(bela)?.answer).toBe(false)
  })

  it('ends with the match that follows, and never begins in one', async () => {
    const { anna, bela } = await gathered((await host()).port)
    await anna.must(at(3))
    await anna.must({ do: 'start' })
    await bela.until(() => bela.table!.phase === 'playing')
    expect(lessonOf(bela)).toBeNull()
    expect(code(await anna.refusal(at(0)))).toBe('match-is-on')
  })
})

describe('asking for assistance', () => {
  const wishesOf = (client: TestClient) => client.table?.wishes ?? null

  it('is heard at the table until the host has decided', async () => {
    const { anna, bela } = await gathered((await host()).port)
    await anna.must({ do: 'set', game: 'forras-pont' })
    await bela.must({ do: 'wish', on: true })
    await bela.must({ do: 'wish', on: true })
    await anna.until(() => wishesOf(anna)?.length === 1)
    await anna.must({ do: 'set', options: { clock: 60 } })
    expect(wishesOf(anna)).toEqual([1])
    await anna.must({ do: 'set', options: { assistance: false } })
    await bela.until(() => wishesOf(bela)?.length === 0)
    expect(code(await bela.refusal({ do: 'set', options: { assistance: true } }))).toBe('not-host')
  })

  it('ends with another game, a match, or when its person leaves', async () => {
    const { anna, bela, join } = await gathered((await host()).port)
    const cili = await join('Cili')
    const ask = async (one: TestClient) => {
      await one.must({ do: 'wish', on: true })
      await anna.until(() => wishesOf(anna)!.length > 0)
    }
    await ask(bela)
    await anna.must({ do: 'set', game: 'forras-pont' })
    await anna.until(() => wishesOf(anna)!.length === 0)
    await ask(cili)
    await cili.must({ do: 'leave' })
    await anna.until(() => wishesOf(anna)!.length === 0)
    await ask(bela)
    await anna.must({ do: 'start' })
    await anna.until(() => wishesOf(anna)!.length === 0)
    expect(code(await bela.refusal({ do: 'wish', on: true }))).toBe('match-is-on')
  })
})
