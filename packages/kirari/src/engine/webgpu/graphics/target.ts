/**
 * The pictures of a target on the GPU: one set of them, or two where steps read the old picture while they draw the new one.
 * Row 0 is the bottom one. Hot: `describe` and `swap` run every frame and allocate nothing.
 * Must not know: what is drawn.
 */
import { noFeature } from '#explain-frame'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { EngineError } from '../../message/error.ts'
import { blitOf } from './blit.ts'
import { keep, type Kept } from './format.ts'
import type { RenderContext } from './render-context.ts'
import type { Clearing, Surface } from './pass.ts'

export interface Target extends Surface {
  readonly source: TargetSource
  readonly kept: Kept
  /** Which of the two sets is read, and is drawn on top of. */
  readonly front: 0 | 1
  /** Another number after each change of the textures themselves. */
  readonly generation: number
  /** Somebody reads the depth: it is made into one sample a pixel. */
  readsDepth: boolean
  /** The number of a picture: its location, or -1 for the depth. */
  place(name: string): number
  texture(place: number, set: 0 | 1): GPUTexture
  /** The same with all its levels, to be read. */
  view(place: number, set: 0 | 1): GPUTextureView
  /** The canvas has this size now. */
  fit(width: number, height: number): void
  /** Before a step that reads the front draws into the back, unless it covers all of it. */
  carryOver(clearing: Clearing): void
  /** After it. */
  swap(): void
  /** As if nothing was drawn. */
  wipe(): void
  /** Makes one depth a pixel out of several, to be read. */
  resolveDepth(): void
  /** Takes what another target of the same pictures holds. */
  take(from: Target): void
  dispose(): void
}

interface Picture {
  readonly texture: GPUTexture
  /** The texture as copies name it. */
  readonly place: GPUTexelCopyTextureInfo
  /** Level 0, to draw into. */
  readonly level: GPUTextureView
  readonly whole: GPUTextureView
}
interface PictureSet {
  readonly colors: readonly Picture[]
  readonly depth: Picture | undefined
  readonly descriptor: { readonly colorAttachments: ColorAttachment[]; readonly depthStencilAttachment?: DepthAttachment }
}
type ColorAttachment = { -readonly [K in keyof GPURenderPassColorAttachment]: GPURenderPassColorAttachment[K] }
type DepthAttachment = { -readonly [K in keyof GPURenderPassDepthStencilAttachment]: GPURenderPassDepthStencilAttachment[K] }

// GPUTextureUsage by number: to draw into, to read, to copy from and to; and what only keeps samples.
const pictureUsage = 0x17
const RENDER_ATTACHMENT_TEXTURE_BINDING = 0x14

let generations = 0

