/** Mirrors one after another, gl-matrix for rotations, and a search among all nearby centres. */
import { mat4, quat, vec2, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

const cart2polarRecord = recordAt('space/cart2polar')
const displaceRecord = recordAt('space/displace')
const hexTileRecord = recordAt('space/hexTile')
const kaleidoscopeRecord = recordAt('space/kaleidoscope')
const lookAtRecord = recordAt('space/lookAt')
const rotateRecord = recordAt('space/rotate')

const place = { min: -1, max: 1 }

/** Two mirrors through the centre: reflect the point in whichever it is behind until it lies between them. Rows are (st, n, phase). */
export const reflectBetween = ([x0 = NaN, y0 = NaN, n = NaN, phase = 0]: readonly number[], mirrors = 1): readonly number[] => {
  let [x, y] = [x0, y0]
  const first = phase
  const second = phase + (mirrors * Math.PI) / Math.max(n, 1)
  // How far the point is to the left of the direction `angle`.
  const leftOf = (angle: number): number => Math.cos(angle) * y - Math.sin(angle) * x
  const reflect = (angle: number): void => {
    const [c, s] = [Math.cos(2 * angle), Math.sin(2 * angle)]
    ;[x, y] = [c * x + s * y, s * x - c * y]
  }
  for (let step = 0; step < 2 * n + 4; step++) {
    if (leftOf(first) < -1e-15) reflect(first)
    else if (leftOf(second) > 1e-15) reflect(second)
    else break
  }
  return [x, y]
}

const folds = { min: 1, max: 16.999 }
const floored = ([x = NaN, y = NaN, n = NaN, ...rest]: readonly number[]): readonly number[] => [x, y, Math.floor(n), ...rest]

const kaleidoscopeOracle: FunctionOracle = {
  record: kaleidoscopeRecord,
  signatures: [
    {
      signature: 'kaleidoscope',
      expected: (row) => reflectBetween(row),
      ranges: [place, place, folds],
      rows: [[0, 0, 6], [-0.5, -0.5, 0], [1e4, -1e4, 5].map((value) => value / 1e4)],
      prepare: floored,
      mutant: (row) => reflectBetween(row, 0.99),
    },
    {
      signature: 'kaleidoscope_phase',
      expected: (row) => reflectBetween(row),
      ranges: [place, place, folds, { min: -3.14, max: 3.14 }],
      prepare: floored,
      mutant: (row) => reflectBetween(row, 0.99),
    },
  ],
}

const azimuth = (y = NaN, x = NaN): number => (x === 0 && y === 0 ? 0 : Math.atan2(y, x))
const polar = ([x = NaN, y = NaN]: readonly number[]): readonly number[] => [azimuth(y, x), Math.hypot(x, y)]
const spherical = ([x = NaN, y = NaN, z = NaN]: readonly number[]): readonly number[] => {
  const radius = Math.hypot(x, y, z)
  return [radius, radius === 0 ? 0 : Math.acos(Math.min(Math.max(z / radius, -1), 1)), azimuth(y, x)]
}
// An angle as a direction: just below the negative x axis the angle jumps by a full turn, and the direction does not.
const direction = (angle = NaN): readonly number[] => [Math.cos(angle), Math.sin(angle)]

const cart2polarOracle: FunctionOracle = {
  record: cart2polarRecord,
  signatures: [
    {
      signature: 'cart2polar',
      expected: polar,
      ranges: times(2, { min: -2, max: 2 }),
      rows: [
        [0, 0],
        [-1, 0],
        [0, -1],
        [1e4, 1e-4],
      ],
      canonical: ([angle, radius = NaN]) => [...direction(angle), radius],
      mutant: ([x = NaN, y = NaN]) => polar([y, x]),
    },
    {
      signature: 'cart2polar_vec3',
      expected: spherical,
      ranges: times(3, { min: -2, max: 2 }),
      rows: [
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, -1],
        [-1, 0, 0],
      ],
      // On the axis every azimuth is the same point.
      canonical: ([radius = NaN, inclination = NaN, angle]) => [radius, inclination, ...direction(angle).map((part) => part * radius * Math.sin(inclination))],
      mutant: ([x = NaN, y = NaN, z = NaN]) => spherical([x, z, y]),
    },
  ],
}

/** The height of the instance that the record shows: rings about the origin. */
const moved =
  (frequency: number): Function64 =>
  ([x = NaN, y = NaN, dx = NaN, dy = NaN, amount = NaN]) => {
    const height = Math.sin(Math.hypot(x, y) * frequency)
    return [x + dx * height * amount, y + dy * height * amount]
  }
