/** A straight line. Definition: Penner 2001, "Linear" (catalogue/animation/easing/linearOut.ts). */
import { generic, T } from 'kirari/node'

/** No easing: t itself. */
export const linearOut = /*#__PURE__*/ generic('linearOut', [{ t: T }], T, (t) => t)
