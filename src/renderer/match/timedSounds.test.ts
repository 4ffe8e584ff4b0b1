import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playSounds, type TimedSound } from './timedSounds'

const sounds: readonly TimedSound[] = [
  { sound: 'place', at: 200 },
  { sound: 'place', at: 400 },
  { sound: 'gain', at: 500 },
]
const sound = vi.fn<(name: string) => void>()
const heard = () => sound.mock.calls.map(([name]) => name)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('each is heard in its time', () => {
  playSounds({ sound, still: false }, sounds)
  vi.advanceTimersByTime(200)
  expect(heard()).toEqual(['place'])
  vi.advanceTimersByTime(300)
  expect(heard()).toEqual(['place', 'place', 'gain'])
})

it('where nothing moves each is heard once, at once', () => {
  playSounds({ sound, still: true }, sounds)
  vi.advanceTimersByTime(0)
  expect(heard()).toEqual(['place', 'gain'])
})

it('none is heard once its step is gone', () => {
  const stop = playSounds({ sound, still: false }, sounds)
  vi.advanceTimersByTime(200)
  stop()
  vi.advanceTimersByTime(1000)
  expect(heard()).toEqual(['place'])
})
