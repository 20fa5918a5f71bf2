/**
 * The uniforms, textures, samplers and storages of a program in one bind group, which is recreated when a texture view changes.
 * Hot: `write` and `group` run for every step, and allocate nothing if nothing changed.
 */
import type { SamplerSettings } from '../../../shader/ir/expr.ts'
import type { ProgramStorage, ProgramTexture, StageProgram } from '../../../shader/ir/program.ts'
import type { Slot } from '../../device/device.ts'
import type { RawProgram } from '../../step/raw/wgsl.ts'
import { createBlock } from '../block.ts'
import { attachmentName, isFilterable } from './format.ts'
import type { RenderContext } from './render-context.ts'
import type { Resources } from './resources.ts'
import { samplerLayoutOf, samplerOf, textureLayoutOf } from './sampler.ts'
import type { StorageBuffer } from './storage.ts'
import type { Target } from './target.ts'

type UniformBlock = RawProgram['blocks'][number]
/** What a bind group is made for. WGSL text of an application may declare several uniform blocks. */
export type Bindable = Pick<StageProgram, 'uniforms' | 'block' | 'textures' | 'storages'> & { readonly blocks?: readonly UniformBlock[] }

export interface Bindings {
  /** Uploads changed uniforms and images. Ends the current pass if commands of this frame used the old values. */
  write(slots: readonly Slot[]): void
  group(layout: GPUBindGroupLayout): GPUBindGroup
  /** The targets that the program reads. */
  readonly targets: readonly Target[]
  /** The storages of which the program also reads the old values. */
  readonly old: readonly StorageBuffer[]
  /** Sets the value of `resolution` for the program; without it, `resolution` is the size of the canvas. */
  resize(width: number, height: number): void
  dispose(): void
}

// Values of GPUShaderStage and GPUBufferUsage.
export const drawStages = 3
export const computeStage = 4
const FRAGMENT = 2
const UNIFORM_COPY_DST = 0x48

const blocksOf = ({ blocks, block }: Bindable): readonly UniformBlock[] => blocks ?? (block ? [{ ...block, byteOffset: 0 }] : [])

/** The sampler settings of a texture on this device: attachments that are not filterable use `nearest`, which is reported for floats. */
const samplerSettingsOf = (render: RenderContext, { source }: ProgramTexture): SamplerSettings | undefined => {
  const { sampler, attachment } = source
  if (!attachment) return sampler
  const { target, name } = attachment
  const format = name === 'depth' ? target.depth?.format : target.colors.find((color) => color.name === name)?.format
  const isSupported = format !== undefined && isFilterable(format, render.device.features)
  const wanted = sampler?.filter ?? 'linear'
  if (isSupported || wanted === 'nearest') return sampler
  const settings: SamplerSettings = { ...sampler, filter: 'nearest', anisotropy: 1, ...(sampler?.mipmap === 'linear' && { mipmap: 'nearest' }) }
  if (format?.endsWith('float'))
    render.options.onFallback({
      wanted: `filter 'linear' for ${attachmentName(target, name)}`,
      got: "filter 'nearest'",
      reason: `the device does not mix ${format}`,
    })
  return settings
}

const storageEntries = ({ binding, isWritten, oldBinding }: ProgramStorage, visibility: number): readonly GPUBindGroupLayoutEntry[] => [
  // WebGPU allows no writable storage in the vertex stage.
  { binding, visibility: isWritten && visibility === drawStages ? FRAGMENT : visibility, buffer: { type: isWritten ? 'storage' : 'read-only-storage' } },
  ...(oldBinding === undefined ? [] : [{ binding: oldBinding, visibility, buffer: { type: 'read-only-storage' as const } }]),
]

/** An explicit layout: `layout: 'auto'` assumes that every float texture is filterable. */
export const layoutEntries = (render: RenderContext, program: Bindable, visibility: number): readonly GPUBindGroupLayoutEntry[] => [
  ...blocksOf(program).map(({ binding }): GPUBindGroupLayoutEntry => ({ binding, visibility, buffer: {} })),
  ...program.textures.flatMap((texture): readonly GPUBindGroupLayoutEntry[] => {
    const { type, binding, samplerBinding } = texture
    if (type.kind === 'storageTexture') {
      const access = type.access === 'read' ? 'read-only' : type.access === 'write' ? 'write-only' : 'read-write'
      // As for storages.
      const stages = visibility === drawStages && type.access !== 'read' ? FRAGMENT : visibility
      return [{ binding, visibility: stages, storageTexture: { access, format: type.format, viewDimension: type.dimension } }]
    }
    const settings = samplerSettingsOf(render, texture)
    return [
      { binding, visibility, texture: textureLayoutOf(render.gpu, type, settings) },
      ...(samplerBinding === undefined ? [] : [{ binding: samplerBinding, visibility, sampler: samplerLayoutOf(render.gpu, type, settings) }]),
    ]
  }),
  ...program.storages.flatMap((storage) => storageEntries(storage, visibility)),
]

