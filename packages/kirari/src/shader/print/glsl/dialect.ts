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
  builtinNames: { inverseSqrt: 'inversesqrt', round: 'roundEven', atan2: 'atan', bitcastToUint: 'floatBitsToUint' },
  special: (expr) =>
    expr.detail !== 'bitcastToFloat'
      ? undefined
      : expr.args[0]?.type.kind !== 'struct' && expr.args[0]?.type.scalar === uintType
        ? 'uintBitsToFloat'
        : 'intBitsToFloat',
  ternary: true,
  uniform: (name) => name,
  constant: (type, name, value, compact) => (compact ? `${type} ${name}=${value};` : `${type} ${name} = ${value};`),
  header: (result, name, params, compact) =>
    `${result} ${name}(${params.map((param) => `${param.type} ${param.name}`).join(compact ? ',' : ', ')})${compact ? '' : ' '}{`,
}
