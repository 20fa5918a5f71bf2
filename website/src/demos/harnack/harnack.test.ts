/** The steps keep their promise for harmonic functions in general and for the solid angle, and the solid angle is what it should be. */
import { toJS } from 'kirari/js'
import { array, float, fn, int, uniform, vec2, vec3, vec4 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { ballOf, mostVertices, polygonOf, polygonsOf, presets, verticesOf, type Curve, type Point, type PresetName } from './curve.ts'
import { fall, fallWithSlope } from './harnack.ts'
import { createSolidAngle, wrap } from './solid-angle.ts'
import { createTracer } from './trace.ts'

let state = 7
const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
const onSphere = (): Point => {
  const [z, a] = [random() * 2 - 1, random() * 2 * Math.PI]
  const r = Math.sqrt(1 - z * z)
  return [r * Math.cos(a), r * Math.sin(a), z]
}

/** The solid angle of these polygons, run on the CPU. */
const open = (polygons: readonly Curve[]) => {
  const { vertices, count } = verticesOf(polygons)
  const solidAngle = createSolidAngle({ vertices: uniform(array(vec4, mostVertices), vertices, 'vertices'), count: int(count) })
  const seen = toJS(
    fn('seen', [{ point: vec3 }, { way: vec3 }], vec4, (point, way) => {
      const found = solidAngle(point, way).toConst('found')
      return vec4(found.gradient, found.angle)
    }),
  )
  const bounds = toJS(
    fn('bounds', [{ point: vec3 }], vec2, (point) => {
      const found = solidAngle(point, vec3(0, 0, 1)).toConst('found')
      return vec2(found.reach, found.change)
    }),
  )
  // All points have three coordinates; `map` forgets it.
  const pointOf = (list: readonly number[]): Point => list as unknown as Point
  return {
    solidAngle,
    seen: (point: readonly number[], way: readonly number[]) => seen(pointOf(point), pointOf(way)),
    bounds: (point: readonly number[]) => bounds(pointOf(point)),
  }
}
const near = (a: number, b: number): number => Math.abs(a - b - 4 * Math.PI * Math.round((a - b) / (4 * Math.PI)))
const names = Object.keys(presets) as PresetName[]

describe('the step', () => {
  /** A positive harmonic function in the unit ball, from up to four masses on the sphere; 1 in the centre. */
  const sample = () => {
    const masses = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({ at: onSphere(), mass: random() ** 3 + 1e-3 }))
    const all = masses.reduce((sum, { mass }) => sum + mass, 0)
    const slope = (3 * masses.reduce((sum, { at, mass }) => sum + mass * at[2], 0)) / all
    const along = (t: number): number => masses.reduce((sum, { at, mass }) => sum + (mass * (1 - t * t)) / (1 - 2 * t * at[2] + t * t) ** 1.5, 0) / all
    return { slope, along }
  }
  const [plain, sloped] = [toJS(fall), toJS(fallWithSlope)]

  test('ends before a positive harmonic function has fallen to the share, with and without its slope', () => {
    for (let i = 0; i < 4000; i++) {
      const { slope, along } = sample()
      const share = random() * 1.2 - 0.2
      for (const end of [plain(share), sloped(share, slope)])
        for (let k = 1; k <= 20; k++) expect(along((0.9999 * end * k) / 20)).toBeGreaterThanOrEqual(Math.max(0, share) - 1e-5)
    }
  })
  test('is the longest for the functions that fall fastest', () => {
    for (let share = 0.05; share < 1; share += 0.05) {
      const t = plain(share)
      expect((1 - t) / (1 + t) ** 2).toBeCloseTo(share, 5)
      expect(sloped(share, -3) / t).toBeGreaterThan(0.99)
      for (const mean of [-0.6, 0, 0.4]) {
        const s = sloped(share, 3 * mean)
        expect(s).toBeGreaterThanOrEqual(t * 0.999)
        expect((1 - s * s) / (1 - 2 * s * mean + s * s) ** 1.5 / share).toBeGreaterThan(0.9999)
        expect((1 - s * s) / (1 - 2 * s * mean + s * s) ** 1.5 / share).toBeLessThan(1.03)
      }
    }
  })
  test('leaves a place where the value is the share already, if the function rises', () => {
    expect(sloped(1, 0.6)).toBeGreaterThan(0.2)
    expect(sloped(1, -0.6)).toBeLessThan(1e-5)
  })
  test.each(names)('never passes a surface of the curves of %s', (name) => {
    const { solidAngle, seen } = open(polygonsOf(presets[name], 64))
    const { safeStep } = createTracer({ solidAngle, level: float(0), limit: int(1), usesSlope: int(1) })
    const stepAt = toJS(
      fn('stepAt', [{ point: vec3 }, { way: vec3 }, { level: float }, { knows: int }], float, (point, way, level, knows) => {
        const found = solidAngle(point, way).toConst('found')
        const down = wrap(found.angle.sub(level)).toConst('down')
        return safeStep(found, found.gradient.dot(way), down, float(4 * Math.PI).sub(down), knows.equal(1))
      }),
    )
    for (let i = 0; i < 90; i++) {
      const [point, way] = [onSphere().map((part) => part * 1.6 * Math.cbrt(random())), onSphere()]
      const here = seen(point, way)[3] ?? NaN
      // A level close to the angle here, or any.
      const level = here + (random() < 0.5 ? (random() - 0.5) * 0.2 : random() * 4 * Math.PI)
      for (const knows of [0, 1]) {
        const step = stepAt(point as unknown as Point, way, level, knows)
        expect(step).toBeGreaterThan(0)
        let [total, last] = [here, here]
        const below = level + 4 * Math.PI * Math.floor((here - level) / (4 * Math.PI))
        for (let k = 1; k <= 16; k++) {
          const now =
            seen(
              point.map((part, axis) => part + ((way[axis] ?? 0) * step * k * 0.999) / 16),
              way,
            )[3] ?? NaN
          total += now - last - 4 * Math.PI * Math.round((now - last) / (4 * Math.PI))
          last = now
          expect(total).toBeGreaterThan(below - 1e-4)
          expect(total).toBeLessThan(below + 4 * Math.PI + 1e-4)
        }
      }
    }
  })
})

