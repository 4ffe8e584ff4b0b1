/** Runs in the page: buttons that lie over each other or whose words stand out of them, among those that `css` holds. */
export function crowding(css: string): string[] {
  const shown = ({ width, height }: DOMRect) => width > 1 && height > 1
  const buttons = [...document.querySelectorAll<HTMLElement>(css)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('button')])
    .map((one) => ({ one, name: one.innerText.replaceAll(/\s+/g, ' '), box: one.getBoundingClientRect() }))
    .filter(({ box }) => shown(box))
  const shared = (a: DOMRect, b: DOMRect) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    )
  const over = buttons.flatMap(({ one, name, box }, at) =>
    buttons
      .slice(at + 1)
      .filter((other) => !one.contains(other.one) && shared(box, other.box) > 2)
      .map((other) => `${name} lies over ${other.name}`),
  )
  const out = buttons.filter(({ one, box }) => {
    const words = [...one.querySelectorAll('*'), one]
      .filter((part) => !part.matches('.hidden-text'))
      .flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    const range = document.createRange()
    return words
      .flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter(shown)
      })
      .some(
        ({ left, right, top, bottom }) =>
          left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2,
      )
  })
  return [...over, ...out.map(({ name }) => `${name} stands out of its button`)]
}
