/** Signed distance to a link of a chain: an upright torus with straight sides (catalogue/sdf/linkSDF.ts). */
import { float, fn, length, vec2, vec3 } from 'kirari/node'

/** Distance from `p` to a link in the xy plane whose straight sides are twice `halfLength` long, negative inside. */
export const linkSDF = /*#__PURE__*/ fn(
  'linkSDF',
  [{ p: vec3 }, { halfLength: float }, { radius: float }, { tube: float }],
  float,
  (p, halfLength, radius, tube) => {
    // Along the straight sides nothing changes, so their length is taken out of y.
    const y = p.y.abs().sub(halfLength).max(0)
    return length(vec2(length(vec2(p.x, y)).sub(radius), p.z)).sub(tube)
  },
)
