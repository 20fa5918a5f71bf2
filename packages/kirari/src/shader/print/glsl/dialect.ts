/** How GLSL ES 3.00 spells the parts of a program. */
import { floatType, halfType, uintType } from '../../ir/type.ts'
import { floatText } from '../literal.ts'
import type { Dialect, PlainType } from '../text.ts'

/** A half is a float here; the other names are ours. */
const typeName = (type: PlainType): string =>
  type.kind === 'texture' ? type.glsl : type.kind === 'nothing' ? 'void' : type.name.replace(/^hvec/, 'vec').replace('half', 'float')

export const glslDialect: Dialect = {
  language: 'glsl',
  typeName,
  literal: (value, type, compact) => {
    if (type === floatType || type === halfType) return floatText(Number(value), compact)
    return type === uintType ? `${value}u` : String(value)
  },
  compareNames: { '<': 'lessThan', '<=': 'lessThanEqual', '>': 'greaterThan', '>=': 'greaterThanEqual', '==': 'equal', '!=': 'notEqual' },
  given: (source, name) => (typeof source === 'object' && 'glsl' in source && source.glsl) || name,
  declare: (type, name, space) => `${space === 'inout' ? 'inout ' : ''}${type} ${name}`,
  bind: (type, name) => `${type} ${name}`,
  header: (result, name, params) => `${result} ${name}(${params})`,
  array: (element, count) => `${element}[${count}]`,
}
