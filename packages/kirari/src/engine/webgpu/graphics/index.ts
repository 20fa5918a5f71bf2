/** Frames of several steps on WebGPU. Steps bring it: a lone fragment does without. */
import { notShown } from '#explain-engine'
import { gpuRefused, noMemory } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import type { FrameSupport } from '../../device/graph.ts'
import type { Graphics, GraphicsOptions, Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { openWith } from '../../graph/open.ts'
import type { GpuStep } from '../../step/step.ts'
import type { WebGPUDevice } from '../device.ts'
import type { Gpu } from '../gpu.ts'
import { createCanvas } from './canvas.ts'
import { prepareKernel } from './kernel.ts'
import { prepareDraw } from './draw.ts'
import { createRenderContext } from './render-context.ts'
import { mipmapperOf } from './mipmap.ts'
import { readBuffer, readImage } from './read.ts'
import { prepareRaw } from './raw.ts'
import { createResources } from './resources.ts'

// Values of GPUTextureUsage.
const RENDER_ATTACHMENT_COPY = 0x13

/** Opens the graph of an engine. A `FrameSupport` of an entry with this backend calls it. */
export const openGraph: FrameSupport['open'] = (device, host, options, emit) => {
  // A support gets devices of its own entry, and this one those of its backend.
  const { gpu, context } = device as WebGPUDevice
  return openWith((graphicsOptions) => createGraphics(gpu, context, graphicsOptions), host, options, emit)
}

export const createGraphics = (gpu: Gpu, context: GPUCanvasContext, options: GraphicsOptions): Graphics => {
  const { device } = gpu
  const render = createRenderContext(gpu, options, mipmapperOf(gpu))
  const canvas = createCanvas(render, context)
  // Before the first frame, the canvas element has the size.
  const size = (): { readonly width: number; readonly height: number } => (canvas.width > 0 ? canvas : context.canvas)
  const resources = createResources(render, size)
  const { targets, storages, textures, geometries } = resources

  const reportUncaptured = (event: GPUUncapturedErrorEvent): void => {
    // Otherwise the browser would also log the error.
    event.preventDefault()
    const { error } = event
    options.onError(new EngineError(error instanceof GPUOutOfMemoryError ? noMemory('the frame') : gpuRefused(error.message)))
  }
  device.addEventListener('uncapturederror', reportUncaptured)

  const begin = (width: number, height: number): void => {
    render.frame++
    render.timing?.begin()
    canvas.begin(width, height)
    const { list } = targets
    for (let i = 0; i < list.length; i++) list[i]?.resizeWithCanvas(width, height)
  }
  const end = (): void => {
    render.passes.close()
    canvas.end()
    render.timing?.end()
  }
  /** The `dispose` of each prepared step that is not disposed yet. */
  const undisposed = new Set<() => void>()
  const prepareStep = async (step: GpuStep): Promise<Prepared> => {
    if (step.kind !== 'draw') return prepareKernel(render, resources, step)
    return step.raw ? prepareRaw(render, resources, canvas, step) : prepareDraw(render, resources, canvas, step)
  }
  const isStorage = (source: StorageSource | TargetSource): source is StorageSource => source.kind === 'storage'

  return {
    async prepare(step) {
      const prepared = await prepareStep(step)
      const dispose = (): void => {
        if (undisposed.delete(dispose)) prepared.dispose()
      }
      undisposed.add(dispose)
      return { ...prepared, dispose }
    },
    begin,
    end,
    async capture(width, height, run) {
      const texture = render.create('a picture', () => device.createTexture({ size: [width, height], format: gpu.format, usage: RENDER_ATTACHMENT_COPY }))
      try {
        canvas.drawTo(texture)
        begin(width, height)
        try {
          run()
        } finally {
          end()
          canvas.drawTo(undefined)
        }
        const { data } = await readImage(render, texture)
        return { width, height, data: new Uint8ClampedArray(data) }
      } finally {
        // If a step threw, encoded commands may still use the texture: `discard` submits them first.
        render.discard([texture])
      }
    },
    async readTexture(source) {
      const { attachment } = source
      if (attachment) {
        const target = targets.get(attachment.target)
        if (!target) throw new EngineError(notShown())
        if (attachment.name === 'depth') target.resolveDepth()
        return readImage(render, target.texture(target.location(attachment.name), target.readIndex))
      }
      // Released after the read.
      const uploaded = textures.acquire(source)
      try {
        uploaded.update()
        return await readImage(render, uploaded.texture)
      } finally {
        textures.release(source)
      }
    },
    async readStorage(source) {
      const storage = storages.get(source)
      if (!storage) throw new EngineError(notShown())
      return readBuffer(render, storage.buffer, storage.byteLength)
    },
    writeStorage: (source, bytes) => storages.get(source)?.write(bytes),
    reset() {
      for (const storage of storages.list) storage.write()
      for (const target of targets.list) target.reset()
    },
    copy(from, to) {
      if (isStorage(from) !== isStorage(to)) return
      if (isStorage(from) && isStorage(to)) {
        const [old, next] = [storages.get(from), storages.get(to)]
        if (old && next && old.byteLength === next.byteLength) render.passes.encoder().copyBufferToBuffer(old.buffer, 0, next.buffer, 0, old.byteLength)
      } else if (!isStorage(from) && !isStorage(to)) {
        const [old, next] = [targets.get(from), targets.get(to)]
        if (old && next) next.copyFrom(old)
      }
    },
    live: {
      get programs() {
        return resources.programs
      },
      get buffers() {
        const { floats, integers, indices } = geometries
        return resources.blocks + storages.list.length + floats.list.length + integers.list.length + indices.list.length
      },
      get textures() {
        return textures.count
      },
      get targets() {
        return targets.list.length
      },
    },
    dispose() {
      device.removeEventListener('uncapturederror', reportUncaptured)
      end()
      for (const free of undisposed) free()
      resources.dispose()
      canvas.dispose()
      render.timing?.dispose()
    },
  }
}
