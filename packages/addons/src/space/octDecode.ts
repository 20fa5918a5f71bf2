/** The direction that a point of the square of an octahedral map stands for (catalogue/space/octDecode.ts). */
import { fn, normalize, select, vec2, vec3 } from 'kirari/node'

/** The direction of length 1 at `encoded`, a point of the square from −1 to 1. */
export const octDecode = /*#__PURE__*/ fn('octDecode', [{ encoded: vec2 }], vec3, (encoded) => {
  const off = encoded.abs()
  const z = off.x.add(off.y).sub(1).negate().toConst('z')
  const back = z.negate().max(0).toConst('back')
  return normalize(vec3(encoded.sub(select(vec2(back.negate()), vec2(back), encoded.greaterThanEqual(0))), z))
})
