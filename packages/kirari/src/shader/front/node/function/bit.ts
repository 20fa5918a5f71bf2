/** The bits of numbers. Bit 0 is the lowest; all work component by component. */
import { notAValue } from '#explain'
import { fail } from '../../../diagnostic/diagnostic.ts'
import { intType, uintType } from '../../../ir/type.ts'
import * as rules from '../../../builtin/bit.ts'
import type { Rule } from '../../../builtin/rule.ts'
import { builtin, toNode, type Node } from '../node.ts'
import type { AnyInt, AnyUint, Float, Int, IVec2, IVec3, IVec4, Like, Uint, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4 } from '../type.ts'
import { call, callable, type MapBits, type N } from './call.ts'

export interface ToFloatBits {
  (x: Int | Uint): Float
  (x: IVec2 | UVec2): Vec2
  (x: IVec3 | UVec3): Vec3
  (x: IVec4 | UVec4): Vec4
}
export interface ToIntBits {
  (x: Float | Uint): Int
  (x: Vec2 | UVec2): IVec2
  (x: Vec3 | UVec3): IVec3
  (x: Vec4 | UVec4): IVec4
}
export interface ToUintBits {
  (x: Float | Int): Uint
  (x: Vec2 | IVec2): UVec2
  (x: Vec3 | IVec3): UVec3
  (x: Vec4 | IVec4): UVec4
}
/** The same bits, read as a float. Bits of a NaN may come back changed. */
export const bitcastToFloat: ToFloatBits = /*#__PURE__*/ call('bitcastToFloat')
/** The same bits, read as a signed integer. */
export const bitcastToInt: ToIntBits = /*#__PURE__*/ call('bitcastToInt')
/** The same bits, read as an unsigned integer. */
export const bitcastToUint: ToUintBits = /*#__PURE__*/ call('bitcastToUint')

/** How many bits are 1. */
export const countOneBits: MapBits = /*#__PURE__*/ call(rules.countOneBits)
/** How many bits are 0 above the highest 1; 32 for 0. */
export const countLeadingZeros: MapBits = /*#__PURE__*/ call(rules.countLeadingZeros)
/** How many bits are 0 below the lowest 1; 32 for 0. */
export const countTrailingZeros: MapBits = /*#__PURE__*/ call(rules.countTrailingZeros)
/** The place of the highest 1; of an int, of the highest bit that differs from its sign. −1, or all ones for a uint, where there is none. */
export const firstLeadingBit: MapBits = /*#__PURE__*/ call(rules.firstLeadingBit)
/** The place of the lowest 1. −1, or all ones for a uint, where there is none. */
export const firstTrailingBit: MapBits = /*#__PURE__*/ call(rules.firstTrailingBit)
/** The bits in reverse: the lowest becomes the highest. */
export const reverseBits: MapBits = /*#__PURE__*/ call(rules.reverseBits)

/** A call whose last two arguments say where a field of bits begins and how many there are. */
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
 * (x, offset, count): so many bits of x from this place on, as the lowest bits of the result; an int keeps the sign of the field.
 * What of the field is beyond bit 31 is left out, and refused where offset and count are bare numbers.
 */
export const extractBits: <V extends AnyInt | AnyUint>(x: Like<V>, offset: Uint | N, count: Uint | N) => V = /*#__PURE__*/ callable(
  /*#__PURE__*/ onField(1, rules.extractBits),
)
/**
 * (x, inserted, offset, count): x with so many bits from this place on replaced by the lowest ones of `inserted`.
 * What of the field is beyond bit 31 is left out, and refused where offset and count are bare numbers.
 */
export const insertBits: <V extends AnyInt | AnyUint>(x: Like<V>, inserted: NoInfer<V>, offset: Uint | N, count: Uint | N) => V = /*#__PURE__*/ callable(
  /*#__PURE__*/ onField(2, rules.insertBits),
)
