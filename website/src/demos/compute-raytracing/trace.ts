/**
 * A ray through the tree without a stack: nodes lie in the order of a walk that goes left first, and each knows where the walk
 * goes on when its box is missed. Triangles after Möller and Trumbore (1997).
 */
import { cross, dot, float, fn, If, int, Loop, select, storage, vec3, vec4 } from 'kirari/node'
import type { Tree } from './tree.ts'

/** Eight numbers a node: lowest corner, where to go when missed, highest corner, triangle of a leaf or -1. */
export const walkOf = ({ order, left, right, boxes }: Tree): Float32Array => {
  const inner = left.length
  const nodes = new Float32Array((2 * inner + 1) * 8)
  const stack = [0]
  // What is on the stack when a node is taken off comes after all that is below it.
  const sizes = new Uint32Array(2 * inner + 1)
  const taken: number[] = []
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    taken.push(node)
    if (node < inner) stack.push(right[node] ?? 0, left[node] ?? 0)
  }
  for (const node of taken.toReversed()) sizes[node] = node < inner ? 1 + (sizes[left[node] ?? 0] ?? 0) + (sizes[right[node] ?? 0] ?? 0) : 1
  taken.forEach((node, i) => {
    const box = boxes.subarray(node * 6, node * 6 + 6)
    nodes.set([...box.subarray(0, 3), i + (sizes[node] ?? 1), ...box.subarray(3), node < inner ? -1 : (order[node - inner] ?? 0)], i * 8)
  })
  return nodes
}

/** The tree on the GPU, and the way a ray goes through it. */
export const createTracer = (triangles: Float32Array, tree: Tree) => {
  const walk = walkOf(tree)
  const count = walk.length / 8
  const nodes = storage(vec4, count * 2, { name: 'nodes', access: 'read', data: walk })
  const padded = Array.from({ length: triangles.length / 3 }, (_, i) => [...triangles.subarray(i * 3, i * 3 + 3), 0]).flat()
  const corners = storage(vec4, padded.length / 4, { name: 'corners', access: 'read', data: padded })

  /** Distance, triangle, nodes visited, and 1 for a hit. `way` has no component that is 0. */
  const trace = fn('trace', [{ from: vec3 }, { way: vec3 }], vec4, (from, way) => {
    const best = float(1e30).toVar('best')
    const found = float(-1).toVar('found')
    const steps = float(0).toVar('steps')
    const node = int(0).toVar('node')
    const inverse = vec3(1, 1, 1).div(way).toConst('inverse')
    Loop(
      () => node.lessThan(count),
      () => {
        steps.addAssign(1)
        const low = nodes.at(node.mul(2)).toConst('low')
        const high = nodes.at(node.mul(2).add(1)).toConst('high')
        const a = low.xyz.sub(from).mul(inverse).toConst('a')
        const b = high.xyz.sub(from).mul(inverse).toConst('b')
        const [first, last] = [a.min(b).toConst('first'), a.max(b).toConst('last')]
        const near = first.x.max(first.y).max(first.z).max(0)
        // Rounding must not close a box that is flat.
        const far = last.x.min(last.y).min(last.z).mul(1.000002).min(best)
        If(near.greaterThan(far), () => node.assign(int(low.w))).Else(() => {
          node.addAssign(1)
          If(high.w.greaterThanEqual(0), () => {
            const at = int(high.w).mul(3).toConst('at')
            const origin = corners.at(at).xyz.toConst('origin')
            const e = corners.at(at.add(1)).xyz.sub(origin).toConst('e')
            const f = corners.at(at.add(2)).xyz.sub(origin).toConst('f')
            const h = cross(way, f).toConst('h')
            const det = dot(e, h).toConst('det')
            const s = from.sub(origin).toConst('s')
            const q = cross(s, e).toConst('q')
            const u = dot(s, h).div(det).toConst('u')
            const v = dot(way, q).div(det).toConst('v')
            const t = dot(f, q).div(det).toConst('t')
            const isInside = det.abs().greaterThan(1e-20).and(u.greaterThanEqual(0)).and(v.greaterThanEqual(0)).and(u.add(v).lessThanEqual(1))
            If(isInside.and(t.greaterThan(1e-5)).and(t.lessThan(best)), () => {
              best.assign(t)
              found.assign(high.w)
            })
          })
        })
      },
    )
    return vec4(best, found, steps, select(float(0), float(1), found.greaterThanEqual(0)))
  })
  return { trace, corners, count }
}
