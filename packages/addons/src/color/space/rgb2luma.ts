/** The luma of encoded colours. Definition: ITU-R BT.601 (catalogue/color/space/rgb2luma.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { bt601, lumaOf } from './colour-difference.ts'

/** The luma of a colour: the weighted sum of its encoded channels, 1 for white. */
export const rgb2luma = /*#__PURE__*/ fn('rgb2luma', [{ rgb: vec3 }], float, (rgb) => lumaOf(rgb, bt601))
