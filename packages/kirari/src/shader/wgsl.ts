/** Entry `kirari/wgsl`: shaders as WGSL text for people. */
import { validate } from '#validate'
import { functionText } from './compile/text.ts'
import { compileWGSL, uniformsName, wgslDeclarations, wgslGathering } from './compile/wgsl.ts'
import { functionsOf } from './front/node/fn.ts'
import type { AnyFn } from './front/node/fn.ts'
import type { Vec3, Vec4 } from './front/node/type.ts'
import { Names } from './print/names.ts'
import { wgslDialect } from './print/wgsl/dialect.ts'
import { nameSamplers } from './print/wgsl/texture.ts'
import { collectDefinitions } from './proc/definition.ts'
import { wgslReserved } from './print/wgsl/reserved.ts'
import { readableNames } from './proc/name.ts'

/**
 * Readable WGSL: a function with all it calls, or a whole module for a colour.
 * A function that exists for several types is printed once for each, under names of their own.
 *
 * @example
 * toWGSL(circleSDF) // fn circleSDF(p: vec2f, radius: f32) -> f32 { … }
 */
export const toWGSL = (shader: AnyFn | Vec3 | Vec4): string => {
  const functions = typeof shader === 'function' ? functionsOf(shader) : undefined
  const namer = readableNames(wgslReserved)
  if (!functions) return compileWGSL(shader, { compact: false, namer }, toWGSL).fragment
  validate(functions, 'wgsl', undefined, toWGSL)
  const names = new Names(namer)
  const dialect = wgslDialect(uniformsName(names))
  const definitions = collectDefinitions(functions, wgslGathering)
  nameSamplers(definitions, names)
  return functionText(definitions, dialect, names, () => wgslDeclarations(names, dialect, false))
}
