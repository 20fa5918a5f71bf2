/**
 * What runs frames of several steps, as the engine sees it, and how it gets it: the steps bring it.
 * Must not know: any backend, how it is done.
 */
import type { Bound } from './bind.ts'
import type { Device } from './device.ts'
import type { Fallback, Graphics } from './graphics.ts'
import type { Read } from './read.ts'
import type { Lists } from './pack.ts'
import type { Shown } from './shown.ts'
import type { Frame, Step, Support } from '../step/step.ts'
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
  /** Compiles what is new, and gives the frame when all of it can be drawn; undefined when it is not wanted any more. */
  show(frame: Frame, init: readonly Step[] | undefined, isStale: () => boolean): Promise<Shown | undefined>
  read<S>(node: S): Promise<Read<S>>
  write(node: unknown, numbers: ArrayLike<number> | Lists): void
  reset(): void
  readonly live: Graphics['live']
  dispose(): void
}

/** What of an engine's options only frames of steps read. */
export interface FrameOptions {
  readonly samples?: 1 | 4 | undefined
  readonly timing?: boolean | undefined
}
/** Tells the application of the events that only frames of steps have. */
export interface EmitFrameEvent {
  (name: 'fallback', event: Fallback): void
  (name: 'timing', event: { readonly gpuMilliseconds: number }): void
}

/** What an entry of the package puts on its steps; so a program without steps carries nothing of it. */
export interface FrameSupport extends Support {
  /** Opens it on a device of this entry's engine. */
  open(device: Device, host: GraphHost, options: FrameOptions, emit: EmitFrameEvent): Graph | Promise<Graph>
}
