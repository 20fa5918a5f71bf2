/** Frames of steps, as the engine sees them: the graph that runs them, and the support on the steps that opens it. */
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
  /** Has the size of the frames. */
  readonly canvas: HTMLCanvasElement
  /** Follows the values of a program. */
  readonly bind: (uniforms: readonly ProgramUniform[], textures: readonly ProgramTexture[]) => Bound
  /** Makes a frame due. */
  readonly changed: () => void
  /** Reports an error that no call can throw. */
  readonly failed: (error: unknown) => void
}

export interface Graph {
  /** Compiles new steps, and returns the frame when all of it can be drawn; undefined if the request is stale by then. */
  show(frame: Frame, init: readonly Step[] | undefined, isStale: () => boolean): Promise<Shown | undefined>
  read<S>(node: S): Promise<Read<S>>
  write(node: unknown, numbers: ArrayLike<number> | Lists): void
  reset(): void
  readonly live: Graphics['live']
  dispose(): void
}

/** Options of an engine that only frames of steps read. */
export interface FrameOptions {
  readonly samples?: 1 | 4 | undefined
  readonly timing?: boolean | undefined
}
/** Emits the events that only frames of steps have. */
export interface EmitFrameEvent {
  (name: 'fallback', event: Fallback): void
  (name: 'timing', event: { readonly gpuMilliseconds: number }): void
}

/** Each entry of the package puts its own on the steps it makes, so a program without steps contains no code for frames. */
export interface FrameSupport extends Support {
  /** Opens a graph on a device of an engine of this entry. */
  open(device: Device, host: GraphHost, options: FrameOptions, emit: EmitFrameEvent): Graph | Promise<Graph>
}
