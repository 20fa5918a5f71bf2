/** Properties of the algebra of quaternions: sums, conjugates, quotients and lengths, and what they mean for rotations. */
import { describe, expect, test } from 'vitest'
import {
  quat,
  quatAdd,
  quatConj,
  quatDiv,
  quatIdentity,
  quatInverse,
  quatLength,
  quatLengthSq,
  quatLerp,
  quatMul,
  quatNeg,
  quatNorm,
  quatRotate,
  quatSlerp,
  quatSub,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]
type Rows = readonly Row[]
const functions = {
  quat,
  quatAdd,
  quatConj,
  quatDiv,
  quatIdentity,
  quatInverse,
  quatLength,
  quatLengthSq,
  quatLerp,
  quatMul,
  quatNeg,
  quatNorm,
  quatRotate,
  quatSlerp,
  quatSub,
}
const run = (name: keyof typeof functions, ...parts: readonly Rows[]): Rows => {
  const [first = []] = parts
  return runOnCPU(
    signatureOf(functions[name], name),
    first.map((_, i) => parts.flatMap((part) => part[i] ?? [])),
  )
}
const length = (row: Row): number => Math.hypot(...row)
const unit = (row: Row): Row => row.map((value) => Math.fround(value / length(row)))
const scaled = (row: Row, by: number): Row => row.map((value) => Math.fround(value * by))
const negative = (row: Row): Row => row.map((value) => -value)
const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)
const apart = (a: Row, b: Row): number => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))
const mostApart = (a: Rows, b: Rows): number => Math.max(...a.map((row, i) => apart(row, b[i] ?? [])))
/** The angle in degrees of the turn between two rotations. */
const degrees = (a: Row, b: Row): number => {
  const near = dot(a, b) < 0 ? negative(b) : b
  const [minus, plus] = [length(a.map((value, i) => value - (near[i] ?? NaN))), length(a.map((value, i) => value + (near[i] ?? NaN)))]
  return (4 * Math.atan2(minus, plus) * 180) / Math.PI
}

const any = spread(times(4, { min: -2, max: 2 }), 400).filter((row) => length(row) > 0.3)
const turns = any.map(unit)
const others = turns.toReversed()
/** The other quaternions, each with the sign that brings it to the same side. */
const near = others.map((b, i) => (dot(b, turns[i] ?? []) < 0 ? negative(b) : b))
const vectors = spread(times(3, { min: -2, max: 2 }), turns.length)
const identity = [0, 0, 0, 1]

test('quatAdd: the normalised sum is the rotation halfway between two, on the same side', () => {
  const middle = run('quatNorm', run('quatAdd', turns, near))
  const half = run(
    'quatSlerp',
    turns,
    near,
    turns.map(() => [0.5]),
  )
  expect(mostApart(middle, half)).toBeLessThan(4e-7)
})

test('quatAdd and quatSub: the sum is from √2 to 2 long and the difference up to √2, on the same side', () => {
  for (const row of run('quatAdd', turns, near)) {
    expect(length(row)).toBeGreaterThan(Math.SQRT2 - 1e-6)
    expect(length(row)).toBeLessThan(2 + 1e-6)
  }
  expect(Math.max(...run('quatSub', turns, near).map(length))).toBeLessThan(Math.SQRT2 + 1e-6)
})

test('quatAdd and quatSub: q and −q cancel out in a sum and are 2 apart', () => {
  expect(run('quatAdd', turns, run('quatNeg', turns)).every((row) => row.every((value) => value === 0))).toBe(true)
  for (const row of run('quatSub', turns, run('quatNeg', turns))) expect(length(row)).toBeCloseTo(2, 6)
})

test('quatSub: the length of the difference is 2·sin(θ/4)', () => {
  const differences = run('quatSub', turns, near)
  // The angle by the vectors that both rotate: the trace of the matrix is 1 + 2·cos θ.
  const back = run('quatMul', run('quatConj', turns), near)
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  const rotated = axes.map((axis) =>
    run(
      'quatRotate',
      back,
      back.map(() => axis),
    ),
  )
  differences.forEach((row, i) => {
    const trace = rotated.reduce((sum, rows, axis) => sum + (rows[i]?.[axis] ?? NaN), 0)
    const angle = Math.acos(Math.min(Math.max((trace - 1) / 2, -1), 1))
    if (angle > 0.05 && angle < 3.09) expect(length(row)).toBeCloseTo(2 * Math.sin(angle / 4), 5)
  })
})

