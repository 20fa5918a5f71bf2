/**
 * The canvas as a surface, with depth and multisampling if steps ask for them. A browser gives a new texture each frame: if the next frame
 * draws on top of this one, steps draw into a texture of ours, which is copied to the canvas when the frame ends.
 * Hot: `describe` runs every frame and allocates nothing of ours.
 */
import type { RenderContext } from './render-context.ts'
import type { Surface } from './pass.ts'

export interface Canvas extends Surface {
  readonly format: GPUTextureFormat
  readonly depthFormat: GPUTextureFormat
  readonly samples: 1 | 4
  /** Begins a frame of this size. */
  begin(width: number, height: number): void
  /** Copies the preserved texture to the canvas, if there is one. */
  end(): void
  /** Draws the following frames into this texture instead of the canvas; undefined: into the canvas. */
  drawTo(texture: GPUTexture | undefined): void
  dispose(): void
}

// Values of GPUTextureUsage.
const COPY_SRC = 0x1
const COPY_DST = 0x2
const RENDER_ATTACHMENT = 0x10
/** The variant of a pass with the depth attachment. */
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
  /** The texture to draw into instead of the canvas. */
  let override: GPUTexture | undefined
  let view: GPUTextureView | undefined
  let colorFrame = 0
  let depthFrame = 0
  let multisampled: GPUTexture | undefined
  let multisampledView: GPUTextureView | undefined
  let depth: GPUTexture | undefined
  /** Whether frames draw on top of the previous one. */
  let preserves = false
  let preserved: GPUTexture | undefined
  let preservedView: GPUTextureView | undefined
  /** Whether the colour attachment holds the previous frame. */
  let hasColor = false
  /** `clearDepth` of the first draw of this frame. */
  let frameDepth: number | false = 1
  const extent = [1, 1]

  const color: ColorAttachment = { view: undefined, resolveTarget: undefined, clearValue: transparent, loadOp: 'clear', storeOp: 'store' }
  // `describe` sets the view.
  const depthAttachment: Omit<GPURenderPassDepthStencilAttachment, 'view'> & { view: GPUTextureView | undefined } = {
    view: undefined,
    depthClearValue: 1,
    depthLoadOp: 'clear',
    depthStoreOp: 'store',
  }
  const colorAttachments = [color]
  const colorDescriptor = { colorAttachments }
  const depthDescriptor = { colorAttachments, depthStencilAttachment: depthAttachment }

  const free = (): void => {
    render.discard([multisampled, depth, preserved].flatMap((texture) => texture ?? []))
    multisampled = depth = multisampledView = preserved = preservedView = depthAttachment.view = undefined
    hasColor = false
  }
  const create = (format: GPUTextureFormat, usage = RENDER_ATTACHMENT): GPUTexture =>
    render.create('the canvas', () => device.createTexture({ size: [canvas.width, canvas.height], format, sampleCount: samples, usage }))
  const preserve = (): void => {
    preserves = true
    // The configuration of connect, plus COPY_DST for the copy in `end`.
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
      free()
    },
    end() {
      // With multisampling, `resolveTarget` is the canvas itself.
      if (preserved && colorFrame === render.frame)
        render.passes.encoder().copyTextureToTexture({ texture: preserved }, { texture: override ?? context.getCurrentTexture() }, extent)
    },
    drawTo(texture) {
      override = texture
      view = undefined
    },
    describe(variant, { clear, clearDepth }) {
      const isFirst = colorFrame !== render.frame
      if (isFirst) {
        frameDepth = clearDepth
        if (clear === false && !preserves) preserve()
      }
      color.loadOp = isFirst && (clear !== false || !hasColor) ? 'clear' : 'load'
      color.clearValue = clear || transparent
      colorFrame = render.frame
      hasColor = preserves
      if (samples === 1 && preserves) {
        preserved ??= create(gpu.format, RENDER_ATTACHMENT | COPY_SRC)
        color.view = preservedView ??= preserved.createView()
      } else {
        view ??= (override ?? context.getCurrentTexture()).createView()
        if (samples === 1) color.view = view
        else {
          multisampled ??= create(gpu.format)
          color.view = multisampledView ??= multisampled.createView()
          color.resolveTarget = view
        }
      }
      // `color.view` is set now.
      if (!(variant & withDepth)) return colorDescriptor as GPURenderPassDescriptor
      const hasDepth = depth !== undefined
      depth ??= create(depthFormat)
      depthAttachment.view ??= depth.createView()
      depthAttachment.depthLoadOp = depthFrame === render.frame || (frameDepth === false && hasDepth) ? 'load' : 'clear'
      depthAttachment.depthClearValue = frameDepth === false ? 1 : frameDepth
      depthFrame = render.frame
      // Both views are set now.
      return depthDescriptor as GPURenderPassDescriptor
    },
    ended() {
      // Lets the texture of the canvas be collected.
      color.view = color.resolveTarget = undefined
    },
    dispose: free,
  }
  return canvas
}
