/** Ten thousand rays against dense sampling in double precision, and the scene with its views, readouts and controls. */
import { dispatch, type Picture } from 'kirari'
import { array, Break, float, int, kernel, storage, uniform, vec4 } from 'kirari/node'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { backends, closeAll, show, type Backend } from './compute-stage.ts'
import { ballOf, mostVertices, polygonsOf, presets, verticesOf, type Curve, type Point, type PresetName } from './harnack/curve.ts'
import { placeOf } from './harnack/hand.ts'
import { createScene, type Values } from './harnack/scene.ts'
import { createSolidAngle } from './harnack/solid-angle.ts'
import { createTracer, tolerance, type Meeting } from './harnack/trace.ts'

afterAll(closeAll)

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (from: Point, way: Point, t: number): Point => [from[0] + way[0] * t, from[1] + way[1] * t, from[2] + way[2] * t]
const period = 4 * Math.PI

/** The solid angle as a sum of triangles with one corner in the middle, each in (−2π, 2π]. */
const angleAt = (polygons: readonly Curve[], x: Point): number => {
  let sum = 0
  const apex = minus([0.013, 0.027, 0.041], x)
  const la = Math.hypot(...apex)
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i++) {
      const [b, c] = [minus(polygon[i] ?? x, x), minus(polygon[(i + 1) % polygon.length] ?? x, x)]
      const [lb, lc] = [Math.sqrt(times(b, b)), Math.sqrt(times(c, c))]
      const volume = apex[0] * (b[1] * c[2] - b[2] * c[1]) + apex[1] * (b[2] * c[0] - b[0] * c[2]) + apex[2] * (b[0] * c[1] - b[1] * c[0])
      sum += 2 * Math.atan2(volume, la * lb * lc + times(apex, b) * lc + times(b, c) * la + times(apex, c) * lb)
    }
  return sum
}
const wrapped = (angle: number): number => angle - period * Math.floor(angle / period)

/** The distance along the ray at which it comes within `radius` of an edge. */
const wireAlong = (polygons: readonly Curve[], from: Point, way: Point, radius: number, end: number): number => {
  const away = (t: number): number => {
    const x = along(from, way, t)
    let best = Infinity
    for (const polygon of polygons)
      for (let i = 0; i < polygon.length; i++) {
        const [a, b] = [polygon[i] ?? x, polygon[(i + 1) % polygon.length] ?? x]
        const [edge, there] = [minus(b, a), minus(x, a)]
        const h = Math.min(1, Math.max(0, times(there, edge) / times(edge, edge)))
        best = Math.min(best, Math.hypot(there[0] - edge[0] * h, there[1] - edge[1] * h, there[2] - edge[2] * h))
      }
    return best
  }
  for (let t = 0; t < end;) {
    const distance = away(t)
    if (distance < radius + 1e-7) return t
    t += distance - radius
  }
  return end
}

/** The first place where the angle, followed along the ray, has the level: many samples, then bisection; where it comes near, also its extremum. */
const rootAlong = (polygons: readonly Curve[], from: Point, way: Point, level: number, start: number, end: number): number => {
  const spacing = 0.02
  let total = 0
  let last = 0
  /** The angle minus the level without jumps, for the next t. */
  const follow = (t: number): number => {
    const now = angleAt(polygons, along(from, way, t)) - level
    const difference = now - last
    return total + difference - period * Math.round(difference / period)
  }
  last = angleAt(polygons, along(from, way, start)) - level
  total = wrapped(last)
  const seen: { readonly t: number; readonly value: number }[] = [{ t: start, value: total }]
  const bisect = (a: number, b: number, aim: number): number => {
    const isBelow = follow(a) < aim
    for (let i = 0; i < 40; i++) {
      const middle = (a + b) / 2
      if (follow(middle) < aim === isBelow) a = middle
      else b = middle
    }
    return b
  }
  for (let t = start; t < end;) {
    const next = Math.min(end, t + spacing)
    const value = follow(next)
    for (const aim of [0, period]) {
      if (aim === 0 ? value <= 0 : value >= period) return bisect(t, next, aim)
      // An extremum between the last three samples may reach the level.
      const [before, middle] = [seen.at(-2), seen.at(-1)]
      const sign = aim === 0 ? 1 : -1
      if (before && middle && sign * middle.value <= sign * before.value && sign * middle.value <= sign * value && Math.abs(middle.value - aim) < 0.3) {
        let [a, b] = [before.t, next]
        for (let i = 0; i < 40; i++) {
          const [p, q] = [a + (b - a) * 0.382, a + (b - a) * 0.618]
          if (sign * follow(p) < sign * follow(q)) b = q
          else a = p
        }
        if (sign * (follow(a) - aim) <= 0) return bisect(before.t, a, aim)
      }
    }
    total = value
    last = angleAt(polygons, along(from, way, next)) - level
    t = next
    seen.push({ t, value })
  }
  return Infinity
}