/** A texture of the program: an attachment of a target, or a texture of the application. */
interface BoundTexture {
  readonly texture: ProgramTexture
  readonly target: Target | undefined
  readonly sampler: (() => GPUSampler) | undefined
  /** The current view. */
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
  /** `gpu.submits` when a command last used the buffer. */
  let usedAt = -1
  const size = { value: [0, 0] }
  const resolution: Slot = { source: size, changed: false }
  let lastSlots: readonly Slot[] | undefined
  /** `lastSlots`, with the slot of `resolution` replaced. */
  let slotsToWrite: readonly Slot[] = []

  /** Releases what was acquired, in `dispose` or if acquiring fails. */
  const releases: (() => void)[] = []
  const release = (): void => {
    for (const free of releases) free()
    if (!buffer) return
    resources.blocks--
    render.discard([buffer])
  }
  const bindTexture = (texture: ProgramTexture): BoundTexture => {
    const { source, type } = texture
    const { attachment } = source
    if (attachment) {
      const target = resources.targets.acquire(attachment.target)
      releases.push(() => resources.targets.release(attachment.target))
      if (attachment.name === 'depth') target.readsDepth = true
      const location = target.location(attachment.name)
      const sampler = samplerOf(render.gpu, type, samplerSettingsOf(render, texture))
      return { texture, target, sampler: () => sampler, view: () => target.view(location, target.readIndex), update: undefined }
    }
    const uploaded = resources.textures.acquire(source)
    releases.push(() => resources.textures.release(source))
    return { texture, target: undefined, sampler: () => uploaded.sampler, view: () => uploaded.view, update: () => uploaded.update() }
  }
  const bindStorage = (storage: ProgramStorage): { readonly storage: ProgramStorage; readonly storageBuffer: StorageBuffer } => {
    const storageBuffer = resources.storages.acquire(storage)
    releases.push(() => resources.storages.release(storage.source))
    return { storage, storageBuffer }
  }
  let textures: readonly BoundTexture[]
  let storages: readonly ReturnType<typeof bindStorage>[]
  try {
    textures = program.textures.map(bindTexture)
    storages = program.storages.map(bindStorage)
  } catch (error) {
    release()
    throw error
  }
  /** Cached bind groups by their views: ping-pong targets alternate between two. */
  const groups: { readonly views: readonly GPUTextureView[]; readonly group: GPUBindGroup }[] = []

  const createGroup = (layout: GPUBindGroupLayout): GPUBindGroup => {
    const entries: GPUBindGroupEntry[] = buffer
      ? blocks.map(({ binding, byteOffset, byteLength }) => ({ binding, resource: { buffer, offset: byteOffset, size: byteLength } }))
      : []
    for (const { texture, view, sampler } of textures) {
      entries.push({ binding: texture.binding, resource: view() })
      if (texture.samplerBinding !== undefined && sampler) entries.push({ binding: texture.samplerBinding, resource: sampler() })
    }
    for (const {
      storage,
      storageBuffer: { buffer: current, old },
    } of storages) {
      entries.push({ binding: storage.binding, resource: { buffer: current } })
      if (storage.oldBinding !== undefined) entries.push({ binding: storage.oldBinding, resource: { buffer: old() } })
    }
    return device.createBindGroup({ layout, entries })
  }
  const areCurrent = (views: readonly GPUTextureView[]): boolean => {
    for (let i = 0; i < textures.length; i++) if (textures[i]?.view() !== views[i]) return false
    return true
  }

  return {
    targets: [...new Set(textures.flatMap(({ target }) => target ?? []))],
    old: storages.flatMap(({ storage, storageBuffer }) => (storage.oldBinding === undefined ? [] : [storageBuffer])),
    resize(width, height) {
      if (size.value[0] === width && size.value[1] === height) return
      size.value = [width, height]
      resolution.changed = true
    },
    write(slots) {
      for (let i = 0; i < textures.length; i++) textures[i]?.update?.()
      if (!buffer) return
      if (slots !== lastSlots) {
        lastSlots = slots
        slotsToWrite = size.value[0] ? slots.map((slot, i) => (program.uniforms[i]?.source === 'resolution' ? resolution : slot)) : slots
        resolution.changed = true
      }
      if (block.write(slotsToWrite)) {
        // Commands of this frame that used the buffer would see the new values: submit them first.
        if (usedAt === render.gpu.submits) render.flush()
        device.queue.writeBuffer(buffer, 0, block.data)
      }
      usedAt = render.gpu.submits
    },
    group(layout) {
      for (let i = 0; i < groups.length; i++) {
        const cached = groups[i]
        if (cached && areCurrent(cached.views)) return cached.group
      }
      const created = { views: textures.map(({ view }) => view()), group: createGroup(layout) }
      // Ping-pong targets have few combinations of views; more are left over from recreated textures.
      if (groups.length >= 8) groups.length = 0
      groups.push(created)
      return created.group
    },
    dispose() {
      groups.length = 0
      release()
    },
  }
}
