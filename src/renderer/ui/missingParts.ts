/**
 * Parts of the page that could not be loaded while the host was away. Browsers remember such a failure for as long as the
 * page stands, so asking again is no use: once the host answers, a page that needs one of them reloads and returns to its
 * seat. A part that was only prefetched is not worth a reload: half a move may be on the board.
 */

export interface Surroundings {
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
/** Newer browsers do try again: this is how long the part has to arrive after all. */
const msToComeAfterAll = 1000

/** Reloads the page as soon as that can help, unless the part has arrived or is no longer wanted. */
export async function reloadFor(isMissed: () => boolean, around: Surroundings = thisPage): Promise<void> {
  const mayHelp = async () => around.now() - around.reloadedAt() >= msBetweenReloads && (await around.isReachable())
  for (let pause = 500; isMissed() && !(await mayHelp()); pause = Math.min(5000, pause * 1.5)) await around.wait(pause)
  await around.wait(msToComeAfterAll)
  if (isMissed()) around.reload()
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

const thisPage: Surroundings = {
  isReachable: () =>
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reloadedAt,
  reload,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
}