let state = 1
const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
const onSphere = (): Point => {
  const [z, a] = [random() * 2 - 1, random() * 2 * Math.PI]
  const r = Math.sqrt(1 - z * z)
  return [r * Math.cos(a), r * Math.sin(a), z]
}

const radius = 0.012
const cases: readonly { readonly name: PresetName; readonly level: number; readonly rays: number }[] = [
  { name: 'trefoil', level: 2 * Math.PI, rays: 2500 },
  { name: 'saddle', level: 1.4 * Math.PI, rays: 2500 },
  { name: 'rings', level: 2.7 * Math.PI, rays: 2500 },
  { name: 'star', level: 2 * Math.PI, rays: 2500 },
]
const prepared = cases.map(({ name, level, rays }) => {
  const polygons = polygonsOf(presets[name], 32).map((polygon) => polygon.map(([x, y, z]): Point => [Math.fround(x), Math.fround(y), Math.fround(z)]))
  const { middle, radius: size } = ballOf(polygons, level)
  const vertices = polygons.flat()
  const all = Array.from({ length: rays }, (_, i) => {
    const out = onSphere()
    const from = along(middle, out, 4).map(Math.fround) as unknown as Point
    // Every third ray aims beside an edge, where the surface meets its boundary.
    const near = vertices[Math.floor(random() * vertices.length)] ?? middle
    const aim = i % 3 === 0 ? along(near, onSphere(), 0.02 + 0.05 * random()) : along(middle, onSphere(), 1.2 * Math.cbrt(random()))
    const toAim = minus(aim, from)
    const way = along([0, 0, 0], toAim, 1 / Math.hypot(...toAim)).map(Math.fround) as unknown as Point
    // The ray enters and leaves the ball here.
    const away = minus(from, middle)
    const b = times(away, way)
    const root = Math.sqrt(Math.max(0, b * b - times(away, away) + size * size))
    const start = Math.fround(Math.max(0, -b - root))
    const end = Math.fround(wireAlong(polygons, from, way, radius, -b + root))
    return { from, way, start, end }
  })
  const roots = all.map(({ from, way, start, end }) => rootAlong(polygons, from, way, level, start, end))
  return { name, level, rays, polygons, all, roots }
})

/** The distance of each ray, or −1; the number of steps; the length of the gradient and its part along the ray. */
const shoot = async (backend: Backend, { polygons, level, all }: (typeof prepared)[number], method: 'slope' | 'harnack' | 'even'): Promise<Float32Array> => {
  const { vertices, count } = verticesOf(polygons)
  const table = uniform(array(vec4, mostVertices), vertices, 'vertices')
  const solidAngle = createSolidAngle({ vertices: table, count: int(count) })
  const { walk, march } = createTracer({ solidAngle, level: float(level), limit: int(400), usesSlope: int(method === 'harnack' ? 0 : 1) })
  const origins = storage(vec4, all.length, { name: 'origins', access: 'read', data: all.flatMap(({ from, start }) => [...from, start]) })
  const ways = storage(vec4, all.length, { name: 'ways', access: 'read', data: all.flatMap(({ way, end }) => [...way, end]) })
  const results = storage(vec4, all.length, { name: 'results' })
  const run = kernel(
    all.length,
    (i) => {
      const [origin, way] = [origins.at(i).toConst('origin'), ways.at(i).toConst('way')]
      const found = vec4(-1, 0, 0, 0).toVar('found')
      const ray = { from: origin.xyz, way: way.xyz, start: origin.w, end: way.w }
      const meet = ({ distance, gradient }: Meeting): void => {
        found.assign(vec4(distance, 0, gradient.length(), gradient.dot(way.xyz)))
        Break()
      }
      const steps = walk(ray, meet)
      if (method === 'even') {
        found.assign(vec4(-1, 0, 0, 0))
        march(ray, steps, meet)
      }
      found.y.assign(float(steps))
      results.at(i).assign(found)
    },
    { name: 'shoot' },
  )
  const shown = await show({ frame: [dispatch(run)] }, backend)
  shown.go(1)
  return Float32Array.from(await shown.engine.read(results))
}

