/** Chooses the typed array that holds the scalars of an array. */
import { boolType, floatType, halfType, intType, type ArrayType, type ScalarType, type Type } from '../../../ir/type.ts'

export type BufferKind = 'Float32Array' | 'Float64Array' | 'Int32Array' | 'Uint32Array' | 'Uint8Array'

/** Arrays of mixed scalars use doubles, which represent every scalar type. */
export const bufferKind = (type: ArrayType): BufferKind => {
  const kinds = new Set<ScalarType>()
  collect(type, kinds)
  const [kind, ...others] = kinds
  if (others.length > 0 || !kind) return [...kinds].every((one) => one === floatType || one === halfType) ? 'Float32Array' : 'Float64Array'
  return kind === floatType || kind === halfType ? 'Float32Array' : kind === intType ? 'Int32Array' : kind === boolType ? 'Uint8Array' : 'Uint32Array'
}

const collect = (type: Type, kinds: Set<ScalarType>): void => {
  if (type.kind === 'array') collect(type.element, kinds)
  else if (type.kind === 'struct') for (const field of type.fields) collect(field.type, kinds)
  else if ('scalar' in type) kinds.add(type.scalar)
}
