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
    if (!exact) tell(Math.round(css.width * ratio), Math.round(css.height * ratio), css)
    else if (getComputedStyle(canvas).writingMode.startsWith('h')) tell(exact.inlineSize, exact.blockSize, css)
    // Lines run down in vertical writing, and so does the inline direction.
    else tell(exact.blockSize, exact.inlineSize, css)
  })
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    // Safari knows no such box.
    observer.observe(canvas)
  }
  signal.addEventListener('abort', () => observer.disconnect())
}
