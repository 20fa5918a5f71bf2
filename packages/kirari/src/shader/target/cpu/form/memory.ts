/**
 * Atomics and barriers. One invocation runs at a time and stops at barriers only, so everything between two of them is atomic already.
 */
import { nothingType, type Type } from '../../../ir/type.ts'
import type { Expr } from '../../../ir/expr.ts'
import { flatten, sliceOf } from '../scalar/array.ts'
import type { Form, FormContext } from '../scalar/form.ts'
import { apply, at, binary, choose, list, scalarAt, type Parts } from '../scalar/scalar.ts'

/** The scalar behind an atomic, which is stored as an array of one. */
const cellOf = (parts: Parts): Expr => {
  const { array, offset } = sliceOf(at(parts, 0))
  return scalarAt(array, offset, scalarType(at(parts, 0).type))
}
const scalarType = (type: Type): Parameters<typeof scalarAt>[2] => {
  if (type.kind === 'array' && type.element.kind === 'scalar') return type.element
  throw new TypeError(`expected an atomic, got ${type.name}: please report this`)
}

/** Returns the old value, and stores what `change` makes of it. */
const update =
  (change: (old: Expr, value: Expr) => Expr): Form =>
  ([place = [], value = []], { once, assign }) => {
    const cell = cellOf(place)
    const old = once(cell)
    assign(cell, change(old, at(value, 0)))
    return [old]
  }

const barrier: Form = (_args, context) => {
  suspend(context)
  return []
}
const suspend = ({ once }: FormContext): void => {
  once(apply('suspend', nothingType))
}

export const memoryForms: Readonly<Record<string, Form>> = {
  atomicLoad: ([place = []], { once }) => [once(cellOf(place))],
  atomicStore: ([place = [], value = []], { assign }) => {
    assign(cellOf(place), at(value, 0))
    return []
  },
  atomicAdd: /*#__PURE__*/ update((old, value) => binary('+', old, value)),
  atomicSub: /*#__PURE__*/ update((old, value) => binary('-', old, value)),
  atomicMax: /*#__PURE__*/ update((old, value) => apply('max', old.type, old, value)),
  atomicMin: /*#__PURE__*/ update((old, value) => apply('min', old.type, old, value)),
  atomicAnd: /*#__PURE__*/ update((old, value) => binary('&', old, value)),
  atomicOr: /*#__PURE__*/ update((old, value) => binary('|', old, value)),
  atomicXor: /*#__PURE__*/ update((old, value) => binary('^', old, value)),
  atomicExchange: /*#__PURE__*/ update((_old, value) => value),
  atomicCompareExchange: ([place = [], expected = [], value = []], { once, assign }) => {
    const cell = cellOf(place)
    const old = once(cell)
    const isExpected = once(binary('==', old, at(expected, 0)))
    assign(cell, choose(old, at(value, 0), isExpected))
    return [old, isExpected]
  },
  workgroupBarrier: barrier,
  storageBarrier: barrier,
  textureBarrier: barrier,
  /** Between two barriers, so that no invocation writes while others still read. */
  workgroupUniformLoad: ([place = []], context) => {
    suspend(context)
    const values = place.map((part) => {
      if (context.expr.type.kind === 'scalar' && part.type.kind === 'array') return context.once(cellOf([part]))
      return part.type.kind === 'array' ? list(part.type, flatten([part]).map(context.once)) : context.once(part)
    })
    suspend(context)
    return values
  },
}
