/** The resources that the steps of one canvas share, by the identity of their descriptions. */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { createReferenceCounted, type ReferenceCounted } from './reference-counted.ts'
import { createGeometries, type Geometries } from './geometry.ts'
import type { RenderContext } from './render-context.ts'
import { createStorages, type Storages } from './storage.ts'
import { createTarget, type Target } from './target.ts'
import { createTextures, type Textures } from './texture.ts'

export interface Resources {
  readonly textures: Textures
  readonly targets: ReferenceCounted<TargetSource, Target>
  readonly storages: Storages
  readonly geometries: Geometries
  /** The count of programs in use by this canvas; canvases share pipelines. */
  programs: number
  /** The count of uniform buffers. */
  blocks: number
  dispose(): void
}

export const createResources = (render: RenderContext, size: () => { readonly width: number; readonly height: number }): Resources => {
  const textures = createTextures(render.gpu, render.options)
  const targets = createReferenceCounted<TargetSource, Target>(
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
      geometries.integers.dispose()
      geometries.indices.dispose()
    },
  }
}
