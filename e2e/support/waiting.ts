/** Waiting in the page itself: asking it again and again from outside takes more of a busy machine than playing does. */
import type { Page } from '@playwright/test'

/** Waits until something that fits is in the page, or `ms` have passed. */
export async function untilThere(page: Page, css: string, ms: number): Promise<void> {
  if (ms > 0) await page.evaluate(appeared, { css, ms })
}

/** Runs in the page. */
function appeared({ css, ms }: { readonly css: string; readonly ms: number }): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      changes.disconnect()
      clearInterval(timer)
      done()
    }
    const look = () => document.querySelector(css) !== null && end()
    const changes = new MutationObserver(look)
    // Tests quicken timeouts, not intervals.
    const timer = setInterval(end, ms)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })
}
