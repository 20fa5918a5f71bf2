/** What an engine shows: a lone fragment, or a frame of steps. Compiled, and ready to be drawn without a stall. */
import type { Bound } from './bind.ts'
import type { Picture } from './device.ts'

export interface Shown {
  /** Its values. Others may take their place from one frame to the next. */
  readonly bounds: readonly Bound[]
  /** Whether it is another picture in the next frame, whatever the values are. */
  readonly moves: boolean
  /** Draws; `isAdvancing` also lets what advances go on by one frame. False: it could not yet, and asks again. */
  draw(isAdvancing: boolean): boolean
  read(): Promise<Picture>
  dispose(): void
}
