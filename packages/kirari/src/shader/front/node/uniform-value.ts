/** The values of uniforms as the application gives them: whether they fit their type, and their parts. */
import { notAnInteger, notAValue, notFiniteUniform, notInRange } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { numberMistake } from '../../diagnostic/number.ts'
import type { MemoryLeaf, UniformValue } from '../../ir/expr.ts'
import { componentCount } from '../../ir/component-count.ts'
import { boolType, type NumericType, type MatrixType, type Type } from '../../ir/type.ts'

type Entries = Readonly<Record<string | number, unknown>>

/**
 * A copy of the value, if it has the shape of the type: a later change of the caller's array would go unnoticed.
 * `path` says where in the whole it is.
 */
export const checkValue = (type: Type, value: unknown, below: unknown, path = ''): UniformValue => {
  const wrong = (wanted: string): never => fail(notAValue(`${wanted} for ${path ? `"${path}", ` : ''}${type.name}`, value), below)
  if (type.kind === 'struct') {
    if (typeof value !== 'object' || value === null) return wrong(`an object with ${type.fields.map((field) => field.name).join(', ')}`)
    for (const key of Object.keys(value)) if (!type.fields.some((field) => field.name === key)) return wrong(`an object without "${key}"`)
    // Not null, and an object, by the lines above.
    const entries = value as Entries
    return Object.fromEntries(
      type.fields.map((field) => [field.name, checkValue(field.type, entries[field.name], below, path ? `${path}.${field.name}` : field.name)]),
    )
  }
  if (type.kind === 'array') {
    if (!Array.isArray(value) || value.length !== type.count) return wrong(`an array of ${type.count} values`)
    return value.map((one, i) => checkValue(type.element, one, below, `${path}[${i}]`))
  }
  if (type.kind === 'scalar' || type.kind === 'vector' || type.kind === 'matrix') checkNumbers(type, value, wrong, below)
  // All of it has been looked at: it is a number or boolean, or a list of them.
  return (Array.isArray(value) ? value.slice() : value) as UniformValue
}

const checkNumbers = (type: NumericType | MatrixType, value: unknown, wrong: (wanted: string) => never, below: unknown): void => {
  const components: readonly unknown[] = Array.isArray(value) ? value : [value]
  const count = componentCount(type)
  const kind = type.scalar === boolType ? 'boolean' : 'number'
  const wanted = count === 1 ? `a ${kind}` : `an array of ${count} ${kind}s${type.kind === 'matrix' ? ', column by column,' : ''}`
  if (components.length !== count || Array.isArray(value) !== count > 1) return wrong(wanted)
  for (const component of components) {
    if (typeof component !== kind) return wrong(wanted)
    if (typeof component !== 'number') continue
    if (!Number.isFinite(component)) return fail(notFiniteUniform(component), below)
    const { name } = type.scalar
    const mistake = numberMistake(component, name)
    if (mistake) return fail(mistake === 'range' ? notInRange(component, name) : notAnInteger(component, name), below)
  }
}

/** Every number 0, every boolean false. */
export const zeroValue = (type: Type): UniformValue => {
  switch (type.kind) {
    case 'struct':
      return Object.fromEntries(type.fields.map((field) => [field.name, zeroValue(field.type)]))
    case 'array':
      return Array.from({ length: type.count }, () => zeroValue(type.element))
    case 'vector':
    case 'matrix':
      return Array.from({ length: componentCount(type) }, () => zeroValue(type.scalar))
    default:
      return type !== boolType && 0
  }
}

/** Whether two values of one type are equal in every part. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  // Objects, by the line above.
  const [first, second] = [a as Entries, b as Entries]
  return Object.keys(first).every((key) => isSameValue(first[key], second[key]))
}

/** The part of a value that a path leads to. */
export const partOf = (value: UniformValue, path: MemoryLeaf['path']): UniformValue =>
  // A path is made from the type that the value was checked against.
  path.reduce<UniformValue>((whole, step) => (whole as Readonly<Record<string | number, UniformValue>>)[step] as UniformValue, value)

/** Adds the numbers of a value to a list, in the order of the text. */
export const flatten = (value: UniformValue, into: (number | boolean)[]): void => {
  // A list in a value is a list of values.
  if (Array.isArray(value)) for (const one of value as readonly UniformValue[]) flatten(one, into)
  // What is no list is a number or a boolean, since leaves are no structs.
  else into.push(value as number | boolean)
}
