/**
 * Cellular noise: the distances to the nearest and to the second nearest of points scattered one a cell (catalogue/generative/worley.ts).
 *
 * On the plane, the 4×4 cells around the nearest corner are searched. Every point beyond them is at least 1.5 away, and the nearest
 * point is at most √2 away: it is always found. In space, the 27 cells around the point are searched, as far as cost allows.
 */
import { float, fn, max, min, overload, sqrt, vec2, vec3 } from 'kirari/node'
import type { Float, VarVec2 } from 'kirari/node'
import { pointsInSpace, pointsOnPlane } from './cells.ts'

// Squared distances, the nearest first: one root each at the end instead of one a cell.
const keep = (nearest: VarVec2, squared: Float): void => {
  nearest.assign(vec2(min(nearest.x, squared), min(nearest.y, max(nearest.x, squared))))
}
const far = 64

const onPlane = /*#__PURE__*/ fn('worley_jitter', [{ p: vec2 }, { jitter: float }], vec2, (p, jitter) => {
  const nearest = vec2(far).toVar('nearest')
  pointsOnPlane(p, jitter, 4)((away) => keep(nearest, away.dot(away)))
  return sqrt(nearest)
})
const inSpace = /*#__PURE__*/ fn('worley_vec3_jitter', [{ p: vec3 }, { jitter: float }], vec2, (p, jitter) => {
  const nearest = vec2(far).toVar('nearest')
  pointsInSpace(p, jitter)((away) => keep(nearest, away.dot(away)))
  return sqrt(nearest)
})
const fullOnPlane = /*#__PURE__*/ fn('worley', [{ p: vec2 }], vec2, (p) => onPlane(p, 1))
const fullInSpace = /*#__PURE__*/ fn('worley_vec3', [{ p: vec3 }], vec2, (p) => inSpace(p, 1))

/** The distances from `p` to the nearest and to the second nearest point of a random pattern with one point a cell. */
export const worley = /*#__PURE__*/ overload(fullOnPlane, fullInSpace, onPlane, inSpace)