const displaceOracle: FunctionOracle = {
  record: displaceRecord,
  signatures: [
    {
      signature: 'displace',
      expected: moved(12),
      ranges: [...times(4, place), { min: -1, max: 1 }],
      rows: [[0, 0, 1, 1, 1]],
      mutant: moved(11.9),
    },
  ],
}

const centres =
  (rowHeight: number): Function64 =>
  ([x0 = NaN, y0 = NaN, scale = NaN]) => {
    const [x, y] = [x0 * scale, y0 * scale]
    let best: readonly number[] = [NaN, NaN, NaN, NaN]
    let least = Infinity
    const nearRow = Math.round(y / rowHeight)
    for (let row = nearRow - 2; row <= nearRow + 2; row++) {
      const nearColumn = Math.round(x - row / 2)
      for (let column = nearColumn - 2; column <= nearColumn + 2; column++) {
        const local = [x - (column + row / 2), y - row * rowHeight] as const
        const distance = Math.hypot(...local)
        if (distance < least) [least, best] = [distance, [...local, column, row]]
      }
    }
    return best
  }
const hexTileOracle: FunctionOracle = {
  record: hexTileRecord,
  signatures: [
    {
      signature: 'hexTile',
      expected: centres(Math.sqrt(3) / 2),
      ranges: [...times(2, { min: -2, max: 2 }), { min: 0.5, max: 16 }],
      rows: [
        [0, 0, 0],
        [-0.3, -0.2, -3],
        [0.1, 0.2, 1e3],
      ],
      jumps: true,
      mutant: centres(0.866),
    },
  ],
}

const camera = (row: readonly number[], sign = 1): readonly number[] => {
  const [fx = NaN, fy = NaN, fz = NaN, ux = NaN, uy = NaN, uz = NaN] = row
  const length = Math.hypot(fx, fy, fz)
  const forward = length * length > 1e-30 ? ([fx / length, fy / length, fz / length] as const) : ([0, 0, -1] as const)
  const side = Math.hypot(...vec3.cross([0, 0, 0], [ux, uy, uz], [...forward]))
  if (side * side <= Math.hypot(ux, uy, uz) ** 2 * 1e-12) return camera([...forward, ...(Math.abs(forward[2]) > 0.9 ? [0, 1, 0] : [0, 0, -1])], sign)
  const [eye, target] = sign > 0 ? ([[0, 0, 0], forward] as const) : ([forward, [0, 0, 0]] as const)
  // A plain array, so that gl-matrix keeps double precision.
  const m = mat4.targetTo([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [...eye], [...target], [ux, uy, uz])
  return [0, 1, 2, 4, 5, 6, 8, 9, 10].map((i) => m[i] ?? NaN)
}
const lookAtOracle: FunctionOracle = {
  record: lookAtRecord,
  signatures: [
    {
      signature: 'lookAt',
      expected: (row) => camera(row),
      ranges: times(6, place),
      rows: [
        [0, 0, 0, 0, 1, 0],
        [0, 1, 0, 0, 1, 0],
        [0, -3, 0, 0, 1, 0],
        [0, 0, 2, 0, 0, 1],
        [0.5, 0.25, 1, 0, 0, 0],
      ],
      mutant: (row) => camera(row, -1),
    },
  ],
}

const aboutCentre =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, angle = NaN, cx = 0, cy = 0]) =>
    Array.from(vec2.rotate([0, 0], [x, y], [cx, cy], angle * sense))
const aboutAxis =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, z = NaN, angle = NaN, ax = NaN, ay = NaN, az = NaN]) => {
    const length = Math.hypot(ax, ay, az)
    if (length * length <= 1e-30) return [x, y, z]
    const turn = quat.setAxisAngle([0, 0, 0, 1], [ax / length, ay / length, az / length], angle * sense)
    return Array.from(vec3.transformQuat([0, 0, 0], [x, y, z], turn))
  }
const angle = { min: -6.3, max: 6.3 }
const rotateOracle: FunctionOracle = {
  record: rotateRecord,
  signatures: [
    { signature: 'rotate', expected: aboutCentre(1), ranges: [...times(2, place), angle], mutant: aboutCentre(-1) },
    { signature: 'rotate_center', expected: aboutCentre(1), ranges: [...times(2, place), angle, ...times(2, place)], mutant: aboutCentre(-1) },
    {
      signature: 'rotate_axis',
      expected: aboutAxis(1),
      ranges: [...times(3, place), angle, ...times(3, place)],
      rows: [
        [1, 2, 3, 1, 0, 0, 0],
        [1, 2, 3, 1, 0, 0, 1e-4],
      ],
      mutant: aboutAxis(-1),
    },
  ],
}

export const spaceOracles: readonly FunctionOracle[] = [cart2polarOracle, displaceOracle, hexTileOracle, kaleidoscopeOracle, lookAtOracle, rotateOracle]
