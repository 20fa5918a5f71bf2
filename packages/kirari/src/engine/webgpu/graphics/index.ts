/**
 * Frames of several steps on WebGPU: what a lone fragment does without. Steps bring it.
 * Must not know: when frames are drawn.
 */
import { notShown } from '#explain-engine'
import { gpuRefused, noMemory } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import type { Device } from '../../device/device.ts'
import type { Graph, GraphHost } from '../../device/graph.ts'
import type { Graphics, GraphicsOptions, Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { createGraph } from '../../graph/graph.ts'
import type { GpuStep } from '../../step/step.ts'
import type { WebGPUDevice } from '../device.ts'
import type { Gpu } from '../gpu.ts'
import { createCanvas } from './canvas.ts'
import { prepareKernel } from './kernel.ts'
import { prepareDraw } from './draw.ts'
import { createRenderContext } from './render-context.ts'
import { createMipmapper } from './mipmap.ts'
import { readBuffer, readImage } from './read.ts'
import { prepareRaw } from './raw.ts'
import { createResources } from './resources.ts'

// GPUTextureUsage by number.
const RENDER_ATTACHMENT_COPY = 0x13

/** Opens it, with what runs the steps: a `FrameSupport` of an entry with this backend calls this. */
export const openGraph = (device: Device, host: GraphHost, options: GraphicsOptions): Graph => {
  // A support is given devices of its own entry, and this one those of this backend.
  const { gpu, context } = device as WebGPUDevice
  return createGraph(createGraphics(gpu, context, options), host)
}

export const createGraphics = (gpu: Gpu, context: GPUCanvasContext, options: GraphicsOptions): Graphics => {
  const { device } = gpu
  const render = createRenderContext(gpu, options, createMipmapper(gpu))
  const canvas = createCanvas(render, context)
  // Before the first frame the canvas itself says how large it is.
  const size = (): { readonly width: number; readonly height: number } => (canvas.width > 0 ? canvas : context.canvas)
  const resources = createResources(render, size)
  const { targets, storages, textures, geometries } = resources

  const complain = (event: GPUUncapturedErrorEvent): void => {
    // It is told here; without this it would go to the console as well.
    event.preventDefault()
    const { error } = event
    options.onError(new EngineError(error instanceof GPUOutOfMemoryError ? noMemory('the frame') : gpuRefused(error.message)))
  }
  device.addEventListener('uncapturederror', complain)

  const begin = (width: number, height: number): void => {
    render.frame++
    render.timing?.begin()
    canvas.begin(width, height)
    const { list } = targets
    for (let i = 0; i < list.length; i++) list[i]?.fit(width, height)
  }
  const end = (): void => {
    render.passes.close()
    canvas.end()
    render.timing?.end()
  }
  /** What frees the steps that are prepared, each once. */
  const alive = new Set<() => void>()
  const prepareStep = async (step: GpuStep): Promise<Prepared> => {
    if (step.kind !== 'draw') return prepareKernel(render, resources, step)
    return step.raw ? prepareRaw(render, resources, canvas, step) : prepareDraw(render, resources, canvas, step)
  }
  const isStorage = (source: StorageSource | TargetSource): source is StorageSource => source.kind === 'storage'

  return {
    async prepare(step) {
      const prepared = await prepareStep(step)
      const once = (): void => {
        if (alive.delete(once)) prepared.dispose()
      }
      alive.add(once)
      return { ...prepared, dispose: once }
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
        // What threw has left commands that use it.
        render.discard([texture])
      }
    },
    async readTexture(source) {
      const { attachment } = source
      if (attachment) {
        const target = targets.get(attachment.target)
        if (!target) throw new EngineError(notShown())
        if (attachment.name === 'depth') target.resolveDepth()
        return readImage(render, target.texture(target.place(attachment.name), target.front))
      }
      // Held until it is read.
      const picture = textures.acquire(source)
      try {
        picture.update()
        return await readImage(render, picture.texture)
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
      for (const target of targets.list) target.wipe()
    },
    copy(from, to) {
      if (isStorage(from) !== isStorage(to)) return
      if (isStorage(from) && isStorage(to)) {
        const [old, fresh] = [storages.get(from), storages.get(to)]
        if (old && fresh && old.byteLength === fresh.byteLength) render.passes.encoder().copyBufferToBuffer(old.buffer, 0, fresh.buffer, 0, old.byteLength)
      } else if (!isStorage(from) && !isStorage(to)) {
        const [old, fresh] = [targets.get(from), targets.get(to)]
        if (old && fresh) fresh.take(old)
      }
    },
    live: {
      get programs() {
        return resources.programs
      },
      get buffers() {
        const { floats, wholes, indices } = geometries
        return resources.blocks + storages.list.length + floats.list.length + wholes.list.length + indices.list.length
      },
      get textures() {
        return textures.count
      },
      get targets() {
        return targets.list.length
      },
    },
    dispose() {
      device.removeEventListener('uncapturederror', complain)
      end()
      for (const free of alive) free()
      resources.dispose()
      canvas.dispose()
      render.timing?.dispose()
    },
  }
}
