/** TypeGPU, bodies in WGSL: it only prints signatures, names and links. */
import { tgpu } from 'typegpu'
import { build } from '../scene/typegpu-wgsl.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<ReturnType<typeof build>> => ({
  build,
  first: { language: 'WGSL', print: (scene) => tgpu.resolve([scene]) },
  compact: { language: 'WGSL', print: (scene) => tgpu.resolve([scene], { unstable_minify: true }) },
})
