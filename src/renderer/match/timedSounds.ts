/** Sounds of a step, each heard when what it belongs to is seen. */
import type { AnyStage, Sound } from './contract'

export interface TimedSound {
  readonly sound: Sound
  /** In milliseconds after its step came into sight. */
  readonly at: number
}

/** Plays them in time; where nothing moves all is seen at once, and each sound is heard once. Returns how to stop. */
export function playSounds(stage: Pick<AnyStage, 'sound' | 'still'>, sounds: readonly TimedSound[]): () => void {
  const kinds = new Set(sounds.map(({ sound }) => sound))
  const due = stage.still ? [...kinds].map((sound) => ({ sound, at: 0 })) : sounds
  const timers = due.map(({ sound, at }) => setTimeout(() => stage.sound(sound), at))
  return () => timers.forEach(clearTimeout)
}
