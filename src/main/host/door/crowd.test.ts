import { describe, expect, it } from 'vitest'
import { Crowd } from './crowd'

const most = 2000

function room() {
  const seated = new Set<object>()
  const ended = new Set<object>()
  const time = { now: 0 }
  const all = new Crowd<{ destroy(): void }>(
    (one) => seated.has(one),
    most,
    () => time.now,
  )
  const come = (from: string) => {
    const one = {
      destroy() {
        ended.add(one)
        all.exit(one)
      },
    }
    return { one, in: all.enter(one, from) }
  }
  return { all, come, seated, ended, time }
}

const attacker = (at: number) => `192.168.2.${at}`

describe('a crowd at the door', () => {
  it('of 32 addresses with 64 connections each shuts out no newcomer, nobody who has a seat and not this computer', () => {
    const { come, seated, ended } = room()
    const player = come('192.168.1.5')
    seated.add(player.one)
    for (let connection = 0; connection < 64; connection++)
      for (let address = 0; address < 32; address++) come(attacker(address))
    for (let phone = 10; phone < 60; phone++)
      for (let connection = 0; connection < 6; connection++) expect(come(`192.168.1.${phone}`).in).toBe(true)
    expect(come('192.168.1.5').in).toBe(true)
    for (let window = 0; window < 20; window++) expect(come('127.0.0.1').in).toBe(true)
    expect(ended.has(player.one)).toBe(false)
  })

  it('makes no room for an address that has as much as any other', () => {
    const { come, ended } = room()
    for (let connection = 0; connection < 50; connection++)
      for (let address = 0; address < 40; address++) expect(come(attacker(address)).in).toBe(true)
    expect(come(attacker(7)).in).toBe(false)
    expect(ended.size).toBe(0)
  })

  it('loses the strangers who have been there longest first', () => {
    const { come, ended } = room()
    const first = come(attacker(1))
    for (let connection = 1; connection < most; connection++) come(attacker(1))
    expect(come('192.168.1.9').in).toBe(true)
    expect([...ended]).toEqual([first.one])
  })

  it('of as many addresses as there is room makes room too, after it has done nothing for a while', () => {
    const { come, time } = room()
    for (let at = 0; at < most; at++) come(`10.0.${at >> 8}.${at & 255}`)
    expect(come('192.168.1.9').in).toBe(false)
    time.now += 15_000
    expect(come('192.168.1.9').in).toBe(true)
  })

  it('has room again when somebody leaves', () => {
    const { all, come } = room()
    const visitors = Array.from({ length: most }, (_, at) => come(`10.0.${at >> 8}.${at & 255}`))
    expect(come('192.168.1.9').in).toBe(false)
    all.exit(visitors[0]!.one)
    expect(come('192.168.1.9').in).toBe(true)
  })
})
