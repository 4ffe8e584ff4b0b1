/** Players of every game who sit in the page itself and click something legal as soon as they are asked. */
import type { Page } from '@playwright/test'
import { matchView, promptFor } from '../../src/engine/core/match'
import { quickRng } from '../../src/engine/core/rng'
import type { GameId } from '../../src/engine/games/catalog'
import { teachings, wholeRules } from '../../src/engine/games/teachings'
import { playGame } from '../../src/engine/testing/play'

/** What a player in the page is told. */
export interface Sitting {
  readonly game: GameId
  readonly everyMs: number
  /** What hints of this game point at, by `data-look`: tapped where the game has no player of its own. */
  readonly looks: readonly string[]
}

export async function sitting(game: GameId, everyMs: number): Promise<Sitting> {
  return { game, everyMs, looks: await pointedAt(game) }
}

/** Lets a page that shows a match be played from now on; one click every `everyMs` at most. */
export async function playItself(page: Page, game: GameId, everyMs = 300): Promise<void> {
  await page.evaluate(sitDown, await sitting(game, everyMs))
}

/** Everything that hints point at for random answers of a random match. */
async function pointedAt(game: GameId): Promise<readonly string[]> {
  const [{ teaching }, { rules }] = await Promise.all([teachings[game](), wholeRules[game]()])
  const looks = new Set<string>()
  const rng = quickRng(3)
  playGame(rules, {
    seed: 3,
    seats: rules.seats.max,
    onAsk(match) {
      for (const seat of match.ask!.prompts.keys()) {
        const [view, prompt] = [matchView(match, seat), promptFor(match, seat)]
        for (let times = 0; times < 10; times++)
          for (const look of teaching.point(view, prompt, rules.sample(view, prompt, rng))?.look ?? []) looks.add(look)
      }
    },
  })
  return [...looks]
}

/** From now on nobody plays in the page. */
export async function stopPlaying(page: Page): Promise<void> {
  await page.evaluate(() => clearInterval((globalThis as { playing?: ReturnType<typeof setInterval> }).playing))
}

/** Runs in the page; other browsers are given its source. */
export function sitDown({ game, everyMs, looks }: Sitting): void {
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

  /** The main button as soon as it can be pressed, else anything that hints point at: on what a finger would hit. */
  const pointed = looks.filter((look) => look !== 'main').map((look) => `[data-look~="${look}"]`)
  const byHints = () => {
    if (first('[data-look="main"]')) return true
    const hit = all([...pointed, '.prompt .choice'].join()).map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const inside = document.elementFromPoint(left + width / 2, top + height / 2)
      return inside !== null && one.contains(inside) ? inside : one
    })
    return click(pick(hit.filter(usable)))
  }

  const players: Partial<Record<Sitting['game'], () => boolean>> = {
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
    'dice-town': () =>
      first('[data-asked] [data-cup]', '[data-asked="offer"] [data-pass]') ||
      fresh('[data-asked] button.die') ||
      first(`[data-asked] .btn.main`) ||
      fresh('[data-asked] [data-seat]') ||
      fresh('[data-asked] .choice') ||
      fresh('[data-asked] button[data-card]'),
  }
  const act = players[game] ?? byHints
  const clicks = { made: 0 }
  const seated = globalThis as { playing?: ReturnType<typeof setInterval> }
  // Who played here before has gone.
  clearInterval(seated.playing)
  const playing = setInterval(() => act() && clicks.made++, everyMs)
  Object.assign(globalThis, { clicks, playing })
}
