/** RGB to the four inks of a printer, without a profile. Definition: CSS Color 5 (catalogue/color/space/rgb2cmyk.ts), extended to black. */
import { float, fn, select, vec3, vec4 } from 'kirari/node'
import { isNothing } from './hue.ts'

/** Cyan, magenta, yellow and black of a colour, with as much black as possible. */
export const rgb2cmyk = /*#__PURE__*/ fn('rgb2cmyk', [{ rgb: vec3 }], vec4, (rgb) => {
  const most = rgb.x.max(rgb.y).max(rgb.z).toConst('most')
  const isBlack = isNothing(most).toConst('isBlack')
  return vec4(select(most.sub(rgb).div(select(most, 1, isBlack)), vec3(0), isBlack), float(1).sub(most))
})
