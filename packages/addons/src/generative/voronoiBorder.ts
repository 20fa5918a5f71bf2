/**
 * The distance to the nearest border of a Voronoi diagram (catalogue/generative/voronoiBorder.ts).
 *
 * A border lies halfway between two points, across the line that joins them. Every point within twice the result plus F1 matters;
 * that sum is below 2, because no cell is without a point, and the 5×5 cells around the position hold all points within 2.
 */
import { dot, float, fn, If, min, overload, vec2 } from 'kirari/node'
import { pointsOnPlane } from './cells.ts'

const far = 64

const jittered = /*#__PURE__*/ fn('voronoiBorder_jitter', [{ p: vec2 }, { jitter: float }], float, (p, jitter) => {
  const search = pointsOnPlane(p, jitter, 5)
  const nearest = vec2(far).toVar('nearest')
  search((away) => {
    If(away.dot(away).lessThan(nearest.dot(nearest)), () => {
      nearest.assign(away)
    })
  })
  const border = float(far).toVar('border')
  search((away) => {
    const across = away.sub(nearest).toConst('across')
    // The nearest point has no border with itself.
    If(across.dot(across).greaterThan(1e-10), () => {
      border.assign(min(border, dot(nearest.add(away).mul(0.5), across.normalize())))
    })
  })
  return border.max(0)
})
const full = /*#__PURE__*/ fn('voronoiBorder', [{ p: vec2 }], float, (p) => jittered(p, 1))

/** The distance from `p` to the nearest border between the areas of two points, of the points that worley and voronoi have. */
export const voronoiBorder = /*#__PURE__*/ overload(full, jittered)
