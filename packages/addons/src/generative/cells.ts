/**
 * The points around a position, one in each cell of a grid: what worley, voronoi and their relatives search. Internal to generative/.
 *
 * Both functions return a function that emits the loop over the cells; it calls `visit` once, with the way from the position to
 * the point and the hash of the cell.
 */
import { int, ivec2, ivec3, Loop, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float, UVec2, UVec3, Vec2, Vec3 } from 'kirari/node'
import { pcg2d } from './pcg2d.ts'
import { pcg3d } from './pcg3d.ts'

/** An even number of cells lies around the nearest corner, an odd number around the cell of the position. */
const middleOf = <P extends Vec2 | Vec3>(p: P, side: number): P =>
  // A component-wise operation keeps the type.
  (side % 2 === 0 ? p.add(0.5) : p).floor() as P

/** The square of `side` × `side` cells around `p`. */
export const pointsOnPlane = (p: Vec2, jitter: Float, side: number): ((visit: (away: Vec2, hash: UVec2) => void) => void) => {
  const before = Math.floor(side / 2)
  const spread = jitter.saturate().toConst('spread')
  const middle = middleOf(p, side).toConst('middle')
  const first = ivec2(middle).sub(before).toConst('first')
  // Relative to the first cell's centre, so that the subtracted numbers are small.
  const local = p
    .sub(middle)
    .add(before - 0.5)
    .toConst('local')
  return (visit) => {
    Loop({ end: int(side), name: 'y' }, (y) => {
      Loop({ end: int(side), name: 'x' }, (x) => {
        const offset = ivec2(x, y)
        const hash = pcg2d(uvec2(first.add(offset))).toConst('hash')
        const random = vec2(hash.shiftRight(8))
          .mul(2 ** -24)
          .sub(0.5)
        visit(vec2(offset).add(random.mul(spread)).sub(local).toConst('away'), hash)
      })
    })
  }
}

/** The 27 cells around `p`. */
export const pointsInSpace = (p: Vec3, jitter: Float): ((visit: (away: Vec3, hash: UVec3) => void) => void) => {
  const spread = jitter.saturate().toConst('spread')
  const corner = p.floor().toConst('corner')
  const first = ivec3(corner).sub(1).toConst('first')
  const local = p.sub(corner).add(0.5).toConst('local')
  return (visit) => {
    Loop({ end: int(3), name: 'z' }, (z) => {
      Loop({ end: int(3), name: 'y' }, (y) => {
        Loop({ end: int(3), name: 'x' }, (x) => {
          const offset = ivec3(x, y, z)
          const hash = pcg3d(uvec3(first.add(offset))).toConst('hash')
          const random = vec3(hash.shiftRight(8))
            .mul(2 ** -24)
            .sub(0.5)
          visit(vec3(offset).add(random.mul(spread)).sub(local).toConst('away'), hash)
        })
      })
    })
  }
}
