/** The doctor's rounds: looks while somebody at this computer waits at a table, and tells them what it finds. */
import type { Diagnosis } from '../../../protocol/doctor'
import { ticks } from '../ticks'
import { diagnose, hurried, type Observations } from './doctor'

/** A window of this computer. */
interface Patient {
  /** Whether it is at a table. */
  readonly waits: boolean
  tellDoctor(diagnosis: Diagnosis): void
}

export interface RoundsParts {
  /** What can be seen apart from how long anybody waits. */
  observe(): Omit<Observations, 'now' | 'since'>
  /** How much faster than real time the doctor loses patience: 1 except in tests. */
  readonly speed: number
  readonly judge?: typeof diagnose
}

/** Call the result every few seconds. */
export function doctorRounds({ observe, speed, judge = diagnose }: RoundsParts): (all: Iterable<Patient>) => void {
  let since: number | null = null
  return (all) => {
    const waiting = [...all].filter((patient) => patient.waits)
    since = waiting.length === 0 ? null : (since ?? ticks())
    if (since === null) return
    const found = judge(hurried({ ...observe(), now: ticks(), since }, speed))
    for (const patient of waiting) patient.tellDoctor(found)
  }
}
