/**
 * A triangle wave of period 2: the distance to the nearest even number (catalogue/math/mirror.ts).
 *
 * No step rounds its result. Which way a half is rounded does not matter: from an odd number both neighbours are 1 away.
 */
import { generic, round, T } from 'kirari/node'

/** `x` folded into 0 to 1: there and back again, for ever. */
export const mirror = /*#__PURE__*/ generic('mirror', [{ x: T }], T, (x) => x.sub(round(x.mul(0.5)).mul(2)).abs())
