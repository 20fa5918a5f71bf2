/** Properties of rotations about x, y and z, of the maps of all directions, and of the directions that another lies between. */
import { describe, expect, test } from 'vitest'
import {
  bracketing,
  equirect2xyz,
  fisheye2xyz,
  octDecode,
  octEncode,
  rotate,
  rotate3dX,
  rotate3dY,
  rotate3dZ,
  rotateX,
  rotateY,
  rotateZ,
  xyz2equirect,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const place = { min: -1, max: 1 }
const turn = 2 * Math.PI
const quarter = Math.fround(Math.PI / 2)

const apart = (a: Row, b: Row): number => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))
const farthest = (a: readonly Row[], b: readonly Row[]): number => Math.max(...a.map((row, i) => apart(row, b[i] ?? [])))
const unit = (v: Row): Row => v.map((value) => value / Math.hypot(...v))
/** By the chord, because an arc cosine loses half of the digits of a small angle. */
const angleBetween = (a: Row, b: Row): number => 2 * Math.asin(Math.min(Math.hypot(...unit(a).map((value, i) => value - (unit(b)[i] ?? NaN))) / 2, 1))
const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), -Infinity)

const directions = spread(times(3, place), 2000).filter((d) => Math.hypot(...d) > 0.05)
const square = spread(times(2, place), 2000)

describe('rotateX, rotateY and rotateZ', () => {
  const turns = [rotateX, rotateY, rotateZ].map((call, i) => (rows: readonly Row[]) => runOnCPU(signatureOf(call, `rotate${'XYZ'[i] ?? ''}`), rows))
  const matrices = [rotate3dX, rotate3dY, rotate3dZ].map(
    (call, i) => (angle: number) => runOnCPU(signatureOf(call, `rotate3d${'XYZ'[i] ?? ''}`), [[angle]])[0] ?? [],
  )
  const rows = spread([...times(3, place), { min: -6.3, max: 6.3 }], 200)

  test('a quarter turn takes each axis to the next', () => {
    turns.forEach((run, i) => {
      const axis = (at: number): Row => [0, 1, 2].map((one) => (one === at % 3 ? 1 : 0))
      const found = run([axis(i), axis(i + 1), axis(i + 2)].map((p) => [...p, quarter]))
      expect(farthest(found, [axis(i), axis(i + 2), axis(i + 1).map((value) => -value)])).toBeLessThan(1e-7)
    })
    const gaze = [0, 0, -1, quarter]
    // Up, and to the left.
    expect(
      farthest(
        [...(turns[0]?.([gaze]) ?? []), ...(turns[1]?.([gaze]) ?? [])],
        [
          [0, 1, 0],
          [-1, 0, 0],
        ],
      ),
    ).toBeLessThan(1e-7)
  })

  test('rotates as the matrix of the same axis does', () => {
    turns.forEach((run, i) => {
      const byMatrix = rows.map(([x = NaN, y = NaN, z = NaN, angle = NaN]) => {
        const m = matrices[i]?.(angle) ?? []
        return [0, 1, 2].map((row) => (m[row] ?? NaN) * x + (m[3 + row] ?? NaN) * y + (m[6 + row] ?? NaN) * z)
      })
      expect(farthest(run(rows), byMatrix)).toBeLessThan(2e-7)
    })
  })

  test('the coordinate on the axis and the distance from it are kept', () => {
    turns.forEach((run, i) => {
      const found = run(rows)
      expect(found.map((p) => p[i])).toEqual(rows.map((p) => p[i]))
      const away = (p: Row): number => Math.hypot(p[(i + 1) % 3] ?? NaN, p[(i + 2) % 3] ?? NaN)
      expect(largest(found.map((p, n) => Math.abs(away(p) - away(rows[n] ?? []))))).toBeLessThan(2e-7)
      const back = run(found.map((p, n) => [...p, -(rows[n]?.[3] ?? NaN)]))
      expect(
        farthest(
          back,
          rows.map((p) => p.slice(0, 3)),
        ),
      ).toBeLessThan(3e-7)
    })
  })

  test('about z it is the rotation of the plane', () => {
    const flat = runOnCPU(
      signatureOf(rotate, 'rotate'),
      rows.map(([x = NaN, y = NaN, , angle = NaN]) => [x, y, angle]),
    )
    expect(turns[2]?.(rows).map((p) => p.slice(0, 2))).toEqual(flat)
  })

  test('the order of two axes matters', () => {
    const [about, then] = turns
    if (!about || !then) throw new Error('There are three axes.')
    const p = [0, 0, -1]
    const tipped = then(about([[...p, quarter]]).map((q) => [...q, quarter]))
    const turned = about(then([[...p, quarter]]).map((q) => [...q, quarter]))
    expect(apart(tipped[0] ?? [], [0, 1, 0])).toBeLessThan(1e-6)
    expect(apart(turned[0] ?? [], [-1, 0, 0])).toBeLessThan(1e-6)
  })
})

