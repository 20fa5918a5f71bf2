/**
 * Test inputs for functions: values where shaders go wrong, then an even distribution over the range.
 * Always the same numbers, so that a failure can be run again. All are in single precision.
 */
import { stepUlp } from './numbers.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

const tiny = 1e-7
const landmarks = [
  0,
  -0,
  tiny,
  -tiny,
  stepUlp(0.5, -1),
  0.5,
  stepUlp(0.5, 1),
  stepUlp(1, -1),
  1,
  stepUlp(1, 1),
  stepUlp(2, -1),
  2,
  stepUlp(2, 1),
  -1e-8,
  stepUlp(-1, -1),
  -1,
  stepUlp(-1, 1),
  1e4,
]

/** Edge values in the range, and its two ends. */
export const edgeValues = ({ min, max }: Range): readonly number[] => {
  const inside = landmarks.filter((value) => value >= min && value <= max)
  return [...new Set([Math.fround(min), Math.fround(max), ...inside.map(Math.fround)])]
}

/**
 * `count` rows with one number for each range: first every edge value of each range in turn, the others distributed evenly,
 * then points that fill the space evenly (Roberts' R sequence: additive steps by powers of the root of x^(d+1) = x + 1).
 */
export const inputRows = (ranges: readonly Range[], count: number): readonly (readonly number[])[] => {
  const steps = rootSteps(ranges.length)
  const fill = (row: number): number[] => ranges.map(({ min, max }, i) => Math.fround(min + (max - min) * ((0.5 + (row + 1) * (steps[i] ?? 0)) % 1)))
  const edges = ranges.flatMap((range, i) => edgeValues(range).map((value, row) => fill(row).with(i, value)))
  return [...edges, ...Array.from({ length: Math.max(0, count - edges.length) }, (_, row) => fill(edges.length + row))].slice(0, count)
}

const rootSteps = (dimensions: number): readonly number[] => {
  let root = 2
  for (let i = 0; i < 64; i++) root = (1 + root) ** (1 / (dimensions + 1))
  return Array.from({ length: dimensions }, (_, i) => root ** -(i + 1))
}
