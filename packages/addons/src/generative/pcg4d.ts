/** The four-word hash of Jarzynski and Olano 2020 (catalogue/generative/pcg4d.ts): like pcg3d, with a fourth word. */
import { fn, uvec4 } from 'kirari/node'
import type { UVec4 } from 'kirari/node'

// Each word adds a product of two others; later words use the updated earlier ones.
const stir = (v: UVec4): UVec4 => {
  const x = v.x.add(v.y.mul(v.w))
  const y = v.y.add(v.z.mul(x))
  const z = v.z.add(x.mul(y))
  return uvec4(x, y, z, v.w.add(y.mul(z)))
}

/** Four words that look random for each four words. The same on every device. */
export const pcg4d = /*#__PURE__*/ fn('pcg4d', [{ v: uvec4 }], uvec4, (v) => {
  const stirred = stir(v.mul(1664525).add(1013904223))
  return stir(stirred.bitXor(stirred.shiftRight(16)))
})
