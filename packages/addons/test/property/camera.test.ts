/** Properties of views, projections, depths and frames on surfaces. */
import { describe, expect, test } from 'vitest'
import { depth2viewZ, eulerView, linearizeDepth, lookAt, lookAtView, orthographic, perspective, tbn, viewZ2depth } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf, type Row } from '../harness/run.ts'

const views = (rows: readonly Row[]) => runOnCPU(signatureOf(lookAtView, 'lookAtView'), rows)
const eulers = (rows: readonly Row[]) => runOnCPU(signatureOf(eulerView, 'eulerView'), rows)
const perspectives = (...rows: readonly Row[]) => runOnCPU(signatureOf(perspective, 'perspective'), rows)
const orthographics = (...rows: readonly Row[]) => runOnCPU(signatureOf(orthographic, 'orthographic'), rows)
const frames = (rows: readonly Row[]) => runOnCPU(signatureOf(tbn, 'tbn'), rows)
const zOf = (rows: readonly Row[]) => runOnCPU(signatureOf(depth2viewZ, 'depth2viewZ'), rows).flat()
const depthOf = (rows: readonly Row[]) => runOnCPU(signatureOf(viewZ2depth, 'viewZ2depth'), rows).flat()
const shareOf = (rows: readonly Row[]) => runOnCPU(signatureOf(linearizeDepth, 'linearizeDepth'), rows).flat()

/** A matrix of four columns times a point. */
const moved = (m: Row, [x = 0, y = 0, z = 0, w = 1]: Row): readonly number[] =>
  [0, 1, 2, 3].map((row) => x * (m[row] ?? NaN) + y * (m[row + 4] ?? NaN) + z * (m[row + 8] ?? NaN) + w * (m[row + 12] ?? NaN))
const seen = (m: Row, point: Row): readonly number[] => {
  const [x = NaN, y = NaN, z = NaN, w = NaN] = moved(m, point)
  return [x / w, y / w, z / w]
}
const dot = (a: Row, b: Row): number => a.reduce((sum, part, i) => sum + part * (b[i] ?? NaN), 0)
const apart = (a: Row, b: Row): number => Math.max(...a.map((part, i) => Math.abs(part - (b[i] ?? NaN))))
const unit = (v: Row): Row => v.map((part) => Math.fround(part / Math.hypot(...v)))

const place = { min: -3, max: 3 }
const pairs = spread(times(9, place), 200).filter((row) => Math.hypot(...[0, 1, 2].map((i) => (row[i] ?? 0) - (row[i + 3] ?? 0))) > 0.5)

describe('views', () => {
  test('lookAtView takes the eye to the origin and the target onto −z', () => {
    for (const [i, view] of views(pairs).entries()) {
      const [eye, target] = [pairs[i]?.slice(0, 3) ?? [], pairs[i]?.slice(3, 6) ?? []]
      const far = Math.hypot(...eye.map((part, axis) => part - (target[axis] ?? NaN)))
      expect(apart(moved(view, eye), [0, 0, 0, 1])).toBeLessThan(2e-6)
      expect(apart(moved(view, target), [0, 0, -far, 1])).toBeLessThan(4e-6)
    }
  })

  test('lookAtView and eulerView keep distances and angles', () => {
    for (const view of [...views(pairs), ...eulers(pairs.map((row) => row.slice(0, 6)))]) {
      const columns = [0, 4, 8].map((at) => view.slice(at, at + 3))
      const [x = [], y = [], z = []] = columns
      expect(Math.max(...columns.map((column) => Math.abs(Math.hypot(...column) - 1)), ...[dot(x, y), dot(y, z), dot(z, x)].map(Math.abs))).toBeLessThan(1e-6)
      expect([view[3], view[7], view[11], view[15]]).toEqual([0, 0, 0, 1])
    }
  })

  test('eulerView without roll keeps the horizon level', () => {
    const level = pairs.map((row) => [...row.slice(0, 5), 0])
    // The right of the camera, the first row of its view, has no height.
    expect(Math.max(...eulers(level).map((view) => Math.abs(view[4] ?? NaN)))).toBe(0)
  })

  test('eulerView turns left, up and counter-clockwise for positive angles', () => {
    const [left = [], up = [], rolled = []] = eulers([
      [0, 0, 0, 0, 0.3, 0],
      [0, 0, 0, 0.3, 0, 0],
      [0, 0, 0, 0, 0, 0.3],
    ])
    // A camera that turns left sees what was in its middle on its right; one that looks up, below; what was above a rolled one is on its right.
    expect(moved(left, [0, 0, -1])[0]).toBeCloseTo(Math.sin(0.3), 6)
    expect(moved(up, [0, 0, -1])[1]).toBeCloseTo(-Math.sin(0.3), 6)
    expect(moved(rolled, [0, 1, 0])[0]).toBeCloseTo(Math.sin(0.3), 6)
  })

  test('eulerView straight up depends only on the yaw less the roll', () => {
    const up = pairs.slice(0, 30).map((row) => [...row.slice(0, 3), Math.PI / 2, ...row.slice(4, 6)])
    const difference = eulers(up.map((row) => row.with(4, (row[4] ?? NaN) - (row[5] ?? NaN)).with(5, 0)))
    expect(Math.max(...eulers(up).map((view, i) => apart(view, difference[i] ?? [])))).toBeLessThan(4e-6)
  })

  test('lookAt and lookAtView do not depend on the length of up, from 1e-15 to 1e15', () => {
    const some = pairs.slice(0, 30)
    for (const length of [1e-15, 1e15]) {
      const scaled = some.map((row) => row.map((part, i) => (i < 6 ? part : part * length)))
      const frameOf = (rows: readonly Row[]) =>
        runOnCPU(
          signatureOf(lookAt, 'lookAt'),
          rows.map((row) => row.slice(3)),
        )
      for (const call of [views, frameOf]) {
        const wanted = call(some)
        expect(Math.max(...call(scaled).map((found, i) => apart(found, wanted[i] ?? [])))).toBeLessThan(4e-6)
      }
    }
  })

  test('eulerView repeats every turn', () => {
    const some = pairs.slice(0, 30).map((row) => row.slice(0, 6))
    const again = eulers(some.map((row) => row.map((part, i) => (i < 3 ? part : part + 2 * Math.PI))))
    expect(Math.max(...eulers(some).map((view, i) => apart(view, again[i] ?? [])))).toBeLessThan(1e-5)
  })
})

