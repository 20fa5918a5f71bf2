/** The mesh is closed, the tree holds every triangle once, and a ray through it finds what a ray against all triangles finds. */
import { expect, test } from 'vitest'
import { meshOf } from './mesh.ts'
import { buildTree } from './tree.ts'

const half = 1.5
const torus = (x: number, y: number, z: number): number => Math.hypot(Math.hypot(x, z) - 0.9, y) - 0.4
const triangles = meshOf(torus, 20, half)
const count = triangles.length / 9
const tree = buildTree(triangles, half)

test('every edge of the mesh belongs to an even number of triangles', () => {
  const edges = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const corners = [0, 3, 6].map((at) => triangles.slice(i * 9 + at, i * 9 + at + 3).join())
    for (const k of [0, 1, 2]) {
      const name = [corners[k] ?? '', corners[(k + 1) % 3] ?? ''].toSorted((a, b) => (a < b ? -1 : 1)).join('|')
      edges.set(name, (edges.get(name) ?? 0) + 1)
    }
  }
  expect([...edges.values()].filter((times) => times % 2 !== 0)).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

test('every node but the root is the child of one node', () => {
  const children = [...tree.left, ...tree.right].toSorted((a, b) => a - b)
  expect(children).toEqual(Array.from({ length: 2 * count - 2 }, (_, i) => i + 1))
  expect([...tree.order].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
})

/** Möller and Trumbore (1997). */
const distanceTo = (triangle: number, from: readonly number[], way: readonly number[]): number => {
  const p = (k: number): number[] => Array.from(triangles.slice(triangle * 9 + k * 3, triangle * 9 + k * 3 + 3))
  const less = (a: readonly number[], b: readonly number[]): number[] => a.map((one, i) => one - (b[i] ?? 0))
  const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0)
  const cross = ([a = 0, b = 0, c = 0]: readonly number[], [x = 0, y = 0, z = 0]: readonly number[]): number[] => [b * z - c * y, c * x - a * z, a * y - b * x]
  const [e, f] = [less(p(1), p(0)), less(p(2), p(0))]
  const h = cross(way, f)
  const det = dot(e, h)
  if (det === 0) return Infinity
  const s = less(from, p(0))
  const u = dot(s, h) / det
  const q = cross(s, e)
  const v = dot(way, q) / det
  const t = dot(f, q) / det
  return u >= 0 && v >= 0 && u + v <= 1 && t > 0 ? t : Infinity
}
const isHit = (node: number, from: readonly number[], way: readonly number[]): boolean => {
  let [near, far] = [0, Infinity]
  for (const k of [0, 1, 2]) {
    const [a, b] = [0, 3].map((end) => ((tree.boxes[node * 6 + end + k] ?? 0) - (from[k] ?? 0)) / (way[k] ?? 0)).toSorted((x, y) => x - y)
    near = Math.max(near, (a ?? 0) - 1e-6)
    far = Math.min(far, (b ?? 0) + 1e-6)
  }
  return near <= far
}

test('rays through the tree find what rays against all triangles find', () => {
  let state = 1
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
  let hits = 0
  for (let ray = 0; ray < 100; ray++) {
    const from = [0, 0, 0].map(() => random() * 4 - 2)
    // Towards a place near the middle, so that many rays meet the ring.
    const way = from.map((one) => random() * 2 - 1 - one)
    let all = Infinity
    for (let i = 0; i < count; i++) all = Math.min(all, distanceTo(i, from, way))
    let found = Infinity
    const stack = [0]
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (!isHit(node, from, way)) continue
      if (node >= count - 1) found = Math.min(found, distanceTo(tree.order[node - count + 1] ?? 0, from, way))
      else stack.push(tree.left[node] ?? 0, tree.right[node] ?? 0)
    }
    expect(found).toBe(all)
    if (all < Infinity) hits++
  }
  expect(hits).toBeGreaterThan(25)
})
