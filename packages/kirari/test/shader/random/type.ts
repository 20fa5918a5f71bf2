/**
 * Types and values of random programs. Types are interned: equal types are the same object.
 * They are independent of the language under test, from which the meaning of a program must not come.
 */
export type Scalar = 'float' | 'int' | 'uint' | 'bool'
export interface NumericType {
  readonly kind: 'numeric'
  readonly name: string
  readonly scalar: Scalar
  readonly size: number
}
export interface MatrixType {
  readonly kind: 'matrix'
  readonly name: string
  readonly columns: number
  readonly rows: number
}
export interface StructType {
  readonly kind: 'struct'
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: Type }[]
}
export interface ArrayType {
  readonly kind: 'array'
  readonly name: string
  readonly element: Type
  readonly count: number
}
export type Type = NumericType | MatrixType | StructType | ArrayType

/** A number or boolean, or the parts of a value: components, columns, fields, elements. */
export type Value = number | boolean | readonly Value[]

const prefixes = { float: '', int: 'i', uint: 'u', bool: 'b' } as const
const numerics = new Map<string, NumericType>()
const matrices = new Map<string, MatrixType>()
const arrays = new Map<Type, Map<number, ArrayType>>()

export const numeric = (scalar: Scalar, size = 1): NumericType => {
  const name = size === 1 ? scalar : `${prefixes[scalar]}vec${size}`
  const known = numerics.get(name)
  if (known) return known
  const type: NumericType = { kind: 'numeric', name, scalar, size }
  numerics.set(name, type)
  return type
}

export const matrix = (columns: number, rows: number): MatrixType => {
  const name = columns === rows ? `mat${columns}` : `mat${columns}x${rows}`
  const known = matrices.get(name)
  if (known) return known
  const type: MatrixType = { kind: 'matrix', name, columns, rows }
  matrices.set(name, type)
  return type
}

export const arrayOf = (element: Type, count: number): ArrayType => {
  const counts = arrays.get(element) ?? new Map<number, ArrayType>()
  arrays.set(element, counts)
  const type = counts.get(count) ?? { kind: 'array', name: `array(${element.name}, ${count})`, element, count }
  counts.set(count, type)
  return type
}

export const float = numeric('float')
export const int = numeric('int')
export const uint = numeric('uint')
export const bool = numeric('bool')

/** The type and number of the parts that `at` reaches; undefined if there are none. */
export const elementsOf = (type: Type): { readonly type: Type; readonly count: number } | undefined => {
  if (type.kind === 'array') return { type: type.element, count: type.count }
  if (type.kind === 'matrix') return { type: numeric('float', type.rows), count: type.columns }
  return type.kind === 'numeric' && type.size > 1 ? { type: numeric(type.scalar), count: type.size } : undefined
}

/** The number of scalars of a value. */
export const scalarCount = (type: Type): number => {
  switch (type.kind) {
    case 'numeric':
      return type.size
    case 'matrix':
      return type.columns * type.rows
    case 'struct':
      return type.fields.reduce((sum, field) => sum + scalarCount(field.type), 0)
    case 'array':
      return type.count * scalarCount(type.element)
  }
}

/** A value from the scalars that `next` returns, in order. */
export const valueFrom = (type: Type, next: (scalar: Scalar) => number | boolean): Value => {
  const times = (count: number, part: Type): Value[] => Array.from({ length: count }, () => valueFrom(part, next))
  switch (type.kind) {
    case 'numeric':
      return type.size === 1 ? next(type.scalar) : times(type.size, numeric(type.scalar))
    case 'matrix':
      return times(type.columns, numeric('float', type.rows))
    case 'struct':
      return type.fields.map((field) => valueFrom(field.type, next))
    case 'array':
      return times(type.count, type.element)
  }
}

export const zeroOf = (type: Type): Value => valueFrom(type, (scalar) => (scalar === 'bool' ? false : 0))

/** The scalars of a value, in order. */
export const flatten = (value: Value): readonly (number | boolean)[] => (typeof value === 'object' ? value.flatMap(flatten) : [value])

const floatBits = new Float32Array(1)
const wordBits = new Uint32Array(floatBits.buffer)

/** A scalar as a word of memory. */
export const toWord = (scalar: Scalar, value: number | boolean): number => {
  if (scalar === 'bool') return value ? 1 : 0
  if (scalar !== 'float') return Number(value) >>> 0
  floatBits[0] = Number(value)
  return wordBits[0] ?? 0
}
export const fromWord = (scalar: Scalar, word: number): number | boolean => {
  if (scalar === 'bool') return word !== 0
  if (scalar === 'uint') return word >>> 0
  if (scalar === 'int') return word | 0
  wordBits[0] = word
  return floatBits[0] ?? 0
}

/** The kind of each scalar of a value, in order. */
export const scalarsOf = (type: Type): readonly Scalar[] => {
  const kinds: Scalar[] = []
  valueFrom(type, (scalar) => {
    kinds.push(scalar)
    return 0
  })
  return kinds
}
