/**
 * Steps of a frame as applications make them. What can be known without a GPU is refused here, at the caller's line.
 * Each entry of the package makes its own functions with these, and puts what runs frames on its backends on every step.
 * Must not know: any backend.
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

/** A buffer of the language. */
type StorageNode = { readonly detail: StorageSource } | object
export interface Indirect {
  /** A storage of uints: vertices, instances, first vertex, first instance; with an index: entries, instances, first entry, base vertex, first instance. */
  readonly storage: StorageNode
  readonly byteOffset?: number
}

export interface DrawOptions extends RawStages {
  /** Where each vertex is; without it one triangle covers the picture. */
  readonly vertex?: Vertex
  /** A colour, or a value for each picture of the target by its name. A target that has a depth alone needs none. */
  readonly fragment?: Fragment | Outputs
  readonly geometry?: Geometry
  /** What vertices are joined to; 'triangles' when nothing is said. */
  readonly topology?: Topology
  readonly count?: Live<number>
  /** Copies to draw; as many as the instanced attributes have entries when nothing is said, 1 where there are none. */
  readonly instances?: Live<number>
  readonly indirect?: Indirect
  /** What `target` made; the canvas when nothing is said. */
  readonly target?: { readonly source: TargetSource }
  /** The colour before the first drawing of a frame, transparent when nothing is said; false keeps the picture. */
  readonly clear?: readonly [number, number, number, number] | false
  readonly clearDepth?: number | false
  readonly blend?: Blend | { readonly [name: string]: Blend }
  /** true: the nearest pixel wins. */
  readonly depth?: boolean | DepthState
  readonly cull?: DrawStep['cull']
  readonly colorMask?: DrawStep['colorMask']
  readonly viewport?: DrawStep['viewport']
  readonly scissor?: DrawStep['scissor']
  /** The name of the drawing in messages about missing features of the GPU (WebGPU). Other messages show the line that called `draw`. */
  readonly label?: string
}

/** The node of `storage(…)` keeps its description. */
const sourceOf = (node: StorageNode): StorageSource => {
  const { detail }: { readonly detail?: unknown } = node
  // A storage's description says what it is.
  return typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'storage' ? (detail as StorageSource) : refuse('a storage', node)
}
/** So many uints are read from there. */
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
  // What keeps depths alone needs no colour.
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

/** What a dispatch runs: `compute(…)` of the language, or a WGSL module. */
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
   * Runs a compute stage in so many workgroups. WebGPU only; a `kernel` runs on WebGL2 too.
   *
   * @example
   * dispatch(compute({ workgroupSize: [64] }, () => { … }), [16])
   */
  (stage: Dispatched, groups: Live<Groups> | number, options?: DispatchOptions): DispatchStep
  /**
   * Runs a kernel, as the kernel itself does as a step. A frame needs this where it has kernels alone: what runs frames comes with it.
   *
   * @example
   * dispatch(move)
   */
  (kernel: KernelSource): RepeatStep
}

export const createDispatch = (support: Support): Dispatch => {
  // The cast: which of the two steps it is follows from the first argument, as the overloads say.
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
