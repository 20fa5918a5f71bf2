/** Properties of the functions of triangles, for all numbers. */
import { describe, expect, test } from 'vitest'
import { triangleArea, triangleClosestPoint, triangleIntersect, triangleNormal, triangleSignedDistance } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const triangles = spread(times(9, { min: -1, max: 1 }), 600)
const points = spread(times(3, { min: -2, max: 2 }), 600)
const joined = triangles.map((row, i) => [...row, ...(points[i] ?? [])])

const area = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleArea, 'triangleArea'), rows).map(([value = NaN]) => value)
const normal = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleNormal, 'triangleNormal'), rows)
const closest = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleClosestPoint, 'triangleClosestPoint'), rows)
const signed = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleSignedDistance, 'triangleSignedDistance'), rows).map(([value = NaN]) => value)
const intersect = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleIntersect, 'triangleIntersect'), rows)
const fromSide = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleIntersect, 'triangleIntersect_side'), rows)

const corner = (row: Row, i: number): Row => row.slice(3 * i, 3 * i + 3)
const sub = (a: Row, b: Row): Row => a.map((value, i) => value - (b[i] ?? NaN))
const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)
const mixed = (row: Row, u: number, v: number): Row => [0, 1, 2].map((i) => (1 - u - v) * (row[i] ?? NaN) + u * (row[i + 3] ?? NaN) + v * (row[i + 6] ?? NaN))
/** b, c, a and the rest. */
const turned = (row: Row): Row => [...corner(row, 1), ...corner(row, 2), ...corner(row, 0), ...row.slice(9)]
/** a, c, b and the rest. */
const exchanged = (row: Row): Row => [...corner(row, 0), ...corner(row, 2), ...corner(row, 1), ...row.slice(9)]
const apart = (one: readonly Row[], other: readonly Row[]): number =>
  Math.max(...one.flatMap((row, i) => row.map((value, c) => Math.abs(value - (other[i]?.[c] ?? NaN)))))
/** For a thinner triangle, the direction of its plane is mostly rounding error. */
const isPlump = (row: Row): boolean => (area([row])[0] ?? 0) > 0.1

describe('triangleArea', () => {
  test('is the same from every corner and either way round', () => {
    for (const other of [turned, exchanged])
      expect(
        apart(
          area(triangles).map((value) => [value]),
          area(triangles.map(other)).map((value) => [value]),
        ),
      ).toBeLessThan(1e-6)
  })

  test('is four times as large at twice the size', () => {
    expect(area(triangles.map((row) => row.map((value) => 2 * value)))).toEqual(area(triangles).map((value) => 4 * value))
  })
})

