/**
 * WebGPU on one canvas. It does not touch the canvas before it has a device, so that another backend can still use it.
 */
import { notRestored, noWebGPU } from '#explain-engine'
import { compileWGSL } from '../../shader/target/wgsl/fragment.ts'
import type { Device, Host } from '../device/device.ts'
import { EngineError } from '../message/error.ts'
import { sharedGpu, type Gpu } from './gpu.ts'
import { createPipeline } from './pipeline.ts'

/** Delays between attempts to restore a lost GPU, in milliseconds. */
const patience = [0, 100, 500, 2000, 5000]

/** A device of this backend, with its GPU and canvas context, for the graph. */
export interface WebGPUDevice extends Device {
  readonly gpu: Gpu
  readonly context: GPUCanvasContext
}

export const connectWebGPU = async (host: Host): Promise<WebGPUDevice> => {
  const gpu = host.again ? await acquirePatiently() : await sharedGpu.acquire()
  const { canvas } = host
  const context = canvas.getContext('webgpu')
  if (!context) {
    sharedGpu.release(gpu)
    throw new EngineError(noWebGPU('null from getContext: the canvas has a context of another kind'))
  }
  context.configure({ device: gpu.device, format: gpu.format, alphaMode: 'premultiplied' })
  return {
    backend: 'webgpu',
    maxSide: gpu.device.limits.maxTextureDimension2D,
    lost: gpu.lost,
    print: compileWGSL,
    compile: (program) => createPipeline(gpu, context, program),
    resize(width, height) {
      canvas.width = width
      canvas.height = height
    },
    submit: gpu.submit,
    gpu,
    context,
    dispose() {
      context.unconfigure()
      sharedGpu.release(gpu)
    },
  }
}

const acquirePatiently = async (): Promise<Gpu> => {
  let cause: unknown
  for (const milliseconds of patience) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    try {
      return await sharedGpu.acquire()
    } catch (error) {
      cause = error
    }
  }
  throw new EngineError(notRestored(), cause)
}
