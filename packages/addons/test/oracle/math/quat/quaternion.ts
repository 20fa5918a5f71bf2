/** Quaternions by gl-matrix on arrays of doubles. */
import { quat } from 'gl-matrix'

export type Row = readonly number[]

export const four = (): Float64Array => new Float64Array(4)

export const component = { min: -1, max: 1 }

/** Normalizes the parts of a row that start at these indices and have this size. A zero vector stays. */
export const normalised =
  (size: number, ...places: readonly number[]) =>
  (row: Row): Row => {
    const made = [...row]
    for (const place of places) {
      const length = Math.hypot(...row.slice(place, place + size))
      for (let i = place; i < place + size && length > 0; i++) made[i] = (row[i] ?? NaN) / length
    }
    return made
  }

export const fromAxis = ([x = NaN, y = NaN, z = NaN, angle = NaN]: Row): Row => Array.from(quat.setAxisAngle(four(), [x, y, z], angle))

/** The two quaternions at the beginning of a row. */
export const pairOf = ([ax = NaN, ay = NaN, az = NaN, aw = NaN, bx = NaN, by = NaN, bz = NaN, bw = NaN]: Row): readonly [
  [number, number, number, number],
  [number, number, number, number],
] => [
  [ax, ay, az, aw],
  [bx, by, bz, bw],
]

/** Components that are no rotation. */
export const wide = { min: -2, max: 2 }
