/**
 * A piece that flies over a drawing in a box of its own: the browser moves such a box without laying out or drawing the
 * board again, which it does in every frame for what moves inside a drawing.
 */
interface Point {
  readonly x: number
  readonly y: number
}

export interface Flight {
  readonly from: Point
  readonly to: Point
  readonly delay: number
  readonly length: number
}

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`

/**
 * Where the box of a piece `size` units wide stands in a view box, and in `--x` and `--y` how far it goes, in per cent of
 * itself as `translate` takes them.
 */
export function flightStyle(box: string, size: number, { from, to, delay, length }: Flight): string {
  const [left, top, width, height] = box.split(' ').map(Number) as [number, number, number, number]
  return [
    `left:${percent((from.x - size / 2 - left) / width)}`,
    `top:${percent((from.y - size / 2 - top) / height)}`,
    `width:${percent(size / width)}`,
    `--x:${percent((to.x - from.x) / size)}`,
    `--y:${percent((to.y - from.y) / size)}`,
    `animation-delay:${delay}ms`,
    `animation-duration:${length}ms`,
  ].join(';')
}
