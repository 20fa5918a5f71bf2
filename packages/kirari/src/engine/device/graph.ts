/**
 * What runs frames of several steps, as the engine sees it: a backend loads it together with its own part of the work.
 * Must not know: any backend, how it is done.
 */
import type { BindHost } from './bind.ts'
import type { Fragment } from './device.ts'
import type { Graphics, StorageNumbers } from './graphics.ts'
import type { Shown } from './shown.ts'
import type { Frame, Step } from '../step/step.ts'
import type { PixelImage } from '../../shader/ir/expr.ts'

/** The engine, as its graph sees it. */
export interface GraphHost extends BindHost {
  /** The size of the canvas in pixels. */
  readonly size: () => { readonly width: number; readonly height: number }
}

export interface Graph {
  /** The frame of a lone fragment. */
  frameOf(fragment: Fragment | undefined): readonly Step[]
  /** Compiles what is new, and gives the frame when all of it can be drawn; undefined when it is not wanted any more. */
  show(frame: Frame, init: readonly Step[] | undefined, isStale: () => boolean): Promise<Shown | undefined>
  read(node: unknown): Promise<StorageNumbers & PixelImage>
  write(node: unknown, numbers: ArrayLike<number>): void
  reset(): void
  readonly live: Graphics['live']
  dispose(): void
}
