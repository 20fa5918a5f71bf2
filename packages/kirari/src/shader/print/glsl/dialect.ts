/** How GLSL ES 3.00 spells the parts of a program. */
import { floatType, uintType } from '../../ir/type.ts'
import { floatText } from '../literal.ts'
import type { Dialect } from '../text.ts'

export const glslDialect: Dialect = {
  typeName: (type) => type.name,
  literal: (value, type, compact) => {
    if (type === floatType) return floatText(Number(value), compact)
    return type === uintType ? `${value}u` : String(value)
  },
  // A bvec chooses between float vectors by `mix`.
  builtinNames: { inverseSqrt: 'inversesqrt', round: 'roundEven', atan2: 'atan', select: 'mix' },
  special: ({ detail, type, args: [of] }) => {
    if (!of || of.type.kind === 'struct' || !detail.startsWith('bitcast')) return undefined
    const from = of.type.scalar
    if (type.scalar === floatType) return from === uintType ? 'uintBitsToFloat' : 'intBitsToFloat'
    // Between int and uint the conversion keeps the bits.
    return from === floatType ? 'floatBitsToUint' : type.name
  },
  compareNames: { '<': 'lessThan', '<=': 'lessThanEqual', '>': 'greaterThan', '>=': 'greaterThanEqual', '==': 'equal', '!=': 'notEqual' },
  ternary: true,
  uniform: (name) => name,
  field: (type, name) => `${type} ${name};`,
  structEnd: '};',
  constant: (type, name, value, compact) => (compact ? `${type} ${name}=${value};` : `${type} ${name} = ${value};`),
  header: (result, name, params, compact) =>
    `${result} ${name}(${params.map((param) => `${param.type} ${param.name}`).join(compact ? ',' : ', ')})${compact ? '' : ' '}{`,
}
