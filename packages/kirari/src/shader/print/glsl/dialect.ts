/** How GLSL ES 3.00 spells the parts of a program. */
import { boolType, floatType, halfType, uintType, type TextureType, type Type } from '../../ir/type.ts'
import { floatText } from '../literal.ts'
import type { Dialect, PlainType } from '../text.ts'

const scalarNames = { float: 'float', half: 'float', int: 'int', uint: 'uint', bool: 'bool' } as const

const samplerName = ({ dimension, scalar, depth }: TextureType): string => {
  const shape = { '2d': '2D', '2d-array': '2DArray', '3d': '3D', cube: 'Cube' }[dimension]
  return `${scalar === floatType ? '' : scalar.name[0]}sampler${shape}${depth ? 'Shadow' : ''}`
}

const typeName = (type: PlainType): string => {
  switch (type.kind) {
    case 'scalar':
      return scalarNames[type.name]
    case 'texture':
      return samplerName(type)
    case 'nothing':
      return 'void'
    default:
      // A half is a float here.
      return type.name.replace(/^hvec/, 'vec')
  }
}

/** The zero of a type as text: GLSL has no expression for it. */
const zero = (type: Type, nameOf: (type: Type) => string): string => {
  switch (type.kind) {
    case 'scalar':
      return type === boolType ? 'false' : type === uintType ? '0u' : type === floatType || type === halfType ? '0.0' : '0'
    case 'array':
      return `${nameOf(type)}(${Array.from({ length: type.count }, () => zero(type.element, nameOf)).join(', ')})`
    case 'struct':
      return `${nameOf(type)}(${type.fields.map((field) => zero(field.type, nameOf)).join(', ')})`
    case 'vector':
    case 'matrix':
      return `${nameOf(type)}(${zero(type.scalar, nameOf)})`
    default:
      return nameOf(type)
  }
}

export const glslDialect: Dialect = {
  language: 'glsl',
  typeName,
  literal: (value, type, compact) => {
    if (type === floatType || type === halfType) return floatText(Number(value), compact)
    return type === uintType ? `${value}u` : String(value)
  },
  construct: ({ type, args }, nameOf) => (args.length === 0 ? zero(type, nameOf) : undefined),
  compareNames: { '<': 'lessThan', '<=': 'lessThanEqual', '>': 'greaterThan', '>=': 'greaterThanEqual', '==': 'equal', '!=': 'notEqual' },
  ternary: true,
  input: (input, name) => (typeof input === 'object' && input.kind === 'builtin' ? (input.glsl ?? name) : name),
  uniform: (name) => name,
  declare: (type, name, space) => `${space === 'inout' ? 'inout ' : ''}${type} ${name}`,
  fieldEnd: ';',
  structEnd: '};',
  bind: (type, name) => `${type} ${name}`,
  header: (result, name, params) => `${result} ${name}(${params})`,
  forever: 'while (true)',
  caseJoin: ': case ',
  caseEnd: 'break;',
}
