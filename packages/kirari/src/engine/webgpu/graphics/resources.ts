/**
 * What the programs of one canvas use together, by the identity of what describes it.
 * Must not know: steps.
 */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { createCounted, type Counted } from './counted.ts'
import { createGeometries, type Geometries } from './geometry.ts'
import type { RenderContext } from './render-context.ts'
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

export const createResources = (render: RenderContext, size: () => { readonly width: number; readonly height: number }): Resources => {
  const textures = createTextures(render.gpu, render.options)
  const targets = createCounted<TargetSource, Target>(
    (source) => createTarget(render, source, size().width, size().height),
    (target) => target.dispose(),
  )
  const storages = createStorages(render)
  const geometries = createGeometries(render)
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
