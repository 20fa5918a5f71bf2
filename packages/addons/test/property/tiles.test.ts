/** Properties of tilings: the tile and the place in it are the point again, patterns go on below 0, and what neighbours share. */
import { describe, expect, test } from 'vitest'
import { aastep, brickTile, checkerTile, hexTile, mirrorTile, sqTile, triSDF, triTile, windmillTile } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const all = { sqTile, brickTile, checkerTile, hexTile, triTile, mirrorTile, windmillTile }
type Name = keyof typeof all
const run = (name: Name, rows: readonly Row[]) => runOnCPU(signatureOf(all[name], name), rows)
/** At scale 1. */
const at = (name: Name, points: readonly Row[]) =>
  run(
    name,
    points.map(([x = NaN, y = NaN]) => [x, y, 1]),
  )
const plain = (value: number): number => value + 0

const rows = spread([...times(2, { min: -3, max: 3 }), { min: 0.5, max: 8 }], 400)
const places = spread(times(2, { min: -6, max: 6 }), 400).map((row) => row.map(Math.fround))
const belowOne = 1 - 2 ** -24
const rise = Math.sqrt(3) / 2

test('a negative scale turns the pattern by half a turn', () => {
  for (const name of Object.keys(all) as Name[])
    expect(
      run(
        name,
        rows.map(([s = NaN, t = NaN, scale = NaN]) => [s, t, -scale]),
      ),
      name,
    ).toEqual(
      run(
        name,
        rows.map(([s = NaN, t = NaN, scale = NaN]) => [-s, -t, scale]),
      ),
    )
})

test('places come in steps of 1/128 at 2¹⁶ tiles from the origin', () => {
  const step = 1 / 128
  expect(Math.fround(2 ** 16 + step)).toBe(2 ** 16 + step)
  expect(Math.fround(2 ** 16 + step / 4)).toBe(2 ** 16)
  expect(Math.fround(2 ** 17 + step)).toBe(2 ** 17)
  for (const sign of [1, -1])
    for (const name of ['sqTile', 'brickTile', 'mirrorTile', 'windmillTile'] as const) {
      const [here = [], next = []] = at(name, [
        [sign * (2 ** 16 + 0.25), 0.25],
        [sign * (2 ** 16 + 0.25 + step), 0.25],
      ])
      expect(Math.hypot((here[0] ?? NaN) - (next[0] ?? NaN), (here[1] ?? NaN) - (next[1] ?? NaN)), name).toBe(step)
      expect(here.slice(2), name).toEqual([sign > 0 ? 2 ** 16 : -(2 ** 16) - 1, 0])
    }
})

