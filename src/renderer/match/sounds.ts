/** A few short synthesised sounds. Nothing is loaded, and nothing sounds before the player's first touch. */
import type { Sound } from './contract'
import { settings } from '../device/settings.svelte'

let context: AudioContext | null = null

/** Called on every touch, since browsers allow sound only after one. With sound off no audio context is opened: it costs power. */
export function unlockSound(): void {
  if (!settings.sound) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    context = null
  }
}

interface Tone {
  readonly from: number
  readonly to?: number
  readonly at: number
  readonly for: number
  readonly loud: number
  readonly shape: OscillatorType
}

const tone = (
  from: number,
  at: number,
  length: number,
  loud = 0.12,
  shape: OscillatorType = 'sine',
  to = from,
): Tone => ({
  from,
  to,
  at,
  for: length,
  loud,
  shape,
})

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  tap: [tone(520, 0, 0.05, 0.05, 'triangle')],
  place: [tone(210, 0, 0.09, 0.16, 'triangle', 140)],
  roll: [0, 0.05, 0.11, 0.16, 0.24, 0.33].map((at, i) => tone(300 + ((i * 137) % 260), at, 0.04, 0.08, 'square', 180)),
  reveal: [tone(392, 0, 0.16, 0.08), tone(523, 0.08, 0.22, 0.08)],
  gain: [tone(587, 0, 0.1, 0.08), tone(784, 0.08, 0.18, 0.08)],
  loss: [tone(330, 0, 0.14, 0.08, 'triangle'), tone(247, 0.1, 0.24, 0.08, 'triangle')],
  chime: [tone(659, 0, 0.5, 0.1), tone(988, 0.12, 0.6, 0.08), tone(1319, 0.24, 0.7, 0.04)],
  end: [tone(523, 0, 0.3, 0.09), tone(659, 0.16, 0.3, 0.09), tone(784, 0.32, 0.3, 0.09), tone(1047, 0.48, 0.8, 0.08)],
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return
  const start = context.currentTime + 0.01
  for (const { from, to = from, at, for: length, loud, shape } of tones[sound]) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = shape
    oscillator.frequency.setValueAtTime(from, start + at)
    oscillator.frequency.exponentialRampToValueAtTime(to, start + at + length)
    gain.gain.setValueAtTime(0, start + at)
    gain.gain.linearRampToValueAtTime(loud, start + at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start + at)
    oscillator.stop(start + at + length + 0.05)
  }
}
