/** Refuses what a target has in no form; the built-in's rule has the reason, and what to do instead. */
import { noForm } from '#explain'
import type { Builtin, Expr } from '../ir/expr.ts'
import type { Type } from '../ir/type.ts'
import { calledName, placed, placeOf, type Check, type Target } from './shader.ts'

const names = { glsl: 'GLSL ES 3.00', wgsl: 'WGSL', js: 'JavaScript' } as const

export const checkTarget: Check = (shader) => {
  const { target } = shader
  for (const one of shader.found) {
    const { func, expr } = one
    const lack = lackOf(expr, target, shader.stage === undefined)
    if (lack) return placed(noForm(lack.what, names[target], lack.why), func, placeOf(one), shader)
  }
  return undefined
}

const lackOf = (expr: Expr, target: Target, isAlone: boolean): { readonly what: string; readonly why: string | undefined } | undefined => {
  if (target === 'glsl' && holdsArrays(valueType(expr)))
    return { what: 'arrays of arrays', why: 'put the inner array into a struct, and make an array of that' }
  switch (expr.op) {
    case 'builtin': {
      const why = expr.detail.missing?.[target]
      return why !== undefined && !hasForm(expr, target) ? { what: calledName(expr), why } : undefined
    }
    case 'storage':
      return target === 'glsl' && isAlone
        ? {
            what: `storage("${expr.detail.name ?? 'storage'}") for a function that is printed alone`,
            why: 'textures hold it, which a whole program declares: print the drawing or the kernel that uses it',
          }
        : undefined
    case 'param':
      return target === 'glsl' && expr.detail.space === 'workgroup'
        ? { what: `workgroup("${expr.detail.name}")`, why: 'only WebGPU has compute shaders' }
        : undefined
    case 'input': {
      const input = expr.detail
      if (typeof input === 'string' || input.kind !== 'builtin' || target === 'js') return undefined
      return input[target] === undefined ? { what: `"${input.name}"`, why: target === 'glsl' ? 'use WebGPU' : 'use WebGL2' } : undefined
    }
    default:
      return undefined
  }
}

/** The values of a storage are not an array: textures hold them. */
const valueType = ({ op, type, detail }: Expr): Type => (op === 'storage' && detail.count !== undefined && type.kind === 'array' ? type.element : type)

/** Whether elements of an array in it are arrays. */
const holdsArrays = (type: Type): boolean =>
  type.kind === 'array'
    ? type.element.kind === 'array' || holdsArrays(type.element)
    : type.kind === 'struct' && type.fields.some((field) => holdsArrays(field.type))

/** A built-in that a language lacks in general may exist for these arguments: then it turns into something else. */
const hasForm = (expr: Builtin, target: Target): boolean => {
  const form = target === 'glsl' ? expr.detail.toGLSL?.(expr) : target === 'wgsl' ? expr.detail.toWGSL?.(expr) : undefined
  return form !== undefined && !(form.op === 'builtin' && form.detail === expr.detail)
}
