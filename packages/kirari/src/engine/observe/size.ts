/** The size of a canvas in device pixels: exact where the browser reports it, else rounded from CSS pixels. */

/** `width` and `height` are in device pixels, `css` in CSS pixels. */
export type ReportSize = (width: number, height: number, css: DOMRectReadOnly) => void

/** Reports the first size before the canvas is first shown, then each change; nothing before the canvas has a size. */
export const watchSize = (canvas: Element, pixelRatio: number | undefined, signal: AbortSignal, report: ReportSize): void => {
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1)
    if (!entry) return
    const css = entry.contentRect
    const exact = pixelRatio ? undefined : entry.devicePixelContentBoxSize?.[0]
    const ratio = pixelRatio ?? devicePixelRatio
    const a = exact?.inlineSize ?? Math.round(css.width * ratio)
    const b = exact?.blockSize ?? Math.round(css.height * ratio)
    // In a vertical writing mode the inline size is the height: the longer side then came out as the shorter one.
    if ((css.width - css.height) * (a - b) < -1) report(b, a, css)
    else report(a, b, css)
  })
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    // Safari has no device-pixel-content-box.
    observer.observe(canvas)
  }
  signal.addEventListener('abort', () => observer.disconnect())
}
