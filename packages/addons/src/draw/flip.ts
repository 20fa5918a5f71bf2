/** Inverts a value by a share: one coverage inside another, or the negative of a colour (catalogue/draw/flip.ts). */
import { float, fn, mix, overload, vec3 } from 'kirari/node'

const coverage = /*#__PURE__*/ fn('drawFlip', [{ v: float }, { pct: float }], float, (v, pct) => mix(v, float(1).sub(v), pct))
const colour = /*#__PURE__*/ fn('drawFlip_vec3', [{ v: vec3 }, { pct: float }], vec3, (v, pct) => mix(v, vec3(1).sub(v), pct))

/** `v` where `pct` is 0, 1 − `v` where it is 1, and a mixture of both between. */
export const drawFlip = /*#__PURE__*/ overload(coverage, colour)
