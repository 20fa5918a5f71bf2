/**
 * A movement that draws back by a tenth before it goes. Definition: Penner 2001, "Back" (catalogue/animation/easing/backIn.ts).
 *
 * Penner's t²·((s + 1)t − s) as t²·(t − s·(1 − t)), which is exactly 1 at the end: s + 1 − s is not, once its parts are rounded.
 */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1, first drawing back below 0 by a tenth. */
export const backIn = /*#__PURE__*/ generic('backIn', [{ t: T }], T, (t) => t.mul(t).mul(t.sub(float(1).sub(t).mul(1.70158))))
