/** A cube. Definition: Penner 2001, "Cubic" (catalogue/animation/easing/cubicIn.ts). */
import { generic, T } from 'kirari/node'

/** Eases 0 to 1: t³, slow to start and at three times the constant speed at the end. */
export const cubicIn = /*#__PURE__*/ generic('cubicIn', [{ t: T }], T, (t) => t.mul(t).mul(t))
