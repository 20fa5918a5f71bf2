/**
 * A drawing as instance data: scaled to a common size, with the light that reaches each part through the leaves above.
 * Must not know: words, the engine.
 */
import type { Branch, Drawing, Leaf } from './turtle.ts'

export const [branchSize, leafSize] = [20, 16]
export interface Packed {
  /** For each branch: `from`, radius; `to`, radius; two normals, each with a path; the light at both ends. */
  readonly branches: Float32Array
  /** For each leaf: place, size; heading, path; up, kind; light and a random number. */
  readonly leaves: Float32Array
  /** Curves have no leaves, and flat ones no depth. */
  readonly shape: 'plant' | 'flat' | 'solid'
  readonly height: number
}

/** A plant is so high, or so wide. */
const [highest, breadth] = [2, 2.4]

interface Box {
  readonly least: readonly number[]
  readonly most: readonly number[]
}
const boxOf = ({ branches, leaves }: Drawing): Box => {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  const add = (point: readonly number[]): void =>
    point.forEach((x, i) => {
      least[i] = Math.min(least[i] ?? x, x)
      most[i] = Math.max(most[i] ?? x, x)
    })
  for (const { from, to } of branches) {
    add(from)
    add(to)
  }
  for (const { at, heading, size } of leaves) {
    add(at)
    add(at.map((x, i) => x + (heading[i] ?? 0) * size))
  }
  return branches.length + leaves.length > 0 ? { least, most } : { least: [0, 0, 0], most: [0, 1, 0] }
}

type Light = (x: number, y: number, z: number) => number
const [cells, layers] = [26, 26]
/** Directions towards the sky. */
const ways = [
  [0, 1, 0],
  [0.7, 1, 0],
  [-0.7, 1, 0],
  [0, 1, 0.7],
  [0, 1, -0.7],
] as const

/** The share of the sky that is seen through the leaves: it falls exponentially with their area on the way (Monsi and Saeki 1953). */
const lightThrough = (leaves: readonly (readonly [x: number, y: number, z: number, size: number])[]): Light => {
  const edge = breadth / cells
  const index = (x: number, y: number, z: number): number => {
    const [i, j, k] = [Math.floor(x / edge + cells / 2), Math.floor(y / edge), Math.floor(z / edge + cells / 2)]
    return i >= 0 && i < cells && j >= 0 && j < layers && k >= 0 && k < cells ? (j * cells + k) * cells + i : -1
  }
  const area = new Float32Array(cells * cells * layers)
  for (const [x, y, z, size] of leaves) {
    const cell = index(x, y, z)
    if (cell >= 0) area[cell] = (area[cell] ?? 0) + (0.3 * size * size) / edge ** 2
  }
  const known = new Float32Array(area.length).fill(-1)
  const seen = (x: number, y: number, z: number): number => {
    let sum = 0
    for (const [dx, dy, dz] of ways) {
      let depth = 0
      for (let step = 1; step < layers; step++) {
        const cell = index(x + dx * step * edge, y + dy * step * edge, z + dz * step * edge)
        if (cell < 0) break
        depth += area[cell] ?? 0
      }
      sum += Math.exp(-0.5 * depth)
    }
    return sum / ways.length
  }
  return (x, y, z) => {
    const cell = index(x, y, z)
    if (cell < 0) return 1
    if ((known[cell] ?? 0) < 0) known[cell] = seen(x, y, z)
    return known[cell] ?? 1
  }
}

export const pack = (drawing: Drawing): Packed => {
  const { branches, leaves } = drawing
  const { least, most } = boxOf(drawing)
  const [width = 0, tall = 0, depth = 0] = most.map((x, i) => x - (least[i] ?? 0))
  const shape = leaves.length > 0 ? 'plant' : depth < 1e-6 * (width + tall) ? 'flat' : 'solid'
  const across = Math.max(width, depth)
  const scale = (shape === 'solid' ? 0.7 : 1) / Math.max(tall / highest, across / breadth, 1e-9)
  // A plant stands on its root, unless it hangs far below; a curve is in the middle.
  const middle = most.map((x, i) => (x + (least[i] ?? 0)) / 2)
  const lowest = least[1] ?? 0
  const foot = lowest < -0.15 * tall ? lowest : 0
  const [mx = 0, my = 0, mz = 0] = middle
  const [cx, cy, cz] = shape === 'plant' ? [0, foot, 0] : [mx, my - highest / 2 / scale, mz]
  const place = ([x, y, z]: readonly [number, number, number]) => [(x - cx) * scale, (y - cy) * scale, (z - cz) * scale] as const

  const longest = Math.max(
    1e-9,
    branches.reduce((long, { paths }) => Math.max(long, paths[1]), 0),
  )
  const light = shape === 'plant' ? lightThrough(leaves.map(({ at, size }) => [...place(at), size * scale] as const)) : () => 1
  const packedBranches = new Float32Array(branches.length * branchSize)
  branches.forEach(({ from, to, radii, fromNormal, toNormal, paths }: Branch, i) => {
    const [start, end] = [place(from), place(to)]
    packedBranches.set(
      // oxfmt-ignore
      [...start, radii[0] * scale, ...end, radii[1] * scale, ...fromNormal, paths[0] / longest, ...toNormal, paths[1] / longest, light(...start), light(...end), 0, 0],
      i * branchSize,
    )
  })
  const packedLeaves = new Float32Array(leaves.length * leafSize)
  leaves.forEach(({ at, heading, up, size, kind, path }: Leaf, i) => {
    const start = place(at)
    // Multiples of the golden ratio without their whole part.
    packedLeaves.set([...start, size * scale, ...heading, path / longest, ...up, kind, light(...start), (i * 0.618_034) % 1, 0, 0], i * leafSize)
  })
  return { branches: packedBranches, leaves: packedLeaves, shape, height: tall * scale }
}
