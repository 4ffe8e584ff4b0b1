/** Catches a text that tells an outcome before it was shown: `const tale = await watchTold(page, …)`, let it happen, `await tale.heldBack()`. */
import type { Page } from '@playwright/test'

interface Moment {
  /** What the page draws when the moment is shown. */
  readonly shown: string
  /** What tells it, anywhere but in the show itself: log, status, strips, sums, lines for screen readers. */
  readonly told: RegExp
}

/** Looks at the page whenever it changes from now on. */
export async function watchTold(page: Page, { shown, told }: Moment): Promise<{ heldBack(): Promise<number> }> {
  await page.evaluate(startListening, { shown, told: told.source })
  return {
    /** For how many milliseconds the page showed the moment before it told it; negative: it told it first. */
    async heldBack() {
      const at = await page.waitForFunction(() => {
        const { shownAt, toldAt } = (globalThis as unknown as { tale: Tale }).tale
        return shownAt !== null && toldAt !== null && { late: toldAt - shownAt }
      })
      return ((await at.jsonValue()) as { late: number }).late
    },
  }
}

interface Tale {
  shownAt: number | null
  toldAt: number | null
}

/** Runs in the page. */
function startListening({ shown, told }: { shown: string; told: string }): void {
  const tale: Tale = { shownAt: null, toldAt: null }
  Object.assign(globalThis, { tale })
  const words = new RegExp(told)
  /** Every text and label of the page but those of the show: drawings, and what stands on its stage. */
  const tells = (): boolean => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && node.matches('svg, [data-show], script, style')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    let all = ''
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      all += `${node instanceof Element ? (node.getAttribute('aria-label') ?? '') : (node.nodeValue ?? '')}\n`
    return words.test(all)
  }
  // A busy computer may paint no frame for a second; what is in the page is there all the same.
  const look = () => {
    const now = performance.now()
    if (tale.shownAt === null && document.querySelector(shown)) tale.shownAt = now
    if (tale.toldAt === null && tells()) tale.toldAt = now
    if (tale.shownAt !== null && tale.toldAt !== null) changes.disconnect()
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
}
