/** A hurried player of Dice Town who sits in the page itself: one click after the other, as soon as something is asked. */
import type { Page } from '@playwright/test'

/** How this player plays; the test may change it at any time with `tune`. */
export interface Habits {
  /** Whether to act at all. */
  readonly on?: boolean
  /** Prompts that are left to the test. */
  readonly leaves?: readonly string[]
  /** Sides to keep, best first; without any of them the first die is kept. */
  readonly hunts?: readonly string[]
  /** Store cards to take, best first. */
  readonly takes?: readonly string[]
}

/** Lets a page that has not been opened yet be played by someone in a hurry. */
export async function playHurriedly(page: Page, habits: Habits): Promise<void> {
  await page.addInitScript(hurriedPlayer, habits)
}

export async function tune(page: Page, habits: Habits): Promise<void> {
  await page.evaluate((more) => Object.assign((window as unknown as { habits: object }).habits, more), habits)
}

/** Runs in the page. Each call of `act` makes one click at the most; every change of the page calls it again. */
function hurriedPlayer(first: Habits): void {
  const habits: Required<Habits> = { on: true, leaves: [], hunts: [], takes: [], ...first }
  Object.assign(window, { habits })
  const all = (what: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(`[data-asked] ${what}`)].filter((one) => !one.disabled)
  const pressed = (one: Element) => one.getAttribute('aria-pressed') === 'true'
  const click = (one: HTMLElement | undefined) => (one?.click(), one !== undefined)
  /** The first of a group of which none is chosen yet. */
  const fresh = (what: string, best: (one: HTMLElement) => number = () => 0) => {
    const group = all(what)
    return group.some(pressed) ? undefined : group.sort((a, b) => best(b) - best(a))[0]
  }
  const main = () => all('.btn.main')[0]
  const rank = (list: readonly string[], value: string) =>
    list.includes(value) ? list.length - list.indexOf(value) : 0

  /** How many dice can be paid in the step in which that was found out. */
  let most = { step: '', dice: 5 }
  function keep(): boolean {
    if (click(all('[data-cup]')[0])) return true
    const step = document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? ''
    if (most.step !== step) most = { step, dice: 5 }
    const dice = [...document.querySelectorAll<HTMLButtonElement>('[data-asked] button.die')]
    const kept = dice.filter(pressed)
    const hunted = dice.filter((die) => habits.hunts.includes(die.textContent.trim()))
    if (kept.length < Math.min(most.dice, Math.max(1, hunted.length)))
      return click(hunted.find((die) => !pressed(die)) ?? dice[0])
    const brutes = all('[data-brutes]').at(-1)
    if (brutes && !pressed(brutes)) return click(brutes)
    if (click(main())) return true
    most = { step, dice: kept.length - 1 }
    return click(kept.at(-1))
  }

  function act(): boolean {
    const type = document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked
    if (type === undefined || !habits.on || habits.leaves.includes(type)) return false
    switch (type) {
      case 'keep':
        return keep()
      case 'offer':
        return click(all('[data-pass]')[0])
      case 'decide': {
        // The best payer; Doc Badluck's order is tapped seat by seat.
        if (click(main())) return true
        const paying = (one: HTMLElement) => Number(/\$(\d+)/.exec(one.textContent)?.[1] ?? 0)
        return click(all('[data-seat]:not([aria-pressed="true"])').sort((a, b) => paying(b) - paying(a))[0])
      }
      default:
        return (
          click(main()) ||
          click(fresh('[data-seat]')) ||
          click(fresh('.choice')) ||
          click(fresh('button[data-card]', (one) => rank(habits.takes, one.dataset.card ?? ''))) ||
          click(fresh('button.die'))
        )
    }
  }

  let soon = false
  const look = () => {
    if (soon) return
    soon = true
    requestAnimationFrame(() => {
      soon = false
      if (act()) look()
    })
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    // What a test has just allowed changes nothing in the page.
    setInterval(look, 100)
  })
}