test('quatNeg: turns every vector as q does, bit for bit', () => {
  expect(run('quatRotate', run('quatNeg', turns), vectors)).toEqual(run('quatRotate', turns, vectors))
  expect(run('quatLength', run('quatNeg', any))).toEqual(run('quatLength', any))
  expect(run('quatNeg', any)).toEqual(any.map(negative))
})

test('quatConj and quatInverse: lead back what a rotation has turned', () => {
  const there = run('quatRotate', turns, vectors)
  expect(mostApart(run('quatRotate', run('quatConj', turns), there), vectors)).toBeLessThan(2e-6)
  expect(mostApart(run('quatConj', turns), run('quatInverse', turns))).toBeLessThan(4e-7)
})

test('quatConj: keeps the length, and reverses the order of a product', () => {
  expect(run('quatLength', run('quatConj', any))).toEqual(run('quatLength', any))
  const reversed = run('quatMul', run('quatConj', others), run('quatConj', any))
  expect(mostApart(run('quatConj', run('quatMul', any, others)), reversed)).toBeLessThan(6e-7)
})

test('quatInverse: the product with it is the identity, on both sides', () => {
  const inverses = run('quatInverse', any)
  for (const product of [...run('quatMul', any, inverses), ...run('quatMul', inverses, any)]) expect(apart(product, identity)).toBeLessThan(5e-7)
})

test('quatInverse: is as long as the reciprocal, up to 1e10', () => {
  for (const size of [1e15, 1e3, 1, 1e-3, 1.001e-10, 0.999e-10, 1e-11, 1e-14, 1e-17]) {
    const rows = turns.slice(0, 60).map((row) => scaled(row, size))
    const expected = size >= 1e-10 ? 1 / size : size * 1e20
    for (const inverse of run('quatInverse', rows)) {
      expect(length(inverse) / expected).toBeCloseTo(1, 5)
      expect(length(inverse)).toBeLessThanOrEqual(1e10 * (1 + 1e-6))
    }
  }
})

test('quatDiv: times the divisor it is the dividend', () => {
  const quotients = run('quatDiv', any, others)
  expect(mostApart(run('quatMul', quotients, others), any)).toBeLessThan(2e-6)
  expect(Math.max(...run('quatDiv', turns, others).map((row) => Math.abs(length(row) - 1)))).toBeLessThan(5e-7)
})

test('quatDiv: divides lengths', () => {
  const divisors = any.toReversed()
  run('quatDiv', any, divisors).forEach((row, i) => expect((length(row) * length(divisors[i] ?? [])) / length(any[i] ?? [])).toBeCloseTo(1, 5))
})

test('quatDiv: its angle is that between the two orientations', () => {
  run('quatDiv', turns, others).forEach((row, i) => {
    const angle = (2 * Math.acos(Math.min(Math.abs(row[3] ?? NaN), 1)) * 180) / Math.PI
    expect(Math.abs(angle - degrees(turns[i] ?? [], others[i] ?? []))).toBeLessThan(0.1)
  })
})

test('quatDiv: in the frame of b it is the other product', () => {
  // The turn in the frame of b, led into the world by b, is the quotient.
  const inside = run('quatMul', run('quatConj', others), turns)
  const outside = run('quatMul', run('quatMul', others, inside), run('quatConj', others))
  expect(mostApart(run('quatDiv', turns, others), outside)).toBeLessThan(1e-6)
})

test('quatIdentity: changes no quaternion that it is multiplied by, and no vector', () => {
  const same = runOnCPU(
    signatureOf(quatIdentity, 'quatIdentity'),
    any.map(() => []),
  )
  expect(same.every((row) => apart(row, identity) === 0)).toBe(true)
  expect(run('quatMul', same, any)).toEqual(any)
  expect(run('quatMul', any, same)).toEqual(any)
  expect(run('quatRotate', same, vectors)).toEqual(vectors)
})

