/** Bit operations on integers, all component-wise. Bit 0 is the least significant bit. */
import { notAValue } from '#explain'
import { fail } from '../../../diagnostic/diagnostic.ts'
import { intType, uintType } from '../../../ir/type.ts'
import * as rules from '../../../builtin/bit.ts'
import type { Rule } from '../../../builtin/rule.ts'
import { builtin, toNode, type Node } from '../node.ts'
import type { AnyInt, AnyUint, Float, Int, IVec2, IVec3, IVec4, Like, Uint, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4 } from '../type.ts'
import { call, callable, type MapBits, type N } from './call.ts'

interface ToFloatBits {
  (x: Int | Uint): Float
  (x: IVec2 | UVec2): Vec2
  (x: IVec3 | UVec3): Vec3
  (x: IVec4 | UVec4): Vec4
}
interface ToIntBits {
  (x: Float | Uint): Int
  (x: Vec2 | UVec2): IVec2
  (x: Vec3 | UVec3): IVec3
  (x: Vec4 | UVec4): IVec4
}
interface ToUintBits {
  (x: Float | Int): Uint
  (x: Vec2 | IVec2): UVec2
  (x: Vec3 | IVec3): UVec3
  (x: Vec4 | IVec4): UVec4
}
/** Reinterprets the bits of an integer as a float. The bits of a NaN may change. */
export const bitcastToFloat: ToFloatBits = /*#__PURE__*/ call('bitcastToFloat')
/** Reinterprets the bits as a signed integer. */
export const bitcastToInt: ToIntBits = /*#__PURE__*/ call('bitcastToInt')
/** Reinterprets the bits as an unsigned integer. */
export const bitcastToUint: ToUintBits = /*#__PURE__*/ call('bitcastToUint')

/** Returns the number of 1 bits. */
export const countOneBits: MapBits = /*#__PURE__*/ call(rules.countOneBits)
/** Returns the number of consecutive 0 bits from the most significant bit down; 32 for 0. */
export const countLeadingZeros: MapBits = /*#__PURE__*/ call(rules.countLeadingZeros)
/** Returns the number of consecutive 0 bits from the least significant bit up; 32 for 0. */
export const countTrailingZeros: MapBits = /*#__PURE__*/ call(rules.countTrailingZeros)
/**
 * Returns the index of the most significant 1 bit; of a signed integer, of the most significant bit that differs from the sign bit.
 * Returns −1 (as a uint: all bits 1) if there is no such bit.
 */
export const firstLeadingBit: MapBits = /*#__PURE__*/ call(rules.firstLeadingBit)
/** Returns the index of the least significant 1 bit; −1 (as a uint: all bits 1) for 0. */
export const firstTrailingBit: MapBits = /*#__PURE__*/ call(rules.firstTrailingBit)
/** Reverses the order of the bits: bit 0 becomes bit 31. */
export const reverseBits: MapBits = /*#__PURE__*/ call(rules.reverseBits)

/** A call whose last two arguments are the offset and the bit count of a bit field. */
const onField =
  (values: number, rule: Rule) =>
  (given: readonly unknown[], below: unknown): Node => {
    const nodes = given.map((value, i) => toNode(value, i < values ? intType : uintType, below))
    // The rule takes an offset and a count after its values.
    const [offset, count] = nodes.slice(values).map(({ detail }) => (typeof detail === 'number' ? detail : 0)) as [number, number]
    if (offset + count > 32) return fail(notAValue('a field inside of 32 bits', offset + count), below)
    return builtin(rule, nodes, below)
  }
/**
 * `extractBits(x, offset, count)`: `count` bits of `x`, starting at bit `offset`, in the low bits of the result. Signed integers are sign-extended.
 * Bits beyond 31 are left out. Throws if `offset` and `count` are number literals and their sum exceeds 32.
 */
export const extractBits: <V extends AnyInt | AnyUint>(x: Like<V>, offset: Uint | N, count: Uint | N) => V = /*#__PURE__*/ callable(
  /*#__PURE__*/ onField(1, rules.extractBits),
)
/**
 * `insertBits(x, inserted, offset, count)`: `x` with `count` bits, starting at bit `offset`, replaced by the low bits of `inserted`.
 * Bits beyond 31 are left out. Throws if `offset` and `count` are number literals and their sum exceeds 32.
 */
export const insertBits: <V extends AnyInt | AnyUint>(x: Like<V>, inserted: NoInfer<V>, offset: Uint | N, count: Uint | N) => V = /*#__PURE__*/ callable(
  /*#__PURE__*/ onField(2, rules.insertBits),
)
