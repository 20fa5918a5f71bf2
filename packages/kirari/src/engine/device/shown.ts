/** A lone fragment or a frame of steps that an engine shows: compiled, and ready to be drawn without a stall. */
import type { Bound } from './bind.ts'
import type { Picture } from './device.ts'

export interface Shown {
  /** Its values; the list may change from one frame to the next. */
  readonly bounds: readonly Bound[]
  /** Whether the next frame differs even if no value changes. */
  readonly moves: boolean
  /** Draws; `isAdvancing` also advances kernels and feedback by one frame. Returns false if it could not draw yet; it makes a frame due later. */
  draw(isAdvancing: boolean): boolean
  read(): Promise<Picture>
  dispose(): void
}
