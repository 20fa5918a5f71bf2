/** Oracle of boxFrameSDF: twelve bars outside, and what is empty inside. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

/** To a box between two corners; 0 inside. */
const toBox = (p: readonly number[], low: readonly number[], high: readonly number[]): number =>
  Math.hypot(...p.map((at, i) => at - Math.min(Math.max(at, low[i] ?? NaN), high[i] ?? NaN)))

const bars =
  (joined = true) =>
  ([x = NaN, y = NaN, z = NaN, hx = NaN, hy = NaN, hz = NaN, thickness = NaN]: readonly number[]): readonly number[] => {
    const [p, size] = [
      [x, y, z],
      [hx, hy, hz],
    ] as const
    const bar = Math.min(Math.max(thickness, 0), hx, hy, hz)
    /** For each axis: the four bars along it, and the empty shaft along it. */
    const outside: number[] = []
    const toEmpty: number[] = []
    for (const axis of [0, 1, 2]) {
      for (const corner of [0, 1, 2, 3]) {
        const isHigh = (i: number): boolean => Boolean(corner & (i === (axis + 1) % 3 ? 1 : 2))
        const low = size.map((half, i) => (i === axis || !isHigh(i) ? -half : half - bar))
        const high = size.map((half, i) => (i === axis || isHigh(i) ? half : bar - half))
        outside.push(toBox(p, low, high))
      }
      const reach = size.map((half, i) => (i === axis ? half : half - bar))
      toEmpty.push(
        toBox(
          p,
          reach.map((half) => -half),
          reach,
        ),
      )
    }
    const apart = Math.min(...outside)
    if (apart > 0) return [apart]
    const toFaces = p.map((at, i) => (size[i] ?? NaN) - Math.abs(at))
    return [-Math.min(...toFaces, ...(joined ? toEmpty : p.map((at, i) => Math.abs(Math.abs(at) + bar - (size[i] ?? NaN)))))]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'boxFrameSDF',
    expected: bars(),
    ranges: [...times(3, place), ...times(3, half), { min: -0.2, max: 0.8 }],
    rows: [
      [0, 0, 0, 1, 1, 1, 0.25],
      [0.9, 0.85, 0.8, 1, 1, 1, 0.25],
      [0.9, 0.9, 0.9, 1, 1, 1, 0.75],
      [2, 3, 6, 0, 0, 0, 0],
    ],
    // Inside, the least of the depths in single bars.
    mutant: bars(false),
  },
]

export const size: SizeBudget = { bytes: 350, reason: 'exact in the corners too, where three bars meet' }
