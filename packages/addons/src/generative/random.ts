/**
 * A random number for each position, not interpolated: white noise (catalogue/generative/random.ts).
 *
 * The bits of the coordinates are hashed, so every float has its own number. The floats of pixels have few digits, which are in
 * their high bits, and the hashes of several words mix those too little: the high half is folded into the low one first.
 */
import { bitcastToUint, float, fn, overload, select, uvec2, uvec3, uvec4, vec2, vec3, vec4 } from 'kirari/node'
import { cellValue } from './cellValue.ts'
import { pcg4d } from './pcg4d.ts'

// The two zeros are one position; and so are subnormal numbers, which some devices flush to zero.
const smallest = 2 ** -126

const onLine = /*#__PURE__*/ fn('random', [{ p: float }], float, (p) => {
  const bits = select(bitcastToUint(p), 0, p.abs().lessThan(smallest)).toConst('bits')
  return cellValue(bits.bitXor(bits.shiftRight(16)))
})
const onPlane = /*#__PURE__*/ fn('random_vec2', [{ p: vec2 }], float, (p) => {
  const bits = select(bitcastToUint(p), uvec2(0), p.abs().lessThan(smallest)).toConst('bits')
  return cellValue(bits.bitXor(bits.shiftRight(16)))
})
const inSpace = /*#__PURE__*/ fn('random_vec3', [{ p: vec3 }], float, (p) => {
  const bits = select(bitcastToUint(p), uvec3(0), p.abs().lessThan(smallest)).toConst('bits')
  return cellValue(bits.bitXor(bits.shiftRight(16)))
})
const inFour = /*#__PURE__*/ fn('random_vec4', [{ p: vec4 }], float, (p) => {
  const bits = select(bitcastToUint(p), uvec4(0), p.abs().lessThan(smallest)).toConst('bits')
  return float(pcg4d(bits.bitXor(bits.shiftRight(16))).x.shiftRight(8)).mul(2 ** -24)
})

/** A number in [0, 1) that looks random, for each value of one to four coordinates. The same bits on every device. */
export const random = /*#__PURE__*/ overload(onLine, onPlane, inSpace, inFour)
