/** How GLSL ES 3.00 spells the parts of a program. */
import type { Expr } from '../../ir/expr.ts'
import { floatType, halfType, intType, isNumeric, typeOf, uintType } from '../../ir/type.ts'
import { divisionOf } from '../../feature/integer-division.ts'
import { floatText } from '../text/literal.ts'
import type { Dialect, PlainType } from '../text/print.ts'

/** A half is a float in GLSL; the names of other types are the same as ours. */
const typeName = (type: PlainType): string =>
  type.kind === 'texture'
    ? type.glsl
    : type.kind === 'nothing'
      ? 'void'
      : isNumeric(type) && type.scalar === halfType
        ? typeOf(floatType, type.size).name
        : type.name

/** Clamps floats before a conversion to integers, which GLSL leaves undefined out of range. `gl_FragCoord` is in range. */
const held = (expr: Expr, texts: readonly string[]): readonly string[] => {
  const [from] = expr.args
  if (expr.op !== 'construct' || !isNumeric(expr.type) || !from || !isNumeric(from.type) || (from.type.scalar !== floatType && from.type.scalar !== halfType))
    return texts
  const { scalar } = expr.type
  const range = scalar === intType ? '-2147483648.0, 2147483520.0' : scalar === uintType ? '0.0, 4294967040.0' : ''
  return range && !texts[0]?.startsWith('gl_') ? [`clamp(${texts.join()}, ${range})`] : texts
}

export const glslDialect: Dialect = {
  language: 'glsl',
  typeName,
  literal: (value, type, compact) => {
    if (type === floatType || type === halfType) return floatText(Number(value), compact)
    return type === uintType ? `${value}u` : String(value)
  },
  compareNames: { '<': 'lessThan', '<=': 'lessThanEqual', '>': 'greaterThan', '>=': 'greaterThanEqual', '==': 'equal', '!=': 'notEqual' },
  operator: divisionOf,
  pass: held,
  given: (source, name) => (typeof source === 'object' && 'glsl' in source && source.glsl) || name,
  declare: (type, name, space) => `${space === 'inout' ? 'inout ' : ''}${type} ${name}`,
  bind: (type, name) => `${type} ${name}`,
  header: (result, name, params) => `${result} ${name}(${params})`,
  array: (element, count) => `${element}[${count}]`,
}
