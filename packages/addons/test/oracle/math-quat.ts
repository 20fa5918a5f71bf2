/** Quaternions by gl-matrix on arrays of doubles; only the shortest rotation is hand-written, since gl-matrix keeps parts of it in single precision. */
import { mat3, quat, vec3 } from 'gl-matrix'
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

const quatRecord = recordAt('math/quat/quat')
const quat2mat3Record = recordAt('math/quat/quat2mat3')
const quatFromToRecord = recordAt('math/quat/quatFromTo')
const quatMulRecord = recordAt('math/quat/quatMul')
const quatRotateRecord = recordAt('math/quat/quatRotate')
const quatSlerpRecord = recordAt('math/quat/quatSlerp')

type Row = readonly number[]
const four = (): Float64Array => new Float64Array(4)
const component = { min: -1, max: 1 }

/** Normalizes the parts of a row that start at these indices and have this size. A zero vector stays. */
const normalised =
  (size: number, ...places: readonly number[]) =>
  (row: Row): Row => {
    const made = [...row]
    for (const place of places) {
      const length = Math.hypot(...row.slice(place, place + size))
      for (let i = place; i < place + size && length > 0; i++) made[i] = (row[i] ?? NaN) / length
    }
    return made
  }

const fromAxis = ([x = NaN, y = NaN, z = NaN, angle = NaN]: Row): Row => Array.from(quat.setAxisAngle(four(), [x, y, z], angle))

const quatOracle: FunctionOracle = {
  record: quatRecord,
  signatures: [
    {
      signature: 'quat',
      expected: fromAxis,
      ranges: [...times(3, component), { min: -2 * Math.PI, max: 2 * Math.PI }],
      rows: [
        [0, 0, 1, Math.PI / 2],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
      ],
      prepare: normalised(3, 0),
      // The full angle.
      mutant: ([x = NaN, y = NaN, z = NaN, angle = NaN]) => fromAxis([x, y, z, 2 * angle]),
    },
  ],
}

const matrixOf = ([x = NaN, y = NaN, z = NaN, w = NaN]: Row): Row => Array.from(mat3.fromQuat(new Float64Array(9), [x, y, z, w]))

const quat2mat3Oracle: FunctionOracle = {
  record: quat2mat3Record,
  signatures: [
    {
      signature: 'quat2mat3',
      expected: matrixOf,
      ranges: times(4, component),
      rows: [
        [0, 0, 0, 0],
        [0, 0, 0, 1],
        [0.5, 0.5, 0.5, 0.5],
      ],
      prepare: normalised(4, 0),
      // The transpose: the inverse rotation.
      mutant: ([x = NaN, y = NaN, z = NaN, w = NaN]) => matrixOf([-x, -y, -z, w]),
    },
  ],
}

/** About the axis perpendicular to both, by the angle between them. */
const shortest = (row: Row): Row => {
  const [a, b] = [row.slice(0, 3), row.slice(3, 6)]
  const [la, lb] = [Math.hypot(...a), Math.hypot(...b)]
  if (la === 0 || lb === 0) return [0, 0, 0, 1]
  const [ax = NaN, ay = NaN, az = NaN] = a.map((value) => value / la)
  const [bx = NaN, by = NaN, bz = NaN] = b.map((value) => value / lb)
  const across = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const
  const sine = Math.hypot(...across)
  const cosine = ax * bx + ay * by + az * bz
  if (sine < 1e-7) {
    // Half a turn about the axis that the record names, or none at all.
    const side = Math.abs(ax) > Math.abs(az) ? ([-ay, ax, 0] as const) : ([0, -az, ay] as const)
    const length = Math.hypot(...side)
    return cosine > 0 ? [0, 0, 0, 1] : [...side.map((value) => value / length), 0]
  }
  return fromAxis([...across.map((value) => value / sine), Math.atan2(sine, cosine)])
}

const quatFromToOracle: FunctionOracle = {
  record: quatFromToRecord,
  signatures: [
    {
      signature: 'quatFromTo',
      expected: shortest,
      ranges: times(6, { min: -2, max: 2 }),
      rows: [
        [0, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0, 0],
        [1, 2, 3, 2, 4, 6],
        [1, 2, 3, -1, -2, -3],
        [0.25, -0.5, 0.125, -0.5, 1, -0.25],
        [1, 0, 0, -1, 2 ** -9, 2 ** -11],
        [0, 1, 0, 2 ** -14, 1, 0],
        [3, 0, 0, 0, 0.5, 0],
      ],
      space: { kind: 'quaternion' },
      // Angles twice as wide: the half angle forgotten.
      mutant: (row) => {
        const [x = NaN, y = NaN, z = NaN, w = NaN] = shortest(row)
        return [2 * w * x, 2 * w * y, 2 * w * z, 2 * w * w - 1]
      },
    },
  ],
}

