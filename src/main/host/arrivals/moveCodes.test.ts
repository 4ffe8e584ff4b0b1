import { describe, expect, it } from 'vitest'
import { moveCodes } from './moveCodes'
import { TestClient } from '../testing/client'
import { ownHosts } from '../testing/ownHosts'

const host = ownHosts()

describe('codes of six digits', () => {
  it('are one for each person: asking for many leaves nobody a better guess', () => {
    const codes = moveCodes()
    const first = codes.make(0)
    const others = codes.make(1)
    const made = Array.from({ length: 50 }, () => codes.make(0))
    expect(codes.size).toBe(2)
    expect(made.includes(first)).toBe(false)
    expect(codes.use(others, 'a')?.person).toBe(1)
    expect(codes.use(others, 'a')).toBeNull()
    expect(codes.use(made.at(-1)!, 'a')?.person).toBe(0)
  })

  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const guess = (codes: ReturnType<typeof moveCodes>, wrong: string, address: string, times: number) =>
    Array.from({ length: times }, () => codes.use(wrong, address))

  it('bear a slip of the finger, but no more than five wrong tries of one address', () => {
    const codes = moveCodes()
    const first = codes.make(0)
    expect(guess(codes, otherThan(first), 'a', 4)).toEqual(Array(4).fill(null))
    expect(codes.use(first, 'a')?.person).toBe(0)
    const last = codes.make(0)
    expect(guess(codes, otherThan(last), 'a', 5)).toEqual(Array(5).fill(null))
    expect(codes.use(last, 'a')).toBeNull()
    // A new code comes with new tries.
    expect(codes.use(codes.make(0), 'a')?.person).toBe(0)
  })

  it('are not taken from anyone by somebody who guesses without end', () => {
    const codes = moveCodes()
    const code = codes.make(0)
    guess(codes, otherThan(code), 'a', 10_000)
    expect(codes.use(code, 'b')?.person).toBe(0)
  })

  it('are used up by a hundred wrong tries of many addresses, so that these are no way to guess either', () => {
    const codes = moveCodes()
    const code = codes.make(0)
    for (let address = 0; address < 20; address++) {
      expect(codes.size).toBe(1)
      guess(codes, otherThan(code), `a${address}`, 9)
    }
    expect(codes.size).toBe(0)
    expect(codes.use(code, 'b')).toBeNull()
  })

  it('end with their two minutes', () => {
    let now = 0
    const codes = moveCodes(() => now)
    const code = codes.make(0)
    now = 120_001
    expect(codes.use(code, 'a')).toBeNull()
    expect(codes.size).toBe(0)
  })

  it('stay good at a table while somebody else guesses there', async () => {
    const { port } = await host()
    const anna = await TestClient.connect(port)
    await anna.must({ do: 'open', game: 'zertz', name: 'Anna' })
    const given = await anna.request({ do: 'moveCode' })
    if (given.say !== 'moveCode') throw new Error(given.say)
    const move = { do: 'move', table: anna.tableId } as const
    const prankster = await TestClient.connect(port)
    for (let i = 0; i < 3; i++)
      expect(await prankster.refusal({ ...move, code: otherThan(given.code) })).toMatchObject({
        rule: 'host.wrong-code',
      })
    const laptop = await TestClient.connect(port)
    await laptop.must({ ...move, code: given.code })
  })
})
