/** Vivid light: a color burn with 2·blend or a color dodge with 2·blend − 1. Definition: catalogue/color/blend/vividLight.ts. */
import { float, select } from 'kirari/node'
import { separable } from './separable.ts'

/** Burns `base` where `blend` is below ½ and dodges it where it is above: more contrast on both sides. */
export const blendVividLight = /*#__PURE__*/ separable('blendVividLight', (base, blend) => {
  // A burn is the inverse of a dodge of the inverted base, so one division does for both.
  const burns = blend.lessThan(0.5).toConst('burns')
  // At both ends the divisor is so small that the quotient is at least 1, unless what it divides is 0: the cases of burn and dodge.
  const room = blend.min(float(1).sub(blend)).mul(2).max(1e-20)
  const light = select(base, float(1).sub(base), burns).max(0).div(room).min(1).toConst('light')
  return select(light, float(1).sub(light), burns)
})
