/** Arrays in the scalar form: elements, copies, and reading a value from a buffer or a list. */
import type { Expr, Parameter } from '../../../ir/expr.ts'
import type { ArrayType, ScalarType, Type } from '../../../ir/type.ts'
import { leavesOf, scalarsOf } from './leaf.ts'
import { at, int, isList, list, offsetBy, scalarAt, slice, type Parts } from './scalar.ts'

/** The leaves of a value of `type` that is stored in a buffer. */
export const readAt = (array: Expr, offset: Expr, type: Type): Parts => {
  let passed = 0
  return fieldTypes(type).map((part) => {
    const here = offsetBy(offset, int(passed), 1)
    passed += scalarsOf(part).length
    return part.kind === 'array' ? slice(array, here, part) : scalarAt(array, here, scalarKind(part))
  })
}

/** All scalars of leaves; those of a buffer are read one by one. */
export const flatten = (parts: Parts): Parts =>
  parts.flatMap((part) => {
    if (part.type.kind !== 'array') return [part]
    if (isList(part)) return part.args
    const { array, offset } = sliceOf(part)
    return scalarsOf(part.type).map((type, i) => scalarAt(array, offsetBy(offset, int(i), 1), type))
  })

/** The leaves of a value of `type` from all its scalars. */
export const gather = (scalars: Parts, type: Type): Parts => {
  let next = 0
  return fieldTypes(type).map((part) => (part.kind === 'array' ? list(part, scalars.slice(next, (next += scalarsOf(part).length))) : at(scalars, next++)))
}

/** The buffer of an array, and its offset in it. */
export const sliceOf = (part: Expr): { readonly array: Expr; readonly offset: Expr } =>
  part.op === 'builtin' ? { array: at(part.args, 0), offset: at(part.args, 1) } : { array: part, offset: int(0) }

/** The buffer of an array that fills all of it; undefined for a part of one, or a list. */
export const fullBuffer = (part: Expr): Parameter | undefined => {
  if (isList(part)) return undefined
  const { array, offset } = sliceOf(part)
  if (array.op !== 'param' || offset.op !== 'literal' || offset.detail !== 0) return undefined
  return scalarsOf(array.type).length === scalarsOf(part.type).length ? array.detail : undefined
}

/** The element of an array at an index that is in range. */
export const elementAt = (part: Expr, index: Expr, type: ArrayType): Parts => {
  const stride = scalarsOf(type.element).length
  if (isList(part) && index.op === 'literal') {
    const first = Number(index.detail) * stride
    return gather(part.args.slice(first, first + stride), type.element)
  }
  const { array, offset } = sliceOf(part)
  return readAt(array, offsetBy(offset, index, stride), type.element)
}

/** The types of the leaves: structs are split, arrays stay arrays. */
const fieldTypes = (type: Type): readonly Type[] => leavesOf(type).map((leaf) => leaf.type)

const scalarKind = (type: Type): ScalarType => {
  if (type.kind !== 'scalar') throw new TypeError(`expected a scalar in a buffer, got ${type.name}: please report this`)
  return type
}