describe('projections', () => {
  const [angle, aspect, near, far] = [0.8, 1.5, 0.5, 20]
  const slope = Math.tan(angle / 2)

  test('perspective takes the corners of the view to those of clip space', () => {
    const [m = []] = perspectives([angle, aspect, near, far])
    for (const distance of [near, far])
      for (const x of [-1, 1])
        for (const y of [-1, 1])
          expect(apart(seen(m, [x * slope * aspect * distance, y * slope * distance, -distance]), [x, y, distance === near ? 0 : 1])).toBeLessThan(2e-6)
  })

  test('perspective halves what is twice as far away', () => {
    const [m = []] = perspectives([angle, aspect, near, far])
    const [x = NaN, y = NaN] = seen(m, [0.3, 0.2, -2])
    expect(apart(seen(m, [0.3, 0.2, -4]).slice(0, 2), [x / 2, y / 2])).toBeLessThan(1e-12)
  })

  test('perspective keeps straight lines straight', () => {
    const [m = []] = perspectives([angle, aspect, near, far])
    const from = seen(m, [-0.3, 0.2, -1])
    const ways = grid(0, 1, 20).map((t) => seen(m, [-0.3 + 2 * t, 0.2 - t, -1 - 12 * t]).map((part, i) => part - (from[i] ?? NaN)))
    const last = ways.at(-1) ?? []
    for (const way of ways)
      for (const [i, j] of [
        [0, 1],
        [1, 2],
      ] as const)
        expect(Math.abs((way[i] ?? NaN) * (last[j] ?? NaN) - (way[j] ?? NaN) * (last[i] ?? NaN))).toBeLessThan(1e-9)
  })

  test('perspective with near and far exchanged reverses the depth', () => {
    const [m = [], reversed = []] = perspectives([angle, aspect, near, far], [angle, aspect, far, near])
    for (const distance of grid(near, far, 40)) {
      const [one, other] = [seen(m, [0.1, 0.2, -distance]), seen(reversed, [0.1, 0.2, -distance])]
      expect(apart(other, [one[0] ?? NaN, one[1] ?? NaN, 1 - (one[2] ?? NaN)])).toBeLessThan(1e-6)
    }
    expect([seen(reversed, [0, 0, -near])[2], seen(reversed, [0, 0, -far])[2]]).toEqual([expect.closeTo(1, 5), expect.closeTo(0, 5)])
  })

  test('perspective with a negative aspect mirrors the image', () => {
    const [m = [], mirrored = []] = perspectives([angle, aspect, near, far], [angle, -aspect, near, far])
    const [x = NaN, ...rest] = seen(m, [0.3, 0.2, -2])
    expect(seen(mirrored, [0.3, 0.2, -2])).toEqual([-x, ...rest])
  })

  const box = [-1, 3, -2, 1, -0.5, 8]

  test('orthographic takes the corners of its box to those of clip space, and its depth is linear', () => {
    const [m = []] = orthographics(box)
    expect(apart(moved(m, [-1, -2, 0.5]), [-1, -1, 0, 1])).toBeLessThan(1e-6)
    expect(apart(moved(m, [3, 1, -8]), [1, 1, 1, 1])).toBeLessThan(1e-6)
    for (const share of grid(0, 1, 9)) expect(moved(m, [0, 0, 0.5 - 8.5 * share])[2]).toBeCloseTo(share, 6)
  })

  test('orthographic keeps sizes and parallels at any distance', () => {
    const [m = []] = orthographics(box)
    for (const z of [0, -3, -7]) {
      const [from, to] = [moved(m, [0.2, 0.1, z]), moved(m, [1.2, 0.6, z])]
      expect([(to[0] ?? NaN) - (from[0] ?? NaN), (to[1] ?? NaN) - (from[1] ?? NaN), from[3]]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(1 / 3, 6), 1])
    }
    expect([m[3], m[7], m[11], m[15]]).toEqual([0, 0, 0, 1])
  })

  test('orthographic with exchanged edges mirrors the image', () => {
    const [m = [], sideways = [], upside = []] = orthographics(box, [3, -1, -2, 1, -0.5, 8], [-1, 3, 1, -2, -0.5, 8])
    const [x = NaN, y = NaN, z = NaN] = moved(m, [0.2, 0.1, -3])
    expect(apart(moved(sideways, [0.2, 0.1, -3]), [-x, y, z, 1])).toBeLessThan(1e-6)
    expect(apart(moved(upside, [0.2, 0.1, -3]), [x, -y, z, 1])).toBeLessThan(1e-6)
  })
})

