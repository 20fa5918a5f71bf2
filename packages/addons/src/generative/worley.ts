/**
 * Cellular noise: the distances to the nearest and to the second nearest of points scattered one a cell (catalogue/generative/worley.ts).
 *
 * On the plane, the 4×4 cells around the nearest corner are searched. Every point beyond them is at least 1.5 away, and the nearest
 * point is at most √2 away: it is always found. In space, the 27 cells around the point are searched, as far as cost allows.
 */
import { float, fn, int, ivec2, ivec3, Loop, max, min, overload, sqrt, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float, VarVec2 } from 'kirari/node'
import { pcg2d } from './pcg2d.ts'
import { pcg3d } from './pcg3d.ts'

// Squared distances, the nearest first: one root each at the end instead of one a cell.
const keep = (nearest: VarVec2, squared: Float): void => {
  nearest.assign(vec2(min(nearest.x, squared), min(nearest.y, max(nearest.x, squared))))
}
const far = 64

const onPlane = /*#__PURE__*/ fn('worley_jitter', [{ p: vec2 }, { jitter: float }], vec2, (p, jitter) => {
  const spread = jitter.saturate().toConst('spread')
  const crossing = p.add(0.5).floor().toConst('crossing')
  const first = ivec2(crossing).sub(2).toConst('first')
  // Relative to the first cell's centre, so that the subtracted numbers are small.
  const local = p.sub(crossing).add(1.5).toConst('local')
  const nearest = vec2(far).toVar('nearest')
  Loop({ end: int(4), name: 'y' }, (y) => {
    Loop({ end: int(4), name: 'x' }, (x) => {
      const offset = ivec2(x, y)
      const random = vec2(pcg2d(uvec2(first.add(offset))).shiftRight(8))
        .mul(2 ** -24)
        .sub(0.5)
      const away = vec2(offset).add(random.mul(spread)).sub(local).toConst('away')
      keep(nearest, away.dot(away))
    })
  })
  return sqrt(nearest)
})

const inSpace = /*#__PURE__*/ fn('worley_vec3_jitter', [{ p: vec3 }, { jitter: float }], vec2, (p, jitter) => {
  const spread = jitter.saturate().toConst('spread')
  const corner = p.floor().toConst('corner')
  const first = ivec3(corner).sub(1).toConst('first')
  const local = p.sub(corner).add(0.5).toConst('local')
  const nearest = vec2(far).toVar('nearest')
  Loop({ end: int(3), name: 'z' }, (z) => {
    Loop({ end: int(3), name: 'y' }, (y) => {
      Loop({ end: int(3), name: 'x' }, (x) => {
        const offset = ivec3(x, y, z)
        const random = vec3(pcg3d(uvec3(first.add(offset))).shiftRight(8))
          .mul(2 ** -24)
          .sub(0.5)
        const away = vec3(offset).add(random.mul(spread)).sub(local).toConst('away')
        keep(nearest, away.dot(away))
      })
    })
  })
  return sqrt(nearest)
})
const fullOnPlane = /*#__PURE__*/ fn('worley', [{ p: vec2 }], vec2, (p) => onPlane(p, 1))
const fullInSpace = /*#__PURE__*/ fn('worley_vec3', [{ p: vec3 }], vec2, (p) => inSpace(p, 1))

/** The distances from `p` to the nearest and to the second nearest point of a random pattern with one point a cell. */
export const worley = /*#__PURE__*/ overload(fullOnPlane, fullInSpace, onPlane, inSpace)
