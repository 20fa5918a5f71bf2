/**
 * Draw steps on WebGL2: prepared once, then run with a few calls every frame.
 * Hot: `run` runs every frame and allocates nothing of ours.
 */
import { badStep, noFeature } from '#explain-frame'
import { compactStyle } from '../../../shader/target/glsl/fragment.ts'
import { compileGLSLStages } from '../../../shader/target/glsl/stages.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { blendsOf } from '../../step/blend.ts'
import { capacityOf, fitCount, fitOutput, outputLocations, fitReads, instancesOf } from '../../step/fit.ts'
import { rawGLSL } from '../../step/raw/glsl.ts'
import type { Geometry } from '../../step/geometry.ts'
import type { DrawStep, Live, Topology, Vertex } from '../../step/step.ts'
import { blendCode, compareCode } from './blend.ts'
import type { Vertices } from './geometry.ts'
import { primitiveSize, reorderedCount, reorderedIndex } from './provoking-vertex.ts'
import { createDisposables } from '../../device/disposables.ts'
import { acquireReads, type RenderContext } from './render-context.ts'
import { acquireProgram, releaseProgram, uniformWriter } from './program.ts'
import type { BlendCode, State } from './state.ts'
import { clearColor, internIndices, type RenderPass, type Surface } from './surface.ts'
import type { Target } from './target.ts'
import { warmUp, type FramebufferFormats } from './warm-up.ts'

