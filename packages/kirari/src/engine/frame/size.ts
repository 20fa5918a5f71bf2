/**
 * How many device pixels a canvas covers. Exact where the browser tells it; rounded from CSS pixels where it does not.
 * Must not know: what size the drawing buffer has.
 */

/** Sizes in device pixels, and what the canvas measures in CSS pixels. */
export type TellSize = (width: number, height: number, css: DOMRectReadOnly) => void

/** Tells at each change, first before the canvas is shown for the first time; never while it has no size. */
export const watchSize = (canvas: Element, pixelRatio: number | undefined, signal: AbortSignal, tell: TellSize): void => {
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1)
    if (!entry) return
    const css = entry.contentRect
    const exact = pixelRatio ? undefined : entry.devicePixelContentBoxSize?.[0]
    const ratio = pixelRatio ?? devicePixelRatio
    const a = exact?.inlineSize ?? Math.round(css.width * ratio)
    const b = exact?.blockSize ?? Math.round(css.height * ratio)
    // Where lines of text run down, so does the inline direction; then the longer side has come out as the shorter one.
    if ((css.width - css.height) * (a - b) < -1) tell(b, a, css)
    else tell(a, b, css)
  })
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    // Safari knows no such box.
    observer.observe(canvas)
  }
  signal.addEventListener('abort', () => observer.disconnect())
}
