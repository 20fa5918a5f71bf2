/**
 * The canvas as something to draw into, with a depth and several samples where they are asked for.
 * Hot: `describe` runs every frame and allocates nothing of ours.
 */
import type { Lane } from './lane.ts'
import type { Surface } from './pass.ts'

export interface Canvas extends Surface {
  readonly format: GPUTextureFormat
  readonly depthFormat: GPUTextureFormat
  readonly samples: 1 | 4
  /** A new frame of this size. */
  begin(width: number, height: number): void
  /** Frames go into this texture, or into the canvas itself. */
  drawTo(texture: GPUTexture | undefined): void
  dispose(): void
}

// GPUTextureUsage by number.
const RENDER_ATTACHMENT = 0x10
/** Pictures of a pass, as bits of `variant`. */
export const withDepth = 1

const transparent: readonly number[] = [0, 0, 0, 0]

interface ColorAttachment {
  view: GPUTextureView | undefined
  resolveTarget: GPUTextureView | undefined
  clearValue: readonly number[]
  loadOp: GPULoadOp
  readonly storeOp: 'store'
}

export const createCanvas = (lane: Lane, context: GPUCanvasContext): Canvas => {
  const { gpu, device, options } = lane
  const { samples } = options
  const depthFormat = 'depth24plus'
  let instead: GPUTexture | undefined
  let view: GPUTextureView | undefined
  let colorFrame = 0
  let depthFrame = 0
  let many: GPUTexture | undefined
  let manyView: GPUTextureView | undefined
  let depth: GPUTexture | undefined

  const color: ColorAttachment = { view: undefined, resolveTarget: undefined, clearValue: transparent, loadOp: 'clear', storeOp: 'store' }
  // Its view is set before it is used.
  const depthAttachment: Omit<GPURenderPassDepthStencilAttachment, 'view'> & { view: GPUTextureView | undefined } = {
    view: undefined,
    depthClearValue: 1,
    depthLoadOp: 'clear',
    depthStoreOp: 'store',
  }
  const colorAttachments = [color]
  const flat = { colorAttachments }
  const deep = { colorAttachments, depthStencilAttachment: depthAttachment }

  const forget = (): void => {
    lane.discard([many, depth].flatMap((texture) => texture ?? []))
    many = depth = manyView = depthAttachment.view = undefined
  }
  const create = (format: GPUTextureFormat): GPUTexture =>
    lane.create('the canvas', () => device.createTexture({ size: [canvas.width, canvas.height], format, sampleCount: samples, usage: RENDER_ATTACHMENT }))

  const canvas: Canvas & { width: number; height: number } = {
    width: 0,
    height: 0,
    format: gpu.format,
    depthFormat,
    samples,
    begin(width, height) {
      view = undefined
      if (width === canvas.width && height === canvas.height) return
      canvas.width = width
      canvas.height = height
      forget()
    },
    drawTo(texture) {
      instead = texture
      view = undefined
    },
    describe(variant, { clear, clearDepth }) {
      view ??= (instead ?? context.getCurrentTexture()).createView()
      color.loadOp = colorFrame === lane.frame ? 'load' : 'clear'
      color.clearValue = clear || transparent
      colorFrame = lane.frame
      if (samples === 1) color.view = view
      else {
        many ??= create(gpu.format)
        color.view = manyView ??= many.createView()
        color.resolveTarget = view
      }
      // All views are there now.
      if (!(variant & withDepth)) return flat as GPURenderPassDescriptor
      depth ??= create(depthFormat)
      depthAttachment.view ??= depth.createView()
      depthAttachment.depthLoadOp = depthFrame === lane.frame ? 'load' : 'clear'
      depthAttachment.depthClearValue = clearDepth === false ? 1 : clearDepth
      depthFrame = lane.frame
      // As above.
      return deep as GPURenderPassDescriptor
    },
    ended() {
      // A view that is kept keeps its texture.
      color.view = color.resolveTarget = undefined
    },
    dispose: forget,
  }
  return canvas
}
