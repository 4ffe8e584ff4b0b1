/** Pages that are laid out and can be touched, but not painted: painting took more than a third of the tests' time. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Lets every page that the browser opens from now on go unpainted, until the function it returns is called. Transparent
 * pages report no layout shifts; `by: 'cover'` spares less and leaves them.
 */
export function leaveUnpainted(browser: Browser, by: 'opacity' | 'cover' = 'opacity'): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(by === 'cover' ? cover : hide)
    return context
  }
  return () => (browser.newContext = open)
}

/** Fails if axe finds anything serious in a page, colours included. */
export async function expectAccessible(page: Page, where = 'what axe finds'): Promise<void> {
  const paint = (on: boolean) => page.evaluate((now) => (globalThis as unknown as Unpainted).paint?.(now), on)
  await paint(true)
  // Our pages have no frames: axe need not open a page of its own to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  await paint(false)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect.soft(found, where).toEqual([])
}

/** Lays a page out, or doesn't: one that plays on by itself while nobody looks takes half of the time then. */
export async function layOut(page: Page, on: boolean): Promise<void> {
  await page.evaluate((now) => void (document.body.style.display = now ? '' : 'none'), on)
}

interface Unpainted {
  paint?: (on: boolean) => void
}

/** Runs in the page. What is fully transparent is laid out, hit and heard of, but not drawn. */
function hide(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
  Object.assign(globalThis, { paint: (on: boolean) => (sheet.disabled = on) })
}

/** Runs in the page. What lies under something opaque in a layer of its own is not drawn. */
function cover(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    background: black;
    pointer-events: none;
    will-change: transform;
  }`)
  document.adoptedStyleSheets.push(sheet)
}
