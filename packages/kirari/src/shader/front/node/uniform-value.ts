/** Checks uniform values against their type, and takes them apart. */
import { notAnInteger, notAValue, notFiniteUniform, notInRange } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { numberMistake } from '../../diagnostic/number.ts'
import type { MemoryLeaf, UniformValue } from '../../ir/expr.ts'
import { componentCount } from '../../ir/component-count.ts'
import { boolType, type NumericType, type MatrixType, type Type } from '../../ir/type.ts'

type Entries = Readonly<Record<string | number, unknown>>

/**
 * Returns a copy of the value, because a change of the caller's array would go unnoticed. Throws if it does not have the shape of the type.
 * `path` is the path to the value in the uniform, for messages.
 */
export const checkValue = (type: Type, value: unknown, below: unknown, path = ''): UniformValue => {
  const wrong = (wanted: string): never => fail(notAValue(`${wanted} for ${path ? `"${path}", ` : ''}${type.name}`, value), below)
  if (type.kind === 'struct') {
    if (typeof value !== 'object' || value === null) return wrong(`an object with ${type.fields.map((field) => field.name).join(', ')}`)
    for (const key of Object.keys(value)) if (!type.fields.some((field) => field.name === key)) return wrong(`an object without "${key}"`)
    // A non-null object, by the check above.
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
  // Checked above: a number or boolean, or a list of them.
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

/** The value with every number 0 and every boolean false. */
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

/** Whether two values of one type are deeply equal. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  // Objects, by the line above.
  const [first, second] = [a as Entries, b as Entries]
  return Object.keys(first).every((key) => isSameValue(first[key], second[key]))
}

/** The part of a value at a path. */
export const partOf = (value: UniformValue, path: MemoryLeaf['path']): UniformValue =>
  // The path comes from the type that the value was checked against.
  path.reduce<UniformValue>((outer, step) => (outer as Readonly<Record<string | number, UniformValue>>)[step] as UniformValue, value)

/** Appends the numbers of a value to a list, depth first. */
export const flatten = (value: UniformValue, into: (number | boolean)[]): void => {
  // A list in a value is a list of values.
  if (Array.isArray(value)) for (const one of value as readonly UniformValue[]) flatten(one, into)
  // Leaves are not structs, so all other values are numbers or booleans.
  else into.push(value as number | boolean)
}
