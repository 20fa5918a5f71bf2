/** Bit operations: all of these take and return 32 bits, which the caller reads as int or uint. */
import type { Runtime } from './runtime.ts'

export const bitsRuntime: Runtime = {
  /** Sums of pairs, then of fours, then of eights, and one product sums the bytes. */
  countOnes: {
    text: `const countOnes = (x) => {
  const pairs = x - ((x >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}`,
  },
  /** The index of the lowest 1, or -1. */
  lowestOne: { text: 'const lowestOne = (x) => 31 - Math.clz32(x & -x)' },
  trailingZeros: { text: 'const trailingZeros = (x) => (x === 0 ? 32 : 31 - Math.clz32(x & -x))' },
  /** The index of the highest bit that differs from the sign, or -1. */
  highestBit: { text: 'const highestBit = (x) => 31 - Math.clz32(x ^ (x >> 31))' },
  reverse: {
    text: `const reverse = (x) => {
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1)
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2)
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4)
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8)
  return (x >>> 16) | (x << 16)
}`,
  },
  /** Clamps the field to 32 bits; a field of no bits is 0. */
  extractInt: {
    text: `const extractInt = (x, offset, count) => {
  const start = Math.min(offset, 32), width = Math.min(count, 32 - start)
  return width === 0 ? 0 : (x << (32 - start - width)) >> (32 - width)
}`,
  },
  extractUint: {
    text: `const extractUint = (x, offset, count) => {
  const start = Math.min(offset, 32), width = Math.min(count, 32 - start)
  return width === 0 ? 0 : (x << (32 - start - width)) >>> (32 - width)
}`,
  },
  insert: {
    text: `const insert = (x, inserted, offset, count) => {
  const start = Math.min(offset, 32), width = Math.min(count, 32 - start)
  if (width === 0) return x
  const mask = (-1 >>> (32 - width)) << start
  return (x & ~mask) | ((inserted << start) & mask)
}`,
  },
  /** The bits of the nearest half float. */
  halfToBits: {
    needs: ['f16', 'floatToBits'],
    text: `const halfToBits = (x) => {
  const half = f16(x), sign = floatToBits(half) >>> 31 << 15, size = Math.abs(half)
  if (size !== size) return 0x7e00
  if (size < 2 ** -14) return sign | (size * 16777216)
  if (size === Infinity) return sign | 0x7c00
  const bits = floatToBits(size)
  return sign | (((bits >>> 23) - 112) << 10) | ((bits >>> 13) & 1023)
}`,
  },
  bitsToHalf: {
    text: `const bitsToHalf = (bits) => {
  const sign = bits & 0x8000 ? -1 : 1, exponent = (bits >>> 10) & 31, fraction = bits & 1023
  if (exponent === 31) return fraction ? NaN : sign * Infinity
  return sign * (exponent === 0 ? fraction / 16777216 : (1 + fraction / 1024) * 2 ** (exponent - 15))
}`,
  },
}
