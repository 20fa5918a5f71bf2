/** A power curve below one half, and the same rotated by 180° above it (catalogue/math/gain.ts). */
import { float, generic, T } from 'kirari/node'
import { halves } from '../animation/easing/halves.ts'
import { unitPower } from './unit-power.ts'

/** Contrast of numbers between 0 and 1: `k` is the slope at one half, and 0, ½ and 1 stay. */
export const gain = /*#__PURE__*/ generic('gain', [{ x: T }, { k: float }], T, (x, k) =>
  halves(x.saturate().toConst('t'), (fromEnd) => unitPower(fromEnd.mul(2).toConst('base'), k).mul(0.5)),
)
