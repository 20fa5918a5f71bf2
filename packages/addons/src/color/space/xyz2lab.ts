/** CIE XYZ to CIELAB with the white D65. Definition: CIE 15 (catalogue/color/space/xyz2lab.ts), with ε = 216/24389 and κ = 24389/27. */
import { fn, overload, select, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { white } from './white.ts'

const ofColour = /*#__PURE__*/ fn('xyz2lab', [{ xyz: vec3 }], vec3, (xyz) => {
  const t = xyz.div(vec3(...white)).toConst('t')
  const root = t.max(216 / 24389).pow(1 / 3)
  const f = select(root, t.mul(24389 / 27 / 116).add(16 / 116), t.lessThanEqual(216 / 24389)).toConst('f')
  return vec3(f.y.mul(116).sub(16), f.x.sub(f.y).mul(500), f.y.sub(f.z).mul(200))
})

/** L*, a* and b* of a colour in CIE XYZ. An alpha passes through. */
export const xyz2lab = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('xyz2lab', { xyz: vec4 }, ofColour))