describe('depths', () => {
  const planes = [
    [0.1, 100],
    [0.5, 6],
    [20, 0.25],
  ] as const

  test('depth2viewZ and viewZ2depth undo each other, and meet near and far', () => {
    for (const [near, far] of planes) {
      const depths = grid(0, 1, 65)
      const back = depthOf(zOf(depths.map((depth) => [depth, near, far])).map((z) => [z, near, far]))
      expect(apart(depths, back)).toBeLessThan(2e-6)
      expect(zOf([0, 1].map((depth) => [depth, near, far]))).toEqual([expect.closeTo(-near, 5), expect.closeTo(-far, 4)])
      expect(depthOf([-near, -far].map((z) => [z, near, far]))).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6)])
    }
  })

  test('depth2viewZ is the distance whose reciprocal is linear in the depth', () => {
    const depths = grid(0, 1, 33)
    const found = zOf(depths.map((depth) => [depth, 0.5, 8])).map((z) => -1 / z)
    expect(
      apart(
        found,
        depths.map((depth) => 2 + (1 / 8 - 2) * depth),
      ),
    ).toBeLessThan(1e-6)
  })

  test('depth2viewZ loses no digits next to depth 1', () => {
    const [near, far] = [Math.fround(0.01), 10_000]
    const depths = Array.from({ length: 40 }, (_, i) => Math.fround(1 - i * 2 ** -24))
    const wanted = depths.map((depth) => (-near * far) / (far * (1 - depth) + near * depth))
    const found = zOf(depths.map((depth) => [depth, near, far]))
    expect(Math.max(...found.map((z, i) => Math.abs(z / (wanted[i] ?? NaN) - 1)))).toBeLessThan(4e-7)
  })

  test('viewZ2depth is the depth of perspective, and linear in one over the distance', () => {
    for (const [near, far] of planes) {
      const [m = []] = perspectives([1, 1, near, far])
      const distances = grid(0.05, 150, 60)
      const found = depthOf(distances.map((distance) => [-distance, near, far]))
      for (const [i, distance] of distances.entries()) {
        const wanted = (1 / near - 1 / distance) / (1 / near - 1 / far)
        expect(Math.abs((found[i] ?? NaN) - wanted)).toBeLessThan(4e-6 * Math.max(1, Math.abs(wanted)))
        expect(Math.abs((found[i] ?? NaN) - (seen(m, [0, 0, -distance])[2] ?? NaN))).toBeLessThan(4e-6 * Math.max(1, Math.abs(wanted)))
      }
    }
    const depths = (zs: readonly number[]) => depthOf(zs.map((z) => [z, 0.5, 6]))
    expect(Math.max(...depths(grid(-0.49, -0.01, 20)))).toBeLessThan(0)
    expect(Math.min(...depths([...grid(-50, -6.01, 20), ...grid(0.01, 50, 20)]))).toBeGreaterThan(1)
    const reversed = (zs: readonly number[]) => depthOf(zs.map((z) => [z, 6, 0.5]))
    expect(Math.min(...reversed(grid(-0.49, -0.01, 20)))).toBeGreaterThan(1)
    expect(Math.max(...reversed([...grid(-50, -6.01, 20), ...grid(0.01, 50, 20)]))).toBeLessThan(0)
  })

  test('viewZ2depth puts what lies beyond 1 above 0.9', () => {
    expect(Math.min(...depthOf(grid(-100, -1, 100).map((z) => [z, 0.1, 100])))).toBeGreaterThan(0.9)
  })

  test('linearizeDepth is the share of the way that depth2viewZ has gone', () => {
    const rows = spread(
      [
        { min: 0, max: 1 },
        { min: 0.1, max: 2 },
        { min: 3, max: 50 },
      ],
      200,
    )
    const z = zOf(rows)
    expect(
      apart(
        shareOf(rows),
        rows.map(([, near = NaN, far = NaN], i) => (-(z[i] ?? NaN) - near) / (far - near)),
      ),
    ).toBeLessThan(1e-6)
  })

  test('linearizeDepth of nine tenths of all depths is below a hundredth, for near 0.1 and far 100', () => {
    expect(Math.max(...shareOf(grid(0, 0.9, 50).map((depth) => [depth, 0.1, 100])))).toBeLessThan(0.01)
  })

  test('linearizeDepth grows with the depth, from 0 to 1', () => {
    const shares = shareOf(grid(0, 1, 200).map((depth) => [depth, 0.5, 20]))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
    expect(shares.slice(1).every((share, i) => share > (shares[i] ?? NaN))).toBe(true)
  })
})