test('quatIdentity: (1, 0, 0, 0) is half a turn about x', () => {
  expect(run('quatRotate', [[1, 0, 0, 0]], [[0.5, 1, -2]])).toEqual([[0.5, -1, 2]])
})

test('quatLength and quatLengthSq: one is the other’s root, and the built-in length of a vec4', () => {
  const squares = run('quatLengthSq', any)
  run('quatLength', any).forEach(([size = NaN], i) => {
    expect(size / length(any[i] ?? [])).toBeCloseTo(1, 6)
    expect(Math.sqrt(squares[i]?.[0] ?? NaN) / size).toBeCloseTo(1, 6)
  })
})

test('quatLength and quatLengthSq: multiply in a product', () => {
  const factors = any.toReversed()
  const products = run('quatMul', any, factors)
  for (const name of ['quatLength', 'quatLengthSq'] as const) {
    const [first, second] = [run(name, any), run(name, factors)]
    run(name, products).forEach(([size = NaN], i) => expect(size / ((first[i]?.[0] ?? NaN) * (second[i]?.[0] ?? NaN))).toBeCloseTo(1, 5))
  }
})

test('quatLengthSq: corrects a length that is off by 1% to less than 0.016%', () => {
  for (const size of [0.99, 0.995, 1.003, 1.01]) {
    const drifted = turns.slice(0, 50).map((row) => scaled(row, size))
    const squares = run('quatLengthSq', drifted)
    drifted.forEach((row, i) => expect(Math.abs(length(row) * (1.5 - 0.5 * (squares[i]?.[0] ?? NaN)) - 1)).toBeLessThan(0.00016))
  }
})

describe('quatNorm', () => {
  test('quatNorm: is of length 1, with the same signs and ratios', () => {
    run('quatNorm', any).forEach((row, i) => {
      expect(Math.abs(length(row) - 1)).toBeLessThan(3e-7)
      expect(apart(row, unit(any[i] ?? []))).toBeLessThan(3e-7)
    })
  })

  test('quatNorm: gives the identity below 1e-18, and a unit quaternion above', () => {
    const some = turns.slice(0, 60)
    for (const size of [0, 1e-30, 1e-19, 0.99e-18])
      for (const row of run(
        'quatNorm',
        some.map((turn) => scaled(turn, size)),
      ))
        expect(row).toEqual(identity)
    for (const size of [1.01e-18, 1e-12, 1e12, 9e17])
      expect(
        mostApart(
          run(
            'quatNorm',
            some.map((turn) => scaled(turn, size)),
          ),
          some,
        ),
      ).toBeLessThan(1e-6)
  })

  test('quatNorm: no other unit quaternion is nearer', () => {
    const distance = (a: Row, b: Row): number => length(a.map((value, i) => value - (b[i] ?? NaN)))
    const nearer = run('quatNorm', any).map((row, i) => {
      const from = any[i] ?? []
      return distance(from, row) - Math.min(...turns.slice(0, 40).map((other) => distance(from, other)))
    })
    expect(Math.max(...nearer)).toBeLessThan(1e-6)
  })
})

