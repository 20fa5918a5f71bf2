/** TypeGPU, functions in JavaScript. `tgpu.resolve` omits unused names, and can remove whitespace. */
import { tgpu } from 'typegpu'
import { build } from '../scene/typegpu.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<ReturnType<typeof build>> => ({
  build,
  first: { language: 'WGSL', print: (scene) => tgpu.resolve([scene]) },
  compact: { language: 'WGSL', print: (scene) => tgpu.resolve([scene], { unstable_minify: true }) },
})
