/** Watches that a stage stands still: `const still = await watchStill(page)`, play, then `await still.check()`. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface StillWatch {
  /** How far any edge of the board's box went from where it was first, in pixels, and the page's layout shift so far. */
  measured(): Promise<StillMeasure>
  /** Fails if the board's box moved by more than 2 px, the page's layout shift exceeds 0.02, or a main action is cut off. */
  check(): Promise<void>
}

export interface StillMeasure {
  readonly moved: number
  readonly shift: number
  /** Which elements shifted most over all, to find the culprit by. */
  readonly worst: string
  /** A main action that did not fit into the panel below the board, by its words. */
  readonly cut: string
}

/** The shell's box around a game's board. */
const boardBox = '.cloth[data-step]'

/**
 * Starts watching: call it once the board is in sight, and again where the window has got another size. Looks at the
 * board's box 30 times a second; what jumps and comes back in between is caught as layout shift. What a player's own tap
 * moves counts as well.
 */
export async function watchStill(page: Page, box: string = boardBox): Promise<StillWatch> {
  await page.locator(box).first().waitFor()
  await page.evaluate(startWatching, box)
  const measured = () => page.evaluate(() => (globalThis as unknown as { stillness: StillMeasure }).stillness)
  return {
    measured,
    async check() {
      const { moved, shift, worst, cut } = await measured()
      expect(moved, 'how far the board moved').toBeLessThanOrEqual(2)
      expect(shift, `layout shift, most of it by ${worst}`).toBeLessThanOrEqual(0.02)
      expect(cut, 'a main action that is not whole in its panel').toBe('')
    },
  }
}

/** Runs in the page. */
function startWatching(selector: string): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const seen = { moved: 0, shift: 0, worst: '', cut: '' }
  const before = globalThis as { stopWatching?: () => void }
  before.stopWatching?.()
  const edges = (one: Element) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return [left, top, right, bottom]
  }
  let first: readonly number[] | null = null
  const look = () => {
    const one = document.querySelector(selector)
    if (one === null) return
    const now = edges(one)
    first ??= now
    seen.moved = Math.max(seen.moved, ...now.map((edge, at) => Math.abs(edge - first![at])))
  }
  look()
  // Asking for every frame would have the page drawn where nothing moves.
  const looking = setInterval(look, 33)
  /** What is cut off while a step is being drawn is no matter: only what still is a moment later. */
  const cutOff = () => {
    const main = document.querySelector('.prompt .controls .btn.main')
    const panel = main?.closest('.controls')
    if (!main || !panel) return ''
    const below = main.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom
    return below > 2 ? `${main.textContent.trim()}, by ${Math.round(below)} px` : ''
  }
  let cut = ''
  const cutting = setInterval(() => {
    const now = cutOff()
    if (now !== '' && now === cut) seen.cut = now
    cut = now
  }, 300)
  const byCulprit = new Map<string, number>()
  const shifts = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value
      for (const { node } of sources) {
        const one = node instanceof Element ? node : node?.parentElement
        const name = `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`
        byCulprit.set(name, (byCulprit.get(name) ?? 0) + value)
      }
    }
    const worst = [...byCulprit].sort(([, one], [, other]) => other - one).slice(0, 5)
    seen.worst = worst.map(([name, value]) => `${name} ${value.toFixed(3)}`).join(', ')
  })
  shifts.observe({ type: 'layout-shift' })
  const stopWatching = () => {
    clearInterval(looking)
    clearInterval(cutting)
    shifts.disconnect()
  }
  Object.assign(globalThis, { stillness: seen, stopWatching })
}
