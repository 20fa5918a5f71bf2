/** Entry `kirari/glsl`: shaders as GLSL ES 3.00 text for people. */
import { captureSite, noForm } from '#explain'
import { validate } from '#validate'
import { compileGLSLKernel } from './kernel.ts'
import { compileGLSLStages } from './stages.ts'
import { interfaceLines } from './interface.ts'
import { compileGLSL, glslGathering } from './fragment.ts'
import { isCompute, isDrawing, isKernel, readsStage } from '../text/shader-kind.ts'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import { functionsIn } from '../../front/node/fn.ts'
import type { AnyFn } from '../../front/node/fn.ts'
import type { DrawnStages, RenderStages } from '../../front/node/stage.ts'
import type { Vec3, Vec4 } from '../../front/node/type.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { glslDialect } from './dialect.ts'
import { Names } from '../text/program-names.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { glslReserved } from './reserved.ts'
import { functionText } from '../text/function-text.ts'
import { readableNames } from '../text/namer.ts'

/** The two texts that draw. */
export interface GLSLStages {
  readonly vertex: string
  readonly fragment: string
}

/**
 * Readable GLSL ES 3.00: a function with all it calls, a list of functions as one text, a complete fragment shader for a colour, both
 * stages of a drawing, or a kernel as the fragment shaders that run it one after another (several where it writes more than WebGL2
 * can at once). A function that exists for several types is printed once for each.
 *
 * @example
 * toGLSL(circleSDF) // float circleSDF(vec2 p, float radius) { … }
 * toGLSL({ vertex: projection.mul(vec4(position, 1)), fragment: color }) // { vertex: '…', fragment: '…' }
 * toGLSL(kernel(1000, (i) => { … })) // ['…']
 */
export function toGLSL(stages: RenderStages | DrawnStages): GLSLStages
export function toGLSL(kernel: KernelSource): readonly string[]
export function toGLSL(shader: AnyFn | readonly AnyFn[] | Vec3 | Vec4): string
export function toGLSL(shader: AnyFn | readonly AnyFn[] | Vec3 | Vec4 | RenderStages | DrawnStages | KernelSource): string | GLSLStages | readonly string[] {
  const namer = readableNames(glslReserved)
  const style = { compact: false, namer }
  const functions = functionsIn(shader, toGLSL)
  if (functions) {
    validate(functions, 'glsl', undefined, toGLSL)
    const names = new Names(namer)
    return functionText(collectDefinitions(functions, glslGathering), glslDialect, names, () => interfaceLines(names))
  }
  if (isKernel(shader)) return compileGLSLKernel(shader, style, toGLSL).map(({ code }) => code.fragment ?? '')
  if (isCompute(shader)) {
    const why = 'WebGL2 has no compute stage: write it as a kernel(…), or print it with toWGSL() and run it on WebGPU'
    throw new ShaderError({ ...noForm('compute()', 'GLSL ES 3.00', why), site: captureSite(toGLSL) })
  }
  if (isDrawing(shader)) {
    const { vertex = '', fragment = '' } = compileGLSLStages(shader, style, toGLSL).code
    return { vertex, fragment }
  }
  return readsStage(shader) ? (compileGLSLStages({ fragment: shader }, style, toGLSL).code.fragment ?? '') : compileGLSL(shader, style, toGLSL).fragment
}
