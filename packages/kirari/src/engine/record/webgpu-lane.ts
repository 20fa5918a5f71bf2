/** A graphics lane of WebGPU on a canvas of its own, for tests that look at what no engine shows. */
import type { GraphicsOptions } from '../device/graphics.ts'
import { createGraphics } from '../webgpu/graphics/index.ts'
import { sharedGpu, type Gpu } from '../webgpu/gpu.ts'
import { createTestLane, type TestLane } from './lane.ts'

export interface WebGPULane extends TestLane {
  readonly gpu: Gpu
  readonly canvas: HTMLCanvasElement
  dispose(): void
}

export const createWebGPULane = async (more: Partial<GraphicsOptions> = {}): Promise<WebGPULane> => {
  const gpu = await sharedGpu.acquire()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const context = canvas.getContext('webgpu')
  if (!context) throw new Error('expected WebGPU in the test browser')
  context.configure({ device: gpu.device, format: gpu.format, alphaMode: 'premultiplied' })
  const lane = createTestLane((options) => createGraphics(gpu, context, options), gpu.submit, more)
  return {
    ...lane,
    gpu,
    canvas,
    dispose() {
      lane.graphics.dispose()
      context.unconfigure()
      sharedGpu.release(gpu)
    },
  }
}
