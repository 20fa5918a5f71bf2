/** Properties of fill: summed over a raster, coverage is area. */
import { describe, expect, test } from 'vitest'
import { drawFill } from '../../src/index.ts'
import { rectangle } from '../oracle/sdf/rectSDF.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const size = 64
const px = 1 / size
const centres = Array.from({ length: size * size }, (_, i) => [((i % size) + 0.5) * px - 0.5, (Math.floor(i / size) + 0.5) * px - 0.5] as const)

const coverage = (distance: (x: number, y: number) => number, edge = 0) =>
  runOnCPU(
    signatureOf(drawFill, 'drawFill'),
    centres.map(([x, y]) => [Math.fround(distance(x, y)), edge, px]),
  ).map(([value = NaN]) => value)

const shapes = [
  { name: 'a disc', distance: (x: number, y: number) => Math.hypot(x, y) - 0.3, area: Math.PI * 0.09, perimeter: 0.6 * Math.PI },
  { name: 'a disc off centre', distance: (x: number, y: number) => Math.hypot(x - 0.013, y + 0.007) - 0.2, area: Math.PI * 0.04, perimeter: 0.4 * Math.PI },
  { name: 'a rectangle', distance: (x: number, y: number) => rectangle([x, y, 0.31, 0.177])[0] ?? NaN, area: 4 * 0.31 * 0.177, perimeter: 4 * (0.31 + 0.177) },
]

describe.each(shapes)('$name', ({ distance, area, perimeter }) => {
  test('covers its area', () => {
    const covered = coverage(distance).reduce((sum, value) => sum + value, 0) * px * px
    expect(Math.abs(covered - area)).toBeLessThan(px * perimeter * 0.05)
  })

  test('grows by a band along its edge, round at corners', () => {
    const width = 2 * px
    const covered = coverage(distance, width).reduce((sum, value) => sum + value, 0) * px * px
    // Steiner's formula for a convex shape.
    expect(Math.abs(covered - (area + width * perimeter + Math.PI * width ** 2))).toBeLessThan(px * perimeter * 0.05)
  })

  test('is never covered less than not at all or more than wholly', () => {
    expect(coverage(distance).every((value) => value >= 0 && value <= 1)).toBe(true)
  })
})
