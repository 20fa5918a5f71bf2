/** Pin light: clamps the base to 2·blend − 1 … 2·blend. Definition: catalogue/color/blend/pinLight.ts. */
import { separable } from './separable.ts'

/** Keeps `base` where it lies between 2·`blend` − 1 and 2·`blend`, and replaces it by the nearer of the two elsewhere. */
export const blendPinLight = /*#__PURE__*/ separable('blendPinLight', (base, blend) => {
  const highest = blend.mul(2).toConst('highest')
  return base.clamp(highest.sub(1), highest)
})
