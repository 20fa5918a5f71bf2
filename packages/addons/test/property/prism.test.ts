/** Properties of the prisms: they are exact distances, compared with points of their surfaces. */
import { describe, expect, test } from 'vitest'
import { hexPrismSDF, hexSDF, opExtrude, triPrismSDF, triSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Point = readonly number[]

const range = (from: number, to: number, count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
const everywhere = times(3, { min: -1.5, max: 1.5 })
const [r, h] = [0.75, 0.5]

const prisms = [
  { name: 'hexPrismSDF', call: hexPrismSDF, flat: hexSDF, flatName: 'hexSDF', sides: 6, corner: r / Math.cos(Math.PI / 6) },
  { name: 'triPrismSDF', call: triPrismSDF, flat: triSDF, flatName: 'triSDF', sides: 3, corner: r },
] as const

describe.each(prisms)('$name', ({ name, call, flat, flatName, sides, corner }) => {
  const at = (i: number): Point => [corner * Math.sin((2 * Math.PI * i) / sides), corner * Math.cos((2 * Math.PI * i) / sides)]
  const measure = (places: readonly Point[], half = h): readonly number[] =>
    runOnCPU(
      signatureOf(call, name),
      places.map((place) => [...place, r, half].map(Math.fround)),
    ).map(([value = NaN]) => value)
  /** Walls, and of each lid the triangles between the axis and the sides. */
  const surface = range(0, sides - 1, sides - 1).flatMap((i) => {
    const [[ax = NaN, az = NaN], [bx = NaN, bz = NaN]] = [at(i), at(i + 1)]
    return range(0, 1, 40).flatMap((t) =>
      range(0, 1, 40).flatMap((s) => {
        const [x, z] = [ax + t * (bx - ax), az + t * (bz - az)]
        return [
          [x, h * (2 * s - 1), z],
          [s * x, h, s * z],
          [s * x, -h, s * z],
        ]
      }),
    )
  })

  test('no point of the surface is nearer, and one is as near', () => {
    const points = spread(everywhere, 60)
    const apart = measure(points).map((distance, i) => {
      const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
      let nearest = Infinity
      for (const [u = NaN, v = NaN, w = NaN] of surface) nearest = Math.min(nearest, (u - x) ** 2 + (v - y) ** 2 + (w - z) ** 2)
      return Math.sqrt(nearest) - Math.abs(distance)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(0.04)
  })

  test('it is 0 on the surface', () => {
    expect(Math.max(...measure(surface.filter((_, i) => i % 17 === 0)).map(Math.abs))).toBeLessThan(1e-6)
  })

  test('at the height of its middle, a tall prism is as far away as its base', () => {
    const points = spread(everywhere, 100).map(([x = NaN, , z = NaN]) => [x, 0, z])
    const there = runOnCPU(
      signatureOf(flat, flatName),
      points.map(([x = NaN, , z = NaN]) => [x, z, r].map(Math.fround)),
    ).map(([value = NaN]) => value)
    expect(Math.max(...measure(points, 4).map((value, i) => Math.abs(value - (there[i] ?? NaN))))).toBeLessThan(1e-6)
  })

  test('it is opExtrude of its base', () => {
    const points = spread(everywhere, 100)
    const flats = runOnCPU(
      signatureOf(flat, flatName),
      points.map(([x = NaN, , z = NaN]) => [x, z, r].map(Math.fround)),
    ).map(([value = NaN]) => value)
    const extruded = runOnCPU(
      signatureOf(opExtrude, 'opExtrude'),
      points.map(([, y = NaN], i) => [flats[i] ?? NaN, y, h].map(Math.fround)),
    ).map(([value = NaN]) => value)
    expect(Math.max(...measure(points).map((value, i) => Math.abs(value - (extruded[i] ?? NaN))))).toBeLessThan(1e-6)
  })
})
