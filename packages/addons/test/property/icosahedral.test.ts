/** Properties of the icosahedron and the dodecahedron: exact distances with the symmetries of both. */
import { describe, expect, test } from 'vitest'
import { dodecahedronSDF, icosahedronSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { facesOfDodecahedron, facesOfIcosahedron } from '../oracle/sdf/icosahedral.ts'

type Point = readonly number[]

const r = 1.25
const golden = (1 + Math.sqrt(5)) / 2
const everywhere = times(3, { min: -2, max: 2 })

const middleOf = (face: readonly Point[]): Point => [0, 1, 2].map((i) => face.reduce((sum, corner) => sum + (corner[i] ?? NaN), 0) / face.length)

/** Points of a face: of the triangles between its middle and its sides. */
const pointsOf = (face: readonly Point[]): readonly Point[] => {
  const middle = middleOf(face)
  const parts = Array.from({ length: 9 }, (_, i) => i / 8)
  return face.flatMap((a, i) => {
    const b = face[(i + 1) % face.length] ?? a
    return parts.flatMap((u) => parts.map((v) => middle.map((from, axis) => from + u * ((1 - v) * ((a[axis] ?? NaN) - from) + v * ((b[axis] ?? NaN) - from)))))
  })
}

/** A turn about a unit axis. */
const turn =
  ([x = NaN, y = NaN, z = NaN]: Point, angle: number) =>
  (p: Point): Point => {
    const [a = NaN, b = NaN, c = NaN] = p
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = (x * a + y * b + z * c) * (1 - cos)
    return [a * cos + (y * c - z * b) * sin + x * along, b * cos + (z * a - x * c) * sin + y * along, c * cos + (x * b - y * a) * sin + z * along]
  }
const unit = (p: Point): Point => p.map((at) => at / Math.hypot(...p))

describe.each([
  { name: 'icosahedronSDF', call: icosahedronSDF, faces: facesOfIcosahedron(r) },
  { name: 'dodecahedronSDF', call: dodecahedronSDF, faces: facesOfDodecahedron(r) },
])('$name', ({ name, call, faces }) => {
  const measure = (places: readonly Point[]): readonly number[] =>
    runOnCPU(
      signatureOf(call, name),
      places.map((place) => [...place, r].map(Math.fround)),
    ).map(([value = NaN]) => value)
  const surface = faces.flatMap(pointsOf)

  test('no point of the surface is nearer, and one is as near', () => {
    const points = spread(everywhere, 60)
    const apart = measure(points).map((distance, i) => {
      const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
      let nearest = Infinity
      for (const other of surface) nearest = Math.min(nearest, Math.hypot((other[0] ?? NaN) - x, (other[1] ?? NaN) - y, (other[2] ?? NaN) - z))
      return nearest - Math.abs(distance)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(0.06)
  })

  test('it is 0 on the surface', () => {
    expect(Math.max(...measure(surface.filter((_, i) => i % 17 === 0)).map(Math.abs))).toBeLessThan(1e-6)
  })

  test('it turns into itself in turns of a fifth, a third and a half', () => {
    const points = spread(everywhere, 200)
    const there = measure(points)
    const turns = [turn(unit([0, 1, golden]), (2 * Math.PI) / 5), turn(unit([1, 1, 1]), (2 * Math.PI) / 3), turn([0, 0, 1], Math.PI)]
    for (const other of [...turns.map((to) => measure(points.map(to))), measure(points.map(([x = NaN, y = NaN, z = NaN]) => [-x, y, z]))]) {
      expect(Math.max(...there.map((value, i) => Math.abs(value - (other[i] ?? NaN))))).toBeLessThan(2e-6)
    }
    // A mirror is a half turn and a turn inside out: as many mirrors as axes of half turns, which are those of 30 edges.
    expect(
      new Set(
        faces.flatMap((face) =>
          face.map((corner, i) =>
            middleOf([corner, face[(i + 1) % face.length] ?? corner])
              .map((at) => at.toFixed(3))
              .join(),
          ),
        ),
      ).size,
    ).toBe(30)
  })

  test('the greatest distance to a plane is a lower bound, too small past an edge or a corner', () => {
    const points = spread(everywhere, 300)
    const normals = faces.map((face) => ({ normal: unit(middleOf(face)), away: Math.hypot(...middleOf(face)) }))
    const differences = measure(points).map((value, i) => {
      const planes = normals.map(({ normal, away }) => normal.reduce((sum, at, axis) => sum + at * (points[i]?.[axis] ?? NaN), -away))
      return value - Math.max(...planes)
    })
    expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
    expect(Math.max(...differences)).toBeGreaterThan(0.1)
  })
})
