/** Coverage as the share of a pixel on the inner side of a straight edge, from the lengths that are cut off. */
import { fillRecord as record } from '../../catalogue/draw/fill.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const coverage =
  (widthInPixels: number) =>
  ([d = NaN, edge = NaN, px = NaN]: readonly number[]): readonly number[] => {
    const beyond = d - edge
    if (px <= 0) return [beyond < 0 ? 1 : beyond > 0 ? 0 : 0.5]
    // The pixel reaches from beyond − px/2 to beyond + px/2; what of it lies below 0 is inside.
    const size = px * widthInPixels
    return [Math.min(Math.max((size / 2 - beyond) / size, 0), 1)]
  }

const fillOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'drawFill',
      expected: coverage(1),
      ranges: [
        { min: -0.3, max: 0.3 },
        { min: -0.2, max: 0.2 },
        { min: 0.001, max: 1 },
      ],
      rows: [
        [1e4, 0, 0.001],
        [-1e4, 0, 0.001],
        [0.25, 0.25, 0],
        [0.25, 0.5, 0],
        [0.5, 0.25, -1],
        [-1e-8, 0, 0],
      ],
      mutant: coverage(2),
    },
  ],
}

export const drawOracles: readonly FunctionOracle[] = [fillOracle]
