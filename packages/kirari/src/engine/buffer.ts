/** The size of an engine's drawing buffer: that of the canvas in device pixels, within the limits of the GPU. */
import type { Device } from './device/device.ts'

export interface Buffer {
  /** The width of the canvas in device pixels; 0 while it has no size: then nothing is drawn. */
  readonly width: number
  /** Sets the size of the canvas in device pixels, and in CSS pixels if it is on a page. */
  set(width: number, height: number, css?: DOMRectReadOnly): void
  /** Makes the next `fit` resize, for a new device for example. */
  invalidate(): void
  /**
   * Resizes the buffer if necessary; then returns its size. Takes the size from the canvas if none was set, because the browser has not
   * measured it yet, or because the canvas is on no page.
   */
  fit(canvas: HTMLCanvasElement, device: Device | undefined): readonly [width: number, height: number] | undefined
}

/** Pixels of an 8K screen: larger buffers can crash the GPU process of a browser. */
const maxArea = 33_554_432

export const createBuffer = (pixelRatio: number | undefined): Buffer => {
  let width = 0
  let height = 0
  let css: DOMRectReadOnly | undefined
  let isStale = false
  const measured = (cssPixels: number): number => Math.round(cssPixels * (pixelRatio ?? globalThis.devicePixelRatio))
  return {
    get width() {
      return width
    },
    set(newWidth, newHeight, newCss = css) {
      width = newHeight && newWidth
      height = newHeight
      css = newCss
      isStale = true
    },
    invalidate() {
      isStale = true
    },
    fit(canvas, device) {
      width ||= measured(canvas.clientWidth) || canvas.width
      height ||= measured(canvas.clientHeight) || canvas.height
      if (!isStale || !device) return undefined
      isStale = false
      const scale = Math.min(1, device.maxSide / width, device.maxSide / height, Math.sqrt(maxArea / width / height))
      const size = [Math.floor(width * scale) || 1, Math.floor(height * scale) || 1] as const
      const { clientWidth } = canvas
      device.resize(...size)
      // Without a CSS size, a canvas is as large as its buffer and would grow forever, so it gets the size it had.
      if (css && canvas.clientWidth !== clientWidth) Object.assign(canvas.style, { width: `${css.width}px`, height: `${css.height}px` })
      return size
    },
  }
}
