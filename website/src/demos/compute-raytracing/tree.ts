/**
 * A bounding volume hierarchy along the Morton curve, after Karras (2012): every inner node finds its range of leaves by itself.
 * Inner nodes are 0 to n - 2, the root is 0; leaf i is node n - 1 + i.
 */
export interface Tree {
  /** The triangle of each leaf, in the order of the curve. */
  readonly order: Uint32Array
  readonly left: Uint32Array
  readonly right: Uint32Array
  /** Six numbers a node: the lowest corner, then the highest. */
  readonly boxes: Float32Array
}

/** Two zeros after each of ten bits. */
const spread = (bits: number): number => {
  let x = bits
  x = (x | (x << 16)) & 0x030000ff
  x = (x | (x << 8)) & 0x0300f00f
  x = (x | (x << 4)) & 0x030c30c3
  return (x | (x << 2)) & 0x09249249
}
/** Thirty bits: those of x, y and z, each from 0 to 1, in turn. */
export const mortonCode = (x: number, y: number, z: number): number => {
  const cell = (value: number): number => spread(Math.min(1023, Math.max(0, Math.floor(value * 1024))))
  return cell(x) * 4 + cell(y) * 2 + cell(z)
}

const boxOf = (triangles: Float32Array, triangle: number): number[] => {
  const along = (axis: number): number[] => [0, 3, 6].map((corner) => triangles[triangle * 9 + corner + axis] ?? 0)
  return [...[0, 1, 2].map((axis) => Math.min(...along(axis))), ...[0, 1, 2].map((axis) => Math.max(...along(axis)))]
}

/** At least two triangles; `half` is half the side of the cube around them. */
export const buildTree = (triangles: Float32Array, half: number): Tree => {
  const count = triangles.length / 9
  const codeOf = (triangle: number): number => {
    const box = boxOf(triangles, triangle)
    const middle = (axis: number): number => (((box[axis] ?? 0) + (box[axis + 3] ?? 0)) / 2 + half) / (2 * half)
    return mortonCode(middle(0), middle(1), middle(2))
  }
  const codes = Uint32Array.from({ length: count }, (_, i) => codeOf(i))
  const order = Uint32Array.from({ length: count }, (_, i) => i).toSorted((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0) || a - b)
  const sorted = order.map((triangle) => codes[triangle] ?? 0)

  /** How many first bits two leaves have in common; among equal codes the number of the leaf decides. */
  const common = (i: number, j: number): number => {
    if (j < 0 || j >= count) return -1
    const [a = 0, b = 0] = [sorted[i], sorted[j]]
    return a === b ? 32 + Math.clz32(i ^ j) : Math.clz32(a ^ b)
  }
  const left = new Uint32Array(count - 1)
  const right = new Uint32Array(count - 1)
  for (let i = 0; i < count - 1; i++) {
    const way = common(i, i + 1) > common(i, i - 1) ? 1 : -1
    const least = common(i, i - way)
    let longest = 2
    while (common(i, i + longest * way) > least) longest *= 2
    let length = 0
    for (let t = longest / 2; t >= 1; t /= 2) if (common(i, i + (length + t) * way) > least) length += t
    const end = i + length * way
    const shared = common(i, end)
    let split = 0
    for (let t = length, last = false; !last;) {
      t = Math.ceil(t / 2)
      last = t <= 1
      if (common(i, i + (split + t) * way) > shared) split += t
    }
    const middle = i + split * way + Math.min(way, 0)
    left[i] = Math.min(i, end) === middle ? count - 1 + middle : middle
    right[i] = Math.max(i, end) === middle + 1 ? count + middle : middle + 1
  }

  const boxes = new Float32Array((2 * count - 1) * 6)
  for (let leaf = 0; leaf < count; leaf++) boxes.set(boxOf(triangles, order[leaf] ?? 0), (count - 1 + leaf) * 6)
  // Parents come before their children in this list, so backwards every box finds its two done.
  const below = [0]
  for (const node of below) for (const child of [left[node] ?? 0, right[node] ?? 0]) if (child < count - 1) below.push(child)
  for (const node of below.toReversed()) {
    const [a, b] = [(left[node] ?? 0) * 6, (right[node] ?? 0) * 6]
    for (let k = 0; k < 6; k++) boxes[node * 6 + k] = (k < 3 ? Math.min : Math.max)(boxes[a + k] ?? 0, boxes[b + k] ?? 0)
  }
  return { order, left, right, boxes }
}
