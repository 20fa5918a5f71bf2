/**
 * Frames of several steps on WebGPU: what a lone fragment does without. Steps bring it.
 * Must not know: when frames are drawn.
 */
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
import { prepareCompute } from './compute.ts'
import { prepareDraw } from './draw.ts'
import { createLane } from './lane.ts'
import { createMipmapper } from './mipmap.ts'
import { readBuffer, readImage } from './read.ts'
import { prepareRaw } from './raw.ts'
import { createResources } from './resources.ts'

// GPUTextureUsage by number.
const RENDER_ATTACHMENT_COPY = 0x13

/** Opens it, with what runs the steps: a `FrameSupport` of an entry with this backend calls this. */
export const openGraph: FrameSupport['open'] = (device, host, options, emit) => {
  // A support is given devices of its own entry, and this one those of this backend.
  const { gpu, context } = device as WebGPUDevice
  return openWith((graphicsOptions) => createGraphics(gpu, context, graphicsOptions), host, options, emit)
}

export const createGraphics = (gpu: Gpu, context: GPUCanvasContext, options: GraphicsOptions): Graphics => {
  const { device } = gpu
  const lane = createLane(gpu, options, createMipmapper(gpu))
  const canvas = createCanvas(lane, context)
  // Before the first frame the canvas itself says how large it is.
  const size = (): { readonly width: number; readonly height: number } => (canvas.width > 0 ? canvas : context.canvas)
  const resources = createResources(lane, size)
  const { targets, storages, textures, geometries } = resources

  const complain = (event: GPUUncapturedErrorEvent): void => {
    // It is told here; without this it would go to the console as well.
    event.preventDefault()
    const { error } = event
    options.onError(new EngineError(error instanceof GPUOutOfMemoryError ? noMemory('the frame') : gpuRefused(error.message)))
  }
  device.addEventListener('uncapturederror', complain)

  const begin = (width: number, height: number): void => {
    lane.frame++
    lane.timer?.begin()
    canvas.begin(width, height)
    const { list } = targets
    for (let i = 0; i < list.length; i++) list[i]?.fit(width, height)
  }
  const end = (): void => {
    lane.passes.close()
    canvas.end()
    lane.timer?.end()
  }
  /** What frees the steps that are prepared, each once. */
  const alive = new Set<() => void>()
  const prepareStep = async (step: GpuStep): Promise<Prepared> => {
    if (step.kind !== 'draw') return prepareCompute(lane, resources, step)
    return step.raw ? prepareRaw(lane, resources, canvas, step) : prepareDraw(lane, resources, canvas, step)
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
      const texture = lane.create('a picture', () => device.createTexture({ size: [width, height], format: gpu.format, usage: RENDER_ATTACHMENT_COPY }))
      try {
        canvas.drawTo(texture)
        begin(width, height)
        try {
          run()
        } finally {
          end()
          canvas.drawTo(undefined)
        }
        const { data } = await readImage(lane, texture)
        return { width, height, data: new Uint8ClampedArray(data) }
      } finally {
        // What threw has left commands that use it.
        lane.discard([texture])
      }
    },
    async readTexture(source) {
      const { attachment } = source
      if (attachment) {
        const target = targets.get(attachment.target)
        if (!target) throw new EngineError(notShown())
        if (attachment.name === 'depth') target.resolveDepth()
        return readImage(lane, target.texture(target.place(attachment.name), target.front))
      }
      // Held until it is read.
      const picture = textures.acquire(source)
      try {
        picture.update()
        return await readImage(lane, picture.texture)
      } finally {
        textures.release(source)
      }
    },
    async readStorage(source) {
      const storage = storages.get(source)
      if (!storage) throw new EngineError(notShown())
      return readBuffer(lane, storage.buffer, storage.byteLength)
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
        if (old && fresh && old.byteLength === fresh.byteLength) lane.passes.encoder().copyBufferToBuffer(old.buffer, 0, fresh.buffer, 0, old.byteLength)
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
      lane.timer?.dispose()
    },
  }
}
