/** A straight line. Definition: Penner 2001, "Linear" (catalogue/animation/easing/linearInOut.ts). */
import { generic, T } from 'kirari/node'

/** No easing: t itself. */
export const linearInOut = /*#__PURE__*/ generic('linearInOut', [{ t: T }], T, (t) => t)
