/**
 * Draw steps on WebGPU: compiled once, then encoded frame after frame into the pass of their pictures.
 * Hot: `run` runs for every step of a frame and allocates nothing of ours.
 */
import { badOutput, badStep } from '#explain-frame'
import { compactStyle } from '../../../shader/target/wgsl/fragment.ts'
import { compileWGSLStages } from '../../../shader/target/wgsl/stages.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import { floatType } from '../../../shader/ir/type.ts'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { capacityOf, fitAttribute, fitCount, fitOutput, fitPictures, fitReads, instancesOf, isColour } from '../../step/fit.ts'
import type { DrawStep } from '../../step/step.ts'
import { createBindings, drawStages, layoutEntries, type Bindings } from './bindings.ts'
import { withDepth, type Canvas } from './canvas.ts'
import { isBlendable, pictureName } from './format.ts'
import { formOf, type UploadedVertices } from './geometry.ts'
import type { Lane } from './lane.ts'
import { compileDrawing } from './pipeline.ts'
import type { Resources } from './resources.ts'
import { colorTargets, depthState, primitiveState } from './state.ts'
import type { StorageBuffer } from './storage.ts'
import type { Target } from './target.ts'

const within = (place: number, limit: number): number => Math.min(limit, Math.max(0, Math.round(place)))

const compile = (step: DrawStep): StageProgram => {
  const { vertex, fragment, target } = step
  if (!fragment) throw new EngineError(badStep('a `fragment`', fragment))
  return compileWGSLStages({ vertex, fragment }, compactStyle(), undefined, { isTarget: target !== undefined, locations: fitPictures(fragment, target) })
}

/** Vertices of one triangle that covers the picture. */
const covering = 3

