/**
 * Creates the steps of a frame. Throws for mistakes that can be found without a GPU, at the caller's line.
 * Each entry of the package creates its own functions with these, which add the support for its backends to every step.
 */
import { placedAt } from '#explain'
import type { Site } from '../../shader/diagnostic/site.ts'
import type { StorageSource } from '../../shader/ir/expr.ts'
import type { KernelSource, TargetSource } from '../../shader/ir/resource.ts'
import { uintType } from '../../shader/ir/type.ts'
import { blendsOf } from './blend.ts'
import { checkClearDepth, checkCull, checkDepth, checkMask, checkTopology, liveBox, liveCount, refuse } from './check.ts'
import type { Geometry } from './geometry.ts'
import type {
  Blend,
  ComputeSource,
  DepthState,
  DispatchStep,
  DrawStep,
  Fragment,
  Live,
  Outputs,
  RawCompute,
  RawStages,
  RepeatStep,
  Step,
  Support,
  Topology,
  Vertex,
} from './step.ts'

/** A node of `storage(…)`. */
type StorageNode = { readonly detail: StorageSource } | object
export interface Indirect {
  /** A storage of uints: vertices, instances, first vertex, first instance; with an index: entries, instances, first entry, base vertex, first instance. */
  readonly storage: StorageNode
  readonly byteOffset?: number
}

export interface DrawOptions extends RawStages {
  /** The position of each vertex. Default: a full-screen triangle. */
  readonly vertex?: Vertex
  /** A colour, or a value for each attachment of the target by its name. A target with depth alone needs none. */
  readonly fragment?: Fragment | Outputs
  readonly geometry?: Geometry
  /** The primitives that the vertices form. Default: 'triangles'. */
  readonly topology?: Topology
  readonly count?: Live<number>
  /** The number of instances. Default: the number of entries of the instanced attributes, or 1 without any. */
  readonly instances?: Live<number>
  readonly indirect?: Indirect
  /** The result of `target(…)`. Default: the canvas. */
  readonly target?: { readonly source: TargetSource }
  /** The colour to clear to before the first draw of a frame; false keeps the previous frame. Default: transparent. */
  readonly clear?: readonly [number, number, number, number] | false
  readonly clearDepth?: number | false
  readonly blend?: Blend | { readonly [name: string]: Blend }
  /** true: the nearest pixel is drawn. */
  readonly depth?: boolean | DepthState
  readonly cull?: DrawStep['cull']
  readonly colorMask?: DrawStep['colorMask']
  readonly viewport?: DrawStep['viewport']
  readonly scissor?: DrawStep['scissor']
  /** The name of the draw in messages about missing GPU features (WebGPU). Other messages show the line that called `draw`. */
  readonly label?: string
}

/** The description in a node of `storage(…)`. */
const sourceOf = (node: StorageNode): StorageSource => {
  const { detail }: { readonly detail?: unknown } = node
  // Its kind identifies a StorageSource.
  return typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'storage' ? (detail as StorageSource) : refuse('a storage', node)
}
/** Checks an indirect buffer, from which the GPU reads this many uints. */
const indirectOf = (indirect: Indirect | undefined, numbers: number): DrawStep['indirect'] => {
  if (!indirect) return undefined
  const { storage, byteOffset = 0 } = indirect
  if (byteOffset % 4 !== 0 || byteOffset < 0) return refuse('a multiple of 4 as `byteOffset`', byteOffset)
  const source = sourceOf(storage)
  const { type } = source
  const element = type.kind === 'array' ? type.element : type
  if (element !== uintType && !(element.kind === 'atomic' && element.scalar === uintType)) return refuse('a storage of uints as `indirect`', type.name)
  const there = (source.count ?? 1) - byteOffset / 4
  if (there < numbers) return refuse(`${numbers} uints in the storage of \`indirect\` from ${byteOffset} bytes on`, Math.max(0, there))
  return { storage: source, byteOffset }
}

/** A function such as `draw` of an entry of the package. */
export type Draw = (options: DrawOptions) => DrawStep

export const createDraw = (support: Support): Draw => {
  const draw: Draw = (options) => placedAt(draw, (site) => drawStep(options, support, site))
  return draw
}

