/**
 * Noise between four patterns: cells, a Voronoi diagram, and smooth noise of both (catalogue/generative/voronoise.ts).
 *
 * The points are those of worley. Each has a window that ends 1.5 away, where the searched cells end, so that nothing jumps. Weights
 * are relative to that of the nearest point so far, or all of them would be rounded to 0 where smoothness is small.
 */
import { exp2, float, fn, If, min, select, vec2 } from 'kirari/node'
import { cellValueOnLine } from './cellValue.ts'
import { pointsOnPlane } from './cells.ts'
import { windowed } from './window.ts'

const far = 64

/** A random value in [0, 1) at each point of a pattern, blended with those nearby: `jitter` moves the points, `smoothness` widens the blend. */
export const voronoise = /*#__PURE__*/ fn('voronoise', [{ p: vec2 }, { jitter: float }, { smoothness: float }], float, (p, jitter, smoothness) => {
  const soft = smoothness.saturate().toConst('soft')
  // Above 2²⁵ the distances of two points differ by less than is rounded.
  const decay = float(2)
    .div(soft.mul(soft).max(2 ** -24))
    .toConst('decay')
  const nearest = float(far).toVar('nearest')
  const sum = vec2(0).toVar('sum')
  pointsOnPlane(
    p,
    jitter,
    4,
  )((away, hash) => {
    const squared = away.dot(away).toConst('squared')
    If(squared.lessThan(1.5 ** 2), () => {
      const ahead = nearest.sub(squared).toConst('ahead')
      const rest = exp2(ahead.abs().mul(decay).negate()).toConst('rest')
      const isNearest = ahead.greaterThan(0).toConst('isNearest')
      const share = windowed(squared).mul(select(rest, 1, isNearest))
      sum.assign(sum.mul(select(1, rest, isNearest)).add(vec2(cellValueOnLine(hash.x), 1).mul(share)))
      nearest.assign(min(nearest, squared))
    })
  })
  return sum.x.div(sum.y).clamp(0, 1 - 2 ** -24)
})
