/** The parts of floats. */
import type { Runtime } from './runtime.ts'

export const floatRuntime: Runtime = {
  /** The exponent of x = fract · 2^exponent with fract from 0.5 to below 1; 0 for zeros and subnormals, as on the GPU. */
  exponentOf: {
    needs: ['floatToBits'],
    text: `const exponentOf = (x) => {
  const exponent = (floatToBits(x) >>> 23) & 255
  return exponent === 0 ? 0 : exponent - 126
}`,
  },
  fractOf: {
    needs: ['floatToBits', 'bitsToFloat'],
    text: `const fractOf = (x) => {
  const bits = floatToBits(x)
  return (bits >>> 23) & 255 ? bitsToFloat((bits & 0x807fffff) | 0x3f000000) : x * 0
}`,
  },
}
