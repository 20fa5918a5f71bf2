/** How WGSL spells the parts of a program. */
import type { SamplersInText } from '../../ir/expr.ts'
import { floatType, halfType, uintType, type ScalarType } from '../../ir/type.ts'
import { floatText } from '../literal.ts'
import type { Dialect, PlainType } from '../text.ts'
import { passArguments } from './pass.ts'
import { takeSamplers } from './sampler.ts'

const scalarNames = { float: 'f32', half: 'f16', int: 'i32', uint: 'u32', bool: 'bool' } as const
const suffixes = { float: 'f', half: 'h', int: 'i', uint: 'u', bool: '<bool>' } as const

const scalarName = (type: ScalarType): string => scalarNames[type.name]

const typeName = (type: PlainType): string => {
  switch (type.kind) {
    case 'scalar':
      return scalarName(type)
    case 'vector':
      return `vec${type.size}${suffixes[type.scalar.name]}`
    case 'matrix':
      return `mat${type.columns}x${type.rows}f`
    case 'nothing':
      return ''
    default:
      return type.wgsl
  }
}

/** What a device has to have for halves, by its name in WebGPU. */
export const halfFeature = 'shader-f16'

export const wgslDialect = (uniforms: string, features: Set<string> = new Set()): Dialect => {
  let samplers: SamplersInText | undefined
  return {
    language: 'wgsl',
    features,
    typeName: (type) => {
      if ('scalar' in type && type.scalar === halfType) features.add(halfFeature)
      return typeName(type)
    },
    literal: (value, type, compact) => {
      if (type === floatType) return floatText(Number(value), compact)
      if (type === halfType) {
        features.add(halfFeature)
        return `${value}h`
      }
      return type === uintType ? `${value}u` : String(value)
    },
    given: (source, name, type) => {
      const isMember = typeof source === 'string' ? source !== 'uv' : !('kind' in source) && type.kind !== 'texture' && type.kind !== 'storageTexture'
      return isMember ? `${uniforms}.${name}` : name
    },
    readInout: (name) => `(*${name})`,
    pass: (...of) => passArguments(samplers, ...of),
    take: (...from) => {
      samplers = takeSamplers(...from) ?? samplers
    },
    after: (param, _, nameIt) => samplers?.declared(param, nameIt) ?? [],
    declare: (type, name, space) => `${name}: ${space === 'inout' ? `ptr<function, ${type}>` : type}`,
    bind: (_, name, isVariable) => `${isVariable ? 'var' : 'let'} ${name}`,
    header: (result, name, params) => `fn ${name}(${params})${result ? ` -> ${result}` : ''}`,
    array: (element, count) => (count > 0 ? `array<${element}, ${count}>` : `array<${element}>`),
  }
}
