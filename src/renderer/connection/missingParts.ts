/**
 * Parts of the page that could not be loaded while the host was away. Browsers remember such a failure for as long as the
 * page stands, so asking again brings nothing: once the host answers, the page is loaded anew and comes back to its place.
 */

export interface Surroundings {
  /** Hears of each part that could not be loaded. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  isReachable(): Promise<boolean>
  /** When this tab was reloaded last. */
  reloadedAt(): number
  reload(): void
  wait(ms: number): Promise<void>
  now(): number
}

const key = 'asztal.reloaded'
/** A part that is missing on the host itself must not make the page reload all the time. */
const msBetweenReloads = 60_000

async function reloadWhenReachable(around: Surroundings): Promise<void> {
  let pause = 500
  while (around.now() - around.reloadedAt() < msBetweenReloads || !(await around.isReachable())) {
    await around.wait(pause)
    pause = Math.min(5000, pause * 1.5)
  }
  around.reload()
}

export function mendMissingParts(around: Surroundings): void {
  let isMending = false
  around.events.addEventListener('vite:preloadError', () => {
    if (isMending) return
    isMending = true
    void reloadWhenReachable(around)
  })
}

/** Where nothing can be noted down, the page is never reloaded by itself. */
function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return Infinity
  }
}

function reload(): void {
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

export const thisPage = (): Surroundings => ({
  events: window,
  isReachable: () =>
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reloadedAt,
  reload,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
})