describe('sqTile and brickTile', () => {
  test('the place in a square is from 0 up to 1, and with the number it is the point again', () => {
    for (const name of ['sqTile', 'brickTile'] as const)
      for (const [i, [x = NaN, y = NaN, column = NaN, row = NaN]] of run(name, rows).entries()) {
        const [s = NaN, t = NaN, scale = NaN] = rows[i] ?? []
        expect([x >= 0, x < 1, y >= 0, y < 1, Number.isInteger(column), Number.isInteger(row)]).toEqual(Array(6).fill(true))
        const shift = name === 'brickTile' && row % 2 !== 0 ? 0.5 : 0
        expect(Math.max(Math.abs(x + column + shift - s * scale), Math.abs(y + row - t * scale))).toBeLessThan(2e-6)
      }
  })

  test('the place in a square is below 1 where rounding would make it 1', () => {
    expect(Math.fround(1 - 1e-8)).toBe(1)
    const tiny = [-1e-8, -1e-20, -(2 ** -26)].map(Math.fround)
    expect(
      at(
        'sqTile',
        tiny.map((x) => [x, x]),
      ),
    ).toEqual(tiny.map(() => [belowOne, belowOne, -1, -1]))
    expect(at('brickTile', [[0.5 - 2 ** -25, 1]])).toEqual([[belowOne, 0, -1, 1]])
  })

  test('places are 0 from 2²³ tiles on', () => {
    for (const x of [2 ** 23, 2 ** 23 + 1, 2 ** 24 + 2, -(2 ** 23) - 1, 1e20].map(Math.fround)) {
      expect(at('sqTile', [[x, x]])).toEqual([[0, 0, x, x]])
      expect(Math.fround(x + 0.25)).toBe(x)
    }
  })

  test('in an odd row, tiles begin half a tile further to the right', () => {
    for (let row = -5; row <= 5; row++) {
      const left = row % 2 === 0 ? 2 : 2.5
      expect(at('brickTile', [[left, row]])).toEqual([[0, 0, 2, row]])
    }
  })

  test('a tile of a brick pattern touches six others', () => {
    // All round each of two bricks, just outside.
    for (const [left, row] of [
      [0, 0],
      [0.5, -1],
    ] as const) {
      const [own = []] = at('brickTile', [[left + 0.5, row + 0.5]])
      const beside = [0.1, 0.3, 0.4, 0.6, 0.7, 0.9].flatMap((along) => [
        [left + along, row - 0.01],
        [left + along, row + 1.01],
        [left - 0.01, row + along],
        [left + 1.01, row + along],
      ])
      const numbers = new Set(at('brickTile', beside).map((tile) => tile.slice(2).join(' ')))
      expect(numbers.size).toBe(6)
      expect(numbers.has(own.slice(2).join(' '))).toBe(false)
    }
  })

  test('bricks of st · (1, 2) are twice as wide as high', () => {
    const brick = ([x = NaN, y = NaN]: Row): Row => at('brickTile', [[x, y * 2]])[0]?.slice(2) ?? []
    expect(brick([1.01, 0.51])).toEqual([0, 1])
    expect(brick([0.51, 0.51])).toEqual([0, 1])
    expect(brick([1.49, 0.99])).toEqual([0, 1])
    expect(brick([1.51, 0.99])).toEqual([1, 1])
    expect(brick([1.49, 1.01])).toEqual([1, 2])
  })
})

describe('checkerTile', () => {
  const value = (points: readonly Row[]): readonly number[] => at('checkerTile', points).map(([one = NaN]) => one)

  test('the value of a checkerboard is exactly 0 or 1', () => {
    expect(new Set(run('checkerTile', rows).map(([one = NaN]) => plain(one)))).toEqual(new Set([0, 1]))
  })

  test('squares with a common side differ, and those with a common corner agree', () => {
    const middles = places.map(([x = NaN, y = NaN]) => [Math.floor(x) + 0.5, Math.floor(y) + 0.5] as const)
    const here = value(middles)
    for (const [dx, dy] of [
      [1, 0],
      [0, -1],
    ] as const)
      expect(value(middles.map(([x, y]) => [x + dx, y + dy]))).toEqual(here.map((one) => 1 - one))
    for (const dy of [1, -1]) expect(value(middles.map(([x, y]) => [x - 1, y + dy]))).toEqual(here)
  })

  test('the product of two sines is of one sign in a square', () => {
    const wave = places.map(([x = NaN, y = NaN]) => Math.fround(-Math.sin(Math.PI * x) * Math.sin(Math.PI * y)))
    const clear = wave.map((w) => Math.abs(w) > 1e-6)
    // The width is that of a very small pixel.
    const steps = runOnCPU(
      signatureOf(aastep, 'aastep_width'),
      wave.map((w) => [0, w, 1e-7]),
    ).map(([one = NaN]) => one)
    expect(steps.filter((_, i) => clear[i])).toEqual(value(places).filter((_, i) => clear[i]))
  })

  test('a checkerboard is right up to 2²⁴ tiles, where a sum is not', () => {
    expect(value([[2 ** 24 - 1, 2 ** 24 - 2]])).toEqual([1])
    expect(value([[1 - 2 ** 24, 2]])).toEqual([1])
    expect(Math.fround(2 ** 25 - 3) % 2).toBe(0)
  })

  test('a checkerboard is lost from 2²⁴ tiles on', () => {
    const far = Array.from({ length: 9 }, (_, i) => Math.fround(2 ** 24 + i))
    expect(far.every((x) => x % 2 === 0)).toBe(true)
    expect(value(far.map((x) => [x, 0])).map(plain)).toEqual(far.map(() => 0))
  })
})

