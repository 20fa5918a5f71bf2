/** A ball whose bounces grow until it stays up. Definition: Penner 2001, "Bounce" (catalogue/animation/easing/bounceIn.ts). */
import { float, generic, T } from 'kirari/node'
import { fallen } from './arcs.ts'

/** Eases 0 to 1 through three growing bounces off 0: bounceOut, played backwards. */
export const bounceIn = /*#__PURE__*/ generic('bounceIn', [{ t: T }], T, (t) => float(1).sub(fallen(float(1).sub(t.saturate()))))
