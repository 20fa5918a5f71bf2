/** Pegtop's reflect: base² / (1 − blend). Definition: catalogue/color/blend/reflect.ts. */
import { float, select } from 'kirari/node'
import { separable } from './separable.ts'

/** Lights up like a glossy surface: the square of `base`, divided by what `blend` leaves to white. White on top is white everywhere. */
export const blendReflect = /*#__PURE__*/ separable('blendReflect', (base, blend) => {
  // Below 1 no number is nearer to it than 2^-24, so the divisor changes only where it is not used.
  const room = float(1)
    .sub(blend)
    .max(2 ** -24)
  return select(base.mul(base).div(room).min(1), 1, blend.greaterThanEqual(1))
})
