/** Penner's four pieces, with the constants as he prints them. */
import { bounceOutRecord as record } from '../../catalogue/animation/easing/bounceOut.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const penner =
  (third: number) =>
  (time = NaN): number => {
    const t = Math.min(Math.max(time, 0), 1)
    if (t < 1 / 2.75) return 7.5625 * t ** 2
    if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75
    if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + third
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375
  }

const widths = { bounceOut: 1, bounceOut_vec2: 2, bounceOut_vec3: 3, bounceOut_vec4: 4 }

const bounceOutOracle: FunctionOracle = {
  record,
  signatures: Object.entries(widths).map(([signature, width]) => ({
    signature,
    expected: componentWise(width, penner(0.9375)),
    ranges: times(width, { min: -1, max: 2 }),
    rows: [-1e4, 1e4, 1 / 2.75, 2 / 2.75, 2.5 / 2.75].map((t) => Array.from({ length: width }, () => t)),
    mutant: componentWise(width, penner(0.93)),
  })),
}

export const easingOracles: readonly FunctionOracle[] = [bounceOutOracle]
