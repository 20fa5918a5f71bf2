/**
 * A drawing of a frame: what is made for it once, and the few calls that it is in each frame.
 * Hot: `run` runs every frame and allocates nothing of ours.
 */
import { badStep, noFeature } from '#explain-frame'
import { compactStyle } from '../../../shader/target/glsl/fragment.ts'
import { compileGLSLStages } from '../../../shader/target/glsl/stages.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { blendsOf } from '../../step/blend.ts'
import { capacityOf, fitCount, fitOutput, fitPictures, fitReads, instancesOf } from '../../step/fit.ts'
import { rawGLSL } from '../../step/raw/glsl.ts'
import type { Geometry } from '../../step/geometry.ts'
import type { DrawStep, Live, Topology, Vertex } from '../../step/step.ts'
import { blendCode, compareCode } from './blend.ts'
import { sizeOf, turnedCount, turnedIndex } from './first-vertex.ts'
import type { Vertices } from './geometry.ts'
import { createDisposables } from '../../device/disposables.ts'
import { acquireReads, type RenderContext } from './render-context.ts'
import { acquireProgram, releaseProgram, uniformWriter } from './program.ts'
import type { BlendCode, State } from './state.ts'
import { clearColor, picturesOf, type Drawing, type Surface } from './surface.ts'
import type { Target } from './target.ts'
import { warmUp, type Shape } from './warm.ts'

