/**
 * The canvas as something to draw into, with a depth and several samples where they are asked for. Browsers give another texture for
 * each frame: a picture that has to outlive its frame is drawn into one of our own, and brought over when the frame ends.
 * Hot: `describe` runs every frame and allocates nothing of ours.
 */
import type { RenderContext } from './render-context.ts'
import type { Surface } from './pass.ts'

export interface Canvas extends Surface {
  readonly format: GPUTextureFormat
  readonly depthFormat: GPUTextureFormat
  readonly samples: 1 | 4
  /** A new frame of this size. */
  begin(width: number, height: number): void
  /** Brings the picture to the canvas. */
  end(): void
  /** Frames go into this texture, or into the canvas itself. */
  drawTo(texture: GPUTexture | undefined): void
  dispose(): void
}

// GPUTextureUsage by number.
const COPY_SRC = 0x1
const COPY_DST = 0x2
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

export const createCanvas = (render: RenderContext, context: GPUCanvasContext): Canvas => {
  const { gpu, device, options } = render
  const { samples } = options
  const depthFormat = 'depth24plus'
  let instead: GPUTexture | undefined
  let view: GPUTextureView | undefined
  let colorFrame = 0
  let depthFrame = 0
  let many: GPUTexture | undefined
  let manyView: GPUTextureView | undefined
  let depth: GPUTexture | undefined
  /** Whether a picture has to outlive its frame. */
  let keeps = false
  let kept: GPUTexture | undefined
  let keptView: GPUTextureView | undefined
  /** Whether what is drawn into holds the picture of the frame before. */
  let hasColor = false
  /** What the first drawing of this frame says of depths. */
  let frameDepth: number | false = 1
  const extent = [1, 1]

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
    render.discard([many, depth, kept].flatMap((texture) => texture ?? []))
    many = depth = manyView = kept = keptView = depthAttachment.view = undefined
    hasColor = false
  }
  const create = (format: GPUTextureFormat, usage = RENDER_ATTACHMENT): GPUTexture =>
    render.create('the canvas', () => device.createTexture({ size: [canvas.width, canvas.height], format, sampleCount: samples, usage }))
  const keep = (): void => {
    keeps = true
    // As it was before, and a place to copy to.
    if (samples === 1) context.configure({ device, format: gpu.format, alphaMode: 'premultiplied', usage: RENDER_ATTACHMENT | COPY_DST })
  }

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
      extent[0] = width
      extent[1] = height
      forget()
    },
    end() {
      // One with samples is resolved into the canvas itself.
      if (kept && colorFrame === render.frame)
        render.passes.encoder().copyTextureToTexture({ texture: kept }, { texture: instead ?? context.getCurrentTexture() }, extent)
    },
    drawTo(texture) {
      instead = texture
      view = undefined
    },
    describe(variant, { clear, clearDepth }) {
      const isFirst = colorFrame !== render.frame
      if (isFirst) {
        frameDepth = clearDepth
        if (clear === false && !keeps) keep()
      }
      color.loadOp = isFirst && (clear !== false || !hasColor) ? 'clear' : 'load'
      color.clearValue = clear || transparent
      colorFrame = render.frame
      hasColor = keeps
      if (samples === 1 && keeps) {
        kept ??= create(gpu.format, RENDER_ATTACHMENT | COPY_SRC)
        color.view = keptView ??= kept.createView()
      } else {
        view ??= (instead ?? context.getCurrentTexture()).createView()
        if (samples === 1) color.view = view
        else {
          many ??= create(gpu.format)
          color.view = manyView ??= many.createView()
          color.resolveTarget = view
        }
      }
      // All views are there now.
      if (!(variant & withDepth)) return flat as GPURenderPassDescriptor
      const hasDepth = depth !== undefined
      depth ??= create(depthFormat)
      depthAttachment.view ??= depth.createView()
      depthAttachment.depthLoadOp = depthFrame === render.frame || (frameDepth === false && hasDepth) ? 'load' : 'clear'
      depthAttachment.depthClearValue = frameDepth === false ? 1 : frameDepth
      depthFrame = render.frame
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
