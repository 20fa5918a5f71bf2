/** Properties of the functions of triangles, for all numbers. */
import { describe, expect, test } from 'vitest'
import { triangleArea, triangleBarycentric, triangleClosestPoint, triangleIntersect, triangleNormal, triangleSignedDistance } from '../../src/index.ts'
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

/** Corners on one line, to the bit. */
const lines = triangles.map((row, i) => {
  const [from, along] = [corner(row, 0), corner(row, 1)].map((value) => value.map((x) => Math.round(64 * x) / 64))
  return [0, 1 + (i % 3), (i % 5) - 2].flatMap((share) => (from ?? []).map((value, axis) => value + share * (along?.[axis] ?? NaN)))
})

/** How far the results bend over steps of a size on straight ways through the arguments: a quarter at half the size, unless there is a kink. */
const bend = (run: (rows: readonly Row[]) => readonly Row[], rows: readonly Row[], step: number): number => {
  const at = (way: number): readonly Row[] =>
    run(rows.map((row, i) => row.map((value, column) => value + way * step * Math.sin(1 + 12.9898 * column + 78.233 * i))))
  const [before, here, after] = [at(-1), at(0), at(1)]
  return Math.max(...(here ?? []).flatMap((row, i) => row.map((value, c) => Math.abs((before?.[i]?.[c] ?? NaN) + (after?.[i]?.[c] ?? NaN) - 2 * value))))
}
const ratio = (run: (rows: readonly Row[]) => readonly Row[], rows: readonly Row[]): number => bend(run, rows, 1 / 64) / bend(run, rows, 1 / 128)

test('area and normal have no kink while the triangle has area, and the area has one where it has none', () => {
  const plump = triangles.filter((row) => (area([row])[0] ?? 0) > 0.4)
  expect(plump.length).toBeGreaterThan(100)
  const one = (rows: readonly Row[]): readonly Row[] => area(rows).map((value) => [value])
  expect(ratio(one, plump)).toBeGreaterThan(3)
  expect(ratio(normal, plump)).toBeGreaterThan(3)
  expect(ratio(one, lines)).toBeLessThan(2.5)
})

test('at every size from 1e-6 to 1e9 the results are those of size 1, scaled', () => {
  // Thin ones too: an angle at a of a thousandth or more, and sides that are not short themselves.
  const thin = triangles.slice(0, 100).map((row, i) => {
    const [a, b] = [corner(row, 0), corner(row, 1)]
    return [...a, ...b, ...mixed(row, 0.75, 1e-3 * (1 + (i % 9)))]
  })
  const base = [...triangles, ...thin].filter((row) => [1, 2].every((i) => Math.hypot(...sub(corner(row, i), corner(row, 0))) > 0.5))
  expect(base.length).toBeGreaterThan(500)
  const places = base.map((_, i) => points[i % points.length] ?? [])
  const barycentric = (rows: readonly Row[]) => runOnCPU(signatureOf(triangleBarycentric, 'triangleBarycentric'), rows)
  /** The results, each divided by its unit: a power of the size. */
  const at = (size: number): readonly (readonly Row[])[] => {
    const alone = base.map((row) => row.map((value) => Math.fround(value) * size))
    const rows = alone.map((row, i) => [...row, ...(places[i] ?? []).map((value) => Math.fround(value) * size)])
    const rays = rows.map((row, i) => [...row, ...sub(mixed(base[i] ?? [], 0.25, 0.5), places[i] ?? []).map(Math.fround)])
    return [
      area(alone).map((value) => [value / size ** 2]),
      normal(alone),
      barycentric(rows),
      closest(rows).map((row) => row.map((value) => value / size)),
      signed(rows).map((value) => [value / size]),
      intersect(rays).map(([t = NaN, ...rest]) => [t / size, ...rest]),
    ]
  }
  const one = at(1)
  for (const size of [2 ** -20, 2 ** -10, 2 ** 10, 2 ** 28])
    for (const [i, results] of at(size).entries()) {
      // Weights of thin triangles are large numbers.
      const off = results.map((row, k) => row.map((value, c) => Math.abs(value - (one[i]?.[k]?.[c] ?? NaN)) / (1 + Math.abs(one[i]?.[k]?.[c] ?? NaN))))
      expect(Math.max(...off.flat()), `${i} at ${size}`).toBeLessThan(1e-6)
    }
})

