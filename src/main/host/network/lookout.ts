/** Looks at the network every few seconds: whether the computer has slept, moved, or can't be reached. */
import type { Diagnosis } from '../../../protocol/doctor'
import type { Observations } from './doctor'
import { doctorRounds, type RoundsParts } from './rounds'
import { sleepWatch } from './sleep'
import type { AddressWatch } from './watch'

/** A connection, some of which are windows of this computer. */
interface Window {
  readonly waits: boolean
  tellDoctor(diagnosis: Diagnosis): void
  tellOfSleep(): void
}

export interface LookoutParts extends Pick<RoundsParts, 'judge'> {
  readonly everyMs: number
  readonly watch: AddressWatch
  readonly clockSpeed: number
  observe(): Pick<Observations, 'port' | 'visits' | 'heard'>
  windows(): Iterable<Window>
  /** Called at every look, for anything else that should be checked now and then. */
  looked(): void
  /** This computer's addresses have changed. */
  moved(): void
  log(line: string): void
}

export interface Lookout {
  /** The system says that the computer was asleep. */
  woke(): void
  stop(): void
}

export function startLookout(parts: LookoutParts): Lookout {
  const { watch, windows, moved, judge } = parts
  const sleep = sleepWatch(Date.now)
  const observe = () => ({ ...parts.observe(), adapters: watch.adapters })
  const goRound = doctorRounds({ observe, speed: parts.clockSpeed, judge })
  const look = () => {
    if (watch.look()) moved()
  }
  const afterSleep = () => {
    parts.log('awake again')
    look()
    for (const window of windows()) window.tellOfSleep()
  }
  const timer = setInterval(() => {
    if (sleep.tick()) afterSleep()
    look()
    goRound(windows())
    parts.looked()
  }, parts.everyMs)
  timer.unref()
  return {
    woke() {
      if (sleep.woke()) afterSleep()
    },
    stop: () => clearInterval(timer),
  }
}
