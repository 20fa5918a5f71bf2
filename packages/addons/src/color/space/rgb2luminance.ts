/** The relative luminance of linear light. Definition: ITU-R BT.709, the row Y of its matrix (catalogue/color/space/rgb2luminance.ts), with the digits of CSS Color 4. */
import { float, fn, vec3 } from 'kirari/node'

/** The luminance of a colour in linear light, 1 for white. */
export const rgb2luminance = /*#__PURE__*/ fn('rgb2luminance', [{ rgb: vec3 }], float, (rgb) => rgb.dot(vec3(87098 / 409605, 175762 / 245763, 12673 / 175545)))
