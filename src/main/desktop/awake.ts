/** Keeps the machine awake while a game runs, and its display on while the shared screen shows it. */
import type { PowerSaveBlocker } from 'electron'

type Wake = 'prevent-app-suspension' | 'prevent-display-sleep' | null

export function wantedWake(playing: boolean, sharedScreen: boolean): Wake {
  if (!playing) return null
  return sharedScreen ? 'prevent-display-sleep' : 'prevent-app-suspension'
}

/** Call what it returns whenever something may have changed. */
export function keepAwake(blocker: PowerSaveBlocker, wanted: () => Wake): () => void {
  let held: { readonly id: number; readonly wake: Wake } | null = null
  return () => {
    const wake = wanted()
    if (wake === (held?.wake ?? null)) return
    if (held) blocker.stop(held.id)
    held = wake === null ? null : { id: blocker.start(wake), wake }
  }
}
