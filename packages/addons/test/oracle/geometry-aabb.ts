/** Boxes axis by axis. A row begins with the smallest and the largest corner. */
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

const aabbCentroidRecord = recordAt('geometry/aabb/centroid')
const aabbClosestPointRecord = recordAt('geometry/aabb/closestPoint')
const aabbContainRecord = recordAt('geometry/aabb/contain')
const aabbExpandRecord = recordAt('geometry/aabb/expand')
const record = recordAt('geometry/aabb/intersect')
const aabbSquareRecord = recordAt('geometry/aabb/square')

const endless = Math.fround(3e38)

/** A line cut by the six half-spaces of a box, one after another: (min, max, origin, direction). */
export const clip = (row: readonly number[], closed = true): readonly number[] => {
  let near = -endless
  let far = endless
  for (let axis = 0; axis < 3; axis++) {
    const a = row[axis] ?? NaN
    const b = row[axis + 3] ?? NaN
    const origin = row[axis + 6] ?? NaN
    const direction = row[axis + 9] ?? NaN
    for (const [sign, bound] of [
      [1, Math.max(a, b)],
      [-1, -Math.min(a, b)],
    ] as const) {
      // The half-space sign·x ≤ bound.
      const room = bound - sign * origin
      const speed = sign * direction
      if (Math.abs(speed) < 1e-20) {
        if (closed ? room < 0 : room <= 0) return [endless, -endless]
      } else if (speed > 0) far = Math.min(far, room / speed)
      else near = Math.max(near, room / speed)
    }
  }
  return [near, far]
}

// All misses are equivalent: the two distances are meaningless.
const oneMiss = ([near = NaN, far = NaN]: readonly number[]): readonly number[] => (near > far ? [1, -1] : [near, far])

const directions = [
  [0, 0, 1],
  [0, -1, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, -1],
  [0, 0, 0],
  [1e-21, 0, 1],
  [1e-19, 0, 1],
]
// Origins in the planes of the faces, edges and corners, inside and outside of them.
const steps = [-2, -1, 0, 1, 2]
const origins = steps.flatMap((x) => steps.flatMap((y) => steps.map((z) => [x, y, z])))
const cornerCases = directions.flatMap((direction) => origins.map((origin) => [-1, -1, -1, 1, 1, 1, ...origin, ...direction]))

const aabbIntersectOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'aabbIntersect',
      expected: (row) => clip(row),
      ranges: [
        ...times(3, { min: -1.5, max: -0.25 }),
        ...times(3, { min: 0.25, max: 1.5 }),
        ...times(3, { min: -3, max: 3 }),
        ...times(3, { min: -1, max: 1 }),
      ],
      rows: cornerCases,
      canonical: oneMiss,
      jumps: true,
      mutant: (row) => clip(row, false),
    },
  ],
}

const axes = [0, 1, 2] as const
/** The interval of a box along an axis. */
const stretch = (row: readonly number[], axis: number): readonly [number, number] => [row[axis] ?? NaN, row[axis + 3] ?? NaN]

const corners = [...times(3, { min: -2, max: 0.5 }), ...times(3, { min: -0.5, max: 2 })]
const place = { min: -3, max: 3 }
/** A point in the planes of faces, edges and corners of a box. */
const latticeRows = origins.map((point) => [-1, -1, -1, 1, 1, 1, ...point])

const aabbCentroidOracle: FunctionOracle = {
  record: aabbCentroidRecord,
  signatures: [
    {
      signature: 'aabbCentroid',
      expected: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => low + (high - low) / 2),
      ranges: corners,
      mutant: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => low + (high - low) * 0.50001),
    },
  ],
}

/** Of the coordinate and the two ends, the one in the interval that is nearest to the coordinate; the upper end if the interval is empty. */
const nearestIn = (x: number, [low, high]: readonly [number, number]): number => {
  const inside = [x, low, high].filter((candidate) => candidate >= low && candidate <= high)
  return inside.length === 0 ? high : inside.reduce((best, candidate) => (Math.abs(candidate - x) < Math.abs(best - x) ? candidate : best))
}

