/** Several small numbers in one uint, the first in its lowest bits. The names are those of WGSL. */
import * as rules from '../../../builtin/packing.ts'
import type { Int, IVec4, Uint, UVec4, Vec2, Vec4 } from '../type.ts'
import { call } from './call.ts'

/** Two floats as halves of 16 bits; −65504…65504, not defined outside. */
export const pack2x16float: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16float)
/** Two halves as floats. */
export const unpack2x16float: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16float)
/** Two floats, held to −1…1, in steps of 1 / 32767. Halfway between two steps either may be taken. */
export const pack2x16snorm: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16snorm)
/** Two floats, −1…1, in steps of 1 / 32767. */
export const unpack2x16snorm: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16snorm)
/** Two floats, held to 0…1, in steps of 1 / 65535. Halfway between two steps either may be taken. */
export const pack2x16unorm: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16unorm)
/** Two floats, 0…1, in steps of 1 / 65535. */
export const unpack2x16unorm: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16unorm)
/** Four floats, held to −1…1, in steps of 1 / 127. Halfway between two steps either may be taken. */
export const pack4x8snorm: (v: Vec4) => Uint = /*#__PURE__*/ call(rules.pack4x8snorm)
/** Four floats, −1…1, in steps of 1 / 127. */
export const unpack4x8snorm: (word: Uint) => Vec4 = /*#__PURE__*/ call(rules.unpack4x8snorm)
/** Four floats, held to 0…1, in steps of 1 / 255: a colour of 8 bits a channel. Halfway between two steps either may be taken. */
export const pack4x8unorm: (v: Vec4) => Uint = /*#__PURE__*/ call(rules.pack4x8unorm)
/** Four floats, 0…1, in steps of 1 / 255: a colour of 8 bits a channel. */
export const unpack4x8unorm: (word: Uint) => Vec4 = /*#__PURE__*/ call(rules.unpack4x8unorm)
/** The lowest 8 bits of each int. */
export const pack4xI8: (v: IVec4) => Uint = /*#__PURE__*/ call(rules.pack4xI8)
/** Four ints, −128…127. */
export const unpack4xI8: (word: Uint) => IVec4 = /*#__PURE__*/ call(rules.unpack4xI8)
/** The lowest 8 bits of each uint. */
export const pack4xU8: (v: UVec4) => Uint = /*#__PURE__*/ call(rules.pack4xU8)
/** Four uints, 0…255. */
export const unpack4xU8: (word: Uint) => UVec4 = /*#__PURE__*/ call(rules.unpack4xU8)
/** Four ints, each held to −128…127. */
export const pack4xI8Clamp: (v: IVec4) => Uint = /*#__PURE__*/ call(rules.pack4xI8Clamp)
/** Four uints, each held to 255. */
export const pack4xU8Clamp: (v: UVec4) => Uint = /*#__PURE__*/ call(rules.pack4xU8Clamp)
/** The dot product of four unsigned bytes with four others. */
export const dot4U8Packed: (a: Uint, b: Uint) => Uint = /*#__PURE__*/ call(rules.dot4U8Packed)
/** The dot product of four signed bytes with four others. */
export const dot4I8Packed: (a: Uint, b: Uint) => Int = /*#__PURE__*/ call(rules.dot4I8Packed)