describe('xyz2equirect and equirect2xyz', () => {
  const map = (rows: readonly Row[]) => runOnCPU(signatureOf(xyz2equirect, 'xyz2equirect'), rows)
  const face = (rows: readonly Row[]) => runOnCPU(signatureOf(equirect2xyz, 'equirect2xyz'), rows)

  test('equirect2xyz leads back to every direction', () => {
    const back = face(map(directions))
    expect(largest(back.map((d, i) => angleBetween(d, directions[i] ?? [])))).toBeLessThan(1e-6)
  })

  test('xyz2equirect leads back, from every place between the edges', () => {
    const places = spread(
      [
        { min: 0.01, max: 0.99 },
        { min: 0.05, max: 0.95 },
      ],
      2000,
    )
    expect(farthest(map(face(places)), places)).toBeLessThan(1e-6)
  })

  test('seen from inside, the map is not mirrored', () => {
    // What a camera that looks along −z sees to its right has the larger u, and what is above the larger v.
    const [middle = [], right = [], above = []] = map([
      [0, 0, -1],
      [0.1, 0, -1],
      [0, 0.1, -1],
    ])
    expect((right[0] ?? NaN) - (middle[0] ?? NaN)).toBeGreaterThan(0.01)
    expect(apart([right[1] ?? NaN, above[0] ?? NaN], [0.5, 0.5])).toBe(0)
    expect((above[1] ?? NaN) - (middle[1] ?? NaN)).toBeGreaterThan(0.01)
  })

  test('the seam has u = 1 for both zeros', () => {
    expect(
      farthest(
        map([
          [0, 0, 1],
          [-0, 0, 1],
          [0, 0.5, 2],
          [-0, 0.5, 2],
        ]).map(([u = NaN]) => [u]),
        [[1], [1], [1], [1]],
      ),
    ).toBe(0)
  })

  test('the poles lie in the middle of the upper and the lower edge', () => {
    const poles = [0, -0].flatMap((x) =>
      [0, -0].flatMap((z) => [
        [x, 1, z],
        [x, -1, z],
      ]),
    )
    expect(
      farthest(
        map(poles),
        poles.map(([, y = NaN]) => [0.5, y > 0 ? 1 : 0]),
      ),
    ).toBeLessThan(1e-7)
    // However near to one, v reaches its edge without a jump.
    const near = map(directions.map(([x = NaN, , z = NaN]) => [x * 1e-5, 1, z * 1e-5]))
    expect(largest(near.map(([, v = NaN]) => 1 - v))).toBeLessThan(1e-5)
  })

  test('u jumps by 1 across the seam, and nowhere else', () => {
    const steps = 1000
    const round = Array.from({ length: steps }, (_, i) => ((2 * i + 1) / steps - 1) * Math.PI)
    for (const height of [0, 0.7, -3]) {
      const us = map(round.map((a) => [Math.sin(a), height, -Math.cos(a)].map(Math.fround))).map(([u = NaN]) => u)
      const leaps = us.map((u, i) => Math.abs(u - (us[(i + 1) % steps] ?? NaN)))
      expect(Math.abs((leaps.at(-1) ?? NaN) - 1)).toBeLessThan(0.002)
      expect(largest(leaps.slice(0, -1))).toBeLessThan(0.002)
    }
  })

  test('does not depend on the length from 1e-18 to 1e18', () => {
    const some = directions.slice(0, 200).map(unit)
    for (const length of [1e-18, 1e-9, 1e9, 1e18])
      expect(farthest(map(some.map((d) => d.map((value) => Math.fround(value * length)))), map(some))).toBeLessThan(2e-6)
  })

  test('u repeats, and v goes on over the pole', () => {
    const at = (rows: readonly Row[], of: (u: number, v: number) => Row): readonly Row[] => face(rows.map(([u = NaN, v = NaN]) => of(u, v)))
    const some = square.slice(0, 300).map(([u = NaN, v = NaN]) => [u / 2 + 0.5, v / 2 + 0.5])
    const plain = face(some)
    for (const turns of [-2, -1, 1, 2])
      expect(
        farthest(
          at(some, (u, v) => [u + turns, v]),
          plain,
        ),
      ).toBeLessThan(3e-6)
    // The other side: half a turn further, as far below the pole as above it.
    expect(
      farthest(
        at(some, (u, v) => [u + 0.5, 2 - v]),
        plain,
      ),
    ).toBeLessThan(3e-6)
    expect(
      farthest(
        at(some, (u, v) => [u + 0.5, -v]),
        plain,
      ),
    ).toBeLessThan(3e-6)
  })

  test('has length 1 inside and outside the image', () => {
    expect(largest(face(square.map((row) => row.map((value) => value * 3))).map((d) => Math.abs(Math.hypot(...d) - 1)))).toBeLessThan(3e-7)
  })

  test('half of the image holds 29 % of the sphere', () => {
    const heights = face(grid(0, 1, 4001).map((v) => [0.5, v])).map(([, y = NaN]) => y)
    // A zone of the sphere is as large as it is high.
    const zones = heights.slice(1).map((y, i) => ({ size: (y - (heights[i] ?? NaN)) / 2, isFar: Math.abs(y) > Math.SQRT1_2 }))
    const far = zones.filter(({ isFar }) => isFar)
    expect(Math.abs(far.length / zones.length - 0.5)).toBeLessThan(0.001)
    expect(Math.abs(far.reduce((sum, { size }) => sum + size, 0) - 0.293)).toBeLessThan(0.001)
  })
})

