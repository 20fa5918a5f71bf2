/** How WGSL spells the parts of a program. */
import { boolType, floatType, uintType, type NumericType } from '../../ir/type.ts'
import { floatText } from '../literal.ts'
import type { Dialect } from '../text.ts'

const scalarNames = { float: 'f32', int: 'i32', uint: 'u32', bool: 'bool' } as const
const suffixes = { float: 'f', int: 'i', uint: 'u', bool: '<bool>' } as const

const typeName = ({ size, scalar }: NumericType): string => (size === 1 ? scalarNames[scalar.name] : `vec${size}${suffixes[scalar.name]}`)

/** The type of a uniform in its block, where a bool is a u32. */
export const wgslFieldType = (type: NumericType): string => (type.scalar === boolType ? (type.size === 1 ? 'u32' : `vec${type.size}u`) : typeName(type))

export const wgslDialect = (uniforms: string): Dialect => ({
  typeName,
  literal: (value, type, compact) => {
    if (type === floatType) return floatText(Number(value), compact)
    return type === uintType ? `${value}u` : String(value)
  },
  builtinNames: {},
  special: ({ detail, type }) => {
    if (detail !== 'bitcastToFloat' && detail !== 'bitcastToUint') return undefined
    return `bitcast<${typeName(type)}>`
  },
  ternary: false,
  field: (type, name) => `${name}: ${type},`,
  structEnd: '}',
  uniform: (name) => `${uniforms}.${name}`,
  constant: (_, name, value, compact) => (compact ? `let ${name}=${value};` : `let ${name} = ${value};`),
  header: (result, name, params, compact) =>
    compact
      ? `fn ${name}(${params.map((param) => `${param.name}:${param.type}`).join(',')})->${result}{`
      : `fn ${name}(${params.map((param) => `${param.name}: ${param.type}`).join(', ')}) -> ${result} {`,
})
