/** Ten thousand rays through the hierarchy against every triangle in double precision, and the hierarchy of the GPU against that of the CPU. */
import { dispatch, repeat, type Step } from 'kirari'
import { float, int, kernel, storage, vec4 } from 'kirari/node'
import { afterAll, expect, test, vi } from 'vitest'
import { createBuilder, nodeCount } from './compute-raytracing/build.ts'
import { makeMesh, makeTree } from './compute-raytracing/make.ts'
import { createScene, type Values } from './compute-raytracing/scene.ts'
import { createTracer } from './compute-raytracing/trace.ts'
import { backends, closeAll, show, type Shown } from './compute-stage.ts'

afterAll(closeAll)
const mesh = makeMesh(0.12)
const count = mesh.length / 12
const tree = makeTree(mesh)
const rays = 10_000

let state = 1
const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
// From around the objects to places among them; every hundredth along an axis, whose other components are exactly 0.
const from = Float32Array.from({ length: rays * 4 }, (_, i) => (i % 4 === 1 ? random() * 1.7 : random() * 4 - 2))
const way = Float32Array.from({ length: rays * 4 }, (_, i) => {
  const [ray, axis] = [Math.floor(i / 4), i % 4]
  if (ray % 100 === 0) return axis === Math.floor(ray / 100) % 3 ? 1 : 0
  return (axis === 1 ? random() * 1.7 : random() * 3 - 1.5) - (from[i] ?? 0)
})

/** The distance to the nearest of all triangles. */
const nearestAlong = (ray: number): number => {
  const [ox = 0, oy = 0, oz = 0] = from.subarray(ray * 4, ray * 4 + 3)
  const [dx = 0, dy = 0, dz = 0] = way.subarray(ray * 4, ray * 4 + 3)
  let best = Infinity
  for (let i = 0; i < count; i++) {
    const [ax = 0, ay = 0, az = 0, , bx = 0, by = 0, bz = 0, , cx = 0, cy = 0, cz = 0] = mesh.subarray(i * 12, i * 12 + 12)
    const [ex, ey, ez, fx, fy, fz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az]
    const [nx, ny, nz] = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx]
    const along = nx * dx + ny * dy + nz * dz
    if (along === 0) continue
    // The point in the plane, then the areas of the three parts: unlike the kernel.
    const t = (nx * (ax - ox) + ny * (ay - oy) + nz * (az - oz)) / along
    if (t <= 0 || t >= best) continue
    const [px, py, pz] = [ox + t * dx - ax, oy + t * dy - ay, oz + t * dz - az]
    const whole = nx * nx + ny * ny + nz * nz
    const v = (nx * (ey * pz - ez * py) + ny * (ez * px - ex * pz) + nz * (ex * py - ey * px)) / whole
    const u = (nx * (py * fz - pz * fy) + ny * (pz * fx - px * fz) + nz * (px * fy - py * fx)) / whole
    if (u >= 0 && v >= 0 && u + v <= 1) best = t
  }
  return best
}

const nearest = Array.from({ length: rays }, (_, ray) => nearestAlong(ray))

test.each(backends)('ten thousand rays on %s find the triangle that is nearest of all', async (backend) => {
  const corners = storage(vec4, count * 3, { name: 'corners', access: 'read', data: mesh })
  const nodes = storage(vec4, nodeCount(count) * 2, { name: 'nodes', access: 'read', data: tree })
  const { trace } = createTracer(nodes, corners, int(nodeCount(count)))
  const origins = storage(vec4, rays, { name: 'origins', access: 'read', data: from })
  const ways = storage(vec4, rays, { name: 'ways', access: 'read', data: way })
  const results = storage(vec4, rays, { name: 'results' })
  const shoot = kernel(
    rays,
    (i) => {
      const hit = trace(origins.at(i).xyz, ways.at(i).xyz).toConst('hit')
      results.at(i).assign(vec4(hit.distance, float(hit.triangle), hit.visits, 0))
    },
    { name: 'shoot' },
  )
  const shown = await show({ frame: [dispatch(shoot)] }, backend)
  shown.go(1)
  const found = Array.from(await shown.engine.read(results))
  let [hits, differences, visits] = [0, 0, 0]
  for (let ray = 0; ray < rays; ray++) {
    const distance = nearest[ray] ?? Infinity
    const isHit = (found[ray * 4 + 1] ?? -1) >= 0
    if (isHit !== distance < Infinity || (isHit && Math.abs((found[ray * 4] ?? 0) - distance) > 1e-4)) differences++
    if (isHit) hits++
    visits += found[ray * 4 + 2] ?? 0
  }
  // A ray along the outline of the mesh may pass on either side in 24 bits.
  expect(differences).toBeLessThanOrEqual(2)
  expect(hits).toBeGreaterThan(2500)
  expect(visits / rays).toBeLessThan(count / 20)
})

