/** The GPUDevice of the page, and the state that its engines share. */
import { noWebGPU } from '#explain-engine'
import { createShared } from '../device/shared.ts'
import { EngineError } from '../message/error.ts'

export interface Gpu {
  readonly device: GPUDevice
  /** The preferred format of canvases. */
  readonly format: GPUTextureFormat
  /** Resolves with the reason when the device is lost. */
  readonly lost: Promise<string>
  /** Compiled pipelines by their text, with the number of users: canvases with the same shader compile it once. */
  readonly pipelines: Map<string, { readonly pipeline: Promise<GPURenderPipeline>; users: number }>
  /** Encodes the commands of this frame, of all canvases. */
  encoder: GPUCommandEncoder | undefined
  /** Submits the commands. */
  readonly submit: () => void
  /** The number of submits: writes to buffers take effect before all commands that are not submitted yet. */
  submits: number
}

/** Requested if the adapter supports them: a device cannot enable features later. */
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
  // The types declare it for every browser.
  const adapter = await (navigator.gpu as GPU | undefined)?.requestAdapter()
  if (!adapter) throw new EngineError(noWebGPU('no adapter'))
  const device = await adapter.requestDevice({
    requiredFeatures: features.filter((feature) => adapter.features.has(feature)),
    // Browsers reject limits that they do not know.
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
