/** The pure colour of a hue: HSV with saturation and value 1. Definition: Smith 1978 (catalogue/color/space/hue2rgb.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { pureOf } from './hue.ts'

/** Red, green and blue of a pure hue, in turns; any number. */
export const hue2rgb = /*#__PURE__*/ fn('hue2rgb', [{ hue: float }], vec3, (hue) => pureOf(hue))
