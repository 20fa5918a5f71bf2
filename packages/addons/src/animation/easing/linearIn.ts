/** A straight line. Definition: Penner 2001, "Linear" (catalogue/animation/easing/linearIn.ts). */
import { generic, T } from 'kirari/node'

/** No easing: t itself. */
export const linearIn = /*#__PURE__*/ generic('linearIn', [{ t: T }], T, (t) => t)