describe('the solid angle', () => {
  test('of a circle, on its axis, is that of a disc', () => {
    const circle = polygonOf(
      Array.from({ length: 24 }, (_, i): Point => [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12), 0]),
      6,
    )
    const { seen } = open([circle])
    for (const h of [-2, -0.5, -0.1, 0.1, 0.5, 1, 3]) {
      // The circle turns counter-clockwise around z: seen from above it is negative.
      const wanted = -Math.sign(h) * 2 * Math.PI * (1 - Math.abs(h) / Math.hypot(h, 1))
      expect(near(seen([0, 0, h], [0, 0, 1])[3] ?? NaN, wanted)).toBeLessThan(4e-3)
    }
  })
  test.each(names)('of %s has the gradient of differences, is harmonic, and does not depend on the point on the sphere', (name) => {
    const { seen, bounds } = open(polygonsOf(presets[name], 64))
    for (let i = 0; i < 60; i++) {
      const point = onSphere().map((part) => part * 1.8 * Math.cbrt(random()))
      const [reach, change] = bounds(point)
      if (reach < 0.12) continue
      const found = seen(point, [0, 0, 1])
      const gradient = found.slice(0, 3)
      // Rounding grows where a vertex is almost opposite to the point on the sphere.
      expect(near(found[3] ?? NaN, seen(point, onSphere())[3] ?? NaN)).toBeLessThan(1e-3)
      const size = Math.hypot(...gradient)
      expect(size).toBeLessThanOrEqual(change)
      const h = 0.02 * reach
      let divergence = 0
      for (const axis of [0, 1, 2]) {
        const beside = (sign: number) =>
          seen(
            point.map((part, k) => (k === axis ? part + sign * h : part)),
            [0, 0, 1],
          )
        const [ahead, behind] = [beside(1), beside(-1)]
        const difference = (ahead[3] ?? NaN) - (behind[3] ?? NaN)
        expect(Math.abs((difference - 4 * Math.PI * Math.round(difference / (4 * Math.PI))) / (2 * h) - (gradient[axis] ?? NaN))).toBeLessThan(0.01 * change)
        divergence += ((ahead[axis] ?? NaN) - (behind[axis] ?? NaN)) / (2 * h)
      }
      // Relative to the size of second derivatives.
      expect(Math.abs(divergence) / (change / reach)).toBeLessThan(0.01)
    }
  })
  test.each(names)('of %s changes by less than the bound in the ball of half the distance', (name) => {
    const { seen, bounds } = open(polygonsOf(presets[name], 64))
    for (let i = 0; i < 200; i++) {
      const point = onSphere().map((part) => part * 1.8 * Math.cbrt(random()))
      const [reach, change] = bounds(point)
      const out = onSphere()
      const [a, b] = [
        seen(point, [0, 0, 1])[3] ?? NaN,
        seen(
          point.map((part, axis) => part + (out[axis] ?? 0) * reach * 0.5),
          [0, 0, 1],
        )[3] ?? NaN,
      ]
      expect(near(a, b)).toBeLessThan(reach * change)
    }
  })
})

test.each(names)('no surface of %s lies outside of the ball', (name) => {
  const polygons = polygonsOf(presets[name], 64)
  const { seen } = open(polygons)
  for (const level of [0.3 * Math.PI, 2 * Math.PI, 3.7 * Math.PI]) {
    const { middle, radius } = ballOf(polygons, level)
    for (let i = 0; i < 50; i++) {
      const point = onSphere().map((part, axis) => (middle[axis] ?? 0) + part * radius * (1 + random()))
      expect(near(seen(point, [0, 0, 1])[3] ?? NaN, 0)).toBeLessThan(Math.min(level, 4 * Math.PI - level))
    }
  }
})

test.each(names)('the film of %s ends inside of the wire', (name) => {
  for (const radius of [0.012, 0.022, 0.04]) {
    const polygons = polygonsOf(presets[name], 48, radius / 2)
    presets[name].forEach((points: Curve, k) => {
      const edges = polygons[k] ?? []
      const count = edges.length / points.length
      polygonOf(points, count * 8).forEach((point, i) => {
        const [a, b] = [edges[Math.floor(i / 8)] ?? point, edges[(Math.floor(i / 8) + 1) % edges.length] ?? point]
        const edge = b.map((part, axis) => part - (a[axis] ?? NaN))
        const there = point.map((part, axis) => part - (a[axis] ?? NaN))
        const h = there.reduce((sum, part, axis) => sum + part * (edge[axis] ?? NaN), 0) / edge.reduce((sum, part) => sum + part * part, 0)
        expect(Math.hypot(...there.map((part, axis) => part - h * (edge[axis] ?? NaN)))).toBeLessThan(0.6 * radius)
      })
    })
  }
})