describe('fisheye2xyz', () => {
  const face = (rows: readonly Row[]) => runOnCPU(signatureOf(fisheye2xyz, 'fisheye2xyz'), rows)
  const places = square.map((row) => row.map((value) => Math.fround(value * 0.5 + 0.5)))

  test('the angle from −z is a quarter turn a radius', () => {
    const found = face(places)
    const wrong = places.map(([u = NaN, v = NaN], i) => {
      const [x, y] = [2 * u - 1, 2 * v - 1]
      const d = found[i] ?? []
      const aside = Math.hypot(x, y) < 0.01 ? 0 : Math.abs((d[0] ?? NaN) * y - (d[1] ?? NaN) * x)
      return Math.max(Math.abs(angleBetween(d, [0, 0, -1]) - (Math.hypot(x, y) * Math.PI) / 2), aside)
    })
    expect(largest(wrong)).toBeLessThan(1e-6)
  })

  test('has length 1, also outside the circle', () => {
    expect(largest(face(places).map((d) => Math.abs(Math.hypot(...d) - 1)))).toBeLessThan(3e-7)
  })

  test('the corners look 127.3° away from the axis', () => {
    const corners = face([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]).map((d) => (angleBetween(d, [0, 0, -1]) * 180) / Math.PI)
    expect(largest(corners.map((angle) => Math.abs(angle - 127.279)))).toBeLessThan(0.001)
  })

  test('rotateX by a quarter turn takes the middle to the zenith', () => {
    const [middle = []] = face([[0.5, 0.5]])
    expect(apart(runOnCPU(signatureOf(rotateX, 'rotateX'), [[...middle, quarter]])[0] ?? [], [0, 1, 0])).toBeLessThan(1e-7)
  })

  test('is smooth in the middle', () => {
    // Third differences of a smooth curve are as small as the cube of the step.
    const step = 1 / 64
    for (const way of [
      [1, 0],
      [0, 1],
      [0.6, 0.8],
    ]) {
      const line = face(Array.from({ length: 21 }, (_, i) => way.map((part) => 0.5 + part * (i - 10) * step)))
      const thirds = line.slice(3).map((d, i) =>
        apart(
          d.map((value, c) => value - 3 * (line[i + 2]?.[c] ?? NaN) + 3 * (line[i + 1]?.[c] ?? NaN)),
          line[i] ?? [],
        ),
      )
      expect(largest(thirds)).toBeLessThan(Math.PI ** 3 * step ** 3 * 1.1)
    }
  })
})