test('the GPU builds the hierarchy of the CPU, number by number', async () => {
  const corners = storage(vec4, count * 3, { name: 'corners', access: 'read', data: mesh })
  const { first, again, rounds, last, nodes } = createBuilder(corners)
  const step = (one: (typeof first)[number]): Step => dispatch(one)
  const shown = await show({ frame: [...first.map(step), repeat(rounds, again.map(step)), ...last.map(step)] }, 'webgpu')
  for (let time = 0; time < 2; time++) {
    shown.go(1)
    expect(await shown.engine.read(nodes)).toEqual(tree)
  }
})

const values: Values = { view: 'picture', bounces: 6, softness: 3, box: 0.3, detail: 'full', most: 64 }

const numbersOf = async ({ engine }: Shown, { parts }: ReturnType<typeof createScene>): Promise<readonly number[]> =>
  Array.from((await engine.read(parts.light)).data)

/** Frames until objects stand on the floor: with them, the rays of a tile take more than one kind of path. */
const settle = async (scene: ReturnType<typeof createScene>, shown: Shown): Promise<void> => {
  await vi.waitFor(
    async () => {
      shown.go(1)
      expect((await scene.readouts({ engine: shown.engine })).built).not.toBe('')
    },
    { timeout: 30_000, interval: 30 },
  )
  shown.go(1)
}

test.each(backends)('views differ, samples add up, a camera that moves begins again on %s', async (backend) => {
  const scene = createScene(values, mesh)
  const shown = await show(scene, backend)
  await settle(scene, shown)
  const samples = async (): Promise<number> => (await numbersOf(shown, scene))[3] ?? 0
  scene.camera.set({ yaw: 0.9 })
  shown.go(3)
  expect(await samples()).toBe(3)
  scene.camera.set({ yaw: 1 })
  shown.go(1)
  expect(await samples()).toBe(1)
  const seen = new Set<string>()
  for (const view of ['picture', 'normals', 'visits', 'boxes'] as const) {
    scene.update({ ...values, view })
    // Its steps are compiled first.
    await vi.waitFor(
      async () => {
        shown.go(1)
        const picture = (await shown.engine.capture()).data.join()
        expect(seen.has(picture)).toBe(false)
        seen.add(picture)
      },
      { timeout: 20_000, interval: 50 },
    )
  }
  expect(seen.size).toBe(4)
})

test('both backends trace the same picture', async () => {
  const pictures: (readonly number[])[] = []
  for (const backend of backends) {
    const scene = createScene(values, mesh)
    const shown = await show(scene, backend)
    await settle(scene, shown)
    scene.camera.set({ yaw: 0.5 })
    shown.go(8)
    pictures.push(await numbersOf(shown, scene))
  }
  const [one = [], other = []] = pictures
  // Rounding sends a few paths through glass and gold another way.
  const differences = one.filter((value, i) => i % 4 < 3 && Math.abs(value - (other[i] ?? 0)) > 0.05 * (value + 1)).length
  expect(differences / one.length).toBeLessThan(0.01)
  expect(Math.max(...one)).toBeGreaterThan(1)
})

test('a reset and a new build leave the same hierarchy', async () => {
  const scene = createScene(values, mesh)
  const shown = await show(scene, 'webgpu')
  await settle(scene, shown)
  shown.engine.reset()
  shown.go(2)
  expect(await shown.engine.read(scene.parts.nodes)).toEqual(tree)
  scene.actions.rebuild()
  shown.go(2)
  expect(await shown.engine.read(scene.parts.nodes)).toEqual(tree)
})

test('a shadow softens with the radius of the sun, and hard shadows are the same in every sample', async () => {
  const scene = createScene({ ...values, softness: 0, bounces: 1 }, mesh)
  const shown = await show(scene, 'webgl2')
  await settle(scene, shown)
  const edges = async (softness: number): Promise<number> => {
    scene.update({ ...values, bounces: 1, softness })
    scene.camera.set({ yaw: softness, pitch: 1.2 })
    scene.camera.set({ yaw: 0.2, pitch: 1.2 })
    shown.go(24)
    const light = await numbersOf(shown, scene)
    let sum = 0
    for (let i = 4; i < light.length; i += 4) sum += Math.abs((light[i] ?? 0) - (light[i - 4] ?? 0)) ** 2
    return sum
  }
  expect(await edges(0)).toBeGreaterThan(1.05 * (await edges(12)))
})

test('a camera that moves while time is stopped changes the picture', async () => {
  const scene = createScene(values, mesh)
  const shown = await show(scene, 'webgpu')
  await settle(scene, shown)
  shown.go(2)
  const before = (await shown.engine.capture()).data
  scene.camera.set({ yaw: 2 })
  await vi.waitFor(async () => expect((await shown.engine.capture()).data.join()).not.toBe(before.join()), { timeout: 20_000, interval: 50 })
})
