/** The sources of names in shader text: nodes and values of the application, and inputs of the engine. */
import { badInput } from '#explain-frame'
import type { Attribute, InputName, StorageSource, UniformSource, UniformValue, ValueSource } from '../../../shader/ir/expr.ts'
import { componentCount } from '../../../shader/ir/component-count.ts'
import { floatType, typeOf, uintType, type NumericType, type ResourceType, type Type } from '../../../shader/ir/type.ts'
import { EngineError } from '../../message/error.ts'

export type Inputs = { readonly [name: string]: unknown }

/** The inputs of the engine, which need no entry in `inputs`. */
const known: Readonly<Record<Exclude<InputName, 'uv'>, NumericType>> = {
  time: floatType,
  deltaTime: floatType,
  frame: uintType,
  resolution: /*#__PURE__*/ typeOf(floatType, 2),
  pointer: /*#__PURE__*/ typeOf(floatType, 2),
}
const isKnown = (name: string): name is keyof typeof known => name in known

const detailOf = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'object' && value.detail !== null ? value.detail : undefined

const wanted = (name: string, what: string): string => `${what} as "${name}" in \`inputs\``
const refuse = (name: string, what: string, inputs: Inputs): never => {
  const came = inputs[name]
  const detail = detailOf(came)
  const type = detail && 'type' in detail && typeof detail.type === 'object' && detail.type && 'name' in detail.type ? String(detail.type.name) : undefined
  throw new EngineError(badInput(wanted(name, what), came === undefined ? 'nothing of that name' : (type ?? came)))
}

const isUniform = (detail: object | undefined): detail is UniformSource => detail !== undefined && 'subscribe' in detail && !('kind' in detail)

/** A uniform of the application, an input of the engine of this name, or a plain value as a constant source. */
export const uniformInput = (name: string, type: Type, inputs: Inputs): UniformSource | ValueSource | Exclude<InputName, 'uv'> => {
  const given = inputs[name]
  if (given === undefined && isKnown(name)) return known[name] === type ? name : refuse(name, `${known[name].name} in the text, not ${type.name},`, {})
  const detail = detailOf(given)
  if (isUniform(detail) && !detail.binder) return detail
  const count = componentCount(type)
  const numbers = typeof given === 'number' || typeof given === 'boolean' ? [given] : given
  const isValue = Array.isArray(numbers) && numbers.length === count && numbers.every((one) => typeof one === 'number' || typeof one === 'boolean')
  if (!isValue) return refuse(name, `a uniform or a value of type ${type.name}`, inputs)
  // A single number is a scalar, several are a list.
  const value: UniformValue = count === 1 ? Number(numbers[0]) : numbers.map(Number)
  return { value, subscribe: () => () => {} }
}

export const textureInput = (name: string, type: ResourceType, inputs: Inputs): UniformSource => {
  const detail = detailOf(inputs[name])
  return isUniform(detail) && detail.binder && detail.type === type ? detail : refuse(name, `a ${type.name}`, inputs)
}

export const storageInput = (name: string, typeText: string, inputs: Inputs): StorageSource => {
  const detail = detailOf(inputs[name])
  // Its kind identifies a StorageSource.
  return detail && 'kind' in detail && detail.kind === 'storage' ? (detail as StorageSource) : refuse(name, `a storage of ${typeText}`, inputs)
}

/** An attribute of the geometry by its name in the text; with a node, it may be instanced. */
export const attributeInput = (name: string, type: NumericType, inputs: Inputs): Attribute => {
  const detail = detailOf(inputs[name])
  if (!detail) return { kind: 'attribute', name, type, instanced: false }
  const isAttribute = 'kind' in detail && detail.kind === 'attribute' && 'type' in detail && detail.type === type
  // As above.
  return isAttribute ? (detail as Attribute) : refuse(name, `an attribute of type ${type.name}`, inputs)
}
