/**
 * The result of a compilation: the text of each stage, and the interface through which the engine supplies its inputs.
 * The engine reads this description only, never the text.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Attribute, InputName, MemoryLeaf, StorageSource, UniformSource, ValueSource, Varying } from './expr.ts'
import type { MatrixType, NumericType, ResourceType } from './type.ts'

/** A printed full-screen fragment stage with the vertex stage it needs (one triangle of three vertices, no buffers). */
export interface Program {
  readonly language: 'glsl' | 'wgsl'
  /** GLSL: the vertex shader. WGSL: the same module as `fragment`; the entry points are `vertexMain` and `fragmentMain`. */
  readonly vertex: string
  readonly fragment: string
  /** The uniforms, in the order of the text. GLSL: one `uniform` each. WGSL: members of the block at group 0, binding 0. */
  readonly uniforms: readonly ProgramUniform[]
  /** The size of the WGSL block in bytes, a multiple of 16; 0 without a block. */
  readonly blockBytes: number
  readonly textures: readonly ProgramTexture[]
  /** The WebGPU features that it requires; undefined if none. */
  readonly features?: ReadonlySet<string> | undefined
  /** The site in the user's code of each line of `fragment`, if known; index 0 is line 1. */
  readonly sites: readonly (Site | undefined)[]
}

/** A value that the engine writes: a scalar, vector or matrix, or an array of one of them. */
export interface ProgramUniform {
  /** Its name in the text, with the path to a part of a struct or array, such as `lights[2].color`. */
  readonly name: string
  readonly type: NumericType | MatrixType
  /** The number of elements of an array; its value is one list of numbers. */
  readonly count?: number | undefined
  /** The offset in the WGSL block, where a bool is a u32. */
  readonly byteOffset: number
  /** The bytes between elements of an array, or columns of a matrix, in the WGSL block. */
  readonly byteStride?: number | undefined
  /** The source of its value: an input of the engine, or a value of the application. */
  readonly source: Exclude<InputName, 'uv'> | ValueSource
}

/** The text of one or more stages, and their interface. */
export interface StageProgram {
  readonly language: 'glsl' | 'wgsl'
  /** The text of each stage. WGSL: one module for all. */
  readonly code: { readonly vertex?: string; readonly fragment?: string; readonly compute?: string }
  /** The names of the entry points. */
  readonly entryPoints: { readonly vertex?: string; readonly fragment?: string; readonly compute?: string }
  /** As in `Program`. */
  readonly uniforms: readonly ProgramUniform[]
  /** WGSL: the uniform block, at this binding of group 0; undefined without one. */
  readonly block: { readonly binding: number; readonly byteLength: number } | undefined
  readonly textures: readonly ProgramTexture[]
  readonly attributes: readonly ProgramAttribute[]
  readonly varyings: readonly ProgramVarying[]
  readonly storages: readonly ProgramStorage[]
  /** The outputs of the fragment stage, in the order of their locations. */
  readonly outputs: readonly { readonly name: string; readonly type: NumericType; readonly location: number }[]
  /** Whether the fragment stage outputs a depth. */
  readonly writesDepth: boolean
  /** The WebGPU features that it requires. */
  readonly features: readonly string[]
  readonly workgroupSize: readonly [number, number, number] | undefined
  /** The site in the user's code of each line of each text, if known; index 0 is line 1. */
  readonly sites: { readonly vertex?: Sites; readonly fragment?: Sites; readonly compute?: Sites }
}
export type Sites = readonly (Site | undefined)[]

/** A texture that a program reads or writes. */
export interface ProgramTexture {
  readonly name: string
  readonly type: ResourceType
  readonly source: UniformSource
  /** WGSL: its binding in group 0. GLSL: its texture unit. */
  readonly binding: number
  /** WGSL: the binding of its sampler; undefined if it has none. */
  readonly samplerBinding: number | undefined
}

/** An attribute that the vertex stage reads from a buffer. */
export interface ProgramAttribute {
  readonly name: string
  readonly type: NumericType
  readonly location: number
  readonly source: Attribute
}

/** A value passed from the vertex stage to the fragment stage. GLSL links both by name. */
export interface ProgramVarying {
  readonly name: string
  readonly type: NumericType
  readonly location: number
  readonly source: Varying
}

/** A buffer that a program reads or writes, in the memory layout of WGSL's storage address space. */
export interface ProgramStorage {
  readonly name: string
  readonly source: StorageSource
  readonly binding: number
  /** The bytes between elements; undefined for one value. */
  readonly byteStride: number | undefined
  /** The size of the buffer in bytes. */
  readonly byteLength: number
  /** The scalars, vectors, matrices and arrays of them in one element, or in the value. */
  readonly leaves: readonly MemoryLeaf[]
  /** Whether the program writes it. */
  readonly isWritten?: boolean | undefined
  /** WGSL: the binding of a copy of the old values, for a kernel that also reads other elements of a storage it writes. */
  readonly oldBinding?: number | undefined
  /** GLSL: the textures that hold it, `storageWidth(count)` texels wide; undefined in WGSL. */
  readonly texels?: readonly StorageTexels[] | undefined
}

/** One of the textures that hold a buffer in WebGL2: a leaf of its values, or a column of a leaf. */
export interface StorageTexels {
  /** Its sampler in the text; undefined if the program only writes it. */
  readonly name: string | undefined
  /** The unit of its sampler, after those of the textures. */
  readonly unit: number | undefined
  /** The offset from the start of a value in WGSL's memory layout, and the number of components of 4 bytes. */
  readonly byteOffset: number
  readonly components: 1 | 2 | 4
  /** The number of components that hold data: a vec3 is stored in four. */
  readonly used: 1 | 2 | 3 | 4
  readonly scalar: 'float' | 'int' | 'uint'
  /** The location of the kernel output that writes it. */
  readonly output: number | undefined
}
