/** The part of a drawing buffer that belongs to a canvas: all of it, or a corner of a shared one. */
import type { Device } from '../device/device.ts'
import type { Context } from './context.ts'

export interface Screen {
  /** Enlarges the drawing buffer if necessary, and sets the viewport to the frame, in the lower left corner. */
  begin(width: number, height: number): void
  /** Copies the frame to its canvas. Call it with the state of the context restored, except for the viewport. */
  present(width: number, height: number): void
}

/** A device of this backend, with its context, for the graph. */
export interface WebGLDevice extends Device {
  readonly context: Context
  /** Undefined if the canvas has its own context: the browser presents its drawing buffer. */
  readonly screen?: Screen
}