describe('triangleNormal', () => {
  const plump = triangles.filter(isPlump)

  test('stands upright on every side and has length 1', () => {
    const wrong = normal(plump).flatMap((n, i) => {
      const row = plump[i] ?? []
      const leans = [0, 1, 2].map((side) => Math.abs(dot(n, sub(corner(row, (side + 1) % 3), corner(row, side)))))
      return Math.max(...leans) < 1e-6 && Math.abs(Math.hypot(...n) - 1) < 1e-6 ? [] : [row]
    })
    expect(plump.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  test('is the same from every corner, and turns round with the way round', () => {
    expect(apart(normal(plump), normal(plump.map(turned)))).toBeLessThan(4e-6)
    expect(
      apart(
        normal(plump.map(exchanged)),
        normal(plump).map((n) => n.map((value) => -value)),
      ),
    ).toBeLessThan(4e-6)
  })
})

describe('triangleClosestPoint', () => {
  const found = closest(joined)

  test('no point of the triangle is nearer', () => {
    const shares = grid(0, 1, 25)
    const nearer = found.flatMap((at, i) => {
      const [row = [], p = []] = [triangles[i], points[i]]
      const least = Math.hypot(...sub(p, at))
      return shares.flatMap((u) => shares.filter((v) => u + v <= 1).map((v) => mixed(row, u, v))).filter((other) => Math.hypot(...sub(p, other)) < least - 1e-6)
    })
    expect(nearer).toEqual([])
  })

  test('lies on the triangle: asking there gives it back', () => {
    expect(apart(closest(found.map((at, i) => [...(triangles[i] ?? []), ...at])), found)).toBeLessThan(1e-6)
  })

  test('is as near from every corner', () => {
    // On a thin triangle the nearest point itself may slide; its distance may not.
    const away = (at: readonly Row[]): readonly Row[] => at.map((one, i) => [Math.hypot(...sub(points[i] ?? [], one))])
    expect(apart(away(closest(joined.map(turned))), away(found))).toBeLessThan(1e-6)
  })

  test('moves no further than the place does', () => {
    const moved = closest(joined.map((row) => [...row.slice(0, 9), ...row.slice(9).map((value) => value + 0.1)]))
    expect(Math.max(...moved.map((at, i) => Math.hypot(...sub(at, found[i] ?? []))))).toBeLessThan(0.1 * Math.sqrt(3) + 1e-5)
  })

  test('stays near the truth however thin the triangle is', () => {
    const needles = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 0].flatMap((width) =>
      points.slice(0, 60).map((p) => [-1, 0, 0, 1, 0, 0, 0.2, width, 0, ...p].map(Math.fround)),
    )
    const wrong = closest(needles).filter((at, i) => {
      const p = needles[i]?.slice(9) ?? []
      const onSegment = [Math.min(Math.max(p[0] ?? NaN, -1), 1), 0, 0]
      return Math.hypot(...sub(p, at)) > Math.hypot(...sub(p, onSegment)) + 1e-6
    })
    expect(wrong).toEqual([])
  })
})

describe('triangleSignedDistance', () => {
  test('is as large as the way to the closest point', () => {
    const found = closest(joined)
    expect(Math.max(...signed(joined).map((value, i) => Math.abs(Math.abs(value) - Math.hypot(...sub(points[i] ?? [], found[i] ?? [])))))).toBeLessThan(1e-6)
  })

  test('changes its sign, and nothing else, with the way round', () => {
    const [one, other] = [signed(joined), signed(joined.map(exchanged))]
    expect(Math.max(...one.map((value, i) => Math.abs(value + (other[i] ?? NaN))))).toBeLessThan(1e-5)
  })
})

describe('triangleIntersect', () => {
  // Rays from the points to positions inside the triangle, and outside of it in the same plane.
  const aimed = triangles
    .map((row, i) => {
      const [u, v] = [0.1 + ((i * 0.37) % 0.35), 0.1 + ((i * 0.61) % 0.35)]
      const from = points[i] ?? []
      return {
        row,
        inside: [...row, ...from, ...sub(mixed(row, u, v), from)].map(Math.fround),
        outside: [...row, ...from, ...sub(mixed(row, -u, v), from)].map(Math.fround),
        u,
        v,
      }
    })
    .filter(({ row, inside }) => isPlump(row) && Math.abs(dot(normal([row])[0] ?? [], inside.slice(12))) > 0.1)

  test('meets the place that the ray was aimed at, one direction away, and says by which weights', () => {
    expect(aimed.length).toBeGreaterThan(200)
    expect(
      apart(
        intersect(aimed.map(({ inside }) => inside)),
        aimed.map(({ u, v }) => [1, u, v, 1]),
      ),
    ).toBeLessThan(2e-5)
  })

  test('misses what lies beside it, and what lies behind the start', () => {
    const behind = aimed.map(({ inside }) => [...inside.slice(0, 12), ...inside.slice(12).map((value) => -value)])
    for (const rows of [aimed.map(({ outside }) => outside), behind]) expect(intersect(rows).filter(([, , , hit]) => hit !== 0)).toEqual([])
  })

  test('sees from the front or from the back, and from both together what it sees from either', () => {
    const rows = aimed.map(({ inside }) => inside)
    const [both, front, back] = [0, 1, -1].map((side) => fromSide(rows.map((row) => [...row, side])))
    expect(both).toEqual(intersect(rows))
    const isFront = rows.map((row) => dot(normal([row.slice(0, 9)])[0] ?? [], row.slice(12)) < 0)
    expect(front?.map(([, , , hit]) => hit === 1)).toEqual(isFront)
    expect(back?.map(([, , , hit]) => hit === 1)).toEqual(isFront.map((one) => !one))
  })
})
