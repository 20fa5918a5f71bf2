/** Properties of the functions of quaternions: they agree with one another, and stay of length 1. */
import { quat as glQuat, vec3 } from 'gl-matrix'
import { describe, expect, test } from 'vitest'
import { quat, quat2mat3, quatFromTo, quatMul, quatRotate, quatSlerp } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]
const run = {
  quat: (rows: readonly Row[]) => runOnCPU(signatureOf(quat, 'quat'), rows),
  quat2mat3: (rows: readonly Row[]) => runOnCPU(signatureOf(quat2mat3, 'quat2mat3'), rows),
  quatFromTo: (rows: readonly Row[]) => runOnCPU(signatureOf(quatFromTo, 'quatFromTo'), rows),
  quatMul: (rows: readonly Row[]) => runOnCPU(signatureOf(quatMul, 'quatMul'), rows),
  quatRotate: (rows: readonly Row[]) => runOnCPU(signatureOf(quatRotate, 'quatRotate'), rows),
  quatSlerp: (rows: readonly Row[]) => runOnCPU(signatureOf(quatSlerp, 'quatSlerp'), rows),
}
const length = (row: Row): number => Math.hypot(...row)
const unit = (row: Row): Row => row.map((value) => Math.fround(value / length(row)))
const apart = (a: Row, b: Row): number => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))
/** Up to sign: q and −q are the same rotation. */
const turnsApart = (a: Row, b: Row): number =>
  Math.min(
    apart(a, b),
    apart(
      a,
      b.map((value) => -value),
    ),
  )
const angleBetween = (a: Row, b: Row): number =>
  2 * Math.atan2(length(a.map((value, i) => value - (b[i] ?? NaN))), length(a.map((value, i) => value + (b[i] ?? NaN))))

const component = { min: -1, max: 1 }
const turns = spread(times(4, component), 1200)
  .filter((row) => length(row) > 0.3)
  .map(unit)
const others = turns.toReversed()
const vectors = spread(times(3, { min: -2, max: 2 }), turns.length)

describe('quat', () => {
  const axes = spread(times(3, component), 800)
    .filter((row) => length(row) > 0.3)
    .map(unit)
  const angles = grid(-6.28, 6.28, axes.length)
  const made = run.quat(axes.map((axis, i) => [...axis, angles[i] ?? NaN]))

  test('is of length 1', () => expect(Math.max(...made.map((q) => Math.abs(length(q) - 1)))).toBeLessThan(3e-7))

  test('a quarter turn about z takes x to y', () => {
    const [q = []] = run.quat([[0, 0, 1, Math.fround(Math.PI / 2)]])
    const [v = []] = run.quatRotate([[...q, 1, 0, 0]])
    expect(apart(v, [0, 1, 0])).toBeLessThan(2e-7)
  })

  test('a whole turn ends at −q, and two return to q', () => {
    const after = (turns: number) => run.quat(axes.map((axis, i) => [...axis, Math.fround((angles[i] ?? NaN) + turns * 2 * Math.PI)]))
    expect(Math.max(...after(1).map((q, i) => apart(q, made[i]?.map((value) => -value) ?? [])))).toBeLessThan(1e-6)
    expect(Math.max(...after(2).map((q, i) => apart(q, made[i] ?? [])))).toBeLessThan(1e-6)
  })

  test('leaves its axis where it is', () => {
    expect(Math.max(...run.quatRotate(made.map((q, i) => [...q, ...(axes[i] ?? [])])).map((v, i) => apart(v, axes[i] ?? [])))).toBeLessThan(5e-7)
  })
})