describe('triangleArea', () => {
  test('is never negative, and 0 where the corners are on one line', () => {
    expect(area(triangles).every((value) => value >= 0)).toBe(true)
    expect(new Set(area(lines))).toEqual(new Set([0]))
  })

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

test('triangleNormal is 0 where the sine of the angle at a is a millionth or less', () => {
  for (const size of [1e-6, 1, 1e6]) {
    for (const flat of [0, Math.PI]) {
      const of = (angle: number): readonly Row[] =>
        normal([[0, 0, 0, size, 0, 0, size * Math.cos(flat + angle), size * Math.sin(flat + angle), 0].map(Math.fround)])
      expect(of(0.9e-6)).toEqual([[0, 0, 0]])
      expect(of(1.1e-6).flat().map(Math.abs)).toEqual([0, 0, 1])
    }
  }
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

  test('is as far from a triangle without area as its segment', () => {
    const distances = signed(lines.map((row, i) => [...row, ...(points[i] ?? [])]))
    const wrong = lines.filter((row, i) => {
      const [p, shares] = [points[i] ?? [], [0, 1 + (i % 3), (i % 5) - 2]]
      const [from, to] = [Math.min(...shares), Math.max(...shares)].map((share) => corner(row, shares.indexOf(share)))
      const along = sub(to ?? [], from ?? [])
      const t = Math.min(Math.max(dot(sub(p, from ?? []), along) / Math.max(dot(along, along), 1e-9), 0), 1)
      const nearest = (from ?? []).map((value, axis) => value + t * (along[axis] ?? NaN))
      return Math.abs(Math.abs(distances[i] ?? NaN) - Math.hypot(...sub(p, nearest))) > 1e-6
    })
    expect(wrong).toEqual([])
  })

  test('is negative behind the plane and nowhere else, and over the face the distance to the plane', () => {
    const plump = joined.filter((row) => isPlump(row.slice(0, 9)))
    const heights = normal(plump.map((row) => row.slice(0, 9))).map((n, i) => dot(n, sub(plump[i]?.slice(9) ?? [], corner(plump[i] ?? [], 0))))
    const found = signed(plump)
    expect(found.filter((value, i) => Math.abs(heights[i] ?? NaN) > 1e-5 && value < 0 !== (heights[i] ?? NaN) < 0)).toEqual([])
    const over = plump.map((row, i) => {
      const n = normal([row.slice(0, 9)])[0] ?? []
      return [...row.slice(0, 9), ...mixed(row, 0.2, 0.3).map((value, axis) => value + (heights[i] ?? NaN) * (n[axis] ?? NaN))].map(Math.fround)
    })
    expect(Math.max(...signed(over).map((value, i) => Math.abs(value - (heights[i] ?? NaN))))).toBeLessThan(1e-5)
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

  test('looks only at the sign of the side', () => {
    const rows = aimed.map(({ inside }) => inside)
    for (const side of [1, -1]) {
      const full = fromSide(rows.map((row) => [...row, side]))
      for (const size of [1e-3, 7]) expect(fromSide(rows.map((row) => [...row, side * size]))).toEqual(full)
    }
  })

  test('misses a triangle without area', () => {
    const rays = lines.map((row, i) => {
      const from = points[i] ?? []
      return [...row, ...from, ...sub(mixed(row, 0.25, 0.25), from)].map(Math.fround)
    })
    expect(intersect(rays).flat().some(Boolean)).toBe(false)
  })

  test('misses a ray almost parallel to the plane, by the sines of two angles', () => {
    const hits = (product: number): readonly boolean[] =>
      [Math.PI / 2, 0.5, 0.05].flatMap((angle) => {
        const low = Math.asin(product / Math.sin(angle))
        const [x, y] = [(1 + Math.cos(angle)) / 3, Math.sin(angle) / 3]
        const row = [0, 0, 0, 1, 0, 0, Math.cos(angle), Math.sin(angle), 0, x - Math.cos(low), y, Math.sin(low), Math.cos(low), 0, -Math.sin(low)]
        return [row, row.map((value, i) => (i >= 12 ? 8 * value : value))].map((ray) => intersect([ray.map(Math.fround)])[0]?.[3] === 1)
      })
    expect(new Set(hits(0.9e-6))).toEqual(new Set([false]))
    expect(new Set(hits(1.1e-6))).toEqual(new Set([true]))
  })

  test('is smooth where it hits', () => {
    // Those that hit all the way, and not at a low angle.
    const rows = aimed
      .filter(({ row, inside }) => (area([row])[0] ?? 0) > 0.4 && Math.abs(dot(normal([row])[0] ?? [], inside.slice(12))) > 0.5)
      .map(({ inside }) => inside)
    expect(rows.length).toBeGreaterThan(50)
    expect(ratio(intersect, rows)).toBeGreaterThan(3)
  })
})
