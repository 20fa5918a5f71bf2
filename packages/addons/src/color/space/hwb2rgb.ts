/** HWB to RGB. Definition: CSS Color 4, section 8.1 (catalogue/color/space/hwb2rgb.ts), without a branch: where white and black leave no room, the pure colour has the factor 0. */
import { float, fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { pureOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('hwb2rgb', [{ hwb: vec3 }], vec3, (hwb) => {
  const total = hwb.y.add(hwb.z).toConst('total')
  return pureOf(hwb.x)
    .mul(float(1).sub(total).max(0))
    .add(hwb.y.div(total.max(1)))
})

/** Red, green and blue from hue (in turns, any number), whiteness and blackness. An alpha passes through. */
export const hwb2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('hwb2rgb', { hwb: vec4 }, ofColour))
