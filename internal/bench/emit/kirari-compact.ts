/** Kirari, the text the engine passes to a driver. No entry exports it, so it is imported from the compiled package. */
import { compileGLSL } from '../../../packages/kirari/dist/shader/target/glsl/fragment.js'
import { compileWGSL } from '../../../packages/kirari/dist/shader/target/wgsl/fragment.js'
import type { Vec4 } from 'kirari/node'
import { build } from '../scene/kirari.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<Vec4> => ({
  build,
  first: { language: 'GLSL', print: (scene) => compileGLSL(scene).fragment },
  second: { language: 'WGSL', print: (scene) => compileWGSL(scene).fragment },
})