const product = ([ax = NaN, ay = NaN, az = NaN, aw = NaN, bx = NaN, by = NaN, bz = NaN, bw = NaN]: Row): Row =>
  Array.from(quat.multiply(four(), [ax, ay, az, aw], [bx, by, bz, bw]))

const quatMulOracle: FunctionOracle = {
  record: quatMulRecord,
  signatures: [
    {
      signature: 'quatMul',
      expected: product,
      ranges: times(8, { min: -2, max: 2 }),
      rows: [
        [0, 0, 0, 1, 1, 2, 3, 4],
        [0, 0, 0, 0, 1, 2, 3, 4],
      ],
      // The other order.
      mutant: (row) => product([...row.slice(4), ...row.slice(0, 4)]),
    },
  ],
}

const turn = ([x = NaN, y = NaN, z = NaN, w = NaN, vx = NaN, vy = NaN, vz = NaN]: Row): Row =>
  Array.from(vec3.transformMat3(new Float64Array(3), [vx, vy, vz], mat3.fromQuat(new Float64Array(9), [x, y, z, w])))

export const quatRotateOracle: FunctionOracle = {
  record: quatRotateRecord,
  signatures: [
    {
      signature: 'quatRotate',
      expected: turn,
      ranges: [...times(4, component), ...times(3, { min: -4, max: 4 })],
      rows: [
        [0, 0, 0, 0, 1, 2, 3],
        [0, 0, 0, 1, 1, 2, 3],
        [1, 0, 0, 0, 1, 2, 3],
      ],
      prepare: normalised(4, 0),
      // The inverse rotation.
      mutant: ([x = NaN, y = NaN, z = NaN, ...rest]) => turn([-x, -y, -z, ...rest]),
    },
  ],
}

const between = ([ax = NaN, ay = NaN, az = NaN, aw = NaN, bx = NaN, by = NaN, bz = NaN, bw = NaN, t = NaN]: Row): Row =>
  Array.from(quat.slerp(four(), [ax, ay, az, aw], [bx, by, bz, bw], t))

const quatSlerpOracle: FunctionOracle = {
  record: quatSlerpRecord,
  signatures: [
    {
      signature: 'quatSlerp',
      expected: between,
      ranges: [...times(8, component), { min: 0, max: 1 }],
      rows: [
        [0, 0, 0, 1, 0, 0, 1, 1, 0],
        [0, 0, 0, 1, 0, 0, 1, 1, 1],
        [1, 2, 3, 4, 1, 2, 3, 4, 0.3],
        [1, 2, 3, 4, -1, -2, -3, -4, 0.3],
        [0, 0, 0, 1, 1, 0, 0, 0, 0.5],
        [0, 0, 0, 1, 0, 0, 0.001, 1, 0.5],
        [0, 0, 0, 1, 0, 0, 0.03, 1, 0.25],
        [0, 0, 0, 1, 0, 0, 0.035, 1, 0.25],
        [0, 0, 0, 1, 0, 0, 1, 1, 1.5],
      ],
      prepare: normalised(4, 0, 4),
      space: { kind: 'quaternion' },
      // Where the two are half a turn apart, the shortest path switches sides.
      jumps: true,
      // The longer path.
      mutant: (row) => {
        const [, , , , bx = NaN, by = NaN, bz = NaN, bw = NaN, t = NaN] = row
        const [ax = NaN, ay = NaN, az = NaN, aw = NaN] = row
        const cosine = Math.max(-1, Math.min(1, ax * bx + ay * by + az * bz + aw * bw))
        const angle = Math.acos(cosine) || 1e-9
        const [first, second] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)]
        return [ax * first + bx * second, ay * first + by * second, az * first + bz * second, aw * first + bw * second]
      },
    },
  ],
}

export const quatOracles: readonly FunctionOracle[] = [quatOracle, quat2mat3Oracle, quatFromToOracle, quatMulOracle, quatRotateOracle, quatSlerpOracle]
