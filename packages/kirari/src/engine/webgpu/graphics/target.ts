/**
 * The attachments of a target on WebGPU: one set of textures, or a ping-pong pair of sets, of which steps read one and draw into the other.
 * Row 0 is the bottom row. Hot: `describe` and `swap` run every frame and allocate nothing.
 */
import { noFeature } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { EngineError } from '../../message/error.ts'
import { blitOf } from './blit.ts'
import type { ClearValues, Surface } from './pass.ts'
import type { RenderContext } from './render-context.ts'
import { chooseTargetSettings, type TargetSettings } from './target-settings.ts'

/** Index of a set of textures in a ping-pong pair; 0 for other targets. */
export type PingPongIndex = 0 | 1

export interface Target extends Surface {
  readonly source: TargetSource
  readonly settings: TargetSettings
  /** The index of the set that steps read. Steps that do not read the target draw into it, too. */
  readonly readIndex: PingPongIndex
  /** Whether a program reads the depth: then it is resolved after each pass. */
  readsDepth: boolean
  /** The location of a colour attachment, or -1 for the depth. */
  location(name: string): number
  texture(location: number, index: PingPongIndex): GPUTexture
  /** A view of all mip levels, to read. */
  view(location: number, index: PingPongIndex): GPUTextureView
  /** Resizes a target that follows the size of the canvas; its colours are scaled. */
  resizeWithCanvas(width: number, height: number): void
  /** Copies the contents to the other set, before a step that reads the target draws there without overwriting every pixel. */
  preserve(clearValues: ClearValues): void
  /** Called after a step that reads the target. */
  swap(): void
  /** Clears all attachments. */
  reset(): void
  /** Resolves a multisampled depth, to read it. */
  resolveDepth(): void
  /** Copies the colours of another target with the same attachments. */
  copyFrom(other: Target): void
  dispose(): void
}

interface Attachment {
  readonly texture: GPUTexture
  readonly copyInfo: GPUTexelCopyTextureInfo
  /** Mip level 0, to draw into. */
  readonly drawView: GPUTextureView
  /** All mip levels, to read. */
  readonly readView: GPUTextureView
}
interface AttachmentSet {
  readonly colors: readonly Attachment[]
  readonly depth: Attachment | undefined
  readonly descriptor: { readonly colorAttachments: ColorAttachment[]; readonly depthStencilAttachment?: DepthAttachment }
}
type ColorAttachment = { -readonly [K in keyof GPURenderPassColorAttachment]: GPURenderPassColorAttachment[K] }
type DepthAttachment = { -readonly [K in keyof GPURenderPassDepthStencilAttachment]: GPURenderPassDepthStencilAttachment[K] }

// Values of GPUTextureUsage.
const RENDER_ATTACHMENT_TEXTURE_BINDING_COPY = 0x17
const RENDER_ATTACHMENT_TEXTURE_BINDING = 0x14

