/** Oracle of aabbIntersect: the line cut by six half-spaces one after another. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { origins } from './box.ts'

const endless = Math.fround(3e38)

/** A line cut by the six half-spaces of a box, one after another: (min, max, origin, direction). */
const clip = (row: readonly number[], closed = true): readonly number[] => {
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

const cornerCases = directions.flatMap((direction) => origins.map((origin) => [-1, -1, -1, 1, 1, 1, ...origin, ...direction]))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbIntersect',
    expected: (row) => clip(row),
    ranges: [...times(3, { min: -1.5, max: -0.25 }), ...times(3, { min: 0.25, max: 1.5 }), ...times(3, { min: -3, max: 3 }), ...times(3, { min: -1, max: 1 })],
    rows: cornerCases,
    canonical: oneMiss,
    jumps: true,
    mutant: (row) => clip(row, false),
  },
]
