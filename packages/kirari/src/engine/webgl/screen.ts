/** The place of a canvas in a context: the whole drawing buffer, or a corner of one that many canvases share. */
import type { Device } from '../device/device.ts'
import type { Context } from './context.ts'

export interface Screen {
  /** Makes the drawing buffer large enough, and the viewport that of the picture, which is drawn into the lower left corner. */
  begin(width: number, height: number): void
  /** Brings the picture to its canvas. The context is left as it was found, with the viewport of the picture: see `graphics`. */
  present(width: number, height: number): void
}

/** A canvas that WebGL2 draws to, as what runs frames of steps sees it. */
export interface WebGLDevice extends Device {
  readonly context: Context
  /** Undefined where the canvas has a context of its own: its drawing buffer is what the browser shows. */
  readonly screen?: Screen
}
