/**
 * Variables that all functions of an invocation share, zero at its start. Writing one is no effect of a function: calls keep the order that they
 * have without it. A program without one does not contain this code.
 */
import type { Expr, Parameter } from '../ir/expr.ts'
import type { ModuleLines } from '../ir/text.ts'
import type { Type } from '../ir/type.ts'
import { zeroOf } from '../pass/build.ts'

const moduleLines: ModuleLines = ({ names, compact, language, typeText, literal, declare }) => {
  // GLSL leaves a variable without a value undefined; WGSL sets it to zero.
  const text = ({ op, type, args, detail }: Expr): string =>
    op === 'literal' ? literal(detail, type, compact) : `${typeText(type)}(${args.map(text).join(', ')})`
  const lines = [...names.variables].flatMap((variable) => {
    const { type, name, space } = variable
    if (space !== 'private') return []
    const declaration = declare(typeText(type), names.of(variable, name), space)
    return [language === 'glsl' ? `${declaration} = ${text(zeroOf(type))};` : `var<private> ${declaration};`]
  })
  return compact ? lines : [...lines, '']
}

export const invocationVariable = (name: string, type: Type): Parameter => ({ name, type, space: 'private', moduleLines })