describe('frames on surfaces', () => {
  const columnsOf = (frame: Row): readonly Row[] => [0, 3, 6].map((at) => frame.slice(at, at + 3))
  const round = spread(times(3, { min: -1, max: 1 }), 500)
    .filter((row) => Math.hypot(...row) > 0.05)
    .map(unit)
  const poles = [1, -1].flatMap((z) => [0, 1e-8, 1e-4, 1e-3].map((off) => unit([off, -off, z])))
  const normals = [...round, ...poles, [1, 0, 0], [0, -1, 0]]

  test('tbn is a rotation for every normal, at both poles too', () => {
    for (const frame of frames(normals)) {
      const [t = [], b = [], n = []] = columnsOf(frame)
      const lengths = [t, b, n].map((column) => Math.abs(Math.hypot(...column) - 1))
      expect(Math.max(...lengths, ...[dot(t, b), dot(b, n), dot(n, t)].map(Math.abs))).toBeLessThan(6e-7)
      const [tx = NaN, ty = NaN, tz = NaN] = t
      const [bx = NaN, by = NaN, bz = NaN] = b
      expect(dot([ty * bz - tz * by, tz * bx - tx * bz, tx * by - ty * bx], n)).toBeCloseTo(1, 5)
    }
  })

  test('tbn is the rotation along the shortest arc from the nearer pole', () => {
    for (const [i, frame] of frames(normals).entries()) {
      const [x = NaN, y = NaN, z = NaN] = normals[i] ?? []
      // The axis of the arc lies level and across the normal; the frame has it where its pole had it.
      const axis = Math.hypot(x, y) > 1e-3 ? unit([-y, x, 0]) : [1, 0, 0]
      const [t = [], b = []] = columnsOf(frame)
      expect(dot(t, axis)).toBeCloseTo(axis[0] ?? NaN, 3)
      expect(dot(b, axis)).toBeCloseTo((axis[1] ?? NaN) * (z < 0 ? -1 : 1), 3)
    }
  })

  test('tbn jumps where z passes through 0, by twice the x of the normal, and nowhere else', () => {
    const ring = (latitude: number) => grid(0, 6, 40).map((a) => unit([Math.cos(a) * Math.cos(latitude), Math.sin(a) * Math.cos(latitude), Math.sin(latitude)]))
    const step = (from: number, to: number): readonly number[] => {
      const [one, other] = [frames(ring(from)), frames(ring(to))]
      return one.map((frame, i) => apart(frame, other[i] ?? []))
    }
    const leaps = ring(0).map(([x = NaN]) => 2 * Math.abs(x))
    expect(apart(step(-1e-5, 1e-5), leaps)).toBeLessThan(1e-3)
    for (const latitude of [-1.57, -1.2, -0.5, -0.002, 0.001, 0.4, 1.57]) expect(Math.max(...step(latitude, latitude + 1e-3))).toBeLessThan(0.005)
  })
})