export const prepareDraw = async (
  lane: Lane,
  resources: Resources,
  canvas: Canvas,
  step: DrawStep,
  program: StageProgram = compile(step),
): Promise<Prepared> => {
  const { gpu, passes } = lane
  const { geometry, target: targetSource, label = 'a drawing' } = step
  for (const feature of program.features) lane.demand(feature, `${feature} for ${label}`)
  fitReads(step, program.textures)
  const attributes = program.attributes.map((attribute) => {
    const isFloat = attribute.type.scalar === floatType
    const source = fitAttribute(attribute, geometry)
    return { attribute, source, isFloat, form: formOf(source, isFloat) }
  })
  const vertexCapacity = capacityOf(program.attributes, geometry, false)
  const instanceCapacity = capacityOf(program.attributes, geometry, true)
  const index = geometry?.index
  const count = step.count ?? geometry?.count ?? covering
  const instances = step.instances ?? (step.indirect ? 1 : instancesOf(program.attributes, geometry))
  /** How many can be drawn: a driver refuses all commands of a frame for one that reads beyond its buffers. */
  const countLimit = index ? index.length : vertexCapacity
  const counted = index ? 'entries of the index' : 'vertices'
  if (typeof count === 'number') fitCount(count, countLimit, counted)
  if (typeof instances === 'number') fitCount(instances, instanceCapacity, 'instances')

  // What it draws into, from here on held.
  const target: Target | undefined = targetSource && resources.targets.acquire(targetSource)
  const releaseTarget = (): void => {
    if (targetSource) resources.targets.release(targetSource)
  }
  const prepareState = () => {
    const pictures = target
      ? target.source.colors.map(({ name, format }, i) => ({ name, format, actual: target.kept.formats[i] ?? format }))
      : [{ name: 'color', format: 'rgba8unorm' as const, actual: canvas.format }]
    for (const { type, location } of program.outputs) fitOutput(type, target?.source.colors[location])
    const targets = colorTargets(step, pictures, (location) => program.outputs.some((output) => output.location === location))
    targets.forEach(({ blend, format }, i) => {
      if (blend && target && !isBlendable(format, lane.device.features))
        lane.demand(
          'float32-blendable',
          `blending into ${pictureName(target.source, pictures[i]?.name ?? '')} (${format})`,
          "use 'rgba16float', or blend 'none'",
        )
    })
    const wantsDepth = step.depth !== undefined || program.writesDepth
    if (target && step.depth && !target.source.depth) throw new EngineError(badOutput('a target with `depth` beside the `depth` of a step', 'one without'))
    const depthFormat = target ? target.source.depth?.format : wantsDepth ? canvas.depthFormat : undefined
    return {
      entries: layoutEntries(lane, program, drawStages),
      state: {
        buffers: attributes.map(({ attribute, form }) => ({
          arrayStride: form.byteStride,
          stepMode: attribute.source.instanced ? ('instance' as const) : ('vertex' as const),
          attributes: [{ shaderLocation: attribute.location, offset: 0, format: form.format }],
        })),
        targets,
        primitive: primitiveState(step, target !== undefined),
        depthStencil: depthFormat && depthState(step, depthFormat),
        samples: (target?.kept ?? canvas).samples,
      },
    }
  }
  let compiled: Awaited<ReturnType<typeof compileDrawing>>
  let bindings: Bindings
  let variant = 0
  try {
    const { entries, state } = prepareState()
    variant = !target && state.depthStencil ? withDepth : 0
    compiled = await compileDrawing(gpu, program, entries, state)
    try {
      bindings = createBindings(lane, resources, program)
    } catch (error) {
      compiled.release()
      throw error
    }
  } catch (error) {
    releaseTarget()
    throw error
  }
  const { pipeline, layout } = compiled

  const vertices = attributes.map(({ source, isFloat }): UploadedVertices =>
    (isFloat ? resources.geometries.floats : resources.geometries.wholes).acquire(source),
  )
  const indexBuffer = index && resources.geometries.indices.acquire(index)
  const indexFormat: GPUIndexFormat = index instanceof Uint16Array ? 'uint16' : 'uint32'
  let indirect: StorageBuffer | undefined
  resources.programs++
  const dispose = (): void => {
    resources.programs--
    bindings.dispose()
    for (const { source, isFloat } of attributes) (isFloat ? resources.geometries.floats : resources.geometries.wholes).release(source)
    if (index) resources.geometries.indices.release(index)
    if (indirect) resources.storages.release(indirect.source)
    releaseTarget()
    compiled.release()
  }
  try {
    indirect = step.indirect && resources.storages.acquireCounts(step.indirect.storage)
    await lane.settle()
  } catch (error) {
    dispose()
    throw error
  }
  const indirectOffset = step.indirect?.byteOffset ?? 0
  const swaps = target !== undefined && bindings.targets.includes(target)
  const { viewport, scissor, fragment } = step
  /** It leaves nothing of what was there, so that needs not be brought along. */
  const covers =
    !step.vertex &&
    !step.raw &&
    !viewport &&
    !scissor &&
    step.blend === 'none' &&
    step.colorMask.every(Boolean) &&
    !target?.source.depth &&
    !/\bdiscard\b/.test(program.code.fragment ?? '') &&
    fragment !== undefined &&
    (isColour(fragment) || program.outputs.length === target?.source.colors.length)
  const surface = target ?? canvas
  const longest = lane.device.limits.maxTextureDimension2D

  /** Rows of a canvas count downwards; outside of the picture there is nothing that WebGPU takes. */
  const cut = (pass: GPURenderPassEncoder): void => {
    const { width, height } = surface
    if (viewport) {
      const box = typeof viewport === 'function' ? viewport() : viewport
      const left = Math.round(box[0])
      const low = Math.round(box[1])
      const right = Math.round(box[0] + box[2])
      const high = Math.round(box[1] + box[3])
      // One that the device refuses would take the frames of all canvases with it.
      if (right - left > longest || high - low > longest || left < -2 * longest || low < -2 * longest || right > 2 * longest || high > 2 * longest)
        throw new EngineError(badStep(`a viewport of at most ${longest} pixels a side, near the picture`, box))
      pass.setViewport(left, target ? low : height - high, right - left, high - low, 0, 1)
    } else if (passes.isCut) pass.setViewport(0, 0, width, height, 0, 1)
    if (scissor) {
      const box = typeof scissor === 'function' ? scissor() : scissor
      const left = within(box[0], width)
      const low = within(box[1], height)
      const right = Math.max(left, within(box[0] + box[2], width))
      const high = Math.max(low, within(box[1] + box[3], height))
      pass.setScissorRect(left, target ? low : height - high, right - left, high - low)
    } else if (passes.isCut) pass.setScissorRect(0, 0, width, height)
    passes.isCut = viewport !== undefined || scissor !== undefined
  }

  return {
    step,
    uniforms: program.uniforms,
    textures: program.textures,
    storages: program.storages,
    run(slots) {
      const drawn = typeof count === 'function' ? count() : count
      const times = typeof instances === 'function' ? instances() : instances
      if (!indirect) {
        fitCount(drawn, countLimit, counted)
        fitCount(times, instanceCapacity, 'instances')
      }
      for (let i = 0; i < vertices.length; i++) vertices[i]?.update()
      if (target) bindings.resize(target.width, target.height)
      bindings.write(slots)
      let set = variant
      if (target) {
        if (swaps && !covers) target.carryOver(step)
        set = swaps ? 1 - target.front : target.front
      }
      const pass = passes.draw(surface, set, step)
      if (passes.pipeline !== pipeline) {
        pass.setPipeline(pipeline)
        passes.pipeline = pipeline
      }
      if (viewport || scissor || passes.isCut) cut(pass)
      pass.setBindGroup(0, bindings.group(layout))
      for (let i = 0; i < vertices.length; i++) pass.setVertexBuffer(i, vertices[i]?.buffer)
      if (indexBuffer) {
        pass.setIndexBuffer(indexBuffer, indexFormat)
        if (indirect) pass.drawIndexedIndirect(indirect.buffer, indirectOffset)
        else pass.drawIndexed(drawn, times)
      } else if (indirect) pass.drawIndirect(indirect.buffer, indirectOffset)
      else pass.draw(drawn, times)
      if (swaps) target.swap()
    },
    dispose,
  }
}
