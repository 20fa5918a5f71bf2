/** The mesh is closed, and the hierarchy contains every triangle once, in boxes that contain it. */
import { expect, test } from 'vitest'
import { reach } from './build.ts'
import { makeMesh, makeTree } from './make.ts'
import { meshOf } from './mesh.ts'
import { spacing } from './request.ts'
import { gridOf } from './sculpture.ts'

const mesh = makeMesh(0.13)
const count = mesh.length / 12
const nodes = makeTree(mesh)
const inner = count - 1

test('every edge of the mesh belongs to two triangles', () => {
  const edges = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const corners = [0, 4, 8].map((at) => mesh.slice(i * 12 + at, i * 12 + at + 3).join())
    for (const k of [0, 1, 2]) {
      const name = [corners[k] ?? '', corners[(k + 1) % 3] ?? ''].toSorted((a, b) => (a < b ? -1 : 1)).join('|')
      edges.set(name, (edges.get(name) ?? 0) + 1)
    }
  }
  expect([...edges.values()].filter((times) => times % 2 !== 0)).toEqual([])
  expect(count).toBeGreaterThan(3000)
})

const node = (i: number) => {
  const [x = 0, y = 0, z = 0, left = 0, u = 0, v = 0, w = 0, child = 0] = nodes.subarray(i * 8, i * 8 + 8)
  return { low: [x, y, z], high: [u, v, w], skip: 2 * count - 1 - left, child }
}

/** Walks the hierarchy as a ray does that meets every box. */
const walk = (visit: (at: number, depth: readonly number[]) => void): void => {
  const open: number[] = []
  for (let at = 0; at < 2 * count - 1;) {
    while (open.length > 0 && node(open.at(-1) ?? 0).skip === at) open.pop()
    visit(at, open)
    const { skip, child } = node(at)
    if (child >= 0) open.push(at)
    at = child >= 0 ? child : skip
  }
}

test('a walk that misses nothing visits every node and every triangle once', () => {
  const visited = new Set<number>()
  const triangles = new Set<number>()
  walk((at) => {
    expect(visited.has(at)).toBe(false)
    visited.add(at)
    const { child } = node(at)
    if (child < 0) triangles.add(-1 - child)
  })
  expect(visited.size).toBe(2 * count - 1)
  expect(triangles.size).toBe(count)
})

test('every box contains its triangles, and is at most a millionth larger', () => {
  const least = new Map<number, { low: number[]; high: number[] }>()
  walk((at, open) => {
    const { child, low, high } = node(at)
    if (child >= 0) return
    const corners = [0, 4, 8].map((k) => [...mesh.subarray((-1 - child) * 12 + k, (-1 - child) * 12 + k + 3)])
    for (const axis of [0, 1, 2]) {
      const along = corners.map((corner) => corner[axis] ?? 0)
      expect([low[axis], high[axis]]).toEqual([Math.min(...along), Math.max(...along)])
    }
    for (const above of open) {
      const box = least.get(above) ?? { low: [9, 9, 9], high: [-9, -9, -9] }
      box.low = box.low.map((one, axis) => Math.min(one, low[axis] ?? 0))
      box.high = box.high.map((one, axis) => Math.max(one, high[axis] ?? 0))
      least.set(above, box)
    }
  })
  expect(least.size).toBe(inner)
  for (const [at, { low, high }] of least) {
    for (const axis of [0, 1, 2]) {
      const [under, over] = [(low[axis] ?? 0) - (node(at).low[axis] ?? 0), (node(at).high[axis] ?? 0) - (high[axis] ?? 0)]
      expect(Math.min(under, over)).toBeGreaterThanOrEqual(0)
      expect(Math.max(under, over)).toBeLessThan(2 ** -20)
    }
  }
})

test('the vertices of a sphere lie on the sphere, and its triangles have its area', () => {
  const grid = { cells: [24, 24, 24], origin: [-1.2, -1.2, -1.2], spacing: 0.1 } as const
  const values = Float32Array.from(
    { length: 25 ** 3 },
    (_, i) => Math.hypot((i % 25) * 0.1 - 1.2, (Math.floor(i / 25) % 25) * 0.1 - 1.2, Math.floor(i / 625) * 0.1 - 1.2) - 1,
  )
  const { points, triangles } = meshOf(values, grid)
  for (let i = 0; i < points.length; i += 3) expect(Math.hypot(...points.subarray(i, i + 3))).toBeCloseTo(1, 2)
  let area = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [...points.subarray((triangles[i + k] ?? 0) * 3, (triangles[i + k] ?? 0) * 3 + 3)]) as [number[], number[], number[]]
    const [[x = 0, y = 0, z = 0], [u = 0, v = 0, w = 0]] = [b, c].map((one) => one.map((value, k) => value - (a[k] ?? 0))) as [number[], number[]]
    area += Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / 2
  }
  expect(area / (4 * Math.PI)).toBeCloseTo(1, 1)
})

test('the scene has more than a hundred thousand triangles, within the cube that the codes divide', () => {
  const scene = makeMesh(spacing)
  expect(scene.length / 12).toBeGreaterThan(100_000)
  const { cells, origin } = gridOf(spacing)
  origin.forEach((low, axis) => {
    expect(low).toBeGreaterThan(-reach)
    expect(low + (cells[axis] ?? 0) * spacing).toBeLessThan(reach)
  })
})