const drawStep = (options: DrawOptions, support: Support, site: Site | undefined): DrawStep => {
  const { vertex, geometry, topology = 'triangles', count, instances, target, clear, clearDepth = clear === false ? false : 1 } = options
  const { glsl, wgsl, inputs, blend = 'none', depth, cull = 'none', colorMask = [true, true, true, true], viewport, scissor, label } = options
  const isRaw = glsl !== undefined || wgsl !== undefined
  // A target with depth alone needs no colour.
  const fragment = options.fragment ?? (vertex && target?.source?.colors.length === 0 ? {} : undefined)
  if (isRaw === (fragment !== undefined)) return refuse('either a `fragment` of nodes or shader text in `glsl` and `wgsl`', isRaw ? 'both' : 'neither')
  if (vertex && isRaw) return refuse('the vertex stage inside `glsl` and `wgsl`', 'nodes beside text')
  if (geometry && !vertex && !isRaw) return refuse('a `vertex` that places the vertices of `geometry`', 'none')
  if (vertex && !geometry && count === undefined && !options.indirect) return refuse('a `geometry` or a `count` of vertices beside `vertex`', 'neither')
  if (!vertex && !isRaw && (count !== undefined || options.indirect || topology !== 'triangles'))
    return refuse('a `vertex` beside `count`, `indirect` or `topology`: without one a triangle covers the picture', 'none')
  checkTopology(topology)
  checkCull(cull)
  checkMask(colorMask)
  checkClearDepth(clearDepth)
  if (typeof depth === 'object') checkDepth(depth)
  if (target && target.source?.kind !== 'target') return refuse('what target(…) made as `target`', target)
  blendsOf(blend, target ? target.source.colors.map(({ name }) => name) : ['color'])
  if (clear && !(clear.length === 4 && clear.every((part) => Number.isFinite(part)))) return refuse('four numbers or false as `clear`', clear)
  return {
    kind: 'draw',
    vertex,
    fragment,
    raw: isRaw ? { ...(glsl && { glsl }), ...(wgsl && { wgsl }), ...(inputs && { inputs }) } : undefined,
    geometry,
    topology,
    count: count === undefined ? undefined : liveCount('as `count`', count),
    instances: instances === undefined ? undefined : liveCount('as `instances`', instances),
    indirect: indirectOf(options.indirect, geometry?.index ? 5 : 4),
    target: target?.source,
    clear: clear ?? [0, 0, 0, 0],
    clearDepth,
    blend,
    depth: depth === true ? {} : depth || undefined,
    cull,
    colorMask,
    viewport: viewport && liveBox('viewport', viewport),
    scissor: scissor && liveBox('scissor', scissor),
    label,
    support,
    site,
  }
}

/** A compute stage: `compute(…)` of the language, or a WGSL module. */
export type Dispatched =
  | ComputeSource
  | { readonly wgsl: { readonly code: string; readonly compute?: string }; readonly inputs?: { readonly [name: string]: unknown } }
type Groups = readonly [x: number, y?: number, z?: number]
interface DispatchOptions {
  readonly indirect?: Indirect
  readonly label?: string
}

/** A function such as `dispatch` of an entry of the package. */
export interface Dispatch {
  /**
   * Runs a compute stage in the given number of workgroups. WebGPU only; a `kernel` runs on WebGL2, too.
   *
   * @example
   * dispatch(compute({ workgroupSize: [64] }, () => { … }), [16])
   */
  (stage: Dispatched, groups: Live<Groups> | number, options?: DispatchOptions): DispatchStep
  /**
   * Runs a kernel, like the kernel itself as a step. A frame of kernels alone needs this, because `dispatch` brings the code that runs frames.
   *
   * @example
   * dispatch(move)
   */
  (kernel: KernelSource): RepeatStep
}

export const createDispatch = (support: Support): Dispatch => {
  // The cast: the first argument determines the type of step, as the overloads declare.
  const dispatch = ((stage: Dispatched | KernelSource, groups: Live<Groups> | number, options: DispatchOptions = {}): DispatchStep | RepeatStep =>
    placedAt(dispatch, (site) =>
      'kind' in stage && stage.kind === 'kernel'
        ? { kind: 'repeat', count: 1, steps: [stage], support, site }
        : { ...dispatchStep(stage, groups, options), support, site },
    )) as Dispatch
  return dispatch
}

const dispatchStep = (stage: Dispatched, groups: Live<Groups> | number, { indirect, label }: DispatchOptions): DispatchStep => {
  const own: ComputeSource | RawCompute = 'wgsl' in stage ? { kind: 'raw compute', wgsl: stage.wgsl, inputs: stage.inputs ?? {} } : stage
  const full = (given: Groups): readonly [number, number, number] => {
    const [x, y = 1, z = 1] = given
    return [x, y, z].every((count) => Number.isInteger(count) && count >= 0) ? [x, y, z] : refuse('whole numbers of workgroups', given)
  }
  const list = typeof groups === 'number' ? ([groups] as const) : groups
  return { kind: 'dispatch', stage: own, groups: typeof list === 'function' ? () => full(list()) : full(list), indirect: indirectOf(indirect, 3), label }
}

/** A function such as `repeat` of an entry of the package. */
export type Repeat = (count: Live<number>, steps: readonly Step[]) => RepeatStep

export const createRepeat = (support: Support): Repeat => {
  const repeat: Repeat = (count, steps) => placedAt(repeat, (site) => ({ kind: 'repeat', count: liveCount('of rounds', count), steps, support, site }))
  return repeat
}
