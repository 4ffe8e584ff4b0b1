import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Adapter } from './addresses'
import type { diagnose } from './doctor'
import { doctorRounds } from './rounds'
import { addressWatch } from './watch'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the doctor counts from when somebody began to wait, and tells only those who do', () => {
  const judge = vi.fn<typeof diagnose>(() => ({ wall: 'none', remedy: 'none' }))
  const observe = () => ({ port: 7400, adapters: [], visits: [], heard: false })
  const goRound = doctorRounds({ observe, speed: 1, judge })
  const patient = (waits: boolean) => ({ waits, tellDoctor: vi.fn() })
  const [waiting, other] = [patient(true), patient(false)]
  const waited = () => {
    const { now, since } = judge.mock.lastCall![0]
    return now - since
  }

  goRound([other])
  expect(judge).not.toHaveBeenCalled()
  goRound([waiting, other])
  vi.advanceTimersByTime(3000)
  goRound([waiting, other])
  expect(waited()).toBe(3000)
  expect(waiting.tellDoctor).toHaveBeenCalledTimes(2)
  expect(other.tellDoctor).not.toHaveBeenCalled()
  goRound([other])
  goRound([waiting])
  expect(waited()).toBe(0)
})

it('the address at which devices get in is shown first, also after the next look', () => {
  const at = (...all: string[]) => all.map((address) => ({ name: address, address, family: 'IPv4' }) as Adapter)
  let adapters = at('192.168.1.5', '10.0.0.5', '172.20.10.2')
  const watch = addressWatch(() => adapters)
  const shown = () => watch.adapters.map(({ address }) => address)
  expect(watch.worked('::ffff:10.0.0.5')).toBe(true)
  expect(shown()).toEqual(['10.0.0.5', '192.168.1.5', '172.20.10.2'])
  expect([watch.worked('10.0.0.5'), watch.worked('1.2.3.4'), watch.look()]).toEqual([false, false, false])
  adapters = at('192.168.1.5', '10.0.0.5')
  expect(watch.look()).toBe(true)
  expect(shown()).toEqual(['10.0.0.5', '192.168.1.5'])
})

it('a change of addresses is noticed once', () => {
  const at = (address: string) => [{ name: 'wlan0', address, family: 'IPv4' } as Adapter]
  let adapters = at('192.168.1.5')
  const watch = addressWatch(() => adapters)
  expect(watch.look()).toBe(false)
  adapters = at('192.168.1.6')
  expect(watch.urls(7400)).toEqual(['http://192.168.1.5:7400'])
  expect([watch.look(), watch.look()]).toEqual([true, false])
  expect(watch.urls(7400)).toEqual(['http://192.168.1.6:7400'])
})
