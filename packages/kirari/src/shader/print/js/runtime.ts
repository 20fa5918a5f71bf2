/** The few functions the printed JavaScript needs, as text: what a program uses is written into it, so it stands alone. */
export const runtime: Readonly<Record<string, string>> = {
  /** To the nearest whole number, halves to even. */
  roundEven: 'const roundEven = (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))',
  /** Towards zero, held to the range of the type, as WGSL converts. */
  toInt: 'const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483647)) | 0',
  toUint: 'const toUint = (x) => Math.trunc(Math.min(Math.max(x, 0), 4294967295)) >>> 0',
  floatToBits: 'const floatBits = new Float32Array(1), floatToBits = (x) => ((floatBits[0] = x), new Uint32Array(floatBits.buffer)[0])',
  bitsToFloat: 'const uintBits = new Uint32Array(1), bitsToFloat = (x) => ((uintBits[0] = x), new Float32Array(uintBits.buffer)[0])',
}
