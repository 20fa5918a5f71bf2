/** The hue of a colour: the first component of HSV, HSL, HWB and HCV. Definition: Smith 1978 (catalogue/color/space/rgb2hue.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { extremesOf } from './hue.ts'

/** The hue of a colour in turns, from 0 to below 1; 0 for greys. */
export const rgb2hue = /*#__PURE__*/ fn('rgb2hue', [{ rgb: vec3 }], float, (rgb) => extremesOf(rgb).hue)