describe('mirrorTile', () => {
  test('the place in a mirrored tile is from 0 to 1', () => {
    for (const [x = NaN, y = NaN] of run('mirrorTile', rows)) expect([x >= 0, x <= 1, y >= 0, y <= 1]).toEqual([true, true, true, true])
  })

  test('the place in a mirrored tile is continuous', () => {
    const h = 2 ** -12
    const line = Array.from({ length: 12 / h / 16 + 1 }, (_, i) => -6 + i * 16 * h)
    // On both sides of every border as well.
    const xs = [...line, ...Array.from({ length: 13 }, (_, i) => i - 6 - h / 2)]
    const [here, next] = [0, h].map((dx) =>
      at(
        'mirrorTile',
        xs.map((x) => [x + dx, 0.3]),
      ),
    )
    const change = (here ?? []).map(([x = NaN], i) => Math.abs((next?.[i]?.[0] ?? NaN) - x))
    expect(Math.max(...change)).toBe(h)
    const slope = (x: number): number => {
      const [[a = NaN] = [], [b = NaN] = []] = at('mirrorTile', [
        [x, 0.3],
        [x + h, 0.3],
      ])
      return (b - a) / h
    }
    for (let border = -4; border <= 4; border++) expect(slope(border)).toBe(-slope(border - h))
  })

  test('an odd column or row of mirrored tiles runs backwards', () => {
    const squares = run('sqTile', rows)
    for (const [i, [x = NaN, y = NaN, column = NaN, row = NaN]] of run('mirrorTile', rows).entries()) {
      const [sx = NaN, sy = NaN, ...numbers] = squares[i] ?? []
      expect([column, row]).toEqual(numbers)
      expect(Math.abs(x - (column % 2 === 0 ? sx : 1 - sx))).toBeLessThan(1e-7)
      expect(Math.abs(y - (row % 2 === 0 ? sy : 1 - sy))).toBeLessThan(1e-7)
    }
    expect(at('mirrorTile', [[Math.fround(-1e-20), 0]])[0]?.[0]).toBe(Math.fround(1e-20))
  })
})

describe('windmillTile', () => {
  const turned = (points: readonly Row[], angle: number) =>
    runOnCPU(
      signatureOf(windmillTile, 'windmillTile_angle'),
      points.map(([x = NaN, y = NaN]) => [x, y, 1, Math.fround(angle)]),
    ).map(([x = NaN, y = NaN]) => [x, y] as const)
  // Away from the borders, where a turned point may lie on the other side.
  const inner = places.filter((row) => row.every((x) => Math.abs(x - Math.round(x)) > 1e-3))
  const apart = (a: readonly Row[], b: readonly Row[]): number =>
    Math.max(...a.map((p, i) => Math.hypot((p[0] ?? NaN) - (b[i]?.[0] ?? NaN), (p[1] ?? NaN) - (b[i]?.[1] ?? NaN))))

  test('a quarter turn about a corner of four tiles leaves the windmills as they are', () => {
    for (const corner of [0, 1]) {
      const quarter = inner.map(([x = NaN, y = NaN]) => [corner - (y - corner), corner + (x - corner)])
      expect(apart(at('windmillTile', quarter), at('windmillTile', inner))).toBeLessThan(1e-6)
      for (const angle of [0.4, -2]) expect(apart(turned(quarter, angle), turned(inner, angle))).toBeLessThan(1e-6)
    }
  })

  test('like corners of the windmills meet', () => {
    const four = (corner: Row) => Array.from({ length: 4 }, () => corner)
    const h = 2 ** -20
    const about = (corner: number) =>
      at(
        'windmillTile',
        [
          [-h, -h],
          [h, -h],
          [h, h],
          [-h, h],
        ].map(([dx = NaN, dy = NaN]) => [corner + dx, corner + dy]),
      ).map(([x, y]) => [x, y])
    expect(about(1)).toEqual(four([1 - h, 1 - h]))
    expect(about(2)).toEqual(four([h, h]))
    expect(about(-1)).toEqual(four([1 - h, 1 - h]))
  })

  test('a motif that is the same on two sides has no seam between windmills', () => {
    // Equal at (t, 1) and (1, t), and at (t, 0) and (0, t), though not between.
    const motif = ([x = NaN, y = NaN]: Row): number => x + y + 3 * x * y + Math.sin(5 * (x - y)) * x * y * (1 - x) * (1 - y)
    const h = 2 ** -18
    for (const [border = NaN, t = NaN] of inner) {
      const n = Math.round(border)
      for (const pair of [
        [
          [n - h, t],
          [n + h, t],
        ],
        [
          [t, n - h],
          [t, n + h],
        ],
      ]) {
        const [a = NaN, b = NaN] = at('windmillTile', pair).map(motif)
        expect(Math.abs(a - b)).toBeLessThan(1e-4)
      }
    }
  })

  test('an angle turns the motif counter-clockwise about the centre of its tile', () => {
    // The dot of a motif at place (0.9, 0.5) is seen a quarter turn further, above the centre.
    const [point = []] = turned([[0.5, 0.9]], Math.PI / 2)
    expect(point.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.9, 0.5])
    for (const angle of [0.3, 2, -7]) expect(turned([[2.5, -0.5]], angle)).toEqual([[0.5, 0.5]])
    expect(apart(turned(inner, 0), at('windmillTile', inner))).toBe(0)
  })

  test('places in windmills stay within the turned square', () => {
    for (const [x = NaN, y = NaN] of at('windmillTile', places)) expect([x >= 0, x <= 1, y >= 0, y <= 1]).toEqual([true, true, true, true])
    const all45 = turned([...places, [0, 0], [belowOne, 0]], Math.PI / 4).flat()
    expect(Math.min(...all45)).toBeGreaterThanOrEqual(0.5 - Math.SQRT1_2 - 1e-6)
    expect(Math.max(...all45)).toBeLessThanOrEqual(0.5 + Math.SQRT1_2 + 1e-6)
    expect(Math.min(...all45)).toBeLessThan(0.5 - Math.SQRT1_2 + 1e-6)
  })
})

