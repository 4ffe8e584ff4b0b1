/** A few short synthesised sounds. Nothing is loaded, and nothing sounds before the player's first touch. */
import type { Sound } from './contract'
import { settings } from '../device/settings.svelte'

/** An audio context that runs costs power even in silence. */
const restAfterMs = 2000
/** A sound that could not start by then would come too late for what it belongs to. */
const mostLateMs = 200

let context: AudioContext | null = null
let opening: ReturnType<typeof setTimeout> | null = null
/** Silent since the last sound, not because a browser forbids it. */
let resting = false
let rest: ReturnType<typeof setTimeout> | null = null

/** Called on every touch, since browsers allow sound only after one. With sound off no audio context is opened. */
export function unlockSound(): void {
  if (!settings.sound) return
  // Opening takes a cheap phone long enough to be felt in the tap.
  if (context === null) opening ??= setTimeout(open)
  else if (context.state !== 'running' && !resting) void context.resume()
}

function open(): void {
  opening = null
  try {
    context = new AudioContext()
    restSoon()
  } catch {
    context = null
  }
}

function restSoon(): void {
  if (rest) clearTimeout(rest)
  rest = setTimeout(() => {
    if (context?.state !== 'running') return
    resting = true
    void context.suspend()
  }, restAfterMs)
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
  if (!settings.sound || !context) return
  if (context.state === 'running' && !resting) return start(context, sound)
  if (!resting) return
  const [woken, since] = [context, performance.now()]
  resting = false
  void woken.resume().then(() => performance.now() - since < mostLateMs && start(woken, sound))
}

function start(context: AudioContext, sound: Sound): void {
  restSoon()
  const from = context.currentTime + 0.01
  for (const { from: pitch, to = pitch, at, for: length, loud, shape } of tones[sound]) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = shape
    oscillator.frequency.setValueAtTime(pitch, from + at)
    oscillator.frequency.exponentialRampToValueAtTime(to, from + at + length)
    gain.gain.setValueAtTime(0, from + at)
    gain.gain.linearRampToValueAtTime(loud, from + at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, from + at + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(from + at)
    oscillator.stop(from + at + length + 0.05)
  }
}
