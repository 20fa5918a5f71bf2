/** Chromaticity and luminance to CIE XYZ. Definition: CIE 15 (catalogue/color/space/xyY2xyz.ts), with black where y is 0. */
import { float, fn, select, vec3 } from 'kirari/node'

/** CIE XYZ of a chromaticity x and y with the luminance Y; black where y is 0. */
export const xyY2xyz = /*#__PURE__*/ fn('xyY2xyz', [{ xyY: vec3 }], vec3, (xyY) => {
  const isNothing = xyY.y.abs().lessThan(1e-20).toConst('isNothing')
  const scale = select(xyY.z.div(select(xyY.y, 1, isNothing)), 0, isNothing)
  return vec3(xyY.x.mul(scale), select(xyY.z, 0, isNothing), float(1).sub(xyY.x).sub(xyY.y).mul(scale))
})
