/**
 * A backend as the engine sees it: it connects to a canvas, compiles a fragment for it, and draws.
 * The engine decides when, a backend how.
 */
import type { UniformValue } from '../../shader/ir/expr.ts'
import type { VectorType } from '../../shader/ir/type.ts'
import type { Program } from '../../shader/ir/program.ts'

export type BackendName = 'webgpu' | 'webgl2'

/** A colour for every pixel: a vec3, or a vec4 whose red, green and blue are multiplied by its alpha already. */
export interface Fragment {
  readonly type: VectorType<'vec3'> | VectorType<'vec4'>
}

/** Pixels as the fragment wrote them: RGBA, 8 bits each, the top row first. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** The value behind one uniform of a program, in the order of `Program.uniforms`. */
export interface Slot {
  readonly source: { readonly value: UniformValue; readonly owner?: object | undefined }
  /** Whether the GPU has a stale value. The engine sets it; drawing uploads the value and clears it. */
  changed: boolean
}

/** A compiled program, ready to be drawn without a stall. */
export interface Pipeline {
  /** Draws to the canvas; writes the changed slots first. */
  draw(slots: readonly Slot[]): void
  /** Draws, and reads the pixels in the same task. */
  read(slots: readonly Slot[]): Promise<Picture>
  dispose(): void
}

/** A canvas that a GPU draws to. */
export interface Device {
  readonly backend: BackendName
  /** Why it is not the preferred backend, if it is not. */
  readonly reason?: Error | undefined
  /** The longest side a drawing buffer may have. */
  readonly maxSide: number
  /** Resolves with a reason when the GPU was taken away. Stays pending for ever when it never is. */
  readonly lost: Promise<string>
  print(fragment: Fragment): Program
  /**
   * Compiles without blocking the page. Rejects with a ShaderError when the driver refuses the text, with an EngineError when the
   * program asks for more than the GPU has.
   */
  compile(program: Program): Promise<Pipeline>
  /** Gives the canvas a drawing buffer of this size, which empties it: call it only in a frame that draws. */
  resize(width: number, height: number): void
  /** Sends what was drawn since the last call, on every canvas; only there when drawing alone does not. */
  readonly submit?: () => void
  dispose(): void
}

/** The canvas of an engine, as a backend sees it. */
export interface Host {
  readonly canvas: HTMLCanvasElement
  /** Puts a fresh canvas in the place of a spoilt one; only there when the engine made the canvas itself. */
  readonly replace: (() => HTMLCanvasElement) | undefined
  /** Whether the GPU was lost before: then a backend retries for a while. */
  readonly again: boolean
}

/** Connects a canvas to a GPU. Rejects with an EngineError; it may then be tried with another backend if the canvas was not touched. */
export type Connect = (host: Host) => Promise<Device>
