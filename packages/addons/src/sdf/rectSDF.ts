/** Signed distance to a rectangle about the origin, with or without rounded corners. Exact everywhere (catalogue/sdf/rectSDF.ts). */
import { float, fn, length, overload, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

// Outside, the distance is to the nearest point of an edge or corner; inside, to the nearest edge.
const fromCorner = (q: Vec2): Float => length(q.max(0)).add(q.x.max(q.y).min(0))

const sharp = /*#__PURE__*/ fn('rectSDF', [{ p: vec2 }, { halfSize: vec2 }], float, (p, halfSize) => fromCorner(p.abs().sub(halfSize).toConst('q')))

const rounded = /*#__PURE__*/ fn('rectSDF_rounded', [{ p: vec2 }, { halfSize: vec2 }, { radius: float }], float, (p, halfSize, radius) => {
  // The shorter side limits the radius of a corner; beyond it the field would no longer be a distance.
  const r = radius.max(0).min(halfSize.x).min(halfSize.y).toConst('r')
  return fromCorner(p.abs().sub(halfSize).add(r).toConst('q')).sub(r)
})

/** Distance from `p` to the edge of a rectangle with these half sides, negative inside; `radius` rounds the corners. */
export const rectSDF = /*#__PURE__*/ overload(sharp, rounded)
