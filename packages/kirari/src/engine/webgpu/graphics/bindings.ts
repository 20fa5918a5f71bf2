/**
 * What a program is given: its uniforms, textures with their samplers, and storages, in one bind group that is made again when one of
 * them is another object. Hot: `write` and `group` run for every step and allocate nothing where nothing has changed.
 * Must not know: steps.
 */
import type { SamplerSettings } from '../../../shader/ir/expr.ts'
import type { ProgramStorage, ProgramTexture, StageProgram } from '../../../shader/ir/program.ts'
import type { Slot } from '../../device/device.ts'
import type { RawProgram } from '../../step/raw/wgsl.ts'
import { createBlock } from '../block.ts'
import { isFilterable, pictureName } from './format.ts'
import type { RenderContext } from './render-context.ts'
import type { Resources } from './resources.ts'
import { samplerLayoutOf, samplerOf, textureLayoutOf } from './sampler.ts'
import type { StorageBuffer } from './storage.ts'
import type { Target } from './target.ts'

type BlockPart = RawProgram['blocks'][number]
/** What is bound. Text of an application may have several blocks. */
export type Bindable = Pick<StageProgram, 'uniforms' | 'block' | 'textures' | 'storages'> & { readonly blocks?: readonly BlockPart[] }

export interface Bindings {
  /** Writes the changed values, and has new pictures uploaded; outside of every pass where something is. */
  write(slots: readonly Slot[]): void
  group(layout: GPUBindGroupLayout): GPUBindGroup
  /** The targets that are read. */
  readonly targets: readonly Target[]
  /** The buffers whose old values are read beside the new ones. */
  readonly old: readonly StorageBuffer[]
  /** The size that `resolution` has for the program; that of the canvas where it is not set. */
  resize(width: number, height: number): void
  dispose(): void
}

// GPUShaderStage and GPUBufferUsage by number.
export const drawStages = 3
export const computeStage = 4
const FRAGMENT = 2
const UNIFORM_COPY_DST = 0x48

const blocksOf = ({ blocks, block }: Bindable): readonly BlockPart[] => blocks ?? (block ? [{ ...block, byteOffset: 0 }] : [])

/** How a texture is read, as far as this device can: where a picture of floats cannot be mixed, its nearest texel is taken. */
const settingsOf = (render: RenderContext, { source }: ProgramTexture): SamplerSettings | undefined => {
  const { sampler, attachment } = source
  if (!attachment) return sampler
  const { target, name } = attachment
  const format = name === 'depth' ? target.depth?.format : target.colors.find((color) => color.name === name)?.format
  const isMixed = format !== undefined && isFilterable(format, render.device.features)
  const wanted = sampler?.filter ?? 'linear'
  if (isMixed || wanted === 'nearest') return sampler
  const settings: SamplerSettings = { ...sampler, filter: 'nearest', anisotropy: 1, ...(sampler?.mipmap === 'linear' && { mipmap: 'nearest' }) }
  if (format?.endsWith('float'))
    render.options.onFallback({
      wanted: `filter 'linear' for ${pictureName(target, name)}`,
      got: "filter 'nearest'",
      reason: `the device does not mix ${format}`,
    })
  return settings
}

const storageEntries = ({ binding, isWritten, oldBinding }: ProgramStorage, visibility: number): readonly GPUBindGroupLayoutEntry[] => [
  // The vertex stage writes nothing.
  { binding, visibility: isWritten && visibility === drawStages ? FRAGMENT : visibility, buffer: { type: isWritten ? 'storage' : 'read-only-storage' } },
  ...(oldBinding === undefined ? [] : [{ binding: oldBinding, visibility, buffer: { type: 'read-only-storage' as const } }]),
]

/** The layout, said rather than guessed by the browser: a guess takes every texture for one that can be mixed. */
export const layoutEntries = (render: RenderContext, program: Bindable, visibility: number): readonly GPUBindGroupLayoutEntry[] => [
  ...blocksOf(program).map(({ binding }): GPUBindGroupLayoutEntry => ({ binding, visibility, buffer: {} })),
  ...program.textures.flatMap((texture): readonly GPUBindGroupLayoutEntry[] => {
    const { type, binding, samplerBinding } = texture
    if (type.kind === 'storageTexture') {
      const access = type.access === 'read' ? 'read-only' : type.access === 'write' ? 'write-only' : 'read-write'
      // The vertex stage writes nothing.
      const seen = visibility === drawStages && type.access !== 'read' ? FRAGMENT : visibility
      return [{ binding, visibility: seen, storageTexture: { access, format: type.format, viewDimension: type.dimension } }]
    }
    const settings = settingsOf(render, texture)
    return [
      { binding, visibility, texture: textureLayoutOf(render.gpu, type, settings) },
      ...(samplerBinding === undefined ? [] : [{ binding: samplerBinding, visibility, sampler: samplerLayoutOf(render.gpu, type, settings) }]),
    ]
  }),
  ...program.storages.flatMap((storage) => storageEntries(storage, visibility)),
]