describe.each(backends)('on %s', (backend) => {
  test('ten thousand rays find the surface where dense sampling does', async () => {
    const tally = { differences: 0, doubtful: 0, hits: 0 }
    for (const one of prepared) {
      const found = await shoot(backend, one, 'slope')
      one.roots.forEach((root, i) => {
        const [t = 0, , length = 0, part = 0] = found.subarray(i * 4, i * 4 + 4)
        if (t >= 0) tally.hits++
        if (t >= 0 === root < Infinity && (t < 0 || Math.abs(t - root) < 2e-4)) return
        // A ray that grazes a surface, or meets one right before the wire, may hit it or not.
        const isTangent = t >= 0 && Math.abs(part) < 0.05 * length
        const isAtWire = Math.abs((t < 0 ? root : t) - (one.all[i]?.end ?? 0)) < tolerance
        if (isTangent || isAtWire) tally.doubtful++
        else tally.differences++
      })
    }
    expect(tally.differences).toBe(0)
    expect(tally.doubtful).toBeLessThanOrEqual(15)
    expect(tally.hits).toBeGreaterThan(5000)
  })
  test('with the slope, rays take less than a third as many steps, and find the same', async () => {
    const sum = { sloped: 0, plain: 0, differences: 0 }
    for (const one of prepared) {
      const [sloped, plain] = [await shoot(backend, one, 'slope'), await shoot(backend, one, 'harnack')]
      one.all.forEach((_, i) => {
        sum.sloped += sloped[i * 4 + 1] ?? 0
        sum.plain += plain[i * 4 + 1] ?? 0
        // Rays that were stopped at the limit have not arrived.
        if ((plain[i * 4 + 1] ?? 0) < 400 && Math.abs((sloped[i * 4] ?? 0) - (plain[i * 4] ?? 0)) > 3e-4) sum.differences++
      })
    }
    expect(sum.sloped / sum.plain).toBeLessThan(1 / 3)
    expect(sum.differences).toBeLessThanOrEqual(15)
  })
  test('with as many even steps, three in ten rays misplace the surface by more than a hundredth', async () => {
    const [one] = prepared
    if (!one) return
    const found = await shoot(backend, one, 'even')
    const hits = one.roots.filter((root) => root < Infinity).length
    const off = one.roots.filter((root, i) => root < Infinity && Math.abs((found[i * 4] ?? -1) - root) > 0.01).length
    expect(off / hits).toBeGreaterThan(0.3)
  })
})

const values: Values = {
  curve: 'trefoil',
  view: 'film',
  method: 'slope',
  level: 2,
  sweep: false,
  thickness: 480,
  wire: 0.022,
  points: true,
  limit: 128,
  segments: '48',
  detail: 'half',
}
const differences = (one: Picture, other: Picture): number => one.data.filter((byte, i) => Math.abs(byte - (other.data[i] ?? 0)) > 12).length / one.data.length

test('both backends draw the same, and the readouts agree', async () => {
  const seen: { readonly picture: Picture; readonly mean: number }[] = []
  for (const backend of backends) {
    const scene = createScene(values)
    const shown = await show(scene, backend)
    shown.go(3)
    const { mean, level, highest, stopped } = await scene.readouts(shown)
    expect(level).toBe('2.00 π')
    expect(Number(highest)).toBeLessThanOrEqual(128)
    expect(stopped).toMatch(/^0\.\d\d %$/)
    seen.push({ picture: await shown.engine.capture(), mean: Number(mean) })
  }
  const [one, other] = seen
  if (!one || !other) return
  expect(differences(one.picture, other.picture)).toBeLessThan(0.004)
  expect(one.mean).toBeGreaterThan(8)
  expect(one.mean).toBeLessThan(30)
  expect(Math.abs(one.mean - other.mean)).toBeLessThan(0.2)
})

