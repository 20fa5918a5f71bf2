/** What steps of an engine share on WebGL2, and what a step reads: bound before it is run. */
import { noFeature } from '#explain-frame'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import type { ProgramStorage, StageProgram } from '../../../shader/ir/program.ts'
import type { Disposables } from '../../device/disposables.ts'
import { EngineError } from '../../message/error.ts'
import type { Canvas } from './canvas.ts'
import type { FirstVertex } from './first-vertex.ts'
import type { Geometries } from './geometry.ts'
import type { Memory } from './memory.ts'
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
  readonly firstVertex: FirstVertex
}

/** Textures, targets and storages of one program. Both run every frame, one after the other, and allocate nothing. */
export interface Reads {
  /** Brings new pictures to the GPU: it may bind what it likes. */
  update(): void
  bind(): void
  readonly storages: ReadonlyMap<StorageSource, StorageTextures>
}

export const acquireReads = (
  { state, targets, textures, storages }: RenderContext,
  { textures: sampled, storages: kept }: StageProgram,
  disposables: Disposables,
): Reads => {
  const updates: (() => void)[] = []
  const binds: (() => void)[] = []
  for (const { source, binding, type } of sampled) {
    if (type.kind === 'storageTexture') throw new EngineError(noFeature('textures that shaders write', 'draw into a target, or use WebGPU'))
    if (source.attachment) {
      const { target: of, name } = source.attachment
      const target = targets.acquire(of)
      disposables.defer(() => targets.release(of))
      const at = pictureOf(source, name)
      // The picture is made whole before anything else is bound.
      updates.push(() => target.prepare(at))
      binds.push(() => target.bind(at, binding))
      continue
    }
    const texture = textures.acquire(source)
    disposables.defer(() => textures.release(source))
    updates.push(() => texture.update())
    binds.push(() => state.bindTexture(binding, texture.target, texture.texture))
  }
  const held = new Map<StorageSource, StorageTextures>()
  for (const storage of kept) {
    const own = storages.acquire(storage)
    disposables.defer(() => storages.release(storage.source))
    held.set(storage.source, own)
    binds.push(...bindsOf(storage, own))
  }
  return {
    update() {
      for (let i = 0; i < updates.length; i++) updates[i]?.()
    },
    bind() {
      for (let i = 0; i < binds.length; i++) binds[i]?.()
    },
    storages: held,
  }
}

const bindsOf = ({ texels = [] }: ProgramStorage, { leaves }: StorageTextures): readonly (() => void)[] =>
  texels.flatMap(({ unit }, at) => {
    const leaf = leaves[at]
    return unit === undefined || !leaf ? [] : [() => leaf.bind(unit)]
  })

/** The number of a picture of a target: the depth comes after the colours. */
export const pictureOf = ({ attachment }: UniformSource, name: string): number => {
  const colors = attachment?.target.colors ?? []
  const at = colors.findIndex((color) => color.name === name)
  return at < 0 ? colors.length : at
}
