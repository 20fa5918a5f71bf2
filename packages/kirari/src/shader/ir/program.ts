/**
 * What a printer gives: the text of a stage, and what the engine needs to feed it.
 * Everything the engine has to know about a shader is here; it never reads the text.
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
  /** What has to be supplied, in the order of the text. GLSL: one `uniform` each. WGSL: members of the block at group 0, binding 0. */
  readonly uniforms: readonly ProgramUniform[]
  /** Bytes of the WGSL block, a multiple of 16; 0 when there is none. */
  readonly blockBytes: number
  readonly textures: readonly ProgramTexture[]
  /** What a device has to be asked for, by its name in WebGPU; undefined where that is nothing. */
  readonly features?: ReadonlySet<string> | undefined
  /** The user's place behind each line of `fragment`, where it is known; index 0 is line 1. */
  readonly sites: readonly (Site | undefined)[]
}

/** A value that the engine writes: a scalar, vector or matrix, or an array of one of them. */
export interface ProgramUniform {
  /** Its name in the text; that of a part of a struct or array has its path, such as `lights[2].color`. */
  readonly name: string
  readonly type: NumericType | MatrixType
  /** How many of the type there are, for an array; its value is one list of numbers. */
  readonly count?: number | undefined
  /** Byte offset in the WGSL block. A bool is a u32 there. */
  readonly byteOffset: number
  /** Bytes from one element of an array, or one column of a matrix, to the next in the WGSL block. */
  readonly byteStride?: number | undefined
  /** Who supplies it: the engine (an input) or the application. */
  readonly source: Exclude<InputName, 'uv'> | ValueSource
}

/** Text for one or more stages, and all that has to be known to feed them. */
export interface StageProgram {
  readonly language: 'glsl' | 'wgsl'
  /** The text of each stage. WGSL: the same module for all. */
  readonly code: { readonly vertex?: string; readonly fragment?: string; readonly compute?: string }
  /** The names of the entry points. */
  readonly entryPoints: { readonly vertex?: string; readonly fragment?: string; readonly compute?: string }
  /** As in `Program`. */
  readonly uniforms: readonly ProgramUniform[]
  /** WGSL: the block of uniforms, at this binding of group 0; undefined when there is none. */
  readonly block: { readonly binding: number; readonly byteLength: number } | undefined
  readonly textures: readonly ProgramTexture[]
  readonly attributes: readonly ProgramAttribute[]
  readonly varyings: readonly ProgramVarying[]
  readonly storages: readonly ProgramStorage[]
  /** What the fragment stage gives, in the order of their locations. */
  readonly outputs: readonly { readonly name: string; readonly type: NumericType; readonly location: number }[]
  /** Whether the fragment stage gives a depth of its own. */
  readonly writesDepth: boolean
  /** What a device has to be asked for, by its name in WebGPU. */
  readonly features: readonly string[]
  readonly workgroupSize: readonly [number, number, number] | undefined
  /** The user's place behind each line of each text, where it is known; index 0 is line 1. */
  readonly sites: { readonly vertex?: Sites; readonly fragment?: Sites; readonly compute?: Sites }
}
export type Sites = readonly (Site | undefined)[]

/** A texture that a program reads or writes. */
export interface ProgramTexture {
  readonly name: string
  readonly type: ResourceType
  readonly source: UniformSource
  /** WGSL: its binding in group 0. GLSL: the number of its unit. */
  readonly binding: number
  /** WGSL: the binding of its sampler; undefined where it is read without one. */
  readonly samplerBinding: number | undefined
}

/** What the vertex stage reads from buffers. */
export interface ProgramAttribute {
  readonly name: string
  readonly type: NumericType
  readonly location: number
  readonly source: Attribute
}

/** What goes from the vertex stage to the fragment stage. GLSL links them by name. */
export interface ProgramVarying {
  readonly name: string
  readonly type: NumericType
  readonly location: number
  readonly source: Varying
}

/** A buffer that a program reads or writes, laid out by the rules of WGSL's storage address space. */
export interface ProgramStorage {
  readonly name: string
  readonly source: StorageSource
  readonly binding: number
  /** Bytes from one element to the next; undefined for one value. */
  readonly byteStride: number | undefined
  /** Bytes of the whole buffer. */
  readonly byteLength: number
  /** The scalars, vectors, matrices and arrays of them in one element, or in the value. */
  readonly leaves: readonly MemoryLeaf[]
  /** Whether the program writes it. */
  readonly isWritten?: boolean | undefined
  /** WGSL: the binding of a copy of the old values, for a kernel that reads other elements of what it writes. */
  readonly oldBinding?: number | undefined
  /** GLSL: the textures that hold it, `storageWidth(count)` texels wide; undefined in WGSL. */
  readonly texels?: readonly StorageTexels[] | undefined
}

/** One of the textures that hold a buffer in WebGL2: a leaf of its values, or a column of one. */
export interface StorageTexels {
  /** Its sampler in the text; undefined where the program only writes it. */
  readonly name: string | undefined
  /** The unit of its sampler, after those of the textures. */
  readonly unit: number | undefined
  /** Bytes from the start of a value, by WGSL's rules, and how many components of 4 bytes. */
  readonly byteOffset: number
  readonly components: 1 | 2 | 4
  /** How many of them hold numbers of the value: a vec3 is kept in four. */
  readonly used: 1 | 2 | 3 | 4
  readonly scalar: 'float' | 'int' | 'uint'
  /** The location of the output that writes it, in a kernel. */
  readonly output: number | undefined
}
