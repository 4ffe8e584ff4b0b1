/** Lights the places that a line of the log names: elements that the board marks with `data-look`. */
const lightMs = 2600

/** True if there was something to light; an element may have several names. What was lit before goes out. */
export function light(root: ParentNode, places: readonly string[]): boolean {
  root.querySelectorAll('[data-lit]').forEach((one) => one.removeAttribute('data-lit'))
  const found = [...root.querySelectorAll('[data-look]')].filter((one) =>
    one
      .getAttribute('data-look')!
      .split(' ')
      .some((name) => places.includes(name)),
  )
  found.forEach((one) => one.setAttribute('data-lit', ''))
  setTimeout(() => found.forEach((one) => one.removeAttribute('data-lit')), lightMs)
  return found.length > 0
}
