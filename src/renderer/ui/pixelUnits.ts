/**
 * Sets `--px` on a drawing: one pixel of the page in the drawing's own units, so that its text can keep a least size
 * however small it is drawn: `font-size: max(19px, 28 * var(--px, 0px))`.
 */
export function pixelUnits(drawing: SVGSVGElement): () => void {
  const measure = () => {
    const scale = drawing.getScreenCTM()?.a ?? 0
    if (scale > 0) drawing.style.setProperty('--px', `${1 / scale}px`)
  }
  const watch = new ResizeObserver(measure)
  watch.observe(drawing)
  return () => watch.disconnect()
}
