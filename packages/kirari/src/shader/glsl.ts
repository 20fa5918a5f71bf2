/** Entry `kirari/glsl`: shaders as GLSL ES 3.00 text for people. */
import { validate } from '#validate'
import { compileGLSL, glslDeclarations, glslGathering } from './compile/glsl.ts'
import { functionsOf } from './front/node/fn.ts'
import type { AnyFn } from './front/node/fn.ts'
import type { Vec3, Vec4 } from './front/node/type.ts'
import { glslDialect } from './print/glsl/dialect.ts'
import { Names } from './print/names.ts'
import { collectDefinitions } from './proc/definition.ts'
import { glslReserved } from './print/glsl/reserved.ts'
import { functionText } from './compile/text.ts'
import { readableNames } from './proc/name.ts'

/**
 * Readable GLSL ES 3.00: a function with all it calls, or a whole fragment shader for a colour.
 * A function that exists for several types is printed once for each.
 *
 * @example
 * toGLSL(circleSDF) // float circleSDF(vec2 p, float radius) { … }
 */
export const toGLSL = (shader: AnyFn | Vec3 | Vec4): string => {
  const functions = typeof shader === 'function' ? functionsOf(shader) : undefined
  const namer = readableNames(glslReserved)
  if (!functions) return compileGLSL(shader, { compact: false, namer }, toGLSL).fragment
  validate(functions, 'glsl', undefined, toGLSL)
  const names = new Names(namer)
  return functionText(collectDefinitions(functions, glslGathering), glslDialect, names, () => glslDeclarations(names, false))
}
