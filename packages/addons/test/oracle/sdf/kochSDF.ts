/** Oracle of kochSDF: the polygon of all its corners, as the construction draws it. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { onCircle, polygonal, type Corner } from './outline.ts'
import { place } from './range.ts'

/** Each side becomes four: the middle third is replaced by two sides of a triangle that points outwards. */
export const kochCorners = (r: number, iterations: number, height = Math.sqrt(3) / 6): readonly Corner[] => {
  let corners: readonly Corner[] = [0, 1, 2].map((i) => onCircle(r, (2 * Math.PI * i) / 3))
  for (let step = 0; step < Math.min(Math.max(Math.floor(iterations + 0.5), 0), 8); step++) {
    const before = corners
    corners = before.flatMap(([ax, ay], i): readonly Corner[] => {
      const [bx, by] = before[(i + 1) % before.length] ?? [NaN, NaN]
      const [dx, dy] = [bx - ax, by - ay]
      // Clockwise, so outwards is to the left.
      return [
        [ax, ay],
        [ax + dx / 3, ay + dy / 3],
        [ax + dx / 2 - dy * height, ay + dy / 2 + dx * height],
        [ax + (2 * dx) / 3, ay + (2 * dy) / 3],
      ]
    })
  }
  return corners
}

/** Drawn once for each number of steps, at a radius of 1. */
const kept = new Map<string, readonly Corner[]>()
const unitCorners = (iterations: number, height?: number): readonly Corner[] => {
  const key = `${iterations} ${height}`
  const corners = kept.get(key) ?? kochCorners(1, iterations, height)
  kept.set(key, corners)
  return corners
}

const snowflake =
  (height?: number) =>
  ([x = NaN, y = NaN, r = NaN, iterations = NaN]: readonly number[]): readonly number[] =>
    r > 0 ? polygonal(x / r, y / r, unitCorners(Math.floor(iterations + 0.5), height)).map((distance) => distance * r) : [Math.hypot(x, y)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'kochSDF',
    expected: snowflake(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: -1, max: 2.4 }],
    rows: [
      [0, 0, 1, 0],
      [0.3, 0.7, 1, 3],
      [0.3, -0.7, 1, 4],
      [-0.8, 0.7, 1, 4],
      [0.9, 0.5, 1, 3.5],
      [3, 4, 0, 5],
    ],
    mutant: snowflake(0.28),
  },
]

export const size: SizeBudget = { bytes: 995, reason: 'three mirrors, and the loop of the language, which is half of it' }
