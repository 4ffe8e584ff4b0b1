import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sound } from './contract'

/** Stands for a browser's audio: counts what is started. */
class Audio {
  static made: Audio[] = []
  static allowed = true
  state: 'running' | 'suspended' = Audio.allowed ? 'running' : 'suspended'
  currentTime = 0
  readonly destination = {}
  started = 0
  constructor() {
    Audio.made.push(this)
  }
  async resume() {
    if (Audio.allowed) this.state = 'running'
    return Promise.resolve()
  }
  async suspend() {
    this.state = 'suspended'
    return Promise.resolve()
  }
  createGain() {
    const ramp = vi.fn()
    return { gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp } }
  }
  createOscillator() {
    const ramp = vi.fn()
    return {
      frequency: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: (next: unknown) => ({ connect: () => next }),
      start: () => this.started++,
      stop: () => undefined,
    }
  }
}

let sounds: { unlockSound(): void; play(sound: Sound): void }
beforeEach(async () => {
  vi.useFakeTimers()
  Audio.made = []
  Audio.allowed = true
  vi.stubGlobal('AudioContext', Audio)
  vi.resetModules()
  sounds = await import('./sounds')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens audio once, after the first touch and not within it', () => {
  sounds.unlockSound()
  sounds.unlockSound()
  expect(Audio.made).toHaveLength(0)
  vi.advanceTimersByTime(1)
  sounds.unlockSound()
  expect(Audio.made).toHaveLength(1)
})

it('rests in silence and wakes for the next sound', async () => {
  sounds.unlockSound()
  vi.advanceTimersByTime(1)
  sounds.play('tap')
  const [audio] = Audio.made
  expect(audio.started).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(audio.state).toBe('suspended')
  sounds.play('tap')
  await vi.advanceTimersByTimeAsync(0)
  expect([audio.state, audio.started]).toEqual(['running', 2])
})

it('plays nothing afterwards that a browser forbade', async () => {
  Audio.allowed = false
  sounds.unlockSound()
  vi.advanceTimersByTime(1)
  sounds.play('tap')
  Audio.allowed = true
  sounds.unlockSound()
  await vi.advanceTimersByTimeAsync(0)
  const [audio] = Audio.made
  expect(audio.started).toBe(0)
  sounds.play('tap')
  expect(audio.started).toBe(1)
})