describe('quatLerp', () => {
  const at = (t: number, a: Rows = turns, b: Rows = others): Rows =>
    run(
      'quatLerp',
      a,
      b,
      a.map(() => [Math.fround(t)]),
    )
  const shares = [0, 0.1, 0.25, 0.5, 0.7, 0.9, 1]
  /** Pairs that are this many degrees apart. */
  const pairs = (angle: number): readonly [Rows, Rows] => {
    const starts = turns.slice(0, 20)
    const turn = run(
      'quat',
      starts.map((row) => [...unit(row.slice(0, 3)), Math.fround((angle * Math.PI) / 180)]),
    )
    return [starts, run('quatMul', turn, starts)]
  }

  test('quatLerp: goes along the arc of quatSlerp, the short way, and agrees with it at the ends and in the middle', () => {
    for (const t of [0, 0.5, 1]) {
      const slerp = run(
        'quatSlerp',
        turns,
        others,
        turns.map(() => [t]),
      )
      at(t).forEach((row, i) => expect(Math.abs(dot(row, slerp[i] ?? []))).toBeGreaterThan(1 - 1e-6))
    }
    for (const t of shares)
      at(t).forEach((row, i) => {
        const total = degrees(turns[i] ?? [], others[i] ?? [])
        // Between the two on the way: the angles to both ends add up to the total.
        expect(Math.abs(degrees(turns[i] ?? [], row) + degrees(row, others[i] ?? []) - total)).toBeLessThan(0.06)
      })
  })

  test('quatLerp: is 1.17 times as fast in the middle of 90°, twice of 180°', () => {
    for (const [angle, ratio] of [
      [90, 1.1716],
      [179.9, 2],
    ] as const) {
      const [a, b] = pairs(angle)
      const step = 2 ** -6
      const [start, next, before, after] = [at(0, a, b), at(step, a, b), at(0.5 - step / 2, a, b), at(0.5 + step / 2, a, b)]
      start.forEach((row, i) => {
        const [slow, fast] = [degrees(row, next[i] ?? []), degrees(before[i] ?? [], after[i] ?? [])]
        // Over a step at the end it is already a little faster.
        expect(fast / slow).toBeGreaterThan(ratio * 0.965)
        expect(fast / slow).toBeLessThan(ratio * 1.002)
      })
    }
  })

  test('quatLerp: is off by at most 1° between rotations 90° apart, by 8.2° between all', () => {
    for (const [angle, most] of [
      [90, 1],
      [179.9, 8.2],
    ] as const) {
      const [a, b] = pairs(angle)
      const off = shares.flatMap((t) => at(t, a, b).map((row, i) => Math.abs(degrees(row, a[i] ?? []) - t * angle)))
      expect(Math.max(...off)).toBeLessThan(most)
      expect(Math.max(...off)).toBeGreaterThan(most * 0.85)
    }
    const [quarter = []] = run('quatLerp', [identity], [[1, 0, 0, 0]], [[0.25]])
    expect(degrees(quarter, identity)).toBeCloseTo(36.87, 2)
    for (const t of shares) {
      const slerp = run(
        'quatSlerp',
        turns,
        others,
        turns.map(() => [t]),
      )
      expect(Math.max(...at(t).map((row, i) => degrees(row, slerp[i] ?? [])))).toBeLessThan(8.2)
    }
  })

  test('quatLerp: is of length 1 all the way and past the ends', () => {
    for (const t of [-1e18, -3, ...shares, 2, 50, 1e18]) expect(Math.max(...at(t).map((row) => Math.abs(length(row) - 1)))).toBeLessThan(4e-7)
  })

  test('quatLerp: goes on past the ends more and more slowly, and never beyond b − a', () => {
    const [a, b] = pairs(120)
    const along = [1, 2, 3, 4, 5, 6].map((t) => at(t, a, b))
    const angles = along.map((rows) => rows.map((row, i) => (4 * Math.acos(Math.max(-1, Math.min(1, dot(row, a[i] ?? [])))) * 90) / Math.PI))
    const steps = angles.slice(1).map((row, k) => row.map((angle, i) => angle - (angles[k]?.[i] ?? NaN)))
    steps.forEach((row, k) =>
      row.forEach((step, i) => {
        expect(step).toBeGreaterThan(0)
        if (k > 0) expect(step).toBeLessThan(steps[k - 1]?.[i] ?? NaN)
      }),
    )
    // Where b − a points, seen from a: 90° and half of the angle between the two on the sphere.
    for (const angle of at(1000, a, b).map((row, i) => (2 * Math.acos(dot(row, a[i] ?? [])) * 180) / Math.PI)) expect(angle).toBeLessThan(180 + 60)
  })

  test('quatLerp: stays where it is between equal and opposite quaternions', () => {
    for (const t of shares) {
      expect(mostApart(at(t, turns, turns), turns)).toBeLessThan(3e-7)
      expect(mostApart(at(t, turns, turns.map(negative)), turns)).toBeLessThan(3e-7)
    }
  })
})

test('a quaternion of zeros gives no NaN anywhere', () => {
  const none = [[0, 0, 0, 0]]
  const results = [
    run('quatInverse', none),
    run('quatDiv', turns.slice(0, 1), none),
    run('quatNorm', none),
    run('quatLerp', none, none, [[0.5]]),
    run('quatLength', none),
  ]
  expect(results.flat(2).every(Number.isFinite)).toBe(true)
})
