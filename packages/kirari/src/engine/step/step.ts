/**
 * What a frame is made of: drawings, kernels, and repetitions of them, as the application describes them. Data only: a backend does them.
 * Must not know: any backend, how shaders are written.
 */
import type { Site } from '../../shader/diagnostic/site.ts'
import type { StorageSource } from '../../shader/ir/expr.ts'
import type { KernelSource, TargetSource } from '../../shader/ir/resource.ts'
import type { NumericType, VectorType } from '../../shader/ir/type.ts'
import type { Geometry } from './geometry.ts'

/** A number, or what gives it anew for each frame. */
export type Live<T> = T | (() => T)

/** A node of numbers. */
export interface Shade {
  readonly type: NumericType
}
/** A colour for every pixel: a vec3, or a vec4 whose red, green and blue are multiplied by its alpha already. */
export interface Fragment {
  readonly type: VectorType<'vec3'> | VectorType<'vec4'>
}
/** Where a vertex is in clip space, and in WebGL2 the size of its point. */
export type Vertex = { readonly type: VectorType<'vec4'> } | { readonly position: { readonly type: VectorType<'vec4'> }; readonly pointSize?: Shade | number }
/** A value for each picture of the target by its name; `depth` is that of the pixel. */
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
/** How a colour joins the one that is there. */
export interface BlendState {
  readonly color: BlendPart
  readonly alpha?: BlendPart
}
/**
 * `none` replaces, which is the default; `alpha` is for colours multiplied by their alpha; `add`, `multiply`, `screen` are what they are called.
 */
export type Blend = 'none' | 'alpha' | 'add' | 'multiply' | 'screen' | BlendState

export interface DepthState {
  /** When a pixel is drawn, by its depth and the one that is there; 'less' when nothing is said. */
  readonly compare?: Compare
  /** Whether its depth is kept; true when nothing is said. */
  readonly write?: boolean
  /** Added to every depth: `constant` in the smallest steps of the format, `slope` for each step of the slope. */
  readonly bias?: { readonly constant?: number; readonly slope?: number }
}

/** Shader text instead of nodes: GLSL ES 3.00 for WebGL2, a WGSL module for WebGPU. Where one is missing that backend refuses it. */
export interface RawStages {
  /** Without a vertex stage the fragment fills the picture, and reads `in vec2 uv`. */
  readonly glsl?: { readonly vertex?: string; readonly fragment: string }
  /** The entry points are `vertexMain` and `fragmentMain`, or those named. */
  readonly wgsl?: { readonly code: string; readonly vertex?: string; readonly fragment?: string }
  /** Nodes and values behind the names in the text: uniforms, textures, storages, attributes. `time`, `resolution` and the like are found without. */
  readonly inputs?: { readonly [name: string]: unknown }
}

/** What runs frames on the backends of one entry of the package. Engines know the rest of it: `FrameSupport`. */
export interface Support {
  /** The name that programs import, such as `kirari/webgl`. */
  readonly entry: string
  /** Whether the steps run on engines of every entry. */
  readonly isUniversal?: boolean
}
/** What `draw`, `dispatch` and `repeat` add to what the application says. */
interface Made {
  /** @internal The engine opens it for the first frame that has steps. */
  readonly support?: Support | undefined
  /** Where it was made, in development. */
  readonly site?: Site | undefined
}

export interface DrawStep extends Made {
  readonly kind: 'draw'
  readonly vertex: Vertex | undefined
  readonly fragment: Fragment | Outputs | undefined
  /** In place of both. */
  readonly raw: RawStages | undefined
  readonly geometry: Geometry | undefined
  readonly topology: Topology
  /** Vertices; those of the geometry, or the three of a triangle that covers the picture, when nothing is said. */
  readonly count: Live<number> | undefined
  /** As many as the attributes of instances have entries, when nothing is said. */
  readonly instances: Live<number> | undefined
  /** Where `count` and `instances` lie on the GPU (WebGPU): four uints, five with an index. */
  readonly indirect: { readonly storage: StorageSource; readonly byteOffset: number } | undefined
  /** The canvas where nothing is said. */
  readonly target: TargetSource | undefined
  /** The colour that the target is filled with before the first drawing of a frame; false keeps what was there. One for each picture, or one for all. */
  readonly clear: readonly number[] | false
  readonly clearDepth: number | false
  /** One for all pictures of the target, or one for each by its name. */
  readonly blend: Blend | { readonly [name: string]: Blend }
  /** Undefined: depths are neither asked nor kept. */
  readonly depth: DepthState | undefined
  readonly cull: 'none' | 'back' | 'front'
  readonly colorMask: readonly [red: boolean, green: boolean, blue: boolean, alpha: boolean]
  /** Pixels from the bottom left: x, y, width, height. */
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
  /** Workgroups in each direction. */
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
/** What a frame does, in this order; a function is asked anew for each frame. */
export type Frame = readonly Step[] | (() => readonly Step[])
/** What a program is made for. */
export type GpuStep = Exclude<Step, RepeatStep>
