/**
 * A permutation of the whole numbers from 0 to 288, by a polynomial (catalogue/math/permute.ts).
 *
 * The number is reduced first: (34·288 + 10)·288 is below 2²², so that nothing is rounded.
 */
import { generic, T } from 'kirari/node'
import { mod289 } from './mod289.ts'

/** 34x² + 10x, reduced by 289: each number from 0 to 288 comes out once. */
export const permute = /*#__PURE__*/ generic('permute', [{ x: T }], T, (x) => {
  const reduced = mod289(x).toConst('reduced')
  return mod289(reduced.mul(34).add(10).mul(reduced))
})
