/**
 * What runs frames of several steps, as the engine sees it: a backend loads it together with its own part of the work.
 * Must not know: any backend, how it is done.
 */
import type { Bound } from './bind.ts'
import type { Fragment } from './device.ts'
import type { Graphics } from './graphics.ts'
import type { Read } from './read.ts'
import type { Lists } from './pack.ts'
import type { Shown } from './shown.ts'
import type { Frame, Step } from '../step/step.ts'
import type { ProgramTexture, ProgramUniform } from '../../shader/ir/program.ts'

/** The engine, as its graph sees it. */
export interface GraphHost {
  /** It is as large as the picture. */
  readonly canvas: HTMLCanvasElement
  /** Follows the values of a program. */
  readonly bind: (uniforms: readonly ProgramUniform[], textures: readonly ProgramTexture[]) => Bound
  /** The picture has to be drawn again. */
  readonly changed: () => void
  /** Something failed that no call was told. */
  readonly failed: (error: unknown) => void
}

export interface Graph {
  /** The frame of a lone fragment. */
  frameOf(fragment: Fragment | undefined): readonly Step[]
  /** Compiles what is new, and gives the frame when all of it can be drawn; undefined when it is not wanted any more. */
  show(frame: Frame, init: readonly Step[] | undefined, isStale: () => boolean): Promise<Shown | undefined>
  read<S>(node: S): Promise<Read<S>>
  write(node: unknown, numbers: ArrayLike<number> | Lists): void
  reset(): void
  readonly live: Graphics['live']
  dispose(): void
}
