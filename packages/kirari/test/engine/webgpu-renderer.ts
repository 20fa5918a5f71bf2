/** Draws steps with WebGPU on a canvas of its own, without an engine: for tests of internals that an engine hides. */
import type { GraphicsOptions } from '../../src/engine/device/graphics.ts'
import { createGraphics } from '../../src/engine/webgpu/graphics/index.ts'
import { sharedGpu, type Gpu } from '../../src/engine/webgpu/gpu.ts'
import { createTestRenderer, type TestRenderer } from './renderer.ts'

export interface WebGPURenderer extends TestRenderer {
  readonly gpu: Gpu
  readonly canvas: HTMLCanvasElement
  dispose(): void
}

/** A device with default limits and no features. */
const plainGpu = async (): Promise<Gpu> => {
  const adapter = await navigator.gpu.requestAdapter()
  if (!adapter) throw new Error('expected WebGPU in the test browser')
  const device = await adapter.requestDevice()
  const gpu: Gpu = {
    device,
    format: navigator.gpu.getPreferredCanvasFormat(),
    lost: device.lost.then(({ reason }) => reason),
    pipelines: new Map(),
    encoder: undefined,
    submits: 0,
    submit() {
      if (!gpu.encoder) return
      device.queue.submit([gpu.encoder.finish()])
      gpu.encoder = undefined
      gpu.submits++
    },
  }
  return gpu
}

/** Simulates the loss of the page's GPU: engines that draw with the device get a new one; if there are none, the next engine requests one. */
export const loseDevice = async (): Promise<void> => {
  const { device } = await sharedGpu.acquire()
  device.destroy()
  await device.lost
}

export const createWebGPURenderer = async (more: Partial<GraphicsOptions> = {}, { isPlain = false } = {}): Promise<WebGPURenderer> => {
  const gpu = isPlain ? await plainGpu() : await sharedGpu.acquire()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const context = canvas.getContext('webgpu')
  if (!context) throw new Error('expected WebGPU in the test browser')
  context.configure({ device: gpu.device, format: gpu.format, alphaMode: 'premultiplied' })
  const renderer = createTestRenderer((options) => createGraphics(gpu, context, options), gpu.submit, more)
  return {
    ...renderer,
    gpu,
    canvas,
    dispose() {
      renderer.graphics.dispose()
      context.unconfigure()
      if (isPlain) gpu.device.destroy()
      else sharedGpu.release(gpu)
    },
  }
}
