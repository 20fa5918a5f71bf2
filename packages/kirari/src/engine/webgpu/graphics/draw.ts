/**
 * Draw steps on WebGPU: prepared once, then encoded into a render pass every frame.
 * Hot: `run` runs for every step of a frame and allocates nothing of ours.
 */
import { badOutput, badStep } from '#explain-frame'
import { compactStyle } from '../../../shader/target/wgsl/fragment.ts'
import { compileWGSLStages } from '../../../shader/target/wgsl/stages.ts'
import type { ProgramAttribute, StageProgram } from '../../../shader/ir/program.ts'
import { floatType } from '../../../shader/ir/type.ts'
import type { Prepared } from '../../device/graphics.ts'
import { createDisposables } from '../../device/disposables.ts'
import { EngineError } from '../../message/error.ts'
import { capacityOf, fitAttribute, fitCount, fitOutput, outputLocations, fitReads, instancesOf, isColour } from '../../step/fit.ts'
import type { DrawStep, Live } from '../../step/step.ts'
import { createBindings, drawStages, layoutEntries } from './bindings.ts'
import { withDepth, type Canvas } from './canvas.ts'
import { clipper } from './clip.ts'
import { attachmentName, isBlendable } from './format.ts'
import { vertexLayoutOf, type UploadedVertices, type VertexLayout } from './geometry.ts'
import type { RenderContext } from './render-context.ts'
import { compileDrawing, type RenderState } from './pipeline.ts'
import type { Resources } from './resources.ts'
import { colorTargets, depthState, primitiveState } from './pipeline-state.ts'
import type { Target } from './target.ts'

/** The vertices of one full-screen triangle. */
const fullscreenVertexCount = 3

