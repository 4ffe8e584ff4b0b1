/** Players of every game who sit in the page itself and click something legal as soon as they are asked. */
import type { Page } from '@playwright/test'
import type { GameId } from '../../src/engine/games/catalog'

/** Lets a page that shows a match be played from now on; one click every `everyMs` at most. */
export async function playItself(page: Page, game: GameId, everyMs = 300): Promise<void> {
  await page.evaluate(sitDown, { game, everyMs })
}

/** From now on nobody plays in the page. */
export async function stopPlaying(page: Page): Promise<void> {
  await page.evaluate(() => clearInterval((globalThis as { playing?: ReturnType<typeof setInterval> }).playing))
}

/** Runs in the page; other browsers are given its source. */
export function sitDown({ game, everyMs }: { game: string; everyMs: number }): void {
  let state = 7
  const pick = <T>(from: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2147483648
    return from[Math.floor((state / 2147483648) * from.length)]
  }
  const usable = (one: Element) =>
    !(one as HTMLButtonElement).disabled && one.getAttribute('aria-disabled') !== 'true' && !one.closest('[inert]')
  const all = (what: string) => [...document.querySelectorAll(what)].filter(usable)
  const click = (one: Element | undefined) => {
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return one !== undefined
  }
  const any = (what: string) => click(pick(all(what)))
  const first = (...what: readonly string[]) => what.some((one) => click(all(one)[0]))
  const main = '.prompt .btn.main'
  /** One of a group of which none is chosen yet. */
  const fresh = (what: string) =>
    all(what).some((one) => one.getAttribute('aria-pressed') === 'true') ? false : any(what)

  const players: Record<string, () => boolean> = {
    // Only the board's own main button: in the same place, "Play again" would end what a test looks at.
    zertz: () =>
      first('.prompt [data-look="main"]') ||
      any('[data-aim="jump"]') ||
      any('[data-aim="start"]') ||
      any('[data-aim]') ||
      any('[data-marble]'),
    agents: () =>
      first('dialog[open] .btn.main', '[data-do="letGo"]', '[data-do="giveUp"]', '[data-do="refuse"]') ||
      first('[data-do="hold"]', '[data-do="raise"]', main) ||
      any('[data-aim]') ||
      any('[data-pick]'),
    'forras-pont': () =>
      first('[data-tool="done"]', '[data-tool="random"]', '[data-tool="place"]') ||
      (document.querySelector('[data-colour]') !== null && any(pick(['[data-cell][data-aim]', '[data-colour]']))),
    'election-night': () =>
      first('[data-no-flip]') ||
      fresh('.prompt [data-pick]') ||
      fresh('.prompt [data-hand]') ||
      fresh('.prompt [data-number]') ||
      fresh('.prompt .choice') ||
      first(main) ||
      any('[data-region]:not([data-free="0"])'),
    'dice-town': () =>
      first('[data-asked] [data-cup]', '[data-asked="offer"] [data-pass]') ||
      fresh('[data-asked] button.die') ||
      first(`[data-asked] .btn.main`) ||
      fresh('[data-asked] [data-seat]') ||
      fresh('[data-asked] .choice') ||
      fresh('[data-asked] button[data-card]'),
  }
  const act = players[game]
  const clicks = { made: 0 }
  const seated = globalThis as { playing?: ReturnType<typeof setInterval> }
  // Who played here before has gone.
  clearInterval(seated.playing)
  const playing = setInterval(() => act() && clicks.made++, everyMs)
  Object.assign(globalThis, { clicks, playing })
}
