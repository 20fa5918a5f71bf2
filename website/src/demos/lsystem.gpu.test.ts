/** Plants on the GPU: the vertices of branches and leaves against geometry in double precision, growth, wind, shadows, and errors that lose nothing. */
import { dispatch } from 'kirari'
import { float, kernel, storage, uint, vec2, vec3, vec4 } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import { backends, closeAll, show, type Shown } from './compute-stage.ts'
import { grammars } from './lsystem/grammars.ts'
import { branchSize, leafSize } from './lsystem/pack.ts'
import { placeBranch, placeLeaf, ripening } from './lsystem/plant.ts'
import { createScene, grow, type Values } from './lsystem/scene.ts'

afterAll(closeAll)

const values: Values = {
  preset: 'koch',
  grammar: grammars.koch.text,
  more: 0,
  seed: 1,
  mood: 'morning',
  season: 'summer',
  limit: 1_000_000,
  flower: [1, 0.8, 0.85],
  wind: 0,
  pace: 1,
  detail: 'full',
}
type Point = readonly [x: number, y: number, z: number]
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const at = (from: ArrayLike<number>, i: number): Point => [from[i] ?? NaN, from[i + 1] ?? NaN, from[i + 2] ?? NaN]
const mixed = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]

/** Twigs that turn by 25 degrees and taper, with a side branch and leaves. */
const twigs = `tropism: 0.1
axiom: !(0.4)F(2)!(0.3)+(25)F(1.5)[&(40)!(0.1)F(1.2)~(0.4, 1)]!(0.2)&(20)/(50)F(1)~(0.5)`
const packed = grow({ grammar: twigs, more: 0, seed: 1, limit: 1000 }).packed
const [branchCount, leafCount] = [packed.branches.length / branchSize, packed.leaves.length / leafSize]
const corners = 16

/** The vertices as a kernel computes them with the functions of the vertex stage. */
const vertices = async (backend: (typeof backends)[number], { growth, wind, time }: { growth: number; wind: number; time: number }) => {
  const weather = { growth: float(growth), wind: float(wind), time: float(time) }
  const part = (data: Float32Array, size: number, i: number) =>
    storage(vec4, data.length / size, {
      access: 'read',
      data: Array.from({ length: (data.length / size) * 4 }, (_, k) => data[Math.floor(k / 4) * size + 4 * i + (k % 4)] ?? 0),
    })
  const [from, to, fromNormal, toNormal] = [0, 1, 2, 3].map((i) => part(packed.branches, branchSize, i))
  const [place, heading, up, rest] = [0, 1, 2, 3].map((i) => part(packed.leaves, leafSize, i))
  if (!from || !to || !fromNormal || !toNormal || !place || !heading || !up || !rest) throw new Error('four parts')
  const rings = storage(vec4, branchCount * corners)
  const sides = Array.from({ length: branchCount * corners }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4), Math.floor(i / 8) % 2])
  const side = storage(vec3, sides.length, { access: 'read', data: sides.flat() })
  const run = kernel(branchCount * corners, (index) => {
    const i = index.div(uint(corners)).toConst('branchIndex')
    const data = { from: from.at(i), to: to.at(i), fromNormal: fromNormal.at(i), toNormal: toNormal.at(i) }
    rings.at(index).assign(vec4(placeBranch(data, side.at(index), weather).point, 1))
  })
  const blades = storage(vec4, leafCount * 4)
  // Base, left, right, tip.
  const outline = [0, 0, -1, 0.5, 1, 0.5, 0, 1]
  const corner = storage(vec2, leafCount * 4, { access: 'read', data: Array.from({ length: leafCount }, () => outline).flat() })
  const runBlades = kernel(leafCount * 4, (index) => {
    const i = index.div(uint(4)).toConst('leafIndex')
    const data = { at: place.at(i), heading: heading.at(i), up: up.at(i), chance: rest.at(i).y }
    blades.at(index).assign(vec4(placeLeaf(data, corner.at(index), weather).point, 1))
  })
  const { engine, go } = await show({ frame: [dispatch(run), dispatch(runBlades)] }, backend, [16, 16])
  go(1)
  return { rings: await engine.read(rings), blades: await engine.read(blades) }
}
const ringOf = (data: ArrayLike<number>, branch: number, end: 0 | 1): readonly Point[] =>
  Array.from({ length: 8 }, (_, k) => at(data, 4 * (branch * corners + end * 8 + k)))
const centreOf = (ring: readonly Point[]): Point =>
  [0, 1, 2].map((axis) => ring.reduce((sum, point) => sum + (point[axis] ?? NaN), 0) / ring.length) as unknown as Point

