/**
 * The page's one GPUDevice, and what its engines have in common.
 * Must not know: canvases.
 */
import { noWebGPU } from '#explain-engine'
import { createShared } from '../device/shared.ts'
import { EngineError } from '../message/error.ts'

export interface Gpu {
  readonly device: GPUDevice
  /** What canvases like best here. */
  readonly format: GPUTextureFormat
  /** Resolves with a reason when the device was taken away. */
  readonly lost: Promise<string>
  /** Compiled pipelines by their text, with the number of users of each: fifty canvases with one shader compile it once. */
  readonly pipelines: Map<string, { readonly pipeline: Promise<GPURenderPipeline>; users: number }>
  /** The commands of this frame, of every canvas. */
  encoder: GPUCommandEncoder | undefined
  /** Sends them. */
  readonly submit: () => void
  /** How often that was: what is written to the GPU comes before all commands that are not sent yet. */
  submits: number
}

/** Asked for where the adapter has them: a device cannot get more later. */
const features: readonly GPUFeatureName[] = [
  'float32-filterable',
  'float32-blendable',
  'rg11b10ufloat-renderable',
  'timestamp-query',
  'indirect-first-instance',
  'shader-f16',
  'subgroups',
]
const limits = [
  'maxTextureDimension2D',
  'maxTextureDimension3D',
  'maxTextureArrayLayers',
  'maxStorageBuffersPerShaderStage',
  'maxStorageBufferBindingSize',
  'maxBufferSize',
  'maxColorAttachmentBytesPerSample',
  'maxComputeWorkgroupStorageSize',
  'maxComputeInvocationsPerWorkgroup',
] as const

const request = async (): Promise<Gpu> => {
  // TypeScript believes every browser has it.
  const adapter = await (navigator.gpu as GPU | undefined)?.requestAdapter()
  if (!adapter) throw new EngineError(noWebGPU('no adapter'))
  const device = await adapter.requestDevice({
    requiredFeatures: features.filter((feature) => adapter.features.has(feature)),
    // A browser that does not know a limit would refuse it.
    requiredLimits: Object.fromEntries(limits.flatMap((limit) => (adapter.limits[limit] ? [[limit, adapter.limits[limit]]] : []))),
  })
  const { queue } = device
  const commands: GPUCommandBuffer[] = []
  const gpu: Gpu = {
    device,
    format: navigator.gpu.getPreferredCanvasFormat(),
    lost: device.lost.then(({ reason, message }) => message || reason),
    pipelines: new Map(),
    encoder: undefined,
    submit() {
      if (!gpu.encoder) return
      commands[0] = gpu.encoder.finish()
      gpu.encoder = undefined
      queue.submit(commands)
      gpu.submits++
    },
    submits: 0,
  }
  return gpu
}

export const sharedGpu = /*#__PURE__*/ createShared(request, (gpu) => gpu.device.destroy())
