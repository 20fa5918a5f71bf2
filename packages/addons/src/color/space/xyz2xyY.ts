/** CIE XYZ to chromaticity and luminance. Definition: CIE 15 (catalogue/color/space/xyz2xyY.ts), with the chromaticity of white D65 for black. */
import { fn, select, vec2, vec3 } from 'kirari/node'
import { whiteXY } from './white.ts'

/** The chromaticity x and y, and the luminance Y, of a colour in CIE XYZ; black has the chromaticity of white. */
export const xyz2xyY = /*#__PURE__*/ fn('xyz2xyY', [{ xyz: vec3 }], vec3, (xyz) => {
  const sum = xyz.x.add(xyz.y).add(xyz.z).toConst('sum')
  const isBlack = sum.abs().lessThan(1e-20).toConst('isBlack')
  return vec3(select(xyz.xy.div(select(sum, 1, isBlack)), vec2(...whiteXY), isBlack), xyz.y)
})
