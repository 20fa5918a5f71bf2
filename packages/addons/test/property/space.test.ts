/** Properties of the functions of positions: rotations keep lengths, inverses, orthogonal bases, tiles that fit. */
import { cos, sin, vec2, vec3 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { cart2polar, displace, hexTile, lookAt, rotate } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const place = { min: -1, max: 1 }
const apart = (a: readonly Row[], b: readonly Row[]): number => Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

describe('rotate', () => {
  const run = (name: string, rows: readonly Row[]) => runOnCPU(signatureOf(rotate, name), rows)
  const rows = spread([...times(3, place), { min: -6, max: 6 }, ...times(3, place)], 2000).filter((row) => Math.hypot(...row.slice(4)) > 0.1)

  test('a quarter turn takes x to y', () => {
    expect(apart(run('rotate', [[1, 0, Math.PI / 2]]), [[0, 1]])).toBeLessThan(1e-7)
  })

  test('distances from the centre and along the axis are kept', () => {
    const flat = rows.map(([x = 0, y = 0, , angle = 0, cx = 0, cy = 0]) => [x, y, angle, cx, cy])
    const distance = ([x = NaN, y = NaN]: Row, row: Row): number => Math.hypot(x - (row[3] ?? NaN), y - (row[4] ?? NaN))
    const turned = run('rotate_center', flat)
    expect(Math.max(...flat.map((row, i) => Math.abs(distance(row, row) - distance(turned[i] ?? [], row))))).toBeLessThan(5e-7)
    const inSpace = run('rotate_axis', rows)
    const along = (p: Row, row: Row): number => p.slice(0, 3).reduce((sum, value, i) => sum + value * (row[i + 4] ?? NaN), 0)
    expect(Math.max(...rows.map((row, i) => Math.abs(along(row, row) - along(inSpace[i] ?? [], row))))).toBeLessThan(1e-6)
  })

  test('a turn back undoes a turn, and two turns add up', () => {
    const there = run('rotate_axis', rows)
    const again = (angle: (a: number) => number) => there.map((p, i) => [...p, angle(rows[i]?.[3] ?? NaN), ...(rows[i]?.slice(4) ?? [])])
    const starts = rows.map((row) => row.slice(0, 3))
    expect(
      apart(
        run(
          'rotate_axis',
          again((a) => -a),
        ),
        starts,
      ),
    ).toBeLessThan(1e-6)
    const twice = run(
      'rotate_axis',
      rows.map((row) => row.with(3, Math.fround((row[3] ?? NaN) * 2))),
    )
    expect(
      apart(
        run(
          'rotate_axis',
          again((a) => a),
        ),
        twice,
      ),
    ).toBeLessThan(2e-6)
  })

  test('round z it is the turn of the plane', () => {
    const flat = rows.map((row) => [row[0] ?? 0, row[1] ?? 0, row[3] ?? 0])
    const inSpace = run(
      'rotate_axis',
      flat.map(([x = 0, y = 0, angle = 0]) => [x, y, 0, angle, 0, 0, 1]),
    )
    const plane = run('rotate', flat).map((row) => [...row, 0])
    expect(apart(inSpace, plane)).toBeLessThan(3e-7)
  })
})

describe('cart2polar', () => {
  test('sine and cosine lead back', () => {
    const plane = spread(times(2, place), 2000)
    const back = runOnCPU(signatureOf(cart2polar, 'cart2polar'), plane).map(([a = NaN, r = NaN]) => [r * Math.cos(a), r * Math.sin(a)])
    expect(apart(back, plane)).toBeLessThan(5e-7)
    const space = spread(times(3, place), 2000)
    const backInSpace = runOnCPU(signatureOf(cart2polar, 'cart2polar_vec3'), space).map(([r = NaN, t = NaN, a = NaN]) => [
      r * Math.sin(t) * Math.cos(a),
      r * Math.sin(t) * Math.sin(a),
      r * Math.cos(t),
    ])
    expect(apart(backInSpace, space)).toBeLessThan(6e-7)
  })

  test('the angle jumps by a whole turn across the negative x axis, and nowhere else', () => {
    const steps = 1000
    const round = Array.from({ length: steps }, (_, i) => ((2 * i + 1) / steps - 1) * Math.PI)
    const angles = [
      runOnCPU(
        signatureOf(cart2polar, 'cart2polar'),
        round.map((a) => [Math.cos(a), Math.sin(a)].map(Math.fround)),
      ).map(([a = NaN]) => a),
      runOnCPU(
        signatureOf(cart2polar, 'cart2polar_vec3'),
        round.map((a) => [Math.cos(a), Math.sin(a), 0.5].map(Math.fround)),
      ).map(([, , a = NaN]) => a),
    ]
    for (const found of angles) {
      const leaps = found.map((a, i) => Math.abs(a - (found[(i + 1) % steps] ?? NaN)))
      expect(Math.abs((leaps.at(-1) ?? NaN) - 2 * Math.PI)).toBeLessThan(0.01)
      expect(Math.max(...leaps.slice(0, -1))).toBeLessThan(0.01)
    }
  })

  test('each of the eight directions has its angle', () => {
    const turns = Array.from({ length: 8 }, (_, i) => ((i - 3) * Math.PI) / 4)
    const found = runOnCPU(
      signatureOf(cart2polar, 'cart2polar'),
      turns.map((a) => [Math.cos(a), Math.sin(a)].map((value) => Math.round(value))),
    )
    expect(
      apart(
        found.map(([a = NaN]) => [a]),
        turns.map((a) => [a]),
      ),
    ).toBeLessThan(5e-7)
  })
})

test('lookAt gives a rotation for every pair of directions, parallel and zero ones too', () => {
  const axes = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z])))
  const rows = [...axes.flatMap((f) => axes.map((u) => [...f, ...u])), ...spread(times(6, place), 2000)]
  const faults = runOnCPU(signatureOf(lookAt, 'lookAt'), rows).map((m) => {
    const [x, y, z] = [m.slice(0, 3), m.slice(3, 6), m.slice(6, 9)] as const
    const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)
    const cross = [0, 1, 2].map((i) => (x[(i + 1) % 3] ?? NaN) * (y[(i + 2) % 3] ?? NaN) - (x[(i + 2) % 3] ?? NaN) * (y[(i + 1) % 3] ?? NaN))
    return Math.max(...[x, y, z].map((a) => Math.abs(dot(a, a) - 1)), Math.abs(dot(x, y)), Math.abs(dot(y, z)), Math.abs(dot(cross, z) - 1))
  })
  expect(Math.max(...faults)).toBeLessThan(2e-6)
})