export const prepareDraw = async (
  render: RenderContext,
  resources: Resources,
  canvas: Canvas,
  step: DrawStep,
  program: StageProgram = compile(step),
): Promise<Prepared> => {
  const { gpu, passes, device } = render
  const { geometry, target: targetSource, viewport, scissor, label = 'a drawing' } = step
  for (const feature of program.features) render.requireFeature(feature, `${feature} for ${label}`)
  fitReads(step, program.textures)
  const attributes = attributesOf(step, program)
  const counts = countsOf(step, program)

  const disposables = createDisposables()
  try {
    const target = targetSource && resources.targets.acquire(targetSource)
    if (target) disposables.defer(() => resources.targets.release(target.source))
    const state = stateOf(render, canvas, step, program, attributes, target)
    const compiled = await compileDrawing(gpu, program, layoutEntries(render, program, drawStages), state)
    disposables.defer(() => compiled.release())
    const { pipeline, layout } = compiled
    const bindings = createBindings(render, resources, program)
    disposables.defer(() => bindings.dispose())
    resources.programs++
    disposables.defer(() => resources.programs--)

    const vertices = attributes.map(({ source, isFloat }): UploadedVertices => {
      const buffers = isFloat ? resources.geometries.floats : resources.geometries.integers
      disposables.defer(() => buffers.release(source))
      return buffers.acquire(source)
    })
    const index = geometry?.index
    const indexBuffer = index && resources.geometries.indices.acquire(index)
    if (index) disposables.defer(() => resources.geometries.indices.release(index))
    const indexFormat: GPUIndexFormat = index instanceof Uint16Array ? 'uint16' : 'uint32'
    const indirect = step.indirect && resources.storages.acquireCounts(step.indirect.storage)
    if (indirect) disposables.defer(() => resources.storages.release(indirect.source))
    const indirectOffset = step.indirect?.byteOffset ?? 0
    await render.settle()

    const surface = target ?? canvas
    const variant = !target && state.depthStencil ? withDepth : 0
    const swaps = target !== undefined && bindings.targets.includes(target)
    const preserves = swaps && !overwritesAll(step, program, target)
    const clip = clipper(step, passes, surface, target !== undefined, device.limits.maxTextureDimension2D)
    return {
      step,
      uniforms: program.uniforms,
      textures: program.textures,
      storages: program.storages,
      run(slots) {
        const vertexCount = typeof counts.vertices === 'function' ? counts.vertices() : counts.vertices
        const instanceCount = typeof counts.instances === 'function' ? counts.instances() : counts.instances
        if (!indirect) counts.check(vertexCount, instanceCount)
        for (let i = 0; i < vertices.length; i++) vertices[i]?.update()
        if (target) bindings.resize(target.width, target.height)
        bindings.write(slots)
        let passVariant = variant
        if (target) {
          if (preserves) target.preserve(step)
          passVariant = swaps ? 1 - target.readIndex : target.readIndex
        }
        const pass = passes.draw(surface, passVariant, step)
        if (passes.pipeline !== pipeline) {
          pass.setPipeline(pipeline)
          passes.pipeline = pipeline
        }
        if (viewport || scissor || passes.isClipped) clip(pass)
        pass.setBindGroup(0, bindings.group(layout))
        for (let i = 0; i < vertices.length; i++) pass.setVertexBuffer(i, vertices[i]?.buffer)
        if (indexBuffer) {
          pass.setIndexBuffer(indexBuffer, indexFormat)
          if (indirect) pass.drawIndexedIndirect(indirect.buffer, indirectOffset)
          else pass.drawIndexed(vertexCount, instanceCount)
        } else if (indirect) pass.drawIndirect(indirect.buffer, indirectOffset)
        else pass.draw(vertexCount, instanceCount)
        if (swaps) target.swap()
      },
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

const compile = (step: DrawStep): StageProgram => {
  const { vertex, fragment, target } = step
  if (!fragment) throw new EngineError(badStep('a `fragment`', fragment))
  return compileWGSLStages({ vertex, fragment }, compactStyle(), undefined, { isTarget: target !== undefined, locations: outputLocations(fragment, target) })
}

/** An attribute of the program, its data, and the layout of its vertex buffer. */
interface DrawnAttribute {
  readonly attribute: ProgramAttribute
  readonly source: ReturnType<typeof fitAttribute>
  readonly isFloat: boolean
  readonly layout: VertexLayout
}

const attributesOf = ({ geometry }: DrawStep, { attributes }: StageProgram): readonly DrawnAttribute[] =>
  attributes.map((attribute) => {
    const isFloat = attribute.type.scalar === floatType
    const source = fitAttribute(attribute, geometry)
    return { attribute, source, isFloat, layout: vertexLayoutOf(source, isFloat) }
  })

interface Counts {
  readonly vertices: Live<number>
  readonly instances: Live<number>
  /** Throws if a count exceeds the buffers: a draw beyond its buffers would invalidate all commands of the frame. */
  check(vertices: number, instances: number): void
}

const countsOf = (step: DrawStep, { attributes }: StageProgram): Counts => {
  const { geometry } = step
  const index = geometry?.index
  const vertices = step.count ?? geometry?.count ?? fullscreenVertexCount
  const instances = step.instances ?? (step.indirect ? 1 : instancesOf(attributes, geometry))
  const limit = index ? index.length : capacityOf(attributes, geometry, false)
  const instanceLimit = capacityOf(attributes, geometry, true)
  const unit = index ? 'entries of the index' : 'vertices'
  const check = (vertexCount: number, instanceCount: number): void => {
    fitCount(vertexCount, limit, unit)
    fitCount(instanceCount, instanceLimit, 'instances')
  }
  check(typeof vertices === 'number' ? vertices : 0, typeof instances === 'number' ? instances : 0)
  return { vertices, instances, check }
}

/** The state of the pipeline. Throws if an output does not fit its attachment, or if the device does not support the blending. */
const stateOf = (
  render: RenderContext,
  canvas: Canvas,
  step: DrawStep,
  program: StageProgram,
  attributes: readonly DrawnAttribute[],
  target: Target | undefined,
): RenderState => {
  const colors = target
    ? target.source.colors.map(({ name, format }, i) => ({ name, format, actual: target.settings.formats[i] ?? format }))
    : [{ name: 'color', format: 'rgba8unorm' as const, actual: canvas.format }]
  for (const { type, location } of program.outputs) fitOutput(type, target?.source.colors[location])
  const targets = colorTargets(step, colors, (location) => program.outputs.some((output) => output.location === location))
  targets.forEach(({ blend, format }, i) => {
    if (blend && target && !isBlendable(format, render.device.features))
      render.requireFeature(
        'float32-blendable',
        `blending into ${attachmentName(target.source, colors[i]?.name ?? '')} (${format})`,
        "use 'rgba16float', or blend 'none'",
      )
  })
  const wantsDepth = step.depth !== undefined || program.writesDepth
  if (target && step.depth && !target.source.depth) throw new EngineError(badOutput('a target with `depth` beside the `depth` of a step', 'one without'))
  const depthFormat = target ? target.source.depth?.format : wantsDepth ? canvas.depthFormat : undefined
  return {
    buffers: attributes.map(({ attribute, layout }) => ({
      arrayStride: layout.byteStride,
      stepMode: attribute.source.instanced ? ('instance' as const) : ('vertex' as const),
      attributes: [{ shaderLocation: attribute.location, offset: 0, format: layout.format }],
    })),
    targets,
    primitive: primitiveState(step, target !== undefined),
    depthStencil: depthFormat && depthState(step, depthFormat),
    samples: (target?.settings ?? canvas).samples,
  }
}

/** Whether a step certainly overwrites every pixel, so that a ping-pong target need not preserve its contents. */
const overwritesAll = (
  { vertex, raw, viewport, scissor, blend, colorMask, fragment }: DrawStep,
  { code, outputs }: StageProgram,
  { source }: Target,
): boolean =>
  !vertex &&
  !raw &&
  !viewport &&
  !scissor &&
  blend === 'none' &&
  colorMask.every(Boolean) &&
  !source.depth &&
  !/\bdiscard\b/.test(code.fragment ?? '') &&
  fragment !== undefined &&
  (isColour(fragment) || outputs.length === source.colors.length)
