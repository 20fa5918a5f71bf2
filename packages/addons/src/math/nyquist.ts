/** Fades a pattern to its mean where its waves become too short for pixels (catalogue/math/nyquist.ts). */
import { float, generic, mix, smoothstep, T } from 'kirari/node'

/** `x` up to a quarter of a wave in a pixel, `mean` from half of one on, and a smooth fade between. */
export const nyquist = /*#__PURE__*/ generic('nyquist', [{ x: T }, { mean: T }, { width: float }], T, (x, mean, width) =>
  mix(x, mean, smoothstep(0.25, 0.5, width)),
)
