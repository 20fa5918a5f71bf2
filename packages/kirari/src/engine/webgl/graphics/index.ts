/** Frames of several steps on WebGL2. Steps bring it: a lone fragment does without. */
import { notShown } from '#explain-engine'
import { noFeature } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { FrameSupport } from '../../device/graph.ts'
import type { Graphics, GraphicsOptions, Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { openWith } from '../../graph/open.ts'
import type { GpuStep } from '../../step/step.ts'
import type { Context } from '../context.ts'
import type { Screen, WebGLDevice } from '../screen.ts'
import { createCanvas } from './canvas.ts'
import { readPixels } from '../read.ts'
import { prepareDraw } from './draw.ts'
import { createGeometries } from './geometry.ts'
import { prepareKernel } from './kernel.ts'
import { createMemory } from './memory.ts'
import { createProvokingVertex } from './provoking-vertex.ts'
import { readTarget, readUploaded } from './read-texture.ts'
import { attachmentIndex, type RenderContext } from './render-context.ts'
import { stateOf } from './state.ts'
import { createStorages } from './storage.ts'
import { createTargets } from './targets.ts'
import { createTextures } from './texture.ts'
import { createTiming } from './timing.ts'

/** The screen of a context with a canvas of its own: the browser presents the drawing buffer. */
const ownBuffer: Screen = { begin() {}, present() {} }

/** Opens the graph of an engine. A `FrameSupport` of an entry with this backend calls it. */
export const openGraph: FrameSupport['open'] = (device, host, options, emit) => {
  // A support gets devices of its own entry, and this one those of its backend.
  const { context, screen = ownBuffer } = device as WebGLDevice
  return openWith((graphicsOptions) => createGraphics(context, screen, graphicsOptions), host, options, emit)
}

export const createGraphics = (context: Context, screen: Screen, options: GraphicsOptions): Graphics => {
  const { gl } = context
  const state = stateOf(context)
  const memory = createMemory(gl, options)
  const canvas = createCanvas(state, memory, options.samples)
  const targets = createTargets(state, memory, options)
  const textures = createTextures(context, state, options)
  const storages = createStorages(state, memory)
  const geometries = createGeometries(state, memory)
  const timing = createTiming(context, options)
  const provokingVertex = createProvokingVertex(context, options)
  const render: RenderContext = { state, memory, canvas, targets, textures, storages, geometries, provokingVertex }

  const prepareStep = (step: GpuStep): Promise<Prepared> => {
    switch (step.kind) {
      case 'draw':
        return prepareDraw(render, step)
      case 'kernel':
        return prepareKernel(render, step)
      case 'dispatch':
        throw new EngineError(noFeature('compute stages', 'WebGL2 has none: write a kernel(), which runs on both, or use WebGPU'))
    }
  }
  let isInFrame = false
  const begin = (width: number, height: number): void => {
    // The last frame did not end if a step threw.
    if (isInFrame) {
      timing.end()
      state.finish()
    }
    isInFrame = true
    screen.begin(width, height)
    state.assumeViewport(width, height)
    timing.begin()
    canvas.begin(width, height)
    targets.begin(width, height)
  }
  const end = (): void => {
    canvas.end()
    state.finish()
    state.viewport(0, 0, canvas.width, canvas.height)
    timing.end()
    isInFrame = false
  }

  const copyTarget = (from: TargetSource, to: TargetSource): void => {
    const [old, next] = [targets.get(from), targets.get(to)]
    if (!old || !next) return
    if (typeof to.size === 'number') next.resize(old.width, old.height)
    next.copyFrom(old)
  }

  return {
    async prepare(step) {
      try {
        return await prepareStep(step)
      } catch (error) {
        state.finish()
        // On a lost context the error is not the step's; the engine recreates everything when it learns of the loss.
        if (gl.isContextLost()) return { step, uniforms: [], textures: [], storages: [], run() {}, dispose() {} }
        throw error
      }
    },
    begin,
    end() {
      end()
      screen.present(canvas.width, canvas.height)
    },
    async capture(width, height, run) {
      begin(width, height)
      run()
      end()
      return readPixels(gl, width, height)
    },
    async readTexture(source) {
      const { attachment } = source
      if (!attachment) return readUploaded(render, source)
      const target = targets.get(attachment.target)
      if (!target) throw new EngineError(notShown())
      return readTarget(render, target, attachmentIndex(source, attachment.name))
    },
    readStorage: (source) => storages.read(source),
    writeStorage: (source, bytes) => storages.write(source, bytes),
    reset() {
      storages.reset()
      targets.reset()
      state.finish()
    },
    copy(from, to) {
      if (from.kind === 'storage' && to.kind === 'storage') storages.copy(from, to)
      else if (from.kind === 'target' && to.kind === 'target') copyTarget(from, to)
      state.finish()
    },
    get live() {
      const { programs, buffers, textures: owned, targets: count } = memory
      return { programs, buffers, textures: owned + textures.count, targets: count }
    },
    dispose() {
      timing.dispose()
      canvas.dispose()
      targets.dispose()
      storages.dispose()
      textures.dispose()
    },
  }
}