describe.each(backends)('the scene on %s', (backend) => {
  test('a drag pulls a bead and does not turn the view; a drag beside it turns; keys choose and pull', async () => {
    const scene = createScene(values)
    const shown = await show(scene, backend)
    const { engine, element } = shown
    const { camera, points } = scene.parts
    shown.go(2)
    const before = points()
    const first = before[0] ?? [0, 0, 0]
    const point = (type: string, x: number, y: number): void => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      const place = { clientX: left + width / 2 + (x * height) / 2, clientY: top + height / 2 - (y * height) / 2 }
      engine.canvas.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true, pointerId: 1, button: 0, buttons: type === 'pointerup' ? 0 : 1 }))
    }
    // The bead in front of all others.
    const index = before.reduce((best, one, i) => (placeOf(camera, one)[2] < placeOf(camera, before[best] ?? first)[2] ? i : best), 0)
    const bead = before[index] ?? first
    const [x, y, depth] = placeOf(camera, bead)
    point('pointerdown', x, y)
    point('pointermove', x + 0.2, y - 0.1)
    point('pointerup', x + 0.2, y - 0.1)
    const moved = placeOf(camera, points()[index] ?? first)
    expect(moved[0]).toBeCloseTo(x + 0.2, 4)
    expect(moved[1]).toBeCloseTo(y - 0.1, 4)
    expect(moved[2]).toBeCloseTo(depth, 4)
    expect(points().filter((one, i) => one !== before[i])).toHaveLength(1)
    expect(camera.yaw).toBeCloseTo(0.35)
    const { yaw } = camera
    point('pointerdown', -1.55, 0.95)
    point('pointermove', -1.2, 0.95)
    point('pointerup', -1.2, 0.95)
    await expect.poll(() => camera.yaw).not.toBeCloseTo(yaw, 2)

    scene.actions.restore()
    expect(points()).toEqual(before)
    const press = (key: string, shiftKey = false): boolean => element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
    press('Escape')
    press('n')
    press('ArrowUp', true)
    press('PageUp')
    const pulled = points()[0] ?? first
    expect(placeOf(camera, pulled)[2] - placeOf(camera, first)[2]).toBeGreaterThan(0.02)
    expect(points().slice(1)).toEqual(before.slice(1))
  })
  test('every view and kind of steps draws another picture, and a level that swings moves the film', async () => {
    const scene = createScene(values)
    const shown = await show(scene, backend)
    const seen: Picture[] = []
    shown.go(1)
    const look = async (next: Partial<Values>): Promise<void> => {
      scene.update({ ...values, ...next })
      // Its program is compiled first.
      const picture = await vi.waitFor(
        async () => {
          shown.go(2)
          const now = await shown.engine.capture()
          for (const other of seen) expect(differences(now, other)).toBeGreaterThan(0.01)
          return now
        },
        { timeout: 20_000, interval: 50 },
      )
      seen.push(picture)
    }
    await look({})
    await look({ view: 'cloth' })
    await look({ view: 'steps' })
    await look({ view: 'steps', method: 'harnack' })
    await look({ method: 'even' })
    await look({ curve: 'rings' })
    await look({ level: 1 })
    scene.update({ ...values, sweep: true })
    const { level } = scene.parts
    const start = level.value
    shown.go(40)
    expect(level.value).toBeGreaterThan(start + 0.1)
  })
})

test('a picture at rest gathers samples and then stands; a pause shows the view that changes', async () => {
  const scene = createScene(values)
  const shown = await show(scene, 'webgl2', [64, 40])
  shown.go(2)
  const rough = await shown.engine.capture()
  shown.go(50)
  const fine = await shown.engine.capture()
  expect(differences(rough, fine)).toBeGreaterThan(0.005)
  shown.go(3)
  expect(differences(fine, await shown.engine.capture())).toBe(0)
  scene.parts.camera.set({ yaw: 1.4 })
  await vi.waitFor(async () => expect(differences(fine, await shown.engine.capture())).toBeGreaterThan(0.05), { timeout: 10_000, interval: 50 })
})
