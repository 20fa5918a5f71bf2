/** The three-word hash of Jarzynski and Olano 2020 (catalogue/generative/pcg3d.ts): a linear step, a mix, a fold of the high halves, a second mix. */
import { fn, uvec3 } from 'kirari/node'
import type { UVec3 } from 'kirari/node'

// Each word adds the product of the other two; later words use the updated earlier ones.
const stir = (v: UVec3): UVec3 => {
  const x = v.x.add(v.y.mul(v.z))
  const y = v.y.add(v.z.mul(x))
  return uvec3(x, y, v.z.add(x.mul(y)))
}

/** Three words that look random for each three words. The same on every device. */
export const pcg3d = /*#__PURE__*/ fn('pcg3d', [{ v: uvec3 }], uvec3, (v) => {
  const stirred = stir(v.mul(1664525).add(1013904223))
  return stir(stirred.bitXor(stirred.shiftRight(16)))
})
