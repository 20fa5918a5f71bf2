/**
 * A direction as a point of a square: the octahedron around it, unfolded (catalogue/space/octEncode.ts).
 * The sign of 0 is 1 here: with the built-in, which gives 0, all directions of the lower half with x or y = 0 would move onto the axes of the square.
 */
import { dot, fn, select, vec2, vec3 } from 'kirari/node'

/** The point of the square from −1 to 1 that stands for `direction`, which may have any length. */
export const octEncode = /*#__PURE__*/ fn('octEncode', [{ direction: vec3 }], vec2, (direction) => {
  const p = direction.div(dot(direction.abs(), vec3(1)).max(1e-30)).toConst('p')
  // Of the lower half, the distance that each coordinate moves away from 0 when its side is folded out.
  const out = p.z.negate().max(0).toConst('out')
  return p.xy.add(select(vec2(out.negate()), vec2(out), p.xy.greaterThanEqual(0)))
})
