/**
 * The page's one GPUDevice, shared by all engines on WebGPU and counted: made for the first, freed some seconds after the last,
 * so that a component that is mounted twice does not open it twice.
 * Must not know: canvases.
 */
import { noWebGPU } from '#explain-engine'
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
  users: number
}

const idleMilliseconds = 3000

let shared: Promise<Gpu> | undefined
/** What `shared` gave, while it is alive. */
let current: Gpu | undefined
let closing: ReturnType<typeof setTimeout> | undefined

/** The device of the page; `release` must follow, once. */
export const acquire = async (): Promise<Gpu> => {
  clearTimeout(closing)
  const pending = (shared ??= request())
  try {
    const gpu = await pending
    gpu.users++
    return gpu
  } catch (error) {
    if (shared === pending) shared = undefined
    throw error
  }
}

export const release = (gpu: Gpu): void => {
  if (--gpu.users > 0 || gpu !== current) return
  clearTimeout(closing)
  closing = setTimeout(() => {
    if (gpu.users > 0 || gpu !== current) return
    shared = current = undefined
    gpu.device.destroy()
  }, idleMilliseconds)
}

const request = async (): Promise<Gpu> => {
  // TypeScript believes every browser has it.
  const adapter = await (navigator.gpu as GPU | undefined)?.requestAdapter()
  if (!adapter) throw new EngineError(noWebGPU('no adapter'))
  const device = await adapter.requestDevice()
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
    },
    users: 0,
  }
  current = gpu
  void gpu.lost.then(() => {
    // Whoever asks from now on gets another device.
    if (gpu === current) shared = current = undefined
  })
  return gpu
}
