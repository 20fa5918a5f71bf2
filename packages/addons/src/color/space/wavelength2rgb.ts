/**
 * The colour of light of one wavelength: the fits of Wyman, Sloan and Shirley 2013 to the colour matching functions of CIE 1931
 * (catalogue/color/space/wavelength2rgb.ts), converted from CIE XYZ to linear light.
 */
import { float, fn, select, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { xyz2rgb } from './xyz2rgb.ts'

/** A bell with its top at `peak`; the two slopes are those before and after it. */
const lobe = (nm: Float, height: number, peak: number, before: number, after: number): Float => {
  const x = nm.sub(peak)
  const t = x.mul(select(float(after), before, x.lessThan(0)))
  return t.mul(t).mul(-0.5).exp().mul(height)
}

/** Linear red, green and blue of light of this wavelength in nanometres; where it is brightest its luminance is about 1. */
export const wavelength2rgb = /*#__PURE__*/ fn('wavelength2rgb', [{ nm: float }], vec3, (nm) =>
  xyz2rgb(
    vec3(
      lobe(nm, 0.362, 442, 0.0624, 0.0374)
        .add(lobe(nm, 1.056, 599.8, 0.0264, 0.0323))
        .sub(lobe(nm, 0.065, 501.1, 0.049, 0.0382)),
      lobe(nm, 0.821, 568.8, 0.0213, 0.0247).add(lobe(nm, 0.286, 530.9, 0.0613, 0.0322)),
      lobe(nm, 1.217, 437, 0.0845, 0.0278).add(lobe(nm, 0.681, 459, 0.0385, 0.0725)),
    ),
  ),
)
