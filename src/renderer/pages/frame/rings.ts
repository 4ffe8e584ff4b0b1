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

/** A ring around a box, within another box that it is measured from; `null` for what takes no room. */
export function ringAround(box: Box, within: Box, key: string): Ring | null {
  if (box.width === 0 || box.height === 0) return null
  const width = Math.max(least, box.width + 2 * margin)
  const height = Math.max(least, box.height + 2 * margin)
  const left = box.left - within.left + box.width / 2 - width / 2
  const top = box.top - within.top + box.height / 2 - height / 2
  // About as wide as high, and small: a piece or a square.
  const round = Math.abs(width - height) < 0.25 * width && width < 160
  return { key, left, top, width, height, round }
}

/** Everything inside `root` that carries one of these names as `data-look`. */
export function ringsIn(root: HTMLElement, names: readonly string[]): Ring[] {
  const within = root.getBoundingClientRect()
  return names.flatMap((name) =>
    [...root.querySelectorAll(`[data-look~="${CSS.escape(name)}"]`)].flatMap((found, at) => {
      const ring = ringAround(found.getBoundingClientRect(), within, `${name}.${at}`)
      return ring ? [ring] : []
    }),
  )
}
