/** Where rings are drawn around what a lesson points at. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Ring extends Box {
  readonly key: string
  readonly round: boolean
}

const margin = 5
const least = 28
/** Room for a ring's line, and for its beat. */
const edge = 6

/** A ring around a box, within another box that it is measured from; `null` for what takes no room. */
export function ringAround(box: Box, within: Box, key: string): Ring | null {
  if (box.width === 0 || box.height === 0) return null
  const [left, width] = span(box.left - within.left, box.width, within.width)
  const [top, height] = span(box.top - within.top, box.height, within.height)
  // About as wide as high, and small: a piece or a square.
  const round = Math.abs(width - height) < 0.25 * width && width < 160
  return { key, left, top, width, height, round }
}

/** Where a ring begins and how long it is, in one direction: all of it in sight. */
function span(from: number, length: number, most: number): readonly [number, number] {
  const wanted = Math.max(least, length + 2 * margin)
  const middle = from + length / 2
  const begin = Math.max(edge, middle - wanted / 2)
  const end = Math.min(most - edge, middle + wanted / 2)
  // What lies outside altogether is scrolled away: its ring goes with it.
  return end - begin < least ? [middle - wanted / 2, wanted] : [begin, end - begin]
}

/** Everything in sight inside `root` that carries one of these names as `data-look`. */
export function ringsIn(root: HTMLElement, names: readonly string[]): Ring[] {
  const within = root.getBoundingClientRect()
  return names.flatMap((name) =>
    [...root.querySelectorAll(`[data-look~="${CSS.escape(name)}"]`)].flatMap((found, at) => {
      if (getComputedStyle(found).visibility === 'hidden') return []
      const ring = ringAround(found.getBoundingClientRect(), within, `${name}.${at}`)
      return ring ? [ring] : []
    }),
  )
}