describe('octEncode and octDecode', () => {
  const encode = (rows: readonly Row[]) => runOnCPU(signatureOf(octEncode, 'octEncode'), rows)
  const decode = (rows: readonly Row[]) => runOnCPU(signatureOf(octDecode, 'octDecode'), rows)
  const axes = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z]))).filter((d) => Math.hypot(...d) > 0)
  const all = [...axes, ...directions]

  test('octEncode and octDecode undo each other', () => {
    const there = encode(all)
    expect(largest(decode(there).map((d, i) => angleBetween(d, all[i] ?? [])))).toBeLessThan(6e-7)
    expect(farthest(encode(decode(square)), square)).toBeLessThan(4e-7)
    expect(largest(there.flat().map(Math.abs))).toBeLessThanOrEqual(1 + 2 ** -22)
  })

  test('rounding to 8 or 16 bits turns a direction by at most 3√2 times half a step', () => {
    // On one side of the octahedron z moves by the sum of what x and y move by, so a point moves by at most √6 times half a step; a side is 1/√3
    // away from the centre, where a length is seen under √3 times as large an angle at most. Both together are √18.
    const worst = [1, 1].map((x, i) => [x, 1, i === 0 ? 1 : -1])
    const near = [...directions, ...directions.map((d) => worst[0]?.map((part, i) => part + (d[i] ?? NaN) * 0.05) ?? [])]
    const places = encode(near)
    for (const [bits, degrees] of [
      [8, 0.96],
      [16, 0.0038],
    ] as const) {
      const levels = 2 ** bits - 1
      const stored = places.map((e) => e.map((value) => Math.fround((Math.round((value * 0.5 + 0.5) * levels) / levels) * 2 - 1)))
      const most = largest(decode(stored).map((d, i) => angleBetween(d, near[i] ?? [])))
      expect(most).toBeLessThan((3 * Math.SQRT2) / levels + 4e-7)
      expect(most).toBeGreaterThan((2.6 * Math.SQRT2) / levels)
      expect((((3 * Math.SQRT2) / levels + 4e-7) * 180) / Math.PI).toBeLessThan(degrees)
    }
  })

  test('the four corners are −z, and the border folds onto itself', () => {
    const corners = [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ]
    expect(
      farthest(
        decode(corners),
        corners.map(() => [0, 0, -1]),
      ),
    ).toBeLessThan(1e-7)
    const border = grid(-1, 1, 41).flatMap((t) => [
      [1, t],
      [-1, t],
      [t, 1],
      [t, -1],
    ])
    const mirrored = border.map(([x = NaN, y = NaN]) => (Math.abs(x) === 1 ? [x, -y] : [-x, y]))
    expect(farthest(decode(border), decode(mirrored))).toBeLessThan(2e-7)
  })

  test('octDecode has length 1, also outside the square', () => {
    expect(largest(decode(square.map((e) => e.map((value) => value * 4))).map((d) => Math.abs(Math.hypot(...d) - 1)))).toBeLessThan(3e-7)
  })

  test('octDecode is continuous in the square', () => {
    // A step is seen under √18 of its larger half at most: nothing jumps at an axis or at the diamond.
    const step = 1 / 256
    for (const across of [-0.9, 0.25, 0.5]) {
      const line = Array.from({ length: 511 }, (_, i) => (i - 255) * step)
      for (const rows of [line.map((t) => [t, across]), line.map((t) => [across, t]), line.map((t) => [t, t])]) {
        const found = decode(rows)
        expect(largest(found.slice(1).map((d, i) => angleBetween(d, found[i] ?? [])))).toBeLessThan(Math.sqrt(18) * step)
      }
    }
  })

  test('is continuous away from the cuts', () => {
    // In the upper half, and in each quarter of the lower one.
    const steps = 400
    const rounds = [0.3, 0, -0.3].map((z) =>
      Array.from({ length: steps }, (_, i) => [Math.cos((i * turn) / steps), Math.sin((i * turn) / steps), z].map(Math.fround)),
    )
    const meridian = Array.from({ length: steps }, (_, i) =>
      [Math.cos((i * turn) / steps) * 0.6, Math.cos((i * turn) / steps) * 0.8, Math.sin((i * turn) / steps)].map(Math.fround),
    )
    const leaps = (path: readonly Row[]): readonly number[] => encode(path).map((e, i, line) => apart(e, line[(i + 1) % steps] ?? []))
    const isCut = (leap: number): boolean => leap > 0.05
    expect(rounds.map((path) => leaps(path).filter(isCut).length)).toEqual([0, 0, 4])
    // Through z and −z it meets the cuts at −z alone, where all four corners are one direction.
    expect(leaps(meridian).filter(isCut)).toHaveLength(1)
  })

  test('areas differ by a factor of 5.2 at most', () => {
    const h = 1 / 256
    const sizes = square
      .map((e) => e.map((value) => value * 0.99))
      .filter(([x = NaN, y = NaN]) => Math.min(Math.abs(x), Math.abs(y), Math.abs(Math.abs(x) + Math.abs(y) - 1)) > 2 * h)
      .map(([x = NaN, y = NaN]) => {
        const [a = [], b = [], c = []] = decode([
          [x, y],
          [x + h, y],
          [x, y + h],
        ])
        const [p, q] = [b, c].map((d) => d.map((value, i) => value - (a[i] ?? NaN)))
        const cross = [0, 1, 2].map((i) => (p?.[(i + 1) % 3] ?? NaN) * (q?.[(i + 2) % 3] ?? NaN) - (p?.[(i + 2) % 3] ?? NaN) * (q?.[(i + 1) % 3] ?? NaN))
        return Math.hypot(...cross)
      })
    const ratio = largest(sizes) / -largest(sizes.map((size) => -size))
    expect(ratio).toBeGreaterThan(4)
    expect(ratio).toBeLessThan(5.2)
  })

  test('does not depend on the length from 1e-30 to 1e37', () => {
    const some = directions.slice(0, 200).map(unit)
    for (const length of [2e-30, 1e-10, 1e10, 1e37])
      expect(farthest(encode(some.map((d) => d.map((value) => Math.fround(value * length)))), encode(some))).toBeLessThan(4e-7)
  })
})

