/** YIQ, the colours of NTSC television, to RGB. Definition: the rules of the FCC, inverted (catalogue/color/space/yiq2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { fcc, fromDifferences } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('yiq2rgb', [{ yiq: vec3 }], vec3, (yiq) => {
  // The two equations for I and Q, solved; 0.433 = 0.74 · 0.41 + 0.27 · 0.48.
  const red = yiq.y
    .mul(0.41 / 0.433)
    .add(yiq.z.mul(0.27 / 0.433))
    .toConst('red')
  const blue = yiq.z
    .mul(0.74 / 0.433)
    .sub(yiq.y.mul(0.48 / 0.433))
    .toConst('blue')
  return fromDifferences(yiq.x, red, blue, fcc)
})

/** Red, green and blue from luma and the axes I and Q. An alpha passes through. */
export const yiq2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('yiq2rgb', { yiq: vec4 }, ofColour))
