/** Packing of several small numbers into one uint, the first in the least significant bits. The names are those of WGSL. */
import * as rules from '../../../builtin/packing.ts'
import type { Int, IVec4, Uint, UVec4, Vec2, Vec4 } from '../type.ts'
import { call } from './call.ts'

/** Packs two floats as 16-bit half floats. Undefined outside −65504 to 65504. */
export const pack2x16float: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16float)
/** Unpacks two 16-bit half floats. */
export const unpack2x16float: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16float)
/** Packs two floats, clamped to −1 to 1, as 16-bit signed normalized integers (steps of 1 / 32767). Ties may round either way. */
export const pack2x16snorm: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16snorm)
/** Unpacks two 16-bit signed normalized integers to floats in the range −1 to 1. */
export const unpack2x16snorm: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16snorm)
/** Packs two floats, clamped to 0 to 1, as 16-bit unsigned normalized integers (steps of 1 / 65535). Ties may round either way. */
export const pack2x16unorm: (v: Vec2) => Uint = /*#__PURE__*/ call(rules.pack2x16unorm)
/** Unpacks two 16-bit unsigned normalized integers to floats in the range 0 to 1. */
export const unpack2x16unorm: (word: Uint) => Vec2 = /*#__PURE__*/ call(rules.unpack2x16unorm)
/** Packs four floats, clamped to −1 to 1, as 8-bit signed normalized integers (steps of 1 / 127). Ties may round either way. */
export const pack4x8snorm: (v: Vec4) => Uint = /*#__PURE__*/ call(rules.pack4x8snorm)
/** Unpacks four 8-bit signed normalized integers to floats in the range −1 to 1. */
export const unpack4x8snorm: (word: Uint) => Vec4 = /*#__PURE__*/ call(rules.unpack4x8snorm)
/** Packs four floats, clamped to 0 to 1, as 8-bit unsigned normalized integers (steps of 1 / 255), such as an RGBA8 colour. Ties may round either way. */
export const pack4x8unorm: (v: Vec4) => Uint = /*#__PURE__*/ call(rules.pack4x8unorm)
/** Unpacks four 8-bit unsigned normalized integers, such as an RGBA8 colour, to floats in the range 0 to 1. */
export const unpack4x8unorm: (word: Uint) => Vec4 = /*#__PURE__*/ call(rules.unpack4x8unorm)
/** Packs the low 8 bits of four ints. */
export const pack4xI8: (v: IVec4) => Uint = /*#__PURE__*/ call(rules.pack4xI8)
/** Unpacks four signed bytes to ints in the range −128 to 127. */
export const unpack4xI8: (word: Uint) => IVec4 = /*#__PURE__*/ call(rules.unpack4xI8)
/** Packs the low 8 bits of four uints. */
export const pack4xU8: (v: UVec4) => Uint = /*#__PURE__*/ call(rules.pack4xU8)
/** Unpacks four unsigned bytes to uints in the range 0 to 255. */
export const unpack4xU8: (word: Uint) => UVec4 = /*#__PURE__*/ call(rules.unpack4xU8)
/** Packs four ints, clamped to −128 to 127, as signed bytes. */
export const pack4xI8Clamp: (v: IVec4) => Uint = /*#__PURE__*/ call(rules.pack4xI8Clamp)
/** Packs four uints, clamped to 0 to 255, as unsigned bytes. */
export const pack4xU8Clamp: (v: UVec4) => Uint = /*#__PURE__*/ call(rules.pack4xU8Clamp)
/** Returns the dot product of two vectors of four unsigned bytes. */
export const dot4U8Packed: (a: Uint, b: Uint) => Uint = /*#__PURE__*/ call(rules.dot4U8Packed)
/** Returns the dot product of two vectors of four signed bytes. */
export const dot4I8Packed: (a: Uint, b: Uint) => Int = /*#__PURE__*/ call(rules.dot4I8Packed)