export const createTarget = (render: RenderContext, source: TargetSource, canvasWidth: number, canvasHeight: number): Target => {
  const { device, passes } = render
  const settings = chooseTargetSettings(source, device.features, render.options.onFallback)
  const { samples } = settings
  const label = source.name ? `target "${source.name}"` : 'a target'
  const resetValues: ClearValues = { clear: [0, 0, 0, 0], clearDepth: 1 }
  let sets: readonly AttachmentSet[] = []
  /** The multisampled textures, which both sets share. */
  let multisampled: readonly GPUTexture[] = []
  /** The size of all attachments, for copies. */
  const extent = [1, 1]
  let drawnFrame = -1
  let drawnIndex: PingPongIndex = 0

  const createTexture = (format: GPUTextureFormat, isMultisampled: boolean): GPUTexture => {
    const { width, height } = target
    const levels = source.mipmap && !isMultisampled && !format.startsWith('depth') ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
    return device.createTexture({
      label,
      size: [width, height],
      format,
      sampleCount: isMultisampled ? samples : 1,
      mipLevelCount: levels,
      usage: isMultisampled ? RENDER_ATTACHMENT_TEXTURE_BINDING : RENDER_ATTACHMENT_TEXTURE_BINDING_COPY,
    })
  }
  const attachmentOf = (texture: GPUTexture): Attachment => ({
    texture,
    copyInfo: { texture },
    drawView: texture.createView({ baseMipLevel: 0, mipLevelCount: 1 }),
    readView: texture.createView(),
  })
  const createSet = (multisampledViews: readonly GPUTextureView[]): AttachmentSet => {
    const colors = settings.formats.map((format) => attachmentOf(createTexture(format, false)))
    const depth = source.depth && attachmentOf(createTexture(source.depth.format, false))
    const depthView = samples > 1 ? multisampledViews[colors.length] : depth?.drawView
    return {
      colors,
      depth,
      descriptor: {
        colorAttachments: colors.map(({ drawView }, i): ColorAttachment => ({
          view: samples > 1 ? (multisampledViews[i] ?? drawView) : drawView,
          ...(samples > 1 && { resolveTarget: drawView }),
          clearValue: [0, 0, 0, 0],
          loadOp: 'clear',
          storeOp: 'store',
        })),
        ...(depthView && { depthStencilAttachment: { view: depthView, depthClearValue: 1, depthLoadOp: 'clear', depthStoreOp: 'store' } }),
      },
    }
  }
  const allocate = (): void => {
    multisampled = samples > 1 ? [...settings.formats, ...(source.depth ? [source.depth.format] : [])].map((format) => createTexture(format, true)) : []
    const views = multisampled.map((texture) => texture.createView())
    extent[0] = target.width
    extent[1] = target.height
    sets = (source.isPingPong ? [0, 1] : [0]).map(() => createSet(views))
  }
  const texturesOf = (all: readonly AttachmentSet[]): readonly GPUTexture[] =>
    all.flatMap(({ colors, depth }) => [...colors, ...(depth ? [depth] : [])].map(({ texture }) => texture))
  const setAt = (index: number): AttachmentSet => {
    const set = sets[index]
    if (!set) throw new RangeError('expected a set of textures: please report this')
    return set
  }
  const attachmentAt = (location: number, index: number): Attachment => {
    const { colors, depth } = setAt(index)
    const attachment = location < 0 ? depth : colors[location]
    if (!attachment) throw new RangeError('expected an attachment of a target: please report this')
    return attachment
  }

  const describe = (index: number, isFirst: boolean, { clear, clearDepth }: ClearValues): GPURenderPassDescriptor => {
    const { descriptor } = setAt(index)
    const { colorAttachments, depthStencilAttachment: depth } = descriptor
    for (let i = 0; i < colorAttachments.length; i++) {
      const color = colorAttachments[i]
      if (!color) continue
      color.loadOp = isFirst && clear ? 'clear' : 'load'
      // WebGPU does not modify the array; its type is mutable.
      if (clear) color.clearValue = clear as number[]
    }
    if (depth) {
      depth.depthLoadOp = isFirst && clearDepth !== false ? 'clear' : 'load'
      if (clearDepth !== false) depth.depthClearValue = clearDepth
    }
    return descriptor
  }
  const resolveDepthOf = (index: number, encoder: GPUCommandEncoder): void => {
    const { colors, depth } = setAt(index)
    const multisampledDepth = samples > 1 ? multisampled[colors.length] : undefined
    if (depth && multisampledDepth) blitOf(render.gpu).copy(encoder, multisampledDepth, depth.texture)
  }
  const generateMipmaps = (index: number, encoder: GPUCommandEncoder): void => {
    if (source.mipmap) for (const { texture } of setAt(index).colors) render.mipmapper.generate(encoder, texture)
  }
  /** Submitted separately: an error in these textures must not invalidate the commands of other canvases. */
  const clearSets = (): void => {
    const encoder = device.createCommandEncoder()
    for (const index of sets.keys()) {
      encoder.beginRenderPass(describe(index, true, resetValues)).end()
      resolveDepthOf(index, encoder)
      generateMipmaps(index, encoder)
    }
    device.queue.submit([encoder.finish()])
  }
  const create = (): void =>
    render.create(label, () => {
      allocate()
      clearSets()
    })
  const maxSide = device.limits.maxTextureDimension2D
  const sizeOf = (side: number, i: number): number => {
    if (typeof source.size !== 'number') return source.size[i] ?? 1
    const wanted = Math.max(1, Math.round(side * source.size))
    if (wanted > maxSide)
      render.options.onFallback({ wanted: `${wanted} pixels a side for ${label}`, got: `${maxSide} pixels`, reason: 'the device has no larger textures' })
    return Math.min(wanted, maxSide)
  }
  const fixedSide = typeof source.size === 'number' ? 1 : Math.max(...source.size)
  if (fixedSide > maxSide) throw new EngineError(noFeature(`${label} of ${fixedSide} pixels a side`, `use at most ${maxSide} here`))
  const free = (textures: readonly GPUTexture[]): void => render.discard(textures)

  const target: Target & { width: number; height: number; readIndex: PingPongIndex } = {
    source,
    settings,
    width: sizeOf(canvasWidth, 0),
    height: sizeOf(canvasHeight, 1),
    readIndex: 0,
    readsDepth: false,
    location: (name) => source.colors.findIndex((color) => color.name === name),
    texture: (location, index) => attachmentAt(location, index).texture,
    view: (location, index) => attachmentAt(location, index).readView,
    describe(index, clearValues) {
      const isFirst = drawnFrame !== render.frame
      drawnFrame = render.frame
      drawnIndex = index === 1 ? 1 : 0
      return describe(index, isFirst, clearValues)
    },
    ended() {
      if (target.readsDepth) target.resolveDepth()
      if (source.mipmap) generateMipmaps(drawnIndex, passes.encoder())
    },
    resolveDepth() {
      if (samples > 1) resolveDepthOf(drawnIndex, passes.encoder())
    },
    resizeWithCanvas(canvasWidth, canvasHeight) {
      if (typeof source.size !== 'number') return
      const [width, height] = [sizeOf(canvasWidth, 0), sizeOf(canvasHeight, 1)]
      if (width === target.width && height === target.height) return
      target.width = width
      target.height = height
      const old = { sets, multisampled }
      create()
      const { colors = [] } = old.sets[target.readIndex] ?? {}
      for (const [i, { texture }] of colors.entries()) {
        const color = setAt(target.readIndex).colors[i]
        if (color) blitOf(render.gpu).copy(passes.encoder(), texture, color.texture)
      }
      free([...texturesOf(old.sets), ...old.multisampled])
    },
    preserve({ clear, clearDepth }) {
      // Both sets share multisampled textures, and the first draw of a frame may clear everything.
      if (samples > 1 || (drawnFrame !== render.frame && clear && clearDepth !== false)) return
      const from = setAt(target.readIndex)
      const to = setAt(1 - target.readIndex)
      const encoder = passes.encoder()
      for (let i = 0; i < from.colors.length; i++) copyAttachment(encoder, from.colors[i], to.colors[i])
      copyAttachment(encoder, from.depth, to.depth)
    },
    swap() {
      target.readIndex = target.readIndex === 0 ? 1 : 0
    },
    reset() {
      // Submits earlier draws first.
      render.flush()
      clearSets()
      drawnFrame = -1
    },
    copyFrom(other) {
      const encoder = passes.encoder()
      for (const location of source.colors.keys())
        blitOf(render.gpu).copy(encoder, other.texture(location, other.readIndex), target.texture(location, target.readIndex))
    },
    dispose: () => free([...texturesOf(sets), ...multisampled]),
  }
  const copyAttachment = (encoder: GPUCommandEncoder, from: Attachment | undefined, to: Attachment | undefined): void => {
    if (from && to) encoder.copyTextureToTexture(from.copyInfo, to.copyInfo, extent)
  }
  create()
  return target
}
