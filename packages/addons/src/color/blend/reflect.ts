/** Pegtop's reflect: base² / (1 − blend). Definition: catalogue/color/blend/reflect.ts. */
import { float, select } from 'kirari/node'
import { separable } from './separable.ts'

/** Lights up like a glossy surface: the square of `base`, divided by 1 − `blend`. White on top is white everywhere. */
export const blendReflect = /*#__PURE__*/ separable('blendReflect', (base, blend) => {
  // The largest float below 1 is 1 − 2^-24, so the divisor changes only where the result is not used.
  const room = float(1)
    .sub(blend)
    .max(2 ** -24)
  return select(base.mul(base).div(room).min(1), 1, blend.greaterThanEqual(1))
})
