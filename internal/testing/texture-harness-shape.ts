/** The input of texture-harness.ts. Both of its backends use it; it must not touch a GPU. */
import type { Specimen } from './differential.ts'

/** A texture as a GPU stores it. The data of depth16unorm are integers, 65535 is 1. */
export interface TextureImage {
  readonly dimension: '2d' | '2d-array' | '3d' | 'cube'
  readonly format: 'rgba8unorm' | 'rgba32float' | 'rgba32sint' | 'rgba32uint' | 'depth16unorm'
  readonly width: number
  readonly height: number
  /** Slices, layers or faces. */
  readonly depth: number
  /** The data of each level, tightly packed. */
  readonly levels: readonly (
    | Uint8Array<ArrayBuffer>
    | Float32Array<ArrayBuffer>
    | Int32Array<ArrayBuffer>
    | Uint32Array<ArrayBuffer>
    | Uint16Array<ArrayBuffer>
  )[]
}

/** The sampler settings. */
export interface TextureSampler {
  readonly filter: 'nearest' | 'linear'
  readonly mipmap: 'none' | 'nearest' | 'linear'
  readonly wrap: 'repeat' | 'mirror' | 'clamp'
  /** For depth textures. */
  readonly compare: 'less' | 'less-equal' | 'greater' | 'greater-equal' | 'equal' | 'not-equal' | 'always' | 'never'
}

export interface TextureSpecimen extends Omit<Specimen, 'constant'> {
  readonly image: TextureImage
  readonly sampler: TextureSampler
  /** The name of the texture in the GLSL. */
  readonly glslName: string
  /** The bindings of the texture and of its sampler in group 0 of the WGSL; no sampler if the text declares none. */
  readonly binding: number
  readonly samplerBinding: number | undefined
}

/** Calls in a row. */
export const gridWidth = 32

/** Columns, rows and slices of a level. */
export const levelSize = ({ dimension, width, height, depth }: TextureImage, level: number): readonly [number, number, number] => {
  const half = (size: number): number => Math.max(1, size >> level)
  return [half(width), half(height), dimension === '3d' ? half(depth) : depth]
}
