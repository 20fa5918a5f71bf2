/**
 * RGB to HSV: hue, saturation, value. Definition: Smith 1978 (catalogue/color/space/rgb2hsv.ts), extended to greys and black.
 */
import { fn, overload, select, vec3, vec4 } from 'kirari/node'

/** A smaller difference of channels has no meaningful hue. */
const nothing = 1e-20

const ofColour = /*#__PURE__*/ fn('rgb2hsv', [{ rgb: vec3 }], vec3, (rgb) => {
  const value = rgb.x.max(rgb.y).max(rgb.z).toConst('value')
  const chroma = value.sub(rgb.x.min(rgb.y).min(rgb.z)).toConst('chroma')
  const isGrey = chroma.lessThan(nothing).toConst('isGrey')
  // The largest channel determines the third of the circle, the other two the distance from its centre.
  const lead = rgb.yzx
    .sub(rgb.zxy)
    .div(select(chroma, 1, isGrey))
    .toConst('lead')
  const sixths = select(select(lead.z.add(4), lead.y.add(2), rgb.y.equal(value)), lead.x, rgb.x.equal(value))
  const turns = sixths.div(6)
  const hue = turns.sub(turns.floor()).toConst('hue')
  // Just below red, the difference rounds up to a full turn, which is red again.
  const isRed = isGrey.or(hue.greaterThanEqual(1))
  const isBlack = value.abs().lessThan(nothing)
  return vec3(select(hue, 0, isRed), select(chroma.div(select(value, 1, isBlack)), 0, isBlack), value)
})
const withAlpha = /*#__PURE__*/ fn('rgb2hsv_vec4', [{ rgb: vec4 }], vec4, (rgb) => vec4(ofColour(rgb.xyz), rgb.w))

/** Hue in turns from 0 to below 1, saturation and value of a colour. Greys have the hue 0. An alpha passes through. */
export const rgb2hsv = /*#__PURE__*/ overload(ofColour, withAlpha)