/** A texture of the program, wherever it comes from. */
interface Bound {
  readonly texture: ProgramTexture
  readonly target: Target | undefined
  readonly sampler: (() => GPUSampler) | undefined
  /** What is read now. */
  readonly view: () => GPUTextureView
  readonly update: (() => void) | undefined
}

export const createBindings = (render: RenderContext, resources: Resources, program: Bindable): Bindings => {
  const { device } = render
  const blocks = blocksOf(program)
  const blockBytes = Math.max(0, ...blocks.map(({ byteOffset, byteLength }) => byteOffset + byteLength))
  const block = createBlock({ uniforms: program.uniforms, blockBytes })
  const buffer = blockBytes > 0 ? render.create('uniforms', () => device.createBuffer({ size: blockBytes, usage: UNIFORM_COPY_DST })) : undefined
  if (buffer) resources.blocks++
  /** `gpu.submits` when commands last used the buffer. */
  let usedAt = -1
  const size = { value: [0, 0] }
  const resolution: Slot = { source: size, changed: false }
  let given: readonly Slot[] | undefined
  let own: readonly Slot[] = []

  /** What was acquired so far, to be released in the end, or where something cannot be had. */
  const held: (() => void)[] = []
  const release = (): void => {
    for (const free of held) free()
    if (!buffer) return
    resources.blocks--
    render.discard([buffer])
  }
  const bind = (texture: ProgramTexture): Bound => {
    const { source, type } = texture
    const { attachment } = source
    if (attachment) {
      const target = resources.targets.acquire(attachment.target)
      held.push(() => resources.targets.release(attachment.target))
      if (attachment.name === 'depth') target.readsDepth = true
      const place = target.place(attachment.name)
      const sampler = samplerOf(render.gpu, type, settingsOf(render, texture))
      return { texture, target, sampler: () => sampler, view: () => target.view(place, target.front), update: undefined }
    }
    const picture = resources.textures.acquire(source)
    held.push(() => resources.textures.release(source))
    return { texture, target: undefined, sampler: () => picture.sampler, view: () => picture.view, update: () => picture.update() }
  }
  const allocate = (storage: ProgramStorage): { readonly storage: ProgramStorage; readonly own: StorageBuffer } => {
    const acquired = resources.storages.acquire(storage)
    held.push(() => resources.storages.release(storage.source))
    return { storage, own: acquired }
  }
  let bound: readonly Bound[]
  let buffers: readonly ReturnType<typeof allocate>[]
  try {
    bound = program.textures.map(bind)
    buffers = program.storages.map(allocate)
  } catch (error) {
    release()
    throw error
  }
  /** Groups by which views they have: two are used in turns where pictures are swapped. */
  const groups: { readonly views: readonly GPUTextureView[]; readonly group: GPUBindGroup }[] = []

  const createGroup = (layout: GPUBindGroupLayout): GPUBindGroup => {
    const entries: GPUBindGroupEntry[] = buffer
      ? blocks.map(({ binding, byteOffset, byteLength }) => ({ binding, resource: { buffer, offset: byteOffset, size: byteLength } }))
      : []
    for (const { texture, view, sampler } of bound) {
      entries.push({ binding: texture.binding, resource: view() })
      if (texture.samplerBinding !== undefined && sampler) entries.push({ binding: texture.samplerBinding, resource: sampler() })
    }
    for (const {
      storage,
      own: { buffer: plain, old },
    } of buffers) {
      entries.push({ binding: storage.binding, resource: { buffer: plain } })
      if (storage.oldBinding !== undefined) entries.push({ binding: storage.oldBinding, resource: { buffer: old() } })
    }
    return device.createBindGroup({ layout, entries })
  }
  const isOf = (views: readonly GPUTextureView[]): boolean => {
    for (let i = 0; i < bound.length; i++) if (bound[i]?.view() !== views[i]) return false
    return true
  }

  return {
    targets: [...new Set(bound.flatMap(({ target }) => target ?? []))],
    old: buffers.flatMap(({ storage, own: one }) => (storage.oldBinding === undefined ? [] : [one])),
    resize(width, height) {
      if (size.value[0] === width && size.value[1] === height) return
      size.value = [width, height]
      resolution.changed = true
    },
    write(slots) {
      for (let i = 0; i < bound.length; i++) bound[i]?.update?.()
      if (!buffer) return
      if (slots !== given) {
        given = slots
        own = size.value[0] ? slots.map((slot, i) => (program.uniforms[i]?.source === 'resolution' ? resolution : slot)) : slots
        resolution.changed = true
      }
      if (block.write(own)) {
        // Commands that are not sent yet would see it too.
        if (usedAt === render.gpu.submits) render.flush()
        device.queue.writeBuffer(buffer, 0, block.data)
      }
      usedAt = render.gpu.submits
    },
    group(layout) {
      for (let i = 0; i < groups.length; i++) {
        const known = groups[i]
        if (known && isOf(known.views)) return known.group
      }
      const made = { views: bound.map(({ view }) => view()), group: createGroup(layout) }
      // Pictures of before a change are not seen again; those that are swapped come in few combinations.
      if (groups.length >= 8) groups.length = 0
      groups.push(made)
      return made.group
    },
    dispose() {
      groups.length = 0
      release()
    },
  }
}
