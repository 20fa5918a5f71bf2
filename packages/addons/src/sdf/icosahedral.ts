/**
 * The symmetry of the icosahedron and the dodecahedron: 15 mirror planes divide space into 120 equal parts, and both distances are computed in
 * one of them. There the middle of an edge lies on the z axis; the edge of the icosahedron runs along y, that of the dodecahedron along x.
 */
import type { Vec3 } from 'kirari/node'
import { dot, vec3 } from 'kirari/node'

export const golden = (1 + /*#__PURE__*/ Math.sqrt(5)) / 2

/** The mirror image of the point in that part. Four mirrors suffice, three of them by abs; each round brings the point nearer to it. */
export const mirrored = (p: Vec3): Vec3 => {
  const mirror = vec3(golden, 1, 1 - golden)
  let q = p.abs()
  for (let round = 0; round < 3; round++) {
    const from = q.toConst('from')
    q = from.sub(mirror.mul(dot(from, mirror).max(0).mul(0.5))).abs()
  }
  return q.toConst('q')
}
