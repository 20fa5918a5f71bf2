/** A distance field whose shape is larger by a margin, with round corners (catalogue/sdf/opRound.ts). */
import { float, fn } from 'kirari/node'

/** The distance to all that is within `r` of a shape at the distance `d`. */
export const opRound = /*#__PURE__*/ fn('opRound', [{ d: float }, { r: float }], float, (d, r) => d.sub(r))
