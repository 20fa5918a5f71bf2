/** Entry `kirari/wgsl`: shaders as WGSL text for people. */
import { validate } from '#validate'
import { isCompute, isDrawing, isKernel, readsStage } from '../text/shader-kind.ts'
import { functionText } from '../text/function-text.ts'
import { featuresOf, interfaceLines } from './interface.ts'
import { compileWGSLKernel } from './kernel.ts'
import { compileWGSLCompute, compileWGSLStages } from './stages.ts'
import { compileWGSL, uniformsName, wgslGathering } from './fragment.ts'
import { builtinsIn, inputsIn } from '../text/stage.ts'
import { functionsIn } from '../../front/node/fn.ts'
import type { AnyFn } from '../../front/node/fn.ts'
import type { ComputeStage, DrawnStages, RenderStages } from '../../front/node/stage.ts'
import type { Vec3, Vec4 } from '../../front/node/type.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { Names } from '../text/program-names.ts'
import { wgslDialect } from './dialect.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { wgslReserved } from './reserved.ts'
import { readableNames } from '../text/namer.ts'

/**
 * Readable WGSL: a function with all it calls, a list of functions as one text, or a complete module for a colour, for a vertex and a
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
