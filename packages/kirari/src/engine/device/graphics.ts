/**
 * The interface that a backend implements for frames of several steps. The steps bring it; a lone fragment does not.
 * A step is prepared once and run in every frame. The backend creates the buffers, textures and targets of a step when the first step uses
 * them, finds them again by the identity of their description, and frees them with the last step that uses them.
 */
import type { PixelImage, StorageSource, UniformSource } from '../../shader/ir/expr.ts'
import type { ProgramStorage, ProgramTexture, ProgramUniform } from '../../shader/ir/program.ts'
import type { TargetSource } from '../../shader/ir/resource.ts'
import type { GpuStep } from '../step/step.ts'
import type { Picture, Slot } from './device.ts'

/** A compiled step: running it does not stall. */
export interface Prepared {
  readonly step: GpuStep
  /** `run` takes one slot for each of these, in this order. */
  readonly uniforms: readonly ProgramUniform[]
  /** The textures the step reads. The engine draws when the image of one changes; `run` uploads it. */
  readonly textures: readonly ProgramTexture[]
  readonly storages: readonly ProgramStorage[]
  /** Uploads the changed slots, then encodes the step into the current frame. Allocates nothing. */
  run(slots: readonly Slot[]): void
  dispose(): void
}

/** The numbers of a storage without padding; for structs, a list for each field by its path. */
export type StorageNumbers = Float32Array | Int32Array | Uint32Array | { readonly [path: string]: Float32Array | Int32Array | Uint32Array }

/** Something the GPU does not support, and what the backend uses instead. */
export interface Fallback {
  /** For example `rgba32float of target "state"`. */
  readonly wanted: string
  readonly got: string
  readonly reason: string
}

export interface GraphicsOptions {
  /** Samples per pixel of the canvas. */
  readonly samples: 1 | 4
  /** Measures GPU times, where the platform supports it. */
  readonly timing: boolean
  readonly onFallback: (fallback: Fallback) => void
  /** Reports the milliseconds the GPU spent on a frame, some frames later. */
  readonly onTiming: (gpuMilliseconds: number) => void
  /** Reports errors that no call returns: out of memory, a validation error of the driver. */
  readonly onError: (error: Error) => void
}

export interface Graphics {
  /** Compiles the program without blocking the page, and creates the resources it uses. Rejects with a ShaderError or an EngineError. */
  prepare(step: GpuStep): Promise<Prepared>
  /** Begins a frame on a canvas of this size in pixels: resizes the targets that follow the canvas; the first draw into each target clears it. */
  begin(width: number, height: number): void
  /** Ends the frame: resolves multisampling and presents to the canvas. Commands may be submitted now or by `Device.submit`. */
  end(): void
  /** Calls `run` between `begin` and `end`, and reads the pixels of the canvas, the top row first. */
  capture(width: number, height: number, run: () => void): Promise<Picture>
  /** Reads the texels of a texture or an attachment of a target, the row of uv.y = 0 first; integer and float formats as stored, others as bytes. */
  readTexture(source: UniformSource): Promise<PixelImage>
  /** Reads the bytes of a storage, in WGSL's memory layout on both backends. */
  readStorage(source: StorageSource): Promise<ArrayBuffer>
  /** Overwrites a storage with `bytes`, or with its initial `data` (or zeros) without them. */
  writeStorage(source: StorageSource, bytes?: ArrayBuffer): void
  /** Resets storages to their initial `data`, and clears targets. */
  reset(): void
  /** Copies the contents of a storage or target to another of the same shape: for hot reload. */
  copy(from: StorageSource | TargetSource, to: StorageSource | TargetSource): void
  /** How many resources of each kind exist: for tests and for debugging. */
  readonly live: Readonly<Record<'programs' | 'buffers' | 'textures' | 'targets', number>>
  /** Frees everything. */
  dispose(): void
}