describe('quatMul', () => {
  test('turns as its two turns one after the other, the right one first', () => {
    const together = run.quatRotate(run.quatMul(turns.map((a, i) => [...a, ...(others[i] ?? [])])).map((q, i) => [...q, ...(vectors[i] ?? [])]))
    const first = run.quatRotate(others.map((b, i) => [...b, ...(vectors[i] ?? [])]))
    const second = run.quatRotate(turns.map((a, i) => [...a, ...(first[i] ?? [])]))
    expect(Math.max(...together.map((v, i) => apart(v, second[i] ?? [])))).toBeLessThan(6e-6)
  })

  test('multiplies lengths', () => {
    const long = turns.map((q, i) => q.map((value) => Math.fround(value * (1 + (i % 5)))))
    const products = run.quatMul(long.map((a, i) => [...a, ...(others[i] ?? [])]))
    expect(Math.max(...products.map((q, i) => Math.abs(length(q) / length(long[i] ?? []) - 1)))).toBeLessThan(6e-7)
  })

  test('does not depend on the order of rotations about the same axis', () => {
    const pairs = turns.slice(0, 200).map((q, i) => {
      const axis = unit(q.slice(0, 3))
      return { axis, a: (i % 7) - 3, b: (i % 5) / 2 }
    })
    const about = (angle: (pair: { readonly a: number; readonly b: number }) => number) => run.quat(pairs.map((pair) => [...pair.axis, angle(pair)]))
    const [first, second, sum] = [about(({ a }) => a), about(({ b }) => b), about(({ a, b }) => a + b)]
    const products = run.quatMul(first.map((q, i) => [...q, ...(second[i] ?? [])]))
    const exchanged = run.quatMul(second.map((q, i) => [...q, ...(first[i] ?? [])]))
    expect(Math.max(...products.map((q, i) => Math.max(apart(q, exchanged[i] ?? []), apart(q, sum[i] ?? []))))).toBeLessThan(4e-7)
  })

  test('i, j and k multiply by Hamilton’s table', () => {
    const [i, j, k, one]: readonly [Row, Row, Row, Row] = [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]
    const minus = (q: Row): Row => q.map((value) => 0 - value)
    const table = [
      [i, j, k],
      [j, k, i],
      [k, i, j],
      [j, i, minus(k)],
      [k, j, minus(i)],
      [i, k, minus(j)],
      [i, i, minus(one)],
      [j, j, minus(one)],
      [k, k, minus(one)],
    ] as const
    expect(run.quatMul(table.map(([a, b]) => [...a, ...b])).map((q) => q.map((value) => value + 0))).toEqual(table.map(([, , result]) => result))
  })
})

describe('quat2mat3', () => {
  const matrices = run.quat2mat3(turns)

  test('turns as quatRotate does', () => {
    const turned = run.quatRotate(turns.map((q, i) => [...q, ...(vectors[i] ?? [])]))
    const byMatrix = matrices.map((m, i) =>
      [0, 1, 2].map((row) => [0, 1, 2].reduce((sum, column) => sum + (m[3 * column + row] ?? NaN) * (vectors[i]?.[column] ?? NaN), 0)),
    )
    expect(Math.max(...turned.map((v, i) => apart(v, byMatrix[i] ?? [])))).toBeLessThan(4e-6)
  })

  test('has columns of length 1 that are square to each other, and mirrors nothing', () => {
    for (const m of matrices) {
      const [x, y, z] = [m.slice(0, 3), m.slice(3, 6), m.slice(6, 9)]
      const across = vec3.cross(new Float64Array(3), Float64Array.from(x), Float64Array.from(y))
      expect(apart(Array.from(across), z)).toBeLessThan(1e-6)
      expect(Math.abs(length(x) - 1)).toBeLessThan(6e-7)
    }
  })

  test('is the same for −q', () => expect(run.quat2mat3(turns.map((q) => q.map((value) => -value)))).toEqual(matrices))
})

describe('quatFromTo', () => {
  const directions = spread(times(6, { min: -3, max: 3 }), 1500).filter((row) => length(row.slice(0, 3)) > 0.2 && length(row.slice(3)) > 0.2)
  const near = [2 ** -6, 2 ** -10, 2 ** -14, 2 ** -18].flatMap((step) =>
    [1, -1].flatMap((sign) =>
      directions.slice(0, 60).map((row) => [...row.slice(0, 3), ...row.slice(0, 3).map((value, i) => Math.fround(sign * value + step * (i - 0.7)))]),
    ),
  )
  const opposite = directions.slice(0, 200).map((row) => [...row.slice(0, 3), ...row.slice(0, 3).map((value) => -value)])
  const all = [...directions, ...near, ...opposite]
  const found = run.quatFromTo(all)

  test('takes the first direction to the second, nearly equal and nearly opposite ones too', () => {
    const turned = run.quatRotate(all.map((row, i) => [...(found[i] ?? []), ...unit(row.slice(0, 3))]))
    expect(Math.max(...turned.map((v, i) => apart(v, unit(all[i]?.slice(3) ?? []))))).toBeLessThan(2e-6)
  })

  test('is of length 1, never more than half a turn, and about an axis square to both', () => {
    for (const [i, q] of found.entries()) {
      expect(Math.abs(length(q) - 1)).toBeLessThan(3e-7)
      expect(q[3]).toBeGreaterThanOrEqual(0)
      const a = unit(all[i]?.slice(0, 3) ?? [])
      expect(Math.abs([0, 1, 2].reduce((sum, c) => sum + (q[c] ?? NaN) * (a[c] ?? NaN), 0))).toBeLessThan(2e-6)
    }
  })

  test('agrees with gl-matrix', () => {
    const pairs = directions.map((row) => [unit(row.slice(0, 3)), unit(row.slice(3))] as const)
    const theirs = pairs.map(([[ax = NaN, ay = NaN, az = NaN], [bx = NaN, by = NaN, bz = NaN]]) => {
      const out = new Float64Array(4)
      glQuat.rotationTo(out, [ax, ay, az], [bx, by, bz])
      return Array.from(out)
    })
    const off = pairs.flatMap(([a, b], i) =>
      length(a.map((value, c) => value + (b[c] ?? NaN))) > 0.05 && apart(a, b) > 0.01 ? [turnsApart(found[i] ?? [], theirs[i] ?? [])] : [],
    )
    expect(off.length).toBeGreaterThan(1000)
    expect(Math.max(...off)).toBeLessThan(1e-5)
  })
})

