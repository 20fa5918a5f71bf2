/** The direction that a place in a fisheye image of 180° stands for, by the equidistant projection (catalogue/space/fisheye2xyz.ts). */
import { cos, fn, length, sin, vec2, vec3 } from 'kirari/node'

/** The direction of length 1 at `uv`: −z in the middle, x to its right, y up. */
export const fisheye2xyz = /*#__PURE__*/ fn('fisheye2xyz', [{ uv: vec2 }], vec3, (uv) => {
  const p = uv.mul(2).sub(1).toConst('p')
  const radius = length(p).toConst('radius')
  const angle = radius.mul(Math.PI / 2).toConst('angle')
  // In the middle p is 0, and so is the product.
  return vec3(p.mul(sin(angle).div(radius.max(1e-12))), cos(angle).negate())
})
