/** Properties of mmax and mmin. */
import { expect, test } from 'vitest'
import { mmax, mmin, rgb2hsv, rgb2hwb } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
const nameOf = (name: string, width: number): string => (width === 2 ? name : `${name}_vec${width}`)
const most = (rows: Rows) => runOnCPU(signatureOf(mmax, nameOf('mmax', rows[0]?.length ?? 0)), rows).map(([value = NaN]) => value)
const least = (rows: Rows) => runOnCPU(signatureOf(mmin, nameOf('mmin', rows[0]?.length ?? 0)), rows).map(([value = NaN]) => value)
const all = [2, 3, 4].map((width) => spread(times(width, { min: -3, max: 3 }), 300))
const colours = spread(times(3, { min: 0, max: 1 }), 300)

test('mmax and mmin: are one of the components, and no other is larger or smaller', () => {
  for (const rows of all) {
    const [high, low] = [most(rows), least(rows)]
    const holds = (row: readonly number[], i: number): boolean =>
      row.some((value) => value === high[i]) &&
      row.some((value) => value === low[i]) &&
      row.every((value) => value <= (high[i] ?? NaN) && value >= (low[i] ?? NaN))
    expect(rows.every(holds)).toBe(true)
  }
})

test('mmax and mmin: scale and shift with the vector, and one is the other of the negative', () => {
  for (const rows of all) {
    expect(most(rows.map((row) => row.map((value) => 2 * value)))).toEqual(most(rows).map((value) => 2 * value))
    expect(least(rows)).toEqual(most(rows.map((row) => row.map((value) => -value))).map((value) => 0 - value))
    const shifted = most(rows.map((row) => row.map((value) => Math.fround(value + 1))))
    expect(shifted).toEqual(most(rows).map((value) => Math.fround(value + 1)))
  }
})

test('mmax: of absolute values is ½ on a square and on a cube', () => {
  const sides = grid(-0.5, 0.5, 21)
  for (const at of [-0.5, 0.5]) {
    expect(new Set(most([...sides.map((side) => [at, side]), ...sides.map((side) => [side, at])].map((row) => row.map(Math.abs))))).toEqual(new Set([0.5]))
    expect(
      new Set(
        most(
          sides.flatMap((x) =>
            [
              [x, 0.25, at],
              [at, x, 0],
              [0.1, at, x],
            ].map((row) => row.map(Math.abs)),
          ),
        ),
      ),
    ).toEqual(new Set([0.5]))
  }
})

test('mmax: of a colour is the value of rgb2hsv, and dividing by it keeps the hue', () => {
  const hsv = (rows: Rows) => runOnCPU(signatureOf(rgb2hsv, 'rgb2hsv'), rows)
  const before = hsv(colours)
  expect(most(colours)).toEqual(before.map(([, , value = NaN]) => value))
  const bright = colours.filter((row) => Math.max(...row) > 0.1 && Math.max(...row) - Math.min(...row) > 0.05)
  const after = hsv(bright.map((row) => row.map((value) => value / Math.max(...row))))
  hsv(bright).forEach(([hue = NaN], i) => {
    const off = Math.abs(hue - (after[i]?.[0] ?? NaN))
    expect(Math.min(off, 1 - off)).toBeLessThan(3e-6)
  })
})

test('mmin: of a colour is the whiteness of rgb2hwb', () => {
  expect(least(colours)).toEqual(runOnCPU(signatureOf(rgb2hwb, 'rgb2hwb'), colours).map(([, white = NaN]) => white))
})

test('mmin: is the distance to the nearest side of a cell', () => {
  const places = grid(0, 1, 17).flatMap((x) => grid(0, 1, 17).map((y) => [x, y] as const))
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const toSide = (x: number, y: number): number =>
    Math.min(
      ...corners.map(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % 4] ?? corners[0]
        // Sides have length 1.
        const t = Math.min(Math.max((x - ax) * (bx - ax) + (y - ay) * (by - ay), 0), 1)
        return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
      }),
    )
  least(places.map(([x, y]) => [x, y, 1 - x, 1 - y])).forEach((value, i) => expect(value).toBeCloseTo(toSide(...(places[i] ?? [NaN, NaN])), 6))
})

test('never larger than the length: mmax of absolute values', () => {
  for (const rows of all) expect(most(rows.map((row) => row.map(Math.abs))).every((value, i) => value <= Math.hypot(...(rows[i] ?? [])))).toBe(true)
})
