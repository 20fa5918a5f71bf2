/** A square of saturation and value beside a strip of hues (catalogue/draw/colorPicker.ts). */
import { float, fn, select, vec2, vec3, vec4 } from 'kirari/node'
import { hsv2rgb } from '../color/space/hsv2rgb.ts'

/** Where the strip begins and ends. */
const strip = [1.125, 1.25] as const

/**
 * The colours of a hue, saturation to the right and value upwards, in the unit square, and all hues upwards in a strip to its right.
 * The alpha is 1 in both and 0 elsewhere.
 */
export const drawColorPicker = /*#__PURE__*/ fn('drawColorPicker', [{ st: vec2 }, { hue: float }], vec4, (st, hue) => {
  const isStrip = st.x.greaterThanEqual(strip[0]).and(st.x.lessThan(strip[1])).toConst('isStrip')
  const isSquare = st.x.greaterThanEqual(0).and(st.x.lessThan(1))
  const isShown = isStrip.or(isSquare).and(st.y.greaterThanEqual(0)).and(st.y.lessThan(1))
  const colour = hsv2rgb(select(vec3(hue, st), vec3(st.y, 1, 1), isStrip))
  return select(vec4(0), vec4(colour, 1), isShown)
})