export const createTarget = (render: RenderContext, source: TargetSource, canvasWidth: number, canvasHeight: number): Target => {
  const { device, passes } = render
  const kept = keep(source, device.features, render.options.onFallback)
  const { samples } = kept
  const called = source.name ? `target "${source.name}"` : 'a target'
  const nothing: Clearing = { clear: [0, 0, 0, 0], clearDepth: 1 }
  let sets: readonly PictureSet[] = []
  /** What several samples a pixel are kept in; one for both sets. */
  let many: readonly GPUTexture[] = []
  /** Of all pictures, as copies name it. */
  const extent = [1, 1]
  let drawnFrame = -1
  let drawnSet: 0 | 1 = 0

  const create = (format: GPUTextureFormat, isMany: boolean): GPUTexture => {
    const { width, height } = target
    const levels = source.mipmap && !isMany && !format.startsWith('depth') ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
    return device.createTexture({
      label: called,
      size: [width, height],
      format,
      sampleCount: isMany ? samples : 1,
      mipLevelCount: levels,
      usage: isMany ? RENDER_ATTACHMENT_TEXTURE_BINDING : pictureUsage,
    })
  }
  const pictureOf = (texture: GPUTexture): Picture => ({
    texture,
    place: { texture },
    level: texture.createView({ baseMipLevel: 0, mipLevelCount: 1 }),
    whole: texture.createView(),
  })
  const createSet = (views: readonly GPUTextureView[]): PictureSet => {
    const colors = kept.formats.map((format) => pictureOf(create(format, false)))
    const depth = source.depth && pictureOf(create(source.depth.format, false))
    const depthView = samples > 1 ? views[colors.length] : depth?.level
    return {
      colors,
      depth,
      descriptor: {
        colorAttachments: colors.map(({ level }, i): ColorAttachment => ({
          view: samples > 1 ? (views[i] ?? level) : level,
          ...(samples > 1 && { resolveTarget: level }),
          clearValue: [0, 0, 0, 0],
          loadOp: 'clear',
          storeOp: 'store',
        })),
        ...(depthView && { depthStencilAttachment: { view: depthView, depthClearValue: 1, depthLoadOp: 'clear', depthStoreOp: 'store' } }),
      },
    }
  }
  const allocate = (): void => {
    many = samples > 1 ? [...kept.formats, ...(source.depth ? [source.depth.format] : [])].map((format) => create(format, true)) : []
    const views = many.map((texture) => texture.createView())
    extent[0] = target.width
    extent[1] = target.height
    sets = (source.isPingPong ? [0, 1] : [0]).map(() => createSet(views))
    target.generation = ++generations
  }
  const texturesOf = (all: readonly PictureSet[]): readonly GPUTexture[] =>
    all.flatMap(({ colors, depth }) => [...colors, ...(depth ? [depth] : [])].map(({ texture }) => texture))
  const setAt = (at: number): PictureSet => {
    const set = sets[at]
    if (!set) throw new RangeError('expected a set of pictures: please report this')
    return set
  }
  const pictureAt = (place: number, at: number): Picture => {
    const { colors, depth } = setAt(at)
    const picture = place < 0 ? depth : colors[place]
    if (!picture) throw new RangeError('expected a picture of a target: please report this')
    return picture
  }

  const describe = (at: number, isFirst: boolean, { clear, clearDepth }: Clearing): GPURenderPassDescriptor => {
    const { descriptor } = setAt(at)
    const { colorAttachments, depthStencilAttachment: depth } = descriptor
    for (let i = 0; i < colorAttachments.length; i++) {
      const color = colorAttachments[i]
      if (!color) continue
      color.loadOp = isFirst && clear ? 'clear' : 'load'
      // The types want an array that may be changed, which it is not.
      if (clear) color.clearValue = clear as number[]
    }
    if (depth) {
      depth.depthLoadOp = isFirst && clearDepth !== false ? 'clear' : 'load'
      if (clearDepth !== false) depth.depthClearValue = clearDepth
    }
    return descriptor
  }
  const resolveSet = (at: number, encoder: GPUCommandEncoder): void => {
    const { colors, depth } = setAt(at)
    const depthOfMany = samples > 1 ? many[colors.length] : undefined
    if (depth && depthOfMany) blitOf(render.gpu).copy(encoder, depthOfMany, depth.texture)
  }
  const shrinkSet = (at: number, encoder: GPUCommandEncoder): void => {
    if (source.mipmap) for (const { texture } of setAt(at).colors) render.mipmapper.generate(encoder, texture)
  }
  /** Sent at once, by itself: what is wrong with these pictures must not reach the commands of other canvases. */
  const wipeSets = (): void => {
    const encoder = device.createCommandEncoder()
    for (const at of sets.keys()) {
      encoder.beginRenderPass(describe(at, true, nothing)).end()
      resolveSet(at, encoder)
      shrinkSet(at, encoder)
    }
    device.queue.submit([encoder.finish()])
  }
  const make = (): void =>
    render.create(called, () => {
      allocate()
      wipeSets()
    })
  const longest = device.limits.maxTextureDimension2D
  const sizeOf = (side: number, i: number): number => {
    if (typeof source.size !== 'number') return source.size[i] ?? 1
    const wanted = Math.max(1, Math.round(side * source.size))
    if (wanted > longest)
      render.options.onFallback({ wanted: `${wanted} pixels a side for ${called}`, got: `${longest} pixels`, reason: 'the device has no larger textures' })
    return Math.min(wanted, longest)
  }
  const widest = typeof source.size === 'number' ? 1 : Math.max(...source.size)
  if (widest > longest) throw new EngineError(noFeature(`${called} of ${widest} pixels a side`, `use at most ${longest} here`))
  const free = (textures: readonly GPUTexture[]): void => render.discard(textures)

  const target: Target & { width: number; height: number; front: 0 | 1; generation: number } = {
    source,
    kept,
    width: sizeOf(canvasWidth, 0),
    height: sizeOf(canvasHeight, 1),
    front: 0,
    generation: 0,
    readsDepth: false,
    place: (name) => source.colors.findIndex((color) => color.name === name),
    texture: (place, set) => pictureAt(place, set).texture,
    view: (place, set) => pictureAt(place, set).whole,
    describe(set, clearing) {
      const isFirst = drawnFrame !== render.frame
      drawnFrame = render.frame
      drawnSet = set === 1 ? 1 : 0
      return describe(set, isFirst, clearing)
    },
    ended() {
      if (target.readsDepth) target.resolveDepth()
      if (source.mipmap) shrinkSet(drawnSet, passes.encoder())
    },
    resolveDepth() {
      if (samples > 1) resolveSet(drawnSet, passes.encoder())
    },
    fit(canvas, height) {
      if (typeof source.size !== 'number') return
      const [wide, high] = [sizeOf(canvas, 0), sizeOf(height, 1)]
      if (wide === target.width && high === target.height) return
      target.width = wide
      target.height = high
      const old = { sets, many, front: target.front }
      make()
      const { colors = [] } = old.sets[old.front] ?? {}
      for (const [i, { texture }] of colors.entries()) {
        const picture = setAt(target.front).colors[i]
        if (picture) blitOf(render.gpu).copy(passes.encoder(), texture, picture.texture)
      }
      free([...texturesOf(old.sets), ...old.many])
    },
    carryOver({ clear, clearDepth }) {
      // Several samples are kept in one place for both sets; a first drawing clears.
      if (samples > 1 || (drawnFrame !== render.frame && clear && clearDepth !== false)) return
      const from = setAt(target.front)
      const to = setAt(1 - target.front)
      const encoder = passes.encoder()
      for (let i = 0; i < from.colors.length; i++) copyPicture(encoder, from.colors[i], to.colors[i])
      copyPicture(encoder, from.depth, to.depth)
    },
    swap() {
      target.front = target.front === 0 ? 1 : 0
    },
    wipe() {
      // After all that was drawn until now.
      render.flush()
      wipeSets()
      drawnFrame = -1
    },
    take(from) {
      const encoder = passes.encoder()
      for (const place of source.colors.keys()) blitOf(render.gpu).copy(encoder, from.texture(place, from.front), target.texture(place, target.front))
    },
    dispose: () => free([...texturesOf(sets), ...many]),
  }
  const copyPicture = (encoder: GPUCommandEncoder, from: Picture | undefined, to: Picture | undefined): void => {
    if (from && to) encoder.copyTextureToTexture(from.place, to.place, extent)
  }
  make()
  return target
}