describe('quatSlerp', () => {
  const pairs = turns.map((a, i) => [...a, ...(others[i] ?? [])])
  const at = (t: number) => run.quatSlerp(pairs.map((pair) => [...pair, Math.fround(t)]))

  test('begins at the first and ends at the second', () => {
    expect(Math.max(...at(0).map((q, i) => turnsApart(q, turns[i] ?? [])))).toBeLessThan(4e-7)
    expect(Math.max(...at(1).map((q, i) => turnsApart(q, others[i] ?? [])))).toBeLessThan(4e-7)
  })

  test('is of length 1 all the way', () => {
    for (const t of [0, 0.1, 0.25, 0.5, 0.9, 1]) expect(Math.max(...at(t).map((q) => Math.abs(length(q) - 1)))).toBeLessThan(3e-7)
  })

  test('equal steps are equal angles, along the short way', () => {
    const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map(at)
    const angles = turns.map((a, i) => Math.min(angleBetween(a, others[i] ?? []), Math.PI - angleBetween(a, others[i] ?? [])))
    const off = steps.slice(1).flatMap((step, k) => step.map((q, i) => Math.abs(angleBetween(steps[k]?.[i] ?? [], q) - (angles[i] ?? NaN) / 8)))
    expect(Math.max(...off)).toBeLessThan(3e-6)
  })

  test('goes on at the same speed past both ends, but more slowly between rotations less than 3.6° apart', () => {
    /** The angle from the first on the sphere of quaternions, with both about x. */
    const reached = (angle: number, ts: Row): Row =>
      run
        .quatSlerp(ts.map((t) => [0, 0, 0, 1, Math.fround(Math.sin(angle)), 0, 0, Math.fround(Math.cos(angle)), t]))
        .map(([x = NaN, , , w = NaN]) => Math.atan2(x, w))
    const ts = [-20, -3, -1, 2, 5, 20]
    const [apartBy32, apartBy30] = [0.032, 0.03].map((angle) => reached(angle, ts).map((value, i) => value / (angle * (ts[i] ?? NaN))))
    // The cosine of a small angle has few digits of it, but the same few for all t.
    for (const share of apartBy32 ?? []) expect(Math.abs(share - 1)).toBeLessThan(1e-4)
    for (const [i, t] of ts.entries()) expect(apartBy30?.[i]).toBeCloseTo(Math.abs(t) < 20 ? 0.9975 : 0.9, Math.abs(t) < 20 ? 2 : 1)
    expect(Math.max(apartBy30?.[0] ?? NaN, apartBy30?.[5] ?? NaN)).toBeLessThan(0.92)
    expect(reached(0.7, [-1, 2]).map((value) => Math.round(value * 1e5) / 1e5)).toEqual([-0.7, 1.4])
    // The border in degrees of rotation, which are twice those of the quaternions.
    expect((2 * Math.acos(0.9995) * 180) / Math.PI).toBeCloseTo(3.6, 1)
  })

  test('stays where it is between equal and opposite quaternions', () => {
    for (const sign of [1, -1]) {
      const still = run.quatSlerp(turns.map((q, i) => [...q, ...q.map((value) => sign * value), (i % 11) / 10]))
      expect(Math.max(...still.map((q, i) => apart(q, turns[i] ?? [])))).toBeLessThan(4e-7)
    }
  })

  test('does not jump where it changes from the arc to the straight line', () => {
    const closeBy = grid(0.0625, 0.0635, 2001).map((angle) => [0, 0, 0, 1, 0, 0, Math.fround(Math.sin(angle / 2)), Math.fround(Math.cos(angle / 2)), 0.25])
    const sines = run.quatSlerp(closeBy).map((q) => q[2] ?? NaN)
    expect(Math.max(...sines.slice(1).map((value, i) => Math.abs(value - (sines[i] ?? NaN))))).toBeLessThan(2e-6)
  })
})
