/** The steps of a frame: draws, kernels, dispatches, and repetitions of them. Data only: a backend runs them. */
import type { Site } from '../../shader/diagnostic/site.ts'
import type { StorageSource } from '../../shader/ir/expr.ts'
import type { KernelSource, TargetSource } from '../../shader/ir/resource.ts'
import type { NumericType, VectorType } from '../../shader/ir/type.ts'
import type { Geometry } from './geometry.ts'

/** A value, or a function that returns it for each frame. */
export type Live<T> = T | (() => T)

/** A scalar or vector node. */
export interface Shade {
  readonly type: NumericType
}
/** A colour for every pixel: a vec3, or a vec4 premultiplied by its alpha. */
export interface Fragment {
  readonly type: VectorType<'vec3'> | VectorType<'vec4'>
}
/** The position of a vertex in clip space, and in WebGL2 its point size. */
export type Vertex = { readonly type: VectorType<'vec4'> } | { readonly position: { readonly type: VectorType<'vec4'> }; readonly pointSize?: Shade | number }
/** A value for each attachment of the target by its name; `depth` is the depth of the pixel. */
export type Outputs = { readonly [name: string]: Shade }

export type Topology = 'triangles' | 'triangle-strip' | 'lines' | 'line-strip' | 'points'
export type Compare = 'never' | 'less' | 'equal' | 'less-equal' | 'greater' | 'not-equal' | 'greater-equal' | 'always'

export type BlendFactor =
  | 'zero'
  | 'one'
  | 'src'
  | 'one-minus-src'
  | 'src-alpha'
  | 'one-minus-src-alpha'
  | 'dst'
  | 'one-minus-dst'
  | 'dst-alpha'
  | 'one-minus-dst-alpha'
export type BlendOperation = 'add' | 'subtract' | 'reverse-subtract' | 'min' | 'max'
export interface BlendPart {
  readonly source: BlendFactor
  readonly destination: BlendFactor
  readonly operation?: BlendOperation
}
/** How a colour blends with the destination. */
export interface BlendState {
  readonly color: BlendPart
  readonly alpha?: BlendPart
}
/**
 * `none`, the default, replaces the destination; `alpha` is for premultiplied colours; `add`, `multiply` and `screen` are the usual modes.
 */
export type Blend = 'none' | 'alpha' | 'add' | 'multiply' | 'screen' | BlendState

export interface DepthState {
  /** How the depth of a pixel must compare with the stored depth. Default: 'less'. */
  readonly compare?: Compare
  /** Whether to store the depth. Default: true. */
  readonly write?: boolean
  /** The depth bias: `constant` in units of the format's resolution, `slope` times the slope of the triangle. */
  readonly bias?: { readonly constant?: number; readonly slope?: number }
}

/** Shader text instead of nodes: GLSL ES 3.00 for WebGL2, a WGSL module for WebGPU. A backend throws if its text is missing. */
export interface RawStages {
  /** Without a vertex stage, the fragment stage fills the canvas or target, and reads `in vec2 uv`. */
  readonly glsl?: { readonly vertex?: string; readonly fragment: string }
  /** The entry points are `vertexMain` and `fragmentMain`, unless `vertex` and `fragment` name others. */
  readonly wgsl?: { readonly code: string; readonly vertex?: string; readonly fragment?: string }
  /** The nodes and values for names in the text: uniforms, textures, storages, attributes. Inputs such as `time` and `resolution` need no entry. */
  readonly inputs?: { readonly [name: string]: unknown }
}

/** Runs frames on the backends of one entry of the package. `FrameSupport` is the full type, for engines. */
export interface Support {
  /** The module name, such as `kirari/webgl`. */
  readonly entry: string
  /** Whether its steps run on engines of every entry. */
  readonly isUniversal?: boolean
}
/** The members that `draw`, `dispatch` and `repeat` add to the options. */
interface Made {
  /** @internal The engine opens it for the first frame of steps. */
  readonly support?: Support | undefined
  /** Where the step was made, in development. */
  readonly site?: Site | undefined
}

export interface DrawStep extends Made {
  readonly kind: 'draw'
  readonly vertex: Vertex | undefined
  readonly fragment: Fragment | Outputs | undefined
  /** Shader text instead of both. */
  readonly raw: RawStages | undefined
  readonly geometry: Geometry | undefined
  readonly topology: Topology
  /** The number of vertices. Default: that of the geometry, or the three of a full-screen triangle. */
  readonly count: Live<number> | undefined
  /** Default: the number of entries of the instanced attributes. */
  readonly instances: Live<number> | undefined
  /** The GPU buffer with `count` and `instances` (WebGPU): four uints, five with an index. */
  readonly indirect: { readonly storage: StorageSource; readonly byteOffset: number } | undefined
  /** Default: the canvas. */
  readonly target: TargetSource | undefined
  /** The colour to clear to before the first draw of a frame; false keeps the old contents. */
  readonly clear: readonly number[] | false
  readonly clearDepth: number | false
  /** One for all attachments of the target, or one for each by its name. */
  readonly blend: Blend | { readonly [name: string]: Blend }
  /** Undefined: depth is neither tested nor written. */
  readonly depth: DepthState | undefined
  readonly cull: 'none' | 'back' | 'front'
  readonly colorMask: readonly [red: boolean, green: boolean, blue: boolean, alpha: boolean]
  /** x, y, width and height in pixels, from the bottom left. */
  readonly viewport: Live<readonly [number, number, number, number]> | undefined
  readonly scissor: Live<readonly [number, number, number, number]> | undefined
  readonly label: string | undefined
}

/** A compute stage of the language: WebGPU only. */
export interface ComputeSource {
  readonly kind: 'compute'
  readonly workgroupSize: readonly [number, number, number]
  readonly func: KernelSource['func']
}
export interface DispatchStep extends Made {
  readonly kind: 'dispatch'
  readonly stage: ComputeSource | RawCompute
  /** The number of workgroups in each dimension. */
  readonly groups: Live<readonly [number, number, number]>
  readonly indirect: { readonly storage: StorageSource; readonly byteOffset: number } | undefined
  readonly label: string | undefined
}
/** A WGSL module with a compute stage. */
export interface RawCompute {
  readonly kind: 'raw compute'
  readonly wgsl: { readonly code: string; readonly compute?: string }
  readonly inputs: { readonly [name: string]: unknown }
}
export interface RepeatStep extends Made {
  readonly kind: 'repeat'
  readonly count: Live<number>
  readonly steps: readonly Step[]
}
export type Step = DrawStep | KernelSource | DispatchStep | RepeatStep
/** The steps of a frame, in order, or a function that returns them for each frame. */
export type Frame = readonly Step[] | (() => readonly Step[])
/** A step that has a program. */
export type GpuStep = Exclude<Step, RepeatStep>
