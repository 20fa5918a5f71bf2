/** Entry `kirari/wgsl`: shaders as WGSL text for people. */
import { validate } from '#validate'
import { isCompute, isDrawing, isKernel, readsStage } from './compile/kind.ts'
import { functionText } from './compile/text.ts'
import { featuresOf, interfaceLines } from './compile/wgsl-interface.ts'
import { compileWGSLKernel } from './compile/wgsl-kernel.ts'
import { compileWGSLCompute, compileWGSLStages } from './compile/wgsl-stages.ts'
import { compileWGSL, uniformsName, wgslGathering } from './compile/wgsl.ts'
import { builtinsIn, inputsIn } from './compile/stage.ts'
import { functionsIn } from './front/node/fn.ts'
import type { AnyFn } from './front/node/fn.ts'
import type { ComputeStage, DrawnStages, RenderStages } from './front/node/stage.ts'
import type { Vec3, Vec4 } from './front/node/type.ts'
import type { KernelSource } from './ir/resource.ts'
import { Names } from './print/names.ts'
import { wgslDialect } from './print/wgsl/dialect.ts'
import { collectDefinitions } from './proc/definition.ts'
import { wgslReserved } from './print/wgsl/reserved.ts'
import { readableNames } from './proc/name.ts'

/**
 * Readable WGSL: a function with all it calls, a list of functions as one text, or a whole module for a colour, for a vertex and a
 * fragment stage, for a compute stage, or for a kernel.
 * A function that exists for several types is printed once for each, under names of their own.
 *
 * @example
 * toWGSL(circleSDF) // fn circleSDF(p: vec2f, radius: f32) -> f32 { … }
 * toWGSL({ vertex: projection.mul(vec4(position, 1)), fragment: color })
 * toWGSL(compute({ workgroupSize: [64] }, () => { … }))
 * toWGSL(kernel(1000, (i) => { … }))
 */
export const toWGSL = (shader: AnyFn | readonly AnyFn[] | Vec3 | Vec4 | RenderStages | DrawnStages | ComputeStage | KernelSource): string => {
  const namer = readableNames(wgslReserved)
  const style = { compact: false, namer }
  const functions = functionsIn(shader, toWGSL)
  if (functions) {
    validate(functions, 'wgsl', undefined, toWGSL)
    const names = new Names(namer)
    const dialect = wgslDialect(uniformsName(names))
    const definitions = collectDefinitions(functions, wgslGathering)
    const inputs = inputsIn(definitions)
    return functionText(definitions, dialect, names, () => interfaceLines(names, dialect, false, inputs, featuresOf(builtinsIn(definitions), inputs)))
  }
  if (isKernel(shader)) return compileWGSLKernel(shader, style, toWGSL).code.compute ?? ''
  if (isCompute(shader)) return compileWGSLCompute(shader, style, toWGSL).code.compute ?? ''
  const stages = isDrawing(shader) ? shader : readsStage(shader) ? { fragment: shader } : undefined
  return stages ? (compileWGSLStages(stages, style, toWGSL).code.vertex ?? '') : compileWGSL(shader, style, toWGSL).fragment
}
