/**
 * What the programs of one canvas use together, by the identity of what describes it.
 * Must not know: steps.
 */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { createCounted, type Counted } from './counted.ts'
import { createGeometries, type Geometries } from './geometry.ts'
import type { Lane } from './lane.ts'
import { createStorages, type Storages } from './storage.ts'
import { createTarget, type Target } from './target.ts'
import { createTextures, type Textures } from './texture.ts'

export interface Resources {
  readonly textures: Textures
  readonly targets: Counted<TargetSource, Target>
  readonly storages: Storages
  readonly geometries: Geometries
  /** Programs in use; counted here because a pipeline is shared by canvases. */
  programs: number
  /** Uniform blocks in use. */
  blocks: number
  dispose(): void
}

export const createResources = (lane: Lane, size: () => { readonly width: number; readonly height: number }): Resources => {
  const textures = createTextures(lane.gpu, lane.options)
  const targets = createCounted<TargetSource, Target>(
    (source) => createTarget(lane, source, size().width, size().height),
    (target) => target.dispose(),
  )
  const storages = createStorages(lane)
  const geometries = createGeometries(lane)
  return {
    textures,
    targets,
    storages,
    geometries,
    programs: 0,
    blocks: 0,
    dispose() {
      textures.dispose()
      targets.dispose()
      storages.dispose()
      geometries.floats.dispose()
      geometries.wholes.dispose()
      geometries.indices.dispose()
    },
  }
}
