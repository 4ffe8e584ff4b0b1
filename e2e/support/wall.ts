/** Whether everything on the shared screen can be read from across the room: no text below 28 px, none cut off. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { sizes } from './index'

/** The sizes of television it is made for; the larger one last, so that a page goes on as it was opened. */
const televisions = [{ width: 1280, height: 720 }, sizes.screen]

/** Checks what a shared screen shows at rest, on each size of television. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  for (const size of televisions) {
    await page.setViewportSize(size)
    await page.waitForFunction((width) => innerWidth === width, size.width)
    // What a step has just brought may still be on its way into its place.
    const message = `${where}, ${size.height} lines`
    await expect.poll(() => page.evaluate(unreadableTexts), { message, timeout: 5000 }).toEqual([])
  }
}

/** Starts noting what can't be read while a match goes on; `found()` gives it. */
export async function watchReadable(page: Page): Promise<{ found(): Promise<string[]> }> {
  await page.evaluate(`(${startNoting.toString()})(${unreadableTexts.toString()})`)
  return {
    found: () =>
      page.evaluate(() => {
        const { noting, unreadable } = globalThis as unknown as Noted
        clearInterval(noting)
        return [...unreadable]
      }),
  }
}

interface Noted {
  readonly noting: ReturnType<typeof setInterval>
  readonly unreadable: ReadonlySet<string>
}

/** Runs in the page. What is still so a moment later counts: things on the move grow, turn and fade. */
function startNoting(look: () => string[]): void {
  const unreadable = new Set<string>()
  let before: string[] = []
  const noting = setInterval(() => {
    const now = look()
    for (const one of now) if (before.includes(one)) unreadable.add(one)
    before = now
  }, 250)
  Object.assign(globalThis, { unreadable, noting })
}

/** Runs in the page: each text in sight that is too small or cut off, and why. */
function unreadableTexts(): string[] {
  const least = 27.5
  const scaleOf = (one: Element): number => {
    if (one instanceof SVGGraphicsElement) {
      const { a, b, c, d } = one.getScreenCTM()!
      return Math.sqrt(Math.abs(a * d - b * c))
    }
    const { transform } = getComputedStyle(one)
    const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform)
    return Math.sqrt(Math.abs(a * d - b * c)) * (one.parentElement ? scaleOf(one.parentElement) : 1)
  }
  const isClipping = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== 'visible' || overflowY !== 'visible'
  /** How a box is cut by something around it; letters reach less far up and down than their box. */
  const cutOff = (one: Element, boxes: readonly DOMRect[]): string => {
    for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.textOverflow === 'ellipsis' && isClipping(style) && at.scrollWidth > at.clientWidth + 1)
        return 'ends in …'
      if (style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 3)
        return 'more lines than it may have'
      if (!isClipping(style)) continue
      const edge = at.getBoundingClientRect()
      const by = Math.max(
        ...boxes.map(({ left, right, top, bottom }) =>
          Math.max(edge.left - left, right - edge.right, edge.top - top - 4, bottom - edge.bottom - 4),
        ),
      )
      if (by > 3) return `cut by ${Math.round(by)} px`
    }
    const out = boxes.some(
      (box) => box.left < -2 || box.top < -4 || box.right > innerWidth + 2 || box.bottom > innerHeight + 4,
    )
    return out ? 'out of the window' : ''
  }

  /** The page itself may go unpainted: it is transparent in most tests. */
  const isInSight = (one: Element) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false
    for (let at: Element | null = one; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).opacity === '0') return false
    return true
  }

  let seen = 0
  const found: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const one = text.parentElement!
    if (text.data.trim() === '' || one.closest('style, script, option, .hidden-text, .skip')) continue
    if (!isInSight(one)) continue
    range.selectNodeContents(text)
    // A drawing's text may be squeezed, which only its element knows.
    const boxes = (one instanceof SVGElement ? [one.getBoundingClientRect()] : [...range.getClientRects()]).filter(
      ({ width, height }) => width > 1 && height > 1,
    )
    if (boxes.length === 0) continue
    seen++
    const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one)
    const said = `“${text.data.trim().slice(0, 40)}” in ${one.closest('[class]')?.getAttribute('class') ?? ''}`
    if (size < least) found.push(`${size.toFixed(1)} px: ${said}`)
    const cut = cutOff(one, boxes)
    if (cut !== '') found.push(`${cut}: ${said}`)
  }
  return seen === 0 ? ['nothing to read'] : found
}