const aabbClosestPointOracle: FunctionOracle = {
  record: aabbClosestPointRecord,
  signatures: [
    {
      signature: 'aabbClosestPoint',
      expected: (row) => axes.map((axis) => nearestIn(row[axis + 6] ?? NaN, stretch(row, axis))),
      ranges: [...corners, ...times(3, place)],
      rows: latticeRows,
      // The nearest face of the surface, even from inside.
      mutant: (row) =>
        axes.map((axis) => {
          const [low, high] = stretch(row, axis)
          const x = row[axis + 6] ?? NaN
          return x - low < high - x ? low : high
        }),
    },
  ],
}

const isContained = (row: readonly number[], hasFarSides = true): readonly number[] => {
  const isOutside = axes.some((axis) => {
    const [low, high] = stretch(row, axis)
    const x = row[axis + 6] ?? NaN
    return x < low || (hasFarSides ? x > high : x >= high)
  })
  return [isOutside ? 0 : 1]
}

const aabbContainOracle: FunctionOracle = {
  record: aabbContainRecord,
  signatures: [
    {
      signature: 'aabbContain',
      expected: (row) => isContained(row),
      ranges: [...corners, ...times(3, { min: -1.5, max: 1.5 })],
      rows: latticeRows,
      jumps: true,
      mutant: (row) => isContained(row, false),
    },
  ],
}

/** The smallest and the largest coordinates of all the points in a row. */
const hull = (row: readonly number[]): readonly number[] => {
  const along = axes.map((axis) => row.filter((_, i) => i % 3 === axis))
  return [...along.map((values) => Math.min(...values)), ...along.map((values) => Math.max(...values))]
}

/** Faces moved outwards, but not past the centre. */
const withMargin = (row: readonly number[], isHeld = true): readonly number[] => {
  const margin = row[6] ?? NaN
  const halves = axes.map((axis) => {
    const [low, high] = stretch(row, axis)
    const half = (high - low) / 2
    return { middle: low + half, half: isHeld ? Math.max(half + margin, 0) : half + margin }
  })
  return [...halves.map(({ middle, half }) => middle - half), ...halves.map(({ middle, half }) => middle + half)]
}

const sorted = (row: readonly number[]): readonly number[] =>
  row.map((value, i) => (i < 3 ? Math.min(value, row[i + 3] ?? NaN) : i < 6 ? Math.max(value, row[i - 3] ?? NaN) : value))

const aabbExpandOracle: FunctionOracle = {
  record: aabbExpandRecord,
  signatures: [
    {
      signature: 'aabbExpand',
      expected: (row) => withMargin(row),
      ranges: [...corners, { min: -2, max: 2 }],
      prepare: sorted,
      mutant: (row) => withMargin(row, false),
    },
    {
      signature: 'aabbExpand_point',
      expected: hull,
      ranges: [...corners, ...times(3, place)],
      rows: latticeRows,
      prepare: sorted,
      mutant: (row) => hull(row.slice(0, 6)),
    },
    {
      signature: 'aabbExpand_box',
      expected: hull,
      ranges: [...corners, ...times(6, place)],
      prepare: (row) => [...sorted(row.slice(0, 6)), ...sorted(row.slice(6))],
      // Only the smallest corner of the other.
      mutant: (row) => hull(row.slice(0, 9)),
    },
  ],
}

/** Each side extended at both ends by half of its difference to the longest. */
const cube = (row: readonly number[]): readonly number[] => {
  const sides = axes.map((axis) => stretch(row, axis)).map(([low, high]) => high - low)
  const lacks = sides.map((side) => (Math.max(...sides) - side) / 2)
  return row.map((value, i) => value + (i < 3 ? -1 : 1) * (lacks[i % 3] ?? NaN))
}

const aabbSquareOracle: FunctionOracle = {
  record: aabbSquareRecord,
  signatures: [
    {
      signature: 'aabbSquare',
      expected: cube,
      ranges: corners,
      prepare: sorted,
      // From the smallest corner, not from the centre.
      mutant: (row) => {
        const longest = Math.max(...axes.map((axis) => stretch(row, axis)).map(([low, high]) => high - low))
        return [...row.slice(0, 3), ...row.slice(0, 3).map((value) => value + longest)]
      },
    },
  ],
}

export const aabbOracles: readonly FunctionOracle[] = [
  aabbCentroidOracle,
  aabbClosestPointOracle,
  aabbContainOracle,
  aabbExpandOracle,
  aabbIntersectOracle,
  aabbSquareOracle,
]
