/** Four inks to RGB, without a profile: each takes its share of one channel, black of all. Definition: CSS Color 5 (catalogue/color/space/cmyk2rgb.ts). */
import { float, fn, vec3, vec4 } from 'kirari/node'

/** Red, green and blue of cyan, magenta, yellow and black. */
export const cmyk2rgb = /*#__PURE__*/ fn('cmyk2rgb', [{ cmyk: vec4 }], vec3, (cmyk) => vec3(1).sub(cmyk.xyz).mul(float(1).sub(cmyk.w)))
