/** How WGSL spells the parts of a program. */
import type { SamplersInText } from '../../ir/expr.ts'
import { boolType, floatType, halfType, uintType, type ScalarType } from '../../ir/type.ts'
import { floatText, numberText } from '../text/literal.ts'
import type { Dialect, PlainType } from '../text/print.ts'
import { passArguments } from './argument-text.ts'
import { takeSamplers } from './sampler.ts'

const scalarName = (type: ScalarType): string => (type === boolType ? 'bool' : type === halfType ? 'f16' : `${type.name[0]}32`)

const typeName = (type: PlainType): string => {
  switch (type.kind) {
    case 'scalar':
      return scalarName(type)
    case 'vector':
      return `vec${type.size}${type.scalar === boolType ? '<bool>' : type.scalar.name[0]}`
    case 'matrix':
      return `mat${type.columns}x${type.rows}f`
    case 'nothing':
      return ''
    default:
      return type.wgsl
  }
}

/** The WebGPU feature that halves require. */
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
        return `${numberText(Number(value))}h`
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
