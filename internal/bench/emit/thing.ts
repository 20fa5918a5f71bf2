/** @thi.ng/shader-ast with its GLSL printer, which always prints one long line a function. */
import { GLSLVersion, targetGLSL } from '@thi.ng/shader-ast-glsl'
import { build } from '../scene/thing.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<ReturnType<typeof build>> => {
  const print = targetGLSL({ version: GLSLVersion.GLES_300, type: 'fs', prelude: 'precision highp float;\nprecision highp int;\n' })
  return { build, first: { language: 'GLSL', print: (scene) => print(scene) } }
}
