/** A ball that lands and bounces three times. Definition: Penner 2001, "Bounce" (catalogue/animation/easing/bounceOut.ts). */
import { generic, T } from 'kirari/node'
import { fallen } from './arcs.ts'

/** Eases 0 to 1 like a ball dropped on the floor: three shrinking bounces, then rest. */
export const bounceOut = /*#__PURE__*/ generic('bounceOut', [{ t: T }], T, (t) => fallen(t.saturate()))
