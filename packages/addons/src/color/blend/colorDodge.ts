/** W3C color dodge. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/colorDodge.ts). */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** Brightens `base` to reflect `blend`: divides it by 1 − `blend`. Black stays black. */
export const blendColorDodge = /*#__PURE__*/ separable('blendColorDodge', (base, blend) =>
  // At blend = 1 the divisor is so small that any light at all becomes white, and 0 stays 0: the cases of the definition.
  base.max(0).div(float(1).sub(blend).max(1e-20)).min(1),
)
