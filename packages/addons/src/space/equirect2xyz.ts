/** The direction that a place in an equirectangular map stands for (catalogue/space/equirect2xyz.ts). */
import { cos, fn, sin, vec2, vec3 } from 'kirari/node'

/** The direction of length 1 at `uv`: −z in the middle, x to its right, y up. */
export const equirect2xyz = /*#__PURE__*/ fn('equirect2xyz', [{ uv: vec2 }], vec3, (uv) => {
  const angle = uv
    .sub(0.5)
    .mul(vec2(2 * Math.PI, Math.PI))
    .toConst('angle')
  const s = sin(angle).toConst('s')
  const c = cos(angle).toConst('c')
  return vec3(s.x.mul(c.y), s.y, c.x.mul(c.y).negate())
})
