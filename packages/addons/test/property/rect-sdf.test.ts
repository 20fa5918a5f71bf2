/** What everybody may rely on about rectSDF: it is a distance, the whole distance and nothing but the distance. */
import { describe, expect, test } from 'vitest'
import { rectSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const half = [0.75, 0.5] as const
const points = spread(times(2, { min: -2, max: 2 }), 1500)

const shapes = [
  { name: 'rectSDF', radius: 0, rest: [...half] },
  { name: 'rectSDF_rounded', radius: 0.25, rest: [...half, 0.25] },
]

describe.each(shapes)('$name', ({ name, radius, rest }) => {
  const measure = (places: readonly (readonly number[])[]) =>
    runOnCPU(
      signatureOf(rectSDF, name),
      places.map((place) => [...place.map(Math.fround), ...rest]),
    ).map(([value = NaN]) => value)
  const distances = measure(points)

  test('no point of the outline is nearer, and one is as near', () => {
    // The outline by its parts, 4000 points each: straight sides, and quarters of circles at the corners.
    const count = 4000
    const spacing = 2 / count
    const [ix, iy] = [half[0] - radius, half[1] - radius]
    const outline = Array.from({ length: count + 1 }, (_, i) => (2 * i) / count - 1).flatMap((s) => {
      const angle = ((s + 1) * Math.PI) / 4
      const [cx, cy] = [ix + radius * Math.cos(angle), iy + radius * Math.sin(angle)]
      return [
        [s * ix, half[1]],
        [s * ix, -half[1]],
        [half[0], s * iy],
        [-half[0], s * iy],
        [cx, cy],
        [-cx, cy],
        [cx, -cy],
        [-cx, -cy],
      ]
    })
    const apart = points.slice(0, 300).map(([x = NaN, y = NaN], i) => {
      let nearest = Infinity
      for (const [ox = NaN, oy = NaN] of outline) nearest = Math.min(nearest, (x - ox) ** 2 + (y - oy) ** 2)
      return Math.sqrt(nearest) - Math.abs(distances[i] ?? NaN)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(spacing / 2)
  })

  test('its gradient has length 1 off the creases', () => {
    const step = 2 ** -9
    const around = (dx: number, dy: number) => measure(points.map(([x = NaN, y = NaN]) => [x + dx, y + dy]))
    const [right, left, up, down] = [around(step, 0), around(-step, 0), around(0, step), around(0, -step)]
    const lengths = points.flatMap(([x = NaN, y = NaN], i) => {
      // Inside, two sides are equally near along the diagonals from the corners and along the axis between them.
      const [fx, fy] = [half[0] - Math.abs(x), half[1] - Math.abs(y)]
      const creased = fx > -0.02 && fy > -0.02 && (Math.abs(fx - fy) < 0.02 || Math.abs(y) < 0.02 || Math.abs(x) < 0.02)
      return creased ? [] : [Math.hypot((right[i] ?? NaN) - (left[i] ?? NaN), (up[i] ?? NaN) - (down[i] ?? NaN)) / (2 * step)]
    })
    expect(lengths.length).toBeGreaterThan(1000)
    expect(Math.min(...lengths)).toBeGreaterThan(0.99)
    expect(Math.max(...lengths)).toBeLessThan(1.01)
  })

  test('no two places differ by more than they are apart', () => {
    const others = points.map(([x = NaN, y = NaN], i) => [x + 0.3 * Math.cos(i), y + 0.3 * Math.sin(i)])
    const steepest = measure(others).map((value, i) => Math.abs(value - (distances[i] ?? NaN)) / 0.3)
    expect(Math.max(...steepest)).toBeLessThan(1 + 1e-3)
  })
})
