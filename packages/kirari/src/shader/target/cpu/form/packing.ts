/** Several small numbers in one uint, the first in the lowest bits. */
import type { Expr } from '../../../ir/expr.ts'
import { floatType, intType, uintType } from '../../../ir/type.ts'
import type { Form } from '../scalar/form.ts'
import { apply, at, binary, convert, float, literal, type Parts } from '../scalar/scalar.ts'

const uint = (value: number): Expr => literal(uintType, value)
const int = (of: Expr): Expr => convert(of, intType)

/** Fields of 16 or 8 bits, the first the lowest. */
const join = (fields: Parts, bits: number): Expr =>
  fields
    .map((field, i) => {
      const low = binary('&', convert(field, uintType), uint(2 ** bits - 1))
      return i === 0 ? low : binary('<<', low, uint(i * bits))
    })
    .reduce((word, field) => binary('|', word, field))
const fieldOf = (word: Expr, i: number, bits: number): Expr => binary('&', i === 0 ? word : binary('>>', word, uint(i * bits)), uint(2 ** bits - 1))
/** Sign-extends a field: shifts it to the top and back. */
const signedField = (word: Expr, i: number, bits: number): Expr => binary('>>', int(binary('<<', word, uint(32 - (i + 1) * bits))), uint(32 - bits))

const nearest = (x: Expr, low: number, scale: number): Expr => {
  const held = apply('min', floatType, apply('max', floatType, x, float(low)), float(1))
  return int(apply('round', floatType, binary('*', held, float(scale))))
}
const packs =
  (bits: number, field: (x: Expr) => Expr): Form =>
  ([parts = []]) => [join(parts.map(field), bits)]
const unpacks =
  (bits: number, field: (word: Expr, i: number) => Expr): Form =>
  ([parts = []]) =>
    Array.from({ length: 32 / bits }, (_, i) => field(at(parts, 0), i))

const packSigned = (bits: number): Form => packs(bits, (x) => nearest(x, -1, 2 ** (bits - 1) - 1))
const packUnsigned = (bits: number): Form => packs(bits, (x) => nearest(x, 0, 2 ** bits - 1))
const unpackSigned = (bits: number): Form =>
  unpacks(bits, (word, i) => apply('max', floatType, binary('/', convert(signedField(word, i, bits), floatType), float(2 ** (bits - 1) - 1)), float(-1)))
const unpackUnsigned = (bits: number): Form => unpacks(bits, (word, i) => binary('/', convert(fieldOf(word, i, bits), floatType), float(2 ** bits - 1)))

export const packingForms: Readonly<Record<string, Form>> = {
  pack2x16float: /*#__PURE__*/ packs(16, (x) => apply('halfToBits', uintType, x)),
  unpack2x16float: /*#__PURE__*/ unpacks(16, (word, i) => apply('bitsToHalf', floatType, fieldOf(word, i, 16))),
  pack2x16snorm: /*#__PURE__*/ packSigned(16),
  unpack2x16snorm: /*#__PURE__*/ unpackSigned(16),
  pack2x16unorm: /*#__PURE__*/ packUnsigned(16),
  unpack2x16unorm: /*#__PURE__*/ unpackUnsigned(16),
  pack4x8snorm: /*#__PURE__*/ packSigned(8),
  unpack4x8snorm: /*#__PURE__*/ unpackSigned(8),
  pack4x8unorm: /*#__PURE__*/ packUnsigned(8),
  unpack4x8unorm: /*#__PURE__*/ unpackUnsigned(8),
}