export const prepareDraw = async (render: RenderContext, step: DrawStep): Promise<Prepared> => {
  const { state, memory, canvas, targets, geometries } = render
  const { gl } = state
  if (step.indirect) throw new EngineError(noFeature('drawings whose count lies on the GPU', 'give `count` and `instances`, or use WebGPU'))
  const { program, places } = compileStep(step)
  const { storages, textures, uniforms } = program
  fitReads(step, textures)

  const disposables = createDisposables()
  try {
    const linked = await acquireProgram(state, program)
    memory.programs++
    disposables.defer(() => {
      memory.programs--
      releaseProgram(state, program, linked)
    })
    const target = step.target && targets.acquire(step.target)
    if (target) disposables.defer(() => targets.release(target.source))
    const surface = target ?? canvas
    if (step.depth && target && !target.plan.hasDepth) throw new EngineError(badStep('a target with `depth: true` for a step with `depth`', 'one without'))
    if (step.depth && !target) {
      canvas.needDepth()
      disposables.defer(() => canvas.dropDepth())
    }
    const reads = acquireReads(render, program, disposables)
    const index = render.firstVertex.needsIndex(program.varyings) ? turnedIndexOf(render, step, program) : undefined
    const vertices = geometries.acquire(step.geometry, program.attributes, index)
    disposables.defer(() => vertices.dispose())

    const drawing = drawingOf(step, target, program, places)
    const setState = stateSetter(state, step, surface, blendCodes(state, step, places, target))
    const write = uniformWriter(state, linked, program, target)
    const draw = drawer(gl, step, step.instances ?? instancesOf(program.attributes, step.geometry), vertices, index !== undefined)
    // Uploads draw, too: they come before what is bound to be drawn into.
    reads.update()
    await warmUp(state, linked, shapeOf(render, step, target, places), () => {
      reads.bind()
      setState.fixed()
      state.useProgram(linked.program)
      state.useVertices(vertices.array)
      draw.once()
    })
    return {
      step,
      uniforms,
      textures,
      storages,
      run(slots) {
        reads.update()
        vertices.update()
        surface.open(drawing)
        reads.bind()
        setState.fixed()
        setState.live()
        state.useProgram(linked.program)
        write(slots, 0)
        state.useVertices(vertices.array)
        draw.all()
        surface.close(drawing)
      },
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

/** The program, and the picture that each of its outputs goes to. */
const compileStep = (step: DrawStep): { readonly program: StageProgram; readonly places: readonly number[] } => {
  const { raw, fragment, topology } = step
  if (raw) return rawGLSL(raw, step.target)
  // There is one or the other.
  const given = fragment as NonNullable<typeof fragment>
  const places = fitPictures(given, step.target)
  const vertex = step.vertex && (topology === 'points' ? withPointSize(step.vertex) : step.vertex)
  const program = compileGLSLStages({ fragment: given, vertex }, compactStyle(), undefined)
  for (const [i, { type }] of program.outputs.entries()) fitOutput(type, step.target?.colors[places[i] ?? 0])
  return { program, places: places.filter((place) => place < (step.target ? step.target.colors.length : 1)) }
}

/** GLSL leaves the size of a point open where nothing is said. */
const withPointSize = (vertex: Vertex): Vertex => ('position' in vertex ? { pointSize: 1, ...vertex } : { position: vertex, pointSize: 1 })

const drawingOf = (step: DrawStep, target: Target | undefined, { code, textures, writesDepth }: StageProgram, places: readonly number[]): Drawing => {
  const { clear, clearDepth } = step
  const scalars = target ? target.plan.pictures.flatMap(({ format }) => format?.scalar ?? []) : (['float'] as const)
  const isFull = !step.vertex && !step.raw?.glsl?.vertex && (step.instances ?? 1) === 1 && !step.viewport && !step.scissor
  const replaces = step.blend === 'none' && !step.depth && !writesDepth && step.colorMask.every(Boolean) && !/\bdiscard\b/.test(code.fragment ?? '')
  return {
    pictures: picturesOf(places),
    reads: target !== undefined && target.plan.isPingPong && textures.some(({ source }) => source.attachment?.target === target.source),
    covers: isFull && replaces && places.length === scalars.length,
    clear: clear === false ? undefined : scalars.map((scalar, i) => clearColor(clear.length > 4 ? clear.slice(i * 4, i * 4 + 4) : clear, scalar)),
    clearDepth: clearDepth === false ? undefined : new Float32Array([clearDepth]),
  }
}

/** What drivers compile for. A canvas that has a buffer of its own is drawn like one that has not. */
const shapeOf = ({ canvas }: RenderContext, { depth }: DrawStep, target: Target | undefined, places: readonly number[]): Shape => {
  if (!target) return { internals: [0x8058], depth: depth ? 0x81a6 : undefined, samples: canvas.samples }
  const { pictures, colors, hasDepth, samples } = target.plan
  return { internals: places.flatMap((place) => pictures[place]?.internal ?? []), depth: hasDepth ? pictures[colors]?.internal : undefined, samples }
}

interface SetState {
  /** What does not change. */
  fixed(): void
  /** Viewport and scissor. */
  live(): void
}

const stateSetter = (state: State, step: DrawStep, surface: Surface, wanted: readonly (BlendCode | undefined)[]): SetState => {
  const { depth, cull, colorMask, viewport, scissor } = step
  const { gl } = state
  const [first] = wanted
  const isSame = wanted.every((code) => code === first)
  const compare = compareCode(depth?.compare)
  const { constant = 0, slope = 0 } = depth?.bias ?? {}
  const face = cull === 'none' ? 0 : cull === 'back' ? gl.BACK : gl.FRONT
  const [red, green, blue, alpha] = colorMask
  return {
    fixed() {
      if (isSame) state.blend(first)
      else state.blendEach(wanted)
      if (depth) state.depth(compare, depth.write ?? true)
      else state.noDepth()
      state.bias(constant, slope)
      state.cull(face)
      state.colorMask(red, green, blue, alpha)
    },
    live() {
      if (viewport) {
        const now = typeof viewport === 'function' ? viewport() : viewport
        const left = Math.round(now[0])
        const low = Math.round(now[1])
        state.viewport(left, low, Math.round(now[0] + now[2]) - left, Math.round(now[1] + now[3]) - low)
      } else state.viewport(0, 0, surface.width, surface.height)
      if (scissor) {
        const now = typeof scissor === 'function' ? scissor() : scissor
        const left = Math.round(now[0])
        const low = Math.round(now[1])
        state.scissor(left, low, Math.round(now[0] + now[2]) - left, Math.round(now[1] + now[3]) - low)
      } else if (surface.isWhole) state.noScissor()
      else state.scissor(0, 0, surface.width, surface.height)
    },
  }
}

/** The factors of each picture that is written. */
const blendCodes = (state: State, { blend, target }: DrawStep, places: readonly number[], pictures: Target | undefined): readonly (BlendCode | undefined)[] => {
  const states = blendsOf(blend, target ? target.colors.map(({ name }) => name) : ['color'])
  const codes = places.map((place) => {
    const own = states[place]
    return own && blendCode(own)
  })
  const isWide = places.some((place, i) => codes[i] && pictures?.plan.pictures[place]?.format?.bits === 32)
  if (isWide && !state.gl.getExtension('EXT_float_blend')) throw new EngineError(noFeature('blending of floats of 32 bits', 'take a format of 16 bits'))
  if (codes.some((code) => code !== codes[0]) && !state.gl.getExtension('OES_draw_buffers_indexed'))
    throw new EngineError(noFeature('another `blend` for each picture', 'take the same for all, or draw in several steps'))
  return codes
}

/** For as many vertices as there are numbers for, or as are drawn; undefined where only a function of the application knows. */
const turnedIndexOf = ({ firstVertex }: RenderContext, { topology, count, geometry }: DrawStep, { attributes }: StageProgram): Geometry['index'] => {
  const most = geometry?.index?.length ?? capacityOf(attributes, geometry, false)
  if (topology === 'points') return undefined
  if (Number.isFinite(most)) return turnedIndex(topology, most, geometry?.index)
  if (typeof count === 'number') return turnedIndex(topology, count, undefined)
  firstVertex.tell()
  return undefined
}

const modes: Readonly<Record<Topology, number>> = { points: 0, lines: 1, 'line-strip': 3, triangles: 4, 'triangle-strip': 5 }
const numberNow = (live: Live<number>): number => (typeof live === 'function' ? live() : live)

interface Drawer {
  all(): void
  /** As little as makes the driver compile. */
  once(): void
}

/** The call that draws. A count above what there are numbers for would draw nothing, so it is refused. */
const drawer = (
  gl: WebGL2RenderingContext,
  { topology, count, geometry, vertex, raw }: DrawStep,
  instances: Live<number>,
  vertices: Vertices,
  isReordered: boolean,
): Drawer => {
  const isFull = !vertex && !raw?.glsl?.vertex
  const mode = isFull ? modes.triangles : modes[isReordered ? (sizeOf(topology) === 2 ? 'lines' : 'triangles') : topology]
  const total: Live<number> = isFull ? 3 : (count ?? geometry?.count ?? 3)
  const { indexType, most, mostInstances } = vertices
  const counted = geometry?.index ? 'entries of the index' : 'vertices'
  if (typeof total === 'number') fitCount(total, most, counted)
  if (typeof instances === 'number') fitCount(instances, mostInstances, 'instances')
  const draw = (wanted: number, times: number): void => {
    fitCount(wanted, most, counted)
    fitCount(times, mostInstances, 'instances')
    if (wanted === 0 || times === 0) return
    if (indexType !== 0) {
      const entries = isReordered ? turnedCount(topology, wanted) : wanted
      if (times === 1) gl.drawElements(mode, entries, indexType, 0)
      else gl.drawElementsInstanced(mode, entries, indexType, 0, times)
    } else if (times === 1) gl.drawArrays(mode, 0, wanted)
    else gl.drawArraysInstanced(mode, 0, wanted, times)
  }
  return {
    all: () => draw(numberNow(total), numberNow(instances)),
    once: () => draw(Math.min(3, most), 1),
  }
}