export const prepareDraw = async (render: RenderContext, step: DrawStep): Promise<Prepared> => {
  const { state, memory, canvas, targets, geometries } = render
  const { gl } = state
  if (step.indirect) throw new EngineError(noFeature('drawings whose count lies on the GPU', 'give `count` and `instances`, or use WebGPU'))
  const { program, colors } = compileStep(step)
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
    if (step.depth && target && !target.settings.hasDepth) throw new EngineError(badStep('a target with `depth: true` for a step with `depth`', 'one without'))
    if (step.depth && !target) {
      canvas.needDepth()
      disposables.defer(() => canvas.dropDepth())
    }
    const reads = acquireReads(render, program, disposables)
    const index = render.provokingVertex.needsIndex(program.varyings) ? reorderedIndexOf(render, step, program) : undefined
    const vertices = geometries.acquire(step.geometry, program.attributes, index)
    disposables.defer(() => vertices.dispose())

    const pass = renderPassOf(step, target, program, colors)
    const setState = stateSetter(state, step, surface, blendCodes(state, step, colors, target))
    const write = uniformWriter(state, linked, program, target)
    const draw = drawer(gl, step, step.instances ?? instancesOf(program.attributes, step.geometry), vertices, index !== undefined)
    // Uploads may draw, so they come before the framebuffer is bound.
    reads.update()
    await warmUp(state, linked, framebufferFormatsOf(render, step, target, colors), () => {
      reads.bind()
      setState.fixed()
      state.useProgram(linked.program)
      state.useVertices(vertices.array)
      draw.warmUp()
    })
    return {
      step,
      uniforms,
      textures,
      storages,
      run(slots) {
        reads.update()
        vertices.update()
        surface.beginPass(pass)
        reads.bind()
        setState.fixed()
        setState.live()
        state.useProgram(linked.program)
        write(slots, 0)
        state.useVertices(vertices.array)
        draw.draw()
        surface.endPass(pass)
      },
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

/** The program, and the index of the colour attachment that each of its outputs writes. */
const compileStep = (step: DrawStep): { readonly program: StageProgram; readonly colors: readonly number[] } => {
  const { raw, fragment: nodes, topology } = step
  if (raw) {
    const { program, places } = rawGLSL(raw, step.target)
    return { program, colors: places }
  }
  // A step has either `raw` or `fragment`.
  const fragment = nodes as NonNullable<typeof nodes>
  const colors = outputLocations(fragment, step.target)
  const vertex = step.vertex && (topology === 'points' ? withPointSize(step.vertex) : step.vertex)
  const program = compileGLSLStages({ fragment, vertex }, compactStyle(), undefined)
  for (const [i, { type }] of program.outputs.entries()) fitOutput(type, step.target?.colors[colors[i] ?? 0])
  return { program, colors: colors.filter((color) => color < (step.target ? step.target.colors.length : 1)) }
}

/** In GLSL, the size of a point is undefined unless the vertex stage sets it. */
const withPointSize = (vertex: Vertex): Vertex => ('position' in vertex ? { pointSize: 1, ...vertex } : { position: vertex, pointSize: 1 })

const renderPassOf = (step: DrawStep, target: Target | undefined, { code, textures, writesDepth }: StageProgram, colors: readonly number[]): RenderPass => {
  const { clear, clearDepth } = step
  const scalars = target ? target.settings.attachments.flatMap(({ format }) => format?.scalar ?? []) : (['float'] as const)
  const isFullscreen = !step.vertex && !step.raw?.glsl?.vertex && (step.instances ?? 1) === 1 && !step.viewport && !step.scissor
  const replaces = step.blend === 'none' && !step.depth && !writesDepth && step.colorMask.every(Boolean) && !/\bdiscard\b/.test(code.fragment ?? '')
  return {
    colors: internIndices(colors),
    readsTarget: target !== undefined && target.settings.isPingPong && textures.some(({ source }) => source.attachment?.target === target.source),
    overwrites: isFullscreen && replaces && colors.length === scalars.length,
    clear: clear === false ? undefined : scalars.map((scalar, i) => clearColor(clear.length > 4 ? clear.slice(i * 4, i * 4 + 4) : clear, scalar)),
    clearDepth: clearDepth === false ? undefined : new Float32Array([clearDepth]),
  }
}

/** The framebuffer formats that drivers compile the program for: the same for the drawing buffer and for the renderbuffers of the canvas. */
const framebufferFormatsOf = ({ canvas }: RenderContext, { depth }: DrawStep, target: Target | undefined, colors: readonly number[]): FramebufferFormats => {
  // RGBA8 and DEPTH_COMPONENT24.
  if (!target) return { colors: [0x8058], depth: depth ? 0x81a6 : undefined, samples: canvas.samples }
  const { attachments, colorCount, hasDepth, samples } = target.settings
  const depthFormat = hasDepth ? attachments[colorCount]?.internal : undefined
  return { colors: colors.flatMap((color) => attachments[color]?.internal ?? []), depth: depthFormat, samples }
}

interface SetState {
  /** The state that is the same in every frame. */
  fixed(): void
  /** The viewport and the scissor, which may be functions. */
  live(): void
}

const stateSetter = (state: State, step: DrawStep, surface: Surface, blends: readonly (BlendCode | undefined)[]): SetState => {
  const { depth, cull, colorMask, viewport, scissor } = step
  const { gl } = state
  const [first] = blends
  const isSame = blends.every((code) => code === first)
  const compare = compareCode(depth?.compare)
  const { constant = 0, slope = 0 } = depth?.bias ?? {}
  const face = cull === 'none' ? 0 : cull === 'back' ? gl.BACK : gl.FRONT
  const [red, green, blue, alpha] = colorMask
  return {
    fixed() {
      if (isSame) state.blend(first)
      else state.blendEach(blends)
      if (depth) state.depth(compare, depth.write ?? true)
      else state.noDepth()
      state.bias(constant, slope)
      state.cull(face)
      state.colorMask(red, green, blue, alpha)
    },
    live() {
      if (viewport) {
        const box = typeof viewport === 'function' ? viewport() : viewport
        const left = Math.round(box[0])
        const bottom = Math.round(box[1])
        state.viewport(left, bottom, Math.round(box[0] + box[2]) - left, Math.round(box[1] + box[3]) - bottom)
      } else state.viewport(0, 0, surface.width, surface.height)
      if (scissor) {
        const box = typeof scissor === 'function' ? scissor() : scissor
        const left = Math.round(box[0])
        const bottom = Math.round(box[1])
        state.scissor(left, bottom, Math.round(box[0] + box[2]) - left, Math.round(box[1] + box[3]) - bottom)
      } else if (surface.fillsFramebuffer) state.noScissor()
      else state.scissor(0, 0, surface.width, surface.height)
    },
  }
}

/** The blend state of each colour attachment that the step writes. */
const blendCodes = (
  state: State,
  { blend, target: source }: DrawStep,
  colors: readonly number[],
  target: Target | undefined,
): readonly (BlendCode | undefined)[] => {
  const blends = blendsOf(blend, source ? source.colors.map(({ name }) => name) : ['color'])
  const codes = colors.map((color) => {
    const colorBlend = blends[color]
    return colorBlend && blendCode(colorBlend)
  })
  const blends32Bit = colors.some((color, i) => codes[i] && target?.settings.attachments[color]?.format?.bits === 32)
  if (blends32Bit && !state.gl.getExtension('EXT_float_blend')) throw new EngineError(noFeature('blending of floats of 32 bits', 'take a format of 16 bits'))
  if (codes.some((code) => code !== codes[0]) && !state.gl.getExtension('OES_draw_buffers_indexed'))
    throw new EngineError(noFeature('another `blend` for each picture', 'take the same for all, or draw in several steps'))
  return codes
}

/** An index for all vertices of the geometry, else for the count of the step; undefined if the count is a function. */
const reorderedIndexOf = ({ provokingVertex }: RenderContext, { topology, count, geometry }: DrawStep, { attributes }: StageProgram): Geometry['index'] => {
  const limit = geometry?.index?.length ?? capacityOf(attributes, geometry, false)
  if (topology === 'points') return undefined
  if (Number.isFinite(limit)) return reorderedIndex(topology, limit, geometry?.index)
  if (typeof count === 'number') return reorderedIndex(topology, count, undefined)
  provokingVertex.reportFallback()
  return undefined
}

const modes: Readonly<Record<Topology, number>> = { points: 0, lines: 1, 'line-strip': 3, triangles: 4, 'triangle-strip': 5 }
const valueOf = (live: Live<number>): number => (typeof live === 'function' ? live() : live)

interface Drawer {
  draw(): void
  /** Draws up to three vertices, which makes the driver compile the program. */
  warmUp(): void
}

/** Draws the step. Throws if a count exceeds the buffers, where WebGL2 would draw nothing. */
const drawer = (
  gl: WebGL2RenderingContext,
  { topology, count, geometry, vertex, raw }: DrawStep,
  instances: Live<number>,
  vertices: Vertices,
  isReordered: boolean,
): Drawer => {
  const isFullscreen = !vertex && !raw?.glsl?.vertex
  const mode = isFullscreen ? modes.triangles : modes[isReordered ? (primitiveSize(topology) === 2 ? 'lines' : 'triangles') : topology]
  const total: Live<number> = isFullscreen ? 3 : (count ?? geometry?.count ?? 3)
  const { indexType, limit, instanceLimit } = vertices
  const unit = geometry?.index ? 'entries of the index' : 'vertices'
  if (typeof total === 'number') fitCount(total, limit, unit)
  if (typeof instances === 'number') fitCount(instances, instanceLimit, 'instances')
  const draw = (vertexCount: number, instanceCount: number): void => {
    fitCount(vertexCount, limit, unit)
    fitCount(instanceCount, instanceLimit, 'instances')
    if (vertexCount === 0 || instanceCount === 0) return
    if (indexType !== 0) {
      const indexCount = isReordered ? reorderedCount(topology, vertexCount) : vertexCount
      if (instanceCount === 1) gl.drawElements(mode, indexCount, indexType, 0)
      else gl.drawElementsInstanced(mode, indexCount, indexType, 0, instanceCount)
    } else if (instanceCount === 1) gl.drawArrays(mode, 0, vertexCount)
    else gl.drawArraysInstanced(mode, 0, vertexCount, instanceCount)
  }
  return {
    draw: () => draw(valueOf(total), valueOf(instances)),
    warmUp: () => draw(Math.min(3, limit), 1),
  }
}