describe('bracketing', () => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(bracketing, 'bracketing'), rows)
  const counts = [3, 4, 7, 12, 32]
  const round = Array.from({ length: 720 }, (_, i) => ((i + 0.3) * turn) / 720 - Math.PI)
  const around = (count: number) => run(round.map((a) => [Math.cos(a), Math.sin(a), count].map(Math.fround)))

  test('the direction lies between the two, at its weight', () => {
    for (const count of counts) {
      const wrong = around(count).map(([lower = NaN, upper = NaN, weight = NaN], i) => {
        const step = lower / (turn / count)
        return Math.max(
          Math.abs(lower + weight * (upper - lower) - (round[i] ?? NaN)),
          Math.abs(upper - lower - turn / count),
          Math.abs(step - Math.round(step)),
          weight >= 0 && weight <= 1 ? 0 : 1,
        )
      })
      expect(largest(wrong)).toBeLessThan(3e-6)
    }
  })

  test('what is mixed with the weights is continuous round the circle', () => {
    // Any function that is the same after a whole turn: here one with the slope 3 at most.
    const f = (angle: number): number => Math.sin(3 * angle + 1)
    for (const count of counts) {
      const mixed = around(count).map(([lower = NaN, upper = NaN, weight = NaN]) => f(lower) * (1 - weight) + f(upper) * weight)
      expect(largest(mixed.map((value, i) => Math.abs(value - (mixed[(i + 1) % mixed.length] ?? NaN))))).toBeLessThan((3.01 * turn) / 720)
    }
  })

  test('with an odd count the angles jump by a whole turn at −x, and the weight does not', () => {
    for (const count of [3, 7]) {
      const [before = [], after = []] = run([1e-7, -1e-7].map((y) => [-1, y, count].map(Math.fround)))
      expect(apart(before, [(after[0] ?? NaN) + turn, (after[1] ?? NaN) + turn, after[2] ?? NaN])).toBeLessThan(3e-6)
    }
  })

  test('on a direction of the set only that direction has weight', () => {
    for (const count of counts)
      for (let i = 0; i < count; i++) {
        const angle = (i * turn) / count
        const [[lower = NaN, upper = NaN, weight = NaN] = []] = run([[Math.cos(angle), Math.sin(angle), count].map(Math.fround)])
        expect(Math.min(weight, 1 - weight)).toBeLessThan(2e-6)
        expect(Math.cos((weight > 0.5 ? upper : lower) - angle)).toBeGreaterThan(1 - 1e-9)
      }
  })

  test('an even set treats opposite directions alike', () => {
    for (const count of [4, 12, 32]) {
      const here = around(count)
      const there = run(round.map((a) => [-Math.cos(a), -Math.sin(a), count].map(Math.fround)))
      expect(
        largest(
          here.map(([lower = NaN, , weight = NaN], i) =>
            Math.max(Math.abs(Math.sin(lower - (there[i]?.[0] ?? NaN))), Math.abs(weight - (there[i]?.[2] ?? NaN))),
          ),
        ),
      ).toBeLessThan(3e-6)
    }
  })

  test('the length does not matter, and zero is x', () => {
    expect(
      run([
        [0, 0, 8],
        [-0, -0, 8],
      ]),
    ).toEqual(
      run([
        [1, 0, 8],
        [1, 0, 8],
      ]),
    )
    const far = run(round.map((a) => [Math.cos(a) * 1e20, Math.sin(a) * 1e20, 7].map(Math.fround)))
    expect(
      farthest(
        far.map((row) => row.slice(2)),
        around(7).map((row) => row.slice(2)),
      ),
    ).toBeLessThan(1e-5)
  })
})
