/**
 * What a backend does for frames of several steps. The steps bring it: a lone fragment does without.
 * A step is prepared once and then run in frames; what it uses (buffers, textures, targets) is made by the backend the first time
 * a step needs it, kept by the identity of its description, counted, and freed with the last step that uses it.
 * Must not know: any backend.
 */
import type { PixelImage, StorageSource, UniformSource } from '../../shader/ir/expr.ts'
import type { ProgramStorage, ProgramTexture, ProgramUniform } from '../../shader/ir/program.ts'
import type { TargetSource } from '../../shader/ir/resource.ts'
import type { GpuStep } from '../step/step.ts'
import type { Picture, Slot } from './device.ts'

/** A step that can be run without a stall. */
export interface Prepared {
  readonly step: GpuStep
  /** What the engine has to keep slots for, in this order. */
  readonly uniforms: readonly ProgramUniform[]
  /** What it reads: a new picture in one of them is a reason to draw. The backend itself uploads it in `run`. */
  readonly textures: readonly ProgramTexture[]
  readonly storages: readonly ProgramStorage[]
  /** Does it in the frame that was begun. Writes the changed slots first. Allocates nothing. */
  run(slots: readonly Slot[]): void
  dispose(): void
}

/** Numbers of a storage without gaps; of structs, those of each field by its path. */
export type StorageNumbers = Float32Array | Int32Array | Uint32Array | { readonly [path: string]: Float32Array | Int32Array | Uint32Array }

/** Something that was asked for and is not there; what was taken in its place. */
export interface Fallback {
  /** Such as `rgba32float of target "state"`. */
  readonly wanted: string
  readonly got: string
  readonly reason: string
}

export interface GraphicsOptions {
  /** Samples a pixel of the canvas. */
  readonly samples: 1 | 4
  /** Whether times are measured, where the platform can. */
  readonly timing: boolean
  readonly onFallback: (fallback: Fallback) => void
  /** Milliseconds that the GPU took for a frame, some frames later. */
  readonly onTiming: (gpuMilliseconds: number) => void
  /** Reports an error that no call can throw: out of memory, a validation error of the driver. */
  readonly onError: (error: Error) => void
}

export interface Graphics {
  /** Compiles its program without blocking the page, and makes what it uses. Rejects with a ShaderError or an EngineError. */
  prepare(step: GpuStep): Promise<Prepared>
  /** Begins a frame on a canvas of so many pixels: the targets that follow it follow, and the first drawing into each target clears it. */
  begin(width: number, height: number): void
  /** Ends it: resolves samples, and copies the picture to the canvas. The backend submits it now, or in `Device.submit`. */
  end(): void
  /** Runs a frame between `begin` and `end`, and reads the picture that the canvas got, the top row first. */
  capture(width: number, height: number, run: () => void): Promise<Picture>
  /** The texels of a texture or an attachment of a target, the row of uv.y = 0 first; integer and float formats as they are, others as bytes. */
  readTexture(source: UniformSource): Promise<PixelImage>
  /** The bytes of a storage, laid out by WGSL's rules on both backends. */
  readStorage(source: StorageSource): Promise<ArrayBuffer>
  /** Sets a storage, or forgets what it holds and starts it again from its own `data` (or zeros) where `bytes` is left out. */
  writeStorage(source: StorageSource, bytes?: ArrayBuffer): void
  /** Storages start again from their own `data`, targets are cleared. */
  reset(): void
  /** Lets one storage or target have what another of the same shape holds: for hot reload. */
  copy(from: StorageSource | TargetSource, to: StorageSource | TargetSource): void
  /** What is alive, by kind: for tests and for people. */
  readonly live: Readonly<Record<'programs' | 'buffers' | 'textures' | 'targets', number>>
  /** Frees everything. */
  dispose(): void
}
