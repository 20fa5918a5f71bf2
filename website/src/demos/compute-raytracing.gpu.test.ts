/** Ten thousand rays through the tree on the GPU against every triangle in double precision: what is hit, and how far away. */
import { dispatch } from 'kirari'
import { kernel, storage, vec4 } from 'kirari/node'
import { afterAll, expect, test } from 'vitest'
import { meshOf } from './compute-raytracing/mesh.ts'
import { createScene } from './compute-raytracing/scene.ts'
import { createTracer } from './compute-raytracing/trace.ts'
import { buildTree } from './compute-raytracing/tree.ts'
import { backends, closeAll, show } from './compute-stage.ts'

afterAll(closeAll)
const half = 1.5
const triangles = meshOf((x, y, z) => Math.hypot(Math.hypot(x, z) - 0.9, y) - 0.4, 14, half)
const count = triangles.length / 9
const rays = 10_000

let state = 1
const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
const from = Float32Array.from({ length: rays * 4 }, () => random() * 4 - 2)
const way = from.map((one) => random() * 2 - 1 - one)

/** The distance to the nearest of all triangles. */
const nearest = (ray: number): number => {
  const [ox = 0, oy = 0, oz = 0] = from.subarray(ray * 4, ray * 4 + 3)
  const [dx = 0, dy = 0, dz = 0] = way.subarray(ray * 4, ray * 4 + 3)
  let best = Infinity
  for (let i = 0; i < count; i++) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = triangles.subarray(i * 9, i * 9 + 9)
    const [ex, ey, ez, fx, fy, fz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az]
    const [nx, ny, nz] = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx]
    const along = nx * dx + ny * dy + nz * dz
    if (along === 0) continue
    // Where the ray meets the plane, then the areas of the three parts: another way than the kernel's.
    const t = (nx * (ax - ox) + ny * (ay - oy) + nz * (az - oz)) / along
    if (t <= 1e-5 || t >= best) continue
    const [px, py, pz] = [ox + t * dx - ax, oy + t * dy - ay, oz + t * dz - az]
    const whole = nx * nx + ny * ny + nz * nz
    const v = (nx * (ey * pz - ez * py) + ny * (ez * px - ex * pz) + nz * (ex * py - ey * px)) / whole
    const u = (nx * (py * fz - pz * fy) + ny * (pz * fx - px * fz) + nz * (px * fy - py * fx)) / whole
    if (u >= 0 && v >= 0 && u + v <= 1) best = t
  }
  return best
}

test.each(backends)('ten thousand rays on %s', async (backend) => {
  const { trace, count: nodes } = createTracer(triangles, buildTree(triangles, half))
  const origins = storage(vec4, rays, { name: 'origins', access: 'read', data: from })
  const ways = storage(vec4, rays, { name: 'ways', access: 'read', data: way })
  const results = storage(vec4, rays, { name: 'results' })
  const shoot = kernel(rays, (i) => results.at(i).assign(trace(origins.at(i).xyz, ways.at(i).xyz)), { name: 'shoot' })
  const shown = await show({ frame: [dispatch(shoot)] }, backend)
  shown.go(1)
  const found = Array.from((await shown.engine.read(results)) as ArrayLike<number>)
  let [hits, differences, steps] = [0, 0, 0]
  for (let ray = 0; ray < rays; ray++) {
    const distance = nearest(ray)
    const isHit = found[ray * 4 + 3] === 1
    if (isHit !== distance < Infinity || (isHit && Math.abs((found[ray * 4] ?? 0) - distance) > 1e-4)) differences++
    if (isHit) hits++
    steps += found[ray * 4 + 2] ?? 0
  }
  // A ray along the edge of the mesh's outline may fall on either side in 24 bits.
  expect(differences).toBeLessThanOrEqual(2)
  expect(hits).toBeGreaterThan(3000)
  expect(steps / rays).toBeLessThan(nodes / 10)
})

test.each(backends)('every view shows another picture on %s', async (backend) => {
  const scene = createScene({ view: 'shaded' }, 24)
  const shown = await show(scene, backend)
  const seen = new Set<string>()
  for (const view of ['shaded', 'normals', 'steps'] as const) {
    scene.update({ view })
    shown.go(1)
    seen.add((await shown.engine.capture()).data.join())
  }
  expect(seen.size).toBe(3)
})

test('the scene has a hundred thousand triangles', () => {
  expect(createScene({ view: 'shaded' }).triangleCount).toBeGreaterThan(100_000)
})
