/** Numbers: rounding, conversions, bits. */
import type { Runtime } from './runtime.ts'

export const coreRuntime: Runtime = {
  f32: { text: 'const f32 = Math.fround' },
  /** One block of memory, seen as floats and as integers. */
  floatView: { text: 'const floatView = new Float32Array(1)' },
  uintView: { text: 'const uintView = new Uint32Array(floatView.buffer)', needs: ['floatView'] },
  /** To the nearest half float, ties to even. */
  f16: {
    needs: ['floatView', 'uintView', 'roundEven'],
    text: `const f16 = (x) => {
  floatView[0] = x
  const bits = uintView[0], exponent = (bits >>> 23) & 255
  // Below 2 to the power of -14 halves lie 2 to the power of -24 apart.
  if (exponent < 113) return roundEven(floatView[0] * 16777216) / 16777216
  if (exponent === 255) return floatView[0]
  uintView[0] = (bits + 0xfff + ((bits >>> 13) & 1)) & ~0x1fff
  const near = floatView[0]
  return Math.abs(near) > 65504 ? near * Infinity : near
}`,
  },
  /** To the nearest integer, halves to even. */
  roundEven: { text: 'const roundEven = (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))' },
  /** Towards zero, clamped to the floats in the range of the type, as WGSL converts. */
  toInt: { text: 'const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0' },
  toUint: { text: 'const toUint = (x) => Math.trunc(Math.min(Math.max(x, 0), 4294967040)) >>> 0' },
  floatToBits: { needs: ['floatView', 'uintView'], text: 'const floatToBits = (x) => ((floatView[0] = x), uintView[0])' },
  bitsToFloat: { needs: ['floatView', 'uintView'], text: 'const bitsToFloat = (x) => ((uintView[0] = x), floatView[0])' },
  /** Towards zero; division by zero, and of the lowest int by -1, returns the number itself. */
  divideInt: { text: 'const divideInt = (a, b) => (b === 0 ? a : (a / b) | 0)' },
  divideUint: { text: 'const divideUint = (a, b) => (b === 0 ? a : (a / b) >>> 0)' },
  /** Copies `count` scalars from one flat array to another. */
  copy: {
    text: `const copy = (to, start, from, first, count) => {
  for (let i = 0; i < count; i++) to[start + i] = from[first + i]
}`,
  },
}
