/**
 * What a printer gives: the text of a stage, and what the engine needs to feed it.
 * Everything the engine has to know about a shader is here; it never reads the text.
 */
import type { Site } from '../diagnostic/site.ts'
import type { InputName, UniformSource } from './expr.ts'
import type { NumericType } from './type.ts'

/** A printed full-screen fragment stage with the vertex stage it needs (one triangle of three vertices, no buffers). */
export interface Program {
  readonly language: 'glsl' | 'wgsl'
  /** GLSL: the vertex shader. WGSL: the same module as `fragment`; the entry points are `vertexMain` and `fragmentMain`. */
  readonly vertex: string
  readonly fragment: string
  /** What has to be supplied, in the order of the text. GLSL: one `uniform` each. WGSL: members of the block at group 0, binding 0. */
  readonly uniforms: readonly ProgramUniform[]
  /** Bytes of the WGSL block, a multiple of 16; 0 when there is none. */
  readonly blockBytes: number
  /** The user's place behind each line of `fragment`, where it is known; index 0 is line 1. */
  readonly sites: readonly (Site | undefined)[]
}

export interface ProgramUniform {
  /** Its name in the text. */
  readonly name: string
  readonly type: NumericType
  /** Byte offset in the WGSL block. A bool is a u32 there. */
  readonly byteOffset: number
  /** Who supplies it: the engine (an input) or the application. */
  readonly source: Exclude<InputName, 'uv'> | UniformSource
}