describe('triTile', () => {
  const tiles = run('triTile', rows)

  test('places lie inside a triangle with a corner up', () => {
    for (const [x = NaN, y = NaN, column = NaN, row = NaN] of tiles) {
      expect(y).toBeGreaterThan(-rise / 3 - 2e-6)
      expect(Math.abs(x) * rise + y / 2).toBeLessThan(rise / 3 + 2e-6)
      expect([Math.round(column), Math.round(row)]).toEqual([column, row])
    }
  })

  test('the centre of the triangle and the place in it are the point again', () => {
    for (const [i, [x = NaN, y = NaN, column = NaN, row = NaN]] of tiles.entries()) {
      const [s = NaN, t = NaN, scale = NaN] = rows[i] ?? []
      const odd = Math.abs(column) % 2
      const sign = odd === 1 ? -1 : 1
      expect(Math.abs((column + row + 1) / 2 + sign * x - s * scale)).toBeLessThan(8e-6)
      expect(Math.abs((row + 1 / 3) * rise + (odd * Math.sqrt(3)) / 6 + sign * y - t * scale)).toBeLessThan(8e-6)
    }
  })

  test('an odd column of triangles points down', () => {
    // From the centre of a tile, its number lasts longer towards the corner than away from it.
    for (let row = -3; row <= 3; row++)
      for (let column = -5; column <= 5; column++) {
        const odd = Math.abs(column) % 2
        const [x, y] = [(column + row + 1) / 2, (row + 1 / 3) * rise + (odd * Math.sqrt(3)) / 6]
        const corner = odd === 1 ? -0.5 : 0.5
        const [here, near, beyond] = at('triTile', [
          [x, y],
          [x, y + corner],
          [x, y - corner],
        ]).map((tile) => tile.slice(2))
        expect(here).toEqual([column, row])
        expect(near).toEqual([column, row])
        expect(beyond).not.toEqual([column, row])
      }
  })

  test('the border of a tile of triTile is a triangle of √3/3', () => {
    const border = runOnCPU(
      signatureOf(triSDF, 'triSDF'),
      tiles.map(([x = NaN, y = NaN]) => [x, y, Math.sqrt(3) / 3]),
    ).map(([d = NaN]) => d)
    const toSides = tiles.map(([x = NaN, y = NaN]) => -Math.min(y + rise / 3, rise / 3 - y / 2 - Math.abs(x) * rise))
    expect(Math.max(...border.map((d, i) => Math.abs(d - (toSides[i] ?? NaN))))).toBeLessThan(2e-6)
  })
})
