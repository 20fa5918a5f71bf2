/** CIELAB with the white D65 to CIE XYZ. Definition: CIE 15 (catalogue/color/space/lab2xyz.ts), with ε = 216/24389 and κ = 24389/27. */
import { fn, overload, select, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { white } from './white.ts'

const ofColour = /*#__PURE__*/ fn('lab2xyz', [{ lab: vec3 }], vec3, (lab) => {
  const y = lab.x.add(16).div(116)
  const f = vec3(lab.y.div(500), 0, lab.z.div(-200)).add(y).toConst('f')
  const straight = f
    .mul(116)
    .sub(16)
    .mul(27 / 24389)
  return select(f.mul(f).mul(f), straight, f.lessThanEqual(6 / 29)).mul(vec3(...white))
})

/** CIE XYZ of a colour in CIELAB. An alpha passes through. */
export const lab2xyz = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('lab2xyz', { lab: vec4 }, ofColour))
