/** The state and resources that the steps of an engine share on WebGL2, and the resources that one step reads. */
import { noFeature } from '#explain-frame'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import type { ProgramStorage, StageProgram } from '../../../shader/ir/program.ts'
import type { Disposables } from '../../device/disposables.ts'
import { EngineError } from '../../message/error.ts'
import type { Canvas } from './canvas.ts'
import type { Geometries } from './geometry.ts'
import type { Memory } from './memory.ts'
import type { ProvokingVertex } from './provoking-vertex.ts'
import type { State } from './state.ts'
import type { Storages, StorageTextures } from './storage.ts'
import type { Targets } from './targets.ts'
import type { Textures } from './texture.ts'

export interface RenderContext {
  readonly state: State
  readonly memory: Memory
  readonly canvas: Canvas
  readonly targets: Targets
  readonly textures: Textures
  readonly storages: Storages
  readonly geometries: Geometries
  readonly provokingVertex: ProvokingVertex
}

/** The textures, targets and storages that one program reads. `update`, then `bind`, run every frame and allocate nothing. */
export interface Reads {
  /** Uploads changed images, resolves targets and generates mip levels; this may change bindings. */
  update(): void
  bind(): void
  readonly storages: ReadonlyMap<StorageSource, StorageTextures>
}

export const acquireReads = ({ state, targets, textures, storages }: RenderContext, program: StageProgram, disposables: Disposables): Reads => {
  const updates: (() => void)[] = []
  const binds: (() => void)[] = []
  for (const { source, binding, type } of program.textures) {
    if (type.kind === 'storageTexture') throw new EngineError(noFeature('textures that shaders write', 'draw into a target, or use WebGPU'))
    if (source.attachment) {
      const { target: targetSource, name } = source.attachment
      const target = targets.acquire(targetSource)
      disposables.defer(() => targets.release(targetSource))
      const at = attachmentIndex(source, name)
      updates.push(() => target.prepare(at))
      binds.push(() => target.bind(at, binding))
      continue
    }
    const texture = textures.acquire(source)
    disposables.defer(() => textures.release(source))
    updates.push(() => texture.update())
    binds.push(() => state.bindTexture(binding, texture.target, texture.texture))
  }
  const acquired = new Map<StorageSource, StorageTextures>()
  for (const storage of program.storages) {
    const textures = storages.acquire(storage)
    disposables.defer(() => storages.release(storage.source))
    acquired.set(storage.source, textures)
    binds.push(...bindsOf(storage, textures))
  }
  return {
    update() {
      for (let i = 0; i < updates.length; i++) updates[i]?.()
    },
    bind() {
      for (let i = 0; i < binds.length; i++) binds[i]?.()
    },
    storages: acquired,
  }
}

const bindsOf = ({ texels = [] }: ProgramStorage, { leaves }: StorageTextures): readonly (() => void)[] =>
  texels.flatMap(({ unit }, at) => {
    const leaf = leaves[at]
    return unit === undefined || !leaf ? [] : [() => leaf.bind(unit)]
  })

/** The index of an attachment: the depth comes after the colours. */
export const attachmentIndex = ({ attachment }: UniformSource, name: string): number => {
  const colors = attachment?.target.colors ?? []
  const at = colors.findIndex((color) => color.name === name)
  return at < 0 ? colors.length : at
}
