/** The wall around the surface of a distance field (catalogue/sdf/opOnion.ts). */
import { float, fn } from 'kirari/node'

/** The distance to a wall that reaches `halfThickness` to either side of the surface of a shape at the distance `d`. */
export const opOnion = /*#__PURE__*/ fn('opOnion', [{ d: float }, { halfThickness: float }], float, (d, halfThickness) => d.abs().sub(halfThickness))