test('lookAt without an up takes −z, or y along z', () => {
  // 25.8° from the z axis its cosine is 0.9.
  const lookAtAngle = (degrees: number): Row => [Math.sin((degrees * Math.PI) / 180), 0, Math.cos((degrees * Math.PI) / 180)].map(Math.fround)
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(lookAt, 'lookAt'), rows)
  for (const [degrees, instead] of [
    [0, [0, 1, 0]],
    [25.8, [0, 1, 0]],
    [25.9, [0, 0, -1]],
    [90, [0, 0, -1]],
    [154.1, [0, 0, -1]],
    [154.2, [0, 1, 0]],
  ] as const) {
    const forward = lookAtAngle(degrees)
    const [zero, parallel] = [[0, 0, 0], forward].map((up) => [...forward, ...up])
    expect(run([zero ?? [], parallel ?? []]), String(degrees)).toEqual(
      run([
        [...forward, ...instead],
        [...forward, ...instead],
      ]),
    )
  }
})

describe('hexTile', () => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(hexTile, 'hexTile'), rows)
  const rise = Math.sqrt(3) / 2
  const rows = spread([...times(2, { min: -3, max: 3 }), { min: 0.5, max: 8 }], 4000)

  test('the middle of the tile and the place in it are the point again', () => {
    const back = run(rows).map(([x = NaN, y = NaN, q = NaN, r = NaN]) => [x + q + r / 2, y + r * rise])
    expect(
      apart(
        back,
        rows.map(([s = NaN, t = NaN, scale = NaN]) => [s * scale, t * scale]),
      ),
    ).toBeLessThan(6e-6)
  })

  test('places lie inside the hexagon, and numbers are whole', () => {
    for (const [x = NaN, y = NaN, q = NaN, r = NaN] of run(rows)) {
      expect(Math.max(Math.abs(x), Math.abs(x) / 2 + Math.abs(y) * rise)).toBeLessThan(0.5 + 4e-6)
      expect([Math.round(q), Math.round(r)]).toEqual([q, r])
    }
  })

  test('the six neighbours are one step of the axes away', () => {
    const steps = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]
    const middles = steps.map(([q = 0, r = 0]) => [Math.fround(q + r / 2), Math.fround(r * rise), 1])
    expect(run(middles).map((row) => row.slice(2))).toEqual(steps)
  })
})

describe('displace', () => {
  const waves = (p: Vec2) => sin(p.x)

  test('the same height gives the same function, another height another', () => {
    expect(displace(vec2, waves)).toBe(displace(vec2, waves))
    expect(displace(vec2, waves)).not.toBe(displace(vec2, (p) => cos(p.x)))
  })

  test('the rings of its page have a kink at the centre', () => {
    const rings = displace(vec2, (p) => sin(p.length().mul(12)))
    const h = 2 ** -10
    const [[left = NaN] = [], [, ...rest] = [], [right = NaN] = []] = runOnCPU(signatureOf(rings, 'displace'), [
      [-h, 0, 1, 0, 0.5],
      [0, 0, 1, 0, 0.5],
      [h, 0, 1, 0, 0.5],
    ])
    // With a height of 12·|p| the slopes of p + h/2 are 1 − 6 and 1 + 6.
    expect(rest).toEqual([0])
    expect(-left / h).toBeCloseTo(-5, 2)
    expect(right / h).toBeCloseTo(7, 2)
  })

  test('it moves points of space too', () => {
    const moved = runOnCPU(
      signatureOf(
        displace(vec3, (p) => p.y),
        'displace_vec3',
      ),
      [[1, 2, 3, 0, 0, 1, 0.5]],
    )
    expect(moved).toEqual([[1, 2, 4]])
  })
})
