/** Holds a number below the largest that a half float has (catalogue/math/saturateMediump.ts). */
import { generic, T } from 'kirari/node'

/** `x`, but at most 65504. */
export const saturateMediump = /*#__PURE__*/ generic('saturateMediump', [{ x: T }], T, (x) => x.min(65504))