/** Whether a pixel of the picture is not as the background: curves are coloured. */
const picture = async ({ engine }: Shown) => {
  const { data, width, height } = await engine.capture()
  const color = ([x, y]: readonly [number, number]): Point => at(data, 4 * (Math.round(y * height - 0.5) * width + Math.round(x * width - 0.5)))
  return { color, aspect: width / height }
}
/** A pinhole camera, written anew: from 0 to 1, the second from the top. */
const project = (
  point: Point,
  { yaw, pitch, distance, aspect }: { yaw: number; pitch: number; distance: number; aspect: number },
): readonly [number, number] => {
  const [x, y, z] = minus(point, [0, 1, 0])
  const [sx, sz] = [x * Math.cos(yaw) - z * Math.sin(yaw), x * Math.sin(yaw) + z * Math.cos(yaw)]
  const [ty, tz] = [y * Math.cos(pitch) - sz * Math.sin(pitch), y * Math.sin(pitch) + sz * Math.cos(pitch)]
  const scale = 1 / (Math.tan(0.3) * (distance - tz))
  return [0.5 + (sx * scale) / aspect / 2, 0.5 - (ty * scale) / 2]
}

describe.each(backends)('on %s', (backend) => {
  test('tubes have their radii, and meet in the plane that halves their angle', async () => {
    const { rings } = await vertices(backend, { growth: 1 + ripening, wind: 0, time: 0 })
    for (let i = 0; i < branchCount; i++) {
      const own = packed.branches.subarray(i * branchSize)
      const [from, to] = [at(own, 0), at(own, 4)]
      const length = Math.sqrt(dot(minus(to, from), minus(to, from)))
      for (const end of [0, 1] as const) {
        const [centre, radius, normal] = end === 0 ? [from, own[3] ?? NaN, at(own, 8)] : [to, own[7] ?? NaN, at(own, 12)]
        for (const point of ringOf(rings, i, end)) {
          const out = minus(point, centre)
          const along = dot(out, minus(to, from)) / length
          expect(Math.sqrt(dot(out, out) - along * along)).toBeCloseTo(radius, 5)
          expect(Math.abs(dot(out, normal))).toBeLessThan(1e-5)
        }
      }
    }
    // The end of the first is the beginning of the second, whatever vertex each begins with.
    const second = ringOf(rings, 1, 0)
    for (const point of ringOf(rings, 0, 1)) expect(Math.min(...second.map((other) => dot(minus(point, other), minus(point, other))))).toBeLessThan(0.03)
  })

  test('leaves are as long as their size, and symmetric about the midrib', async () => {
    const { blades } = await vertices(backend, { growth: 1 + ripening, wind: 0, time: 0 })
    for (let i = 0; i < leafCount; i++) {
      const own = packed.leaves.subarray(i * leafSize)
      const [base, left, right, tip] = [0, 1, 2, 3].map((k) => at(blades, 16 * i + 4 * k))
      if (!base || !left || !right || !tip) throw new Error('four corners')
      const size = own[3] ?? NaN
      expect(minus(base, at(own, 0)).map(Math.abs)).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5), expect.closeTo(0, 5)])
      expect(dot(minus(tip, base), at(own, 4))).toBeCloseTo(size, 5)
      const [a, b] = [minus(left, base), minus(right, base)]
      expect(dot(a, a)).toBeCloseTo(dot(b, b), 5)
      expect(Math.sqrt(dot(minus(a, b), minus(a, b)))).toBeCloseTo(2 * size * (own[11] === 1 ? 0.42 : 0.24), 5)
    }
  })

  test('growth follows the path from the root: what is not reached has no size, and the tip is a point', async () => {
    const growth = 0.5
    const { rings, blades } = await vertices(backend, { growth, wind: 0, time: 0 })
    for (let i = 0; i < branchCount; i++) {
      const own = packed.branches.subarray(i * branchSize)
      const [start = NaN, end = NaN] = [own[11], own[15]]
      const share = Math.min(1, Math.max(0, (growth - start) / (end - start)))
      const tip = mixed(at(own, 0), at(own, 4), share)
      const ring = ringOf(rings, i, 1)
      expect(minus(centreOf(ring), tip).map(Math.abs)).toEqual([expect.closeTo(0, 4), expect.closeTo(0, 4), expect.closeTo(0, 4)])
      if (share < 1) for (const point of ring) expect(dot(minus(point, tip), minus(point, tip))).toBeLessThan(1e-9)
    }
    // Both leaves are at ends that growth has not reached.
    for (let i = 0; i < leafCount; i++) expect(minus(at(blades, 16 * i), at(blades, 16 * i + 12)).every((x) => Math.abs(x) < 1e-6)).toBe(true)
  })

  test('wind moves the tips and not the root, and opens no joint', async () => {
    const still = await vertices(backend, { growth: 1 + ripening, wind: 0, time: 3 })
    const moved = await vertices(backend, { growth: 1 + ripening, wind: 2, time: 3 })
    const shift = (branch: number, end: 0 | 1): number =>
      Math.hypot(...minus(centreOf(ringOf(moved.rings, branch, end)), centreOf(ringOf(still.rings, branch, end))))
    expect(shift(0, 0)).toBeLessThan(1e-6)
    expect(shift(branchCount - 1, 1)).toBeGreaterThan(0.02)
    for (const [one, other] of [
      [0, 1],
      [1, 3],
    ] as const)
      expect(minus(centreOf(ringOf(moved.rings, one, 1)), centreOf(ringOf(moved.rings, other, 0))).every((x) => Math.abs(x) < 1e-5)).toBe(true)
  })

  test('a square is drawn where a pinhole camera sees it, and grows along its path', async () => {
    const scene = createScene({ ...values, grammar: 'width: 0.14\naxiom: F+F+F+F' })
    const shown = await show(scene, backend, [200, 150])
    shown.go(1)
    const view = { yaw: -0.22, pitch: 0.06, distance: 4.3 }
    const sides = (share: number): Point => {
      // From the lower right corner up, to the left, down and back.
      const [side, t] = [Math.floor(share * 4), (share * 4) % 1]
      const ends: readonly Point[] = [
        [1, 0, 0],
        [1, 2, 0],
        [-1, 2, 0],
        [-1, 0, 0],
        [1, 0, 0],
      ]
      return mixed(ends[side] ?? [0, 0, 0], ends[side + 1] ?? [0, 0, 0], t)
    }
    const chroma = ([r, g, b]: Point): number => Math.max(r, g, b) - Math.min(r, g, b)
    const drawn = async (): Promise<readonly boolean[]> => {
      const { color, aspect } = await picture(shown)
      const wall = color([0.5, 0.5])
      return Array.from({ length: 16 }, (_, i) => {
        const seen = color(project(sides((i + 0.5) / 16), { ...view, aspect }))
        return Math.hypot(...minus(seen, wall)) > 12 && chroma(seen) !== chroma(wall)
      })
    }
    expect(await drawn()).toEqual(Array.from({ length: 16 }, () => true))
    scene.parts.begun.value = shown.engine.time
    // At 0.6 of the path the first half is thick.
    shown.engine.step(0.6 / (1 + ripening))
    const half = await drawn()
    expect(half.slice(0, 7)).toEqual([true, true, true, true, true, true, true])
    expect(half.slice(10, 15)).toEqual([false, false, false, false, false])
  })

  test('a post casts its shadow away from the sun', async () => {
    const scene = createScene({ ...values, preset: 'cherry', grammar: 'axiom: !(0.5)F(4)~(0.01)' })
    const shown = await show(scene, backend, [200, 150])
    shown.go(1)
    const { color, aspect } = await picture(shown)
    const view = { yaw: 0.2, pitch: 0.12, distance: 3.8, aspect }
    const bright = (point: Point): number => color(project(point, view)).reduce((sum, x) => sum + x, 0)
    // The direction to the sun is (0.7, 0.66, 0.27): the shadow of the height h lies at −h (0.7, 0.27) / 0.66.
    for (const h of [0.3, 0.4, 0.5])
      expect(bright([(-0.7 / 0.66) * h, 0, (-0.27 / 0.66) * h])).toBeLessThan(bright([(0.7 / 0.66) * h, 0, (0.27 / 0.66) * h]) - 60)
  })

  test('a grammar with an error, or a word that is too long, is reported with its position and leaves the picture unchanged', async () => {
    const scene = createScene(values)
    const shown = await show(scene, backend, [96, 60])
    const said: unknown[] = []
    const stop = scene.connect({ engine: shown.engine, element: shown.element, say: (message, details) => said.push([message, details]) })
    shown.go(1)
    const before = (await shown.engine.capture()).data
    const same = async (): Promise<boolean> => {
      shown.go(1)
      const { data } = await shown.engine.capture()
      return data.every((x, i) => x === before[i])
    }
    scene.update({ ...values, grammar: 'axiom: F\nF -> F[+F' })
    expect(said.at(-1)).toEqual(['unclosed', { line: '2', column: '7', found: '[' }])
    expect(await same()).toBe(true)
    scene.update({ ...values, grammar: 'steps: 30\naxiom: F\nF -> FF' })
    expect(said.at(-1)).toEqual(['long', { step: '20', limit: '1,000,000' }])
    expect(await same()).toBe(true)
    expect(scene.readouts()).toMatchObject({ symbols: '1,793', branches: '768', leaves: '0', steps: 4 })
    scene.update({ ...values, grammar: 'steps: 18\naxiom: F\nF -> FF' })
    expect(said.at(-1)).toEqual(['many', { limit: '120,000' }])
    scene.update({ ...values, more: -1 })
    expect(said.at(-1)).toEqual([undefined, undefined])
    expect(await same()).toBe(false)
    expect(scene.readouts()).toMatchObject({ branches: '192' })
    stop()
  })
})
