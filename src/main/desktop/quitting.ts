/** Quitting the app: with a question while a game is on, then cleanly. */
import type { RunningHost } from '../host'

/** How long the host may take to close. */
const closeMs = 3000

export interface QuitDoors {
  host(): RunningHost | null
  /** Asks whether to quit although a game is on. */
  confirm(): Promise<boolean>
  quit(): void
  exit(code: number): void
  /** Last steps once the host is closed. */
  tidy(): void
}

export interface Quitting {
  /** Whether quitting may go ahead now; if not, the person is being asked, and it goes ahead if they agree. */
  mayQuit(): boolean
  /** Quit without a question from now on: after Ctrl-C or a system shutdown. */
  withoutAsking(): void
  /** Closes the host, then ends the process. */
  finish(): void
}

export function quitting(doors: QuitDoors): Quitting {
  let sure = false
  let asking = false
  let finishing = false
  return {
    mayQuit() {
      if (sure || !doors.host()?.playing()) return true
      if (!asking) {
        asking = true
        doors.confirm().then(
          (yes) => {
            asking = false
            if (!yes) return
            sure = true
            doors.quit()
          },
          () => {
            asking = false
          },
        )
      }
      return false
    },
    withoutAsking() {
      sure = true
    },
    finish() {
      if (finishing) return
      finishing = true
      const end = (): void => {
        clearTimeout(late)
        doors.tidy()
        doors.exit(0)
      }
      const late = setTimeout(end, closeMs)
      Promise.resolve(doors.host()?.close()).then(end, end)
    },
  }
}
