/**
 * Simplex noise (catalogue/generative/snoise.ts): Perlin 2001 and Gustavson 2005, with the gradients of cnoise.
 *
 * A skew turns triangles, tetrahedra and their relatives of four dimensions into halves, sixths and 24ths of a cell. Everything after it is
 * computed from the skewed position, so that its rounding moves the position a little and makes no seam.
 */
import { dot, float, fn, ivec2, ivec3, ivec4, overload, step, uvec2, uvec3, uvec4, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { fourHeight, planeHeight, spaceHeight } from './classic.ts'

const skew = (dimension: number): number => (Math.sqrt(dimension + 1) - 1) / dimension
const unskew = (dimension: number): number => (1 - 1 / Math.sqrt(dimension + 1)) / dimension

// ½ is the squared height of a simplex: a corner does not reach beyond the side opposite to it.
const kernel = (squared: Float): Float => {
  const inside = float(0.5).sub(squared).max(0)
  const square = inside.mul(inside).toConst('square')
  return square.mul(square)
}

const planeCorner = /*#__PURE__*/ fn('simplexCorner', [{ cell: uvec2 }, { away: vec2 }], float, (cell, away) =>
  kernel(dot(away, away)).mul(planeHeight(cell, away)),
)
const spaceCorner = /*#__PURE__*/ fn('simplexCorner_vec3', [{ cell: uvec3 }, { away: vec3 }], float, (cell, away) =>
  kernel(dot(away, away)).mul(spaceHeight(cell, away)),
)
const fourCorner = /*#__PURE__*/ fn('simplexCorner_vec4', [{ cell: uvec4 }, { away: vec4 }], float, (cell, away) =>
  kernel(dot(away, away)).mul(fourHeight(cell, away)),
)

const onPlane = /*#__PURE__*/ fn('snoise', [{ p: vec2 }], float, (p) => {
  const skewed = p.add(dot(p, vec2(skew(2)))).toConst('skewed')
  const corner = skewed.floor().toConst('corner')
  const t = skewed.sub(corner).toConst('t')
  const cell = uvec2(ivec2(corner)).toConst('cell')
  const away = t.sub(dot(t, vec2(unskew(2)))).toConst('away')
  const xy = step(t.y, t.x)
  const middle = vec2(xy, float(1).sub(xy)).toConst('middle')
  // The scales are the reciprocals of the largest possible sums, rounded down.
  return planeCorner(cell, away)
    .add(planeCorner(cell.add(uvec2(middle)), away.sub(middle).add(unskew(2))))
    .add(planeCorner(cell.add(1), away.sub(1 - 2 * unskew(2))))
    .mul(70.14)
})

const inSpace = /*#__PURE__*/ fn('snoise_vec3', [{ p: vec3 }], float, (p) => {
  const skewed = p.add(dot(p, vec3(skew(3)))).toConst('skewed')
  const corner = skewed.floor().toConst('corner')
  const t = skewed.sub(corner).toConst('t')
  const cell = uvec3(ivec3(corner)).toConst('cell')
  const away = t.sub(dot(t, vec3(unskew(3)))).toConst('away')
  const [xy, xz, yz] = [step(t.y, t.x).toConst('xy'), step(t.z, t.x).toConst('xz'), step(t.z, t.y).toConst('yz')]
  // How many components each is larger than: the way along the edges of the cell begins with the largest.
  const rank = vec3(xy.add(xz), yz.sub(xy).add(1), float(2).sub(xz).sub(yz)).toConst('rank')
  const after = (steps: number): Float => {
    const offset = step(3 - steps, rank).toConst('offset')
    return spaceCorner(cell.add(uvec3(offset)), away.sub(offset).add(steps * unskew(3)))
  }
  return spaceCorner(cell, away)
    .add(after(1))
    .add(after(2))
    .add(spaceCorner(cell.add(1), away.sub(1 - 3 * unskew(3))))
    .mul(76.88)
})

const inFour = /*#__PURE__*/ fn('snoise_vec4', [{ p: vec4 }], float, (p) => {
  const skewed = p.add(dot(p, vec4(skew(4)))).toConst('skewed')
  const corner = skewed.floor().toConst('corner')
  const t = skewed.sub(corner).toConst('t')
  const cell = uvec4(ivec4(corner)).toConst('cell')
  const away = t.sub(dot(t, vec4(unskew(4)))).toConst('away')
  const [xy, xz, xw] = [step(t.y, t.x).toConst('xy'), step(t.z, t.x).toConst('xz'), step(t.w, t.x).toConst('xw')]
  const [yz, yw, zw] = [step(t.z, t.y).toConst('yz'), step(t.w, t.y).toConst('yw'), step(t.w, t.z).toConst('zw')]
  const rank = vec4(xy.add(xz).add(xw), yz.add(yw).sub(xy).add(1), zw.sub(xz).sub(yz).add(2), float(3).sub(xw).sub(yw).sub(zw)).toConst('rank')
  const after = (steps: number): Float => {
    const offset = step(4 - steps, rank).toConst('offset')
    return fourCorner(cell.add(uvec4(offset)), away.sub(offset).add(steps * unskew(4)))
  }
  return fourCorner(cell, away)
    .add(after(1))
    .add(after(2))
    .add(after(3))
    .add(fourCorner(cell.add(1), away.sub(1 - 4 * unskew(4))))
    .mul(62.77)
})

/** Smooth noise in [−1, 1] over a plane, space or four dimensions, on a lattice of triangles, tetrahedra or their relatives of four dimensions. */
export const snoise = /*#__PURE__*/ overload(onPlane, inSpace, inFour)
