/**
 * Frames of several steps on WebGL2: what a lone fragment does without. Steps bring it.
 * Must not know: whether other canvases use the same context.
 */
import { notShown } from '#explain-engine'
import { noFeature } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { Picture } from '../../device/device.ts'
import type { FrameSupport } from '../../device/graph.ts'
import type { Graphics, GraphicsOptions, Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { openWith } from '../../graph/open.ts'
import type { GpuStep } from '../../step/step.ts'
import type { Context } from '../context.ts'
import type { Screen, WebGLDevice } from '../screen.ts'
import { createCanvas } from './canvas.ts'
import { prepareDraw } from './draw.ts'
import { chooseFirstVertex } from './first-vertex.ts'
import { createGeometries } from './geometry.ts'
import { prepareKernel } from './kernel.ts'
import { pictureOf, type Lane } from './lane.ts'
import { createMemory } from './memory.ts'
import { readTarget, readUploaded } from './read-texture.ts'
import { stateOf } from './state.ts'
import { createStorages } from './storage.ts'
import { createTargets } from './targets.ts'
import { createTextures } from './texture.ts'
import { createTiming } from './timing.ts'

/** The drawing buffer of a context that one canvas has: the browser shows it by itself. */
const wholeBuffer: Screen = { begin() {}, present() {} }

/** Opens it, with what runs the steps: a `FrameSupport` of an entry with this backend calls this. */
export const openGraph: FrameSupport['open'] = (device, host, options, emit) => {
  // A support is given devices of its own entry, and this one those of this backend.
  const { context, screen = wholeBuffer } = device as WebGLDevice
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
  const firstVertex = chooseFirstVertex(context, options)
  const lane: Lane = { state, memory, canvas, targets, textures, storages, geometries, firstVertex }

  const prepareStep = (step: GpuStep): Promise<Prepared> => {
    switch (step.kind) {
      case 'draw':
        return prepareDraw(lane, step)
      case 'kernel':
        return prepareKernel(lane, step)
      case 'dispatch':
        throw new EngineError(noFeature('compute stages', 'WebGL2 has none: write a kernel(), which runs on both, or use WebGPU'))
    }
  }
  let isBegun = false
  const begin = (width: number, height: number): void => {
    // A step that threw has left its frame open.
    if (isBegun) {
      timing.end()
      state.finish()
    }
    isBegun = true
    screen.begin(width, height)
    state.knowViewport(width, height)
    timing.begin()
    canvas.begin(width, height)
    targets.begin(width, height)
  }
  const end = (): void => {
    canvas.end()
    state.finish()
    state.viewport(0, 0, canvas.width, canvas.height)
    timing.end()
    isBegun = false
  }

  const copyTarget = (from: TargetSource, to: TargetSource): void => {
    const [old, next] = [targets.find(from), targets.find(to)]
    if (!old || !next) return
    if (typeof to.size === 'number') next.resize(old.width, old.height)
    next.take(old)
  }

  return {
    async prepare(step) {
      try {
        return await prepareStep(step)
      } catch (error) {
        state.finish()
        // What a lost context refuses says nothing of the step; the engine hears of the loss, and makes everything anew.
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
      return readPicture(gl, width, height)
    },
    async readTexture(source) {
      const { attachment } = source
      if (!attachment) return readUploaded(lane, source)
      const target = targets.find(attachment.target)
      if (!target) throw new EngineError(notShown())
      return readTarget(lane, target, pictureOf(source, attachment.name))
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
      const { programs, buffers, textures: own, targets: count } = memory
      return { programs, buffers, textures: own + textures.count, targets: count }
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

/** In the task of the drawing: browsers forget the picture afterwards. */
const readPicture = (gl: WebGL2RenderingContext, width: number, height: number): Picture => {
  const rowBytes = width * 4
  const upward = new Uint8ClampedArray(rowBytes * height)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, upward)
  const data = new Uint8ClampedArray(upward.length)
  for (let start = 0; start < data.length; start += rowBytes) data.set(upward.subarray(start, start + rowBytes), data.length - start - rowBytes)
  return { width, height, data }
}
