/**
 * CIELUV with the white D65 to CIE XYZ. Definition: CIE 15 (catalogue/color/space/luv2xyz.ts).
 *
 * With u′ and v′ times 13·L*, so that one division is left.
 */
import { fn, overload, select, vec2, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { whiteUV } from './white.ts'

const ofColour = /*#__PURE__*/ fn('luv2xyz', [{ luv: vec3 }], vec3, (luv) => {
  const uv = vec2(...whiteUV)
    .mul(luv.x.mul(13))
    .add(luv.yz)
    .toConst('uv')
  const root = luv.x.add(16).div(116).toConst('root')
  const y = select(root.mul(root).mul(root), luv.x.mul(27 / 24389), luv.x.lessThanEqual(8))
    .max(0)
    .toConst('y')
  // No light has a v′ below 0.01, where the division would have no bound.
  const v = uv.y.max(luv.x.mul(0.13)).max(1e-20).toConst('v')
  const scale = y.div(v.mul(4)).toConst('scale')
  return vec3(uv.x.mul(9).mul(scale), y, luv.x.mul(156).sub(uv.x.mul(3)).sub(v.mul(20)).mul(scale))
})

/** CIE XYZ of a colour in CIELUV. An alpha passes through. */
export const luv2xyz = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('luv2xyz', { luv: vec4 }, ofColour))
