/** The gap between a point and the curve of Gielis's superformula, along the ray from the centre (catalogue/sdf/superShapeSDF.ts). */
import { atan2, cos, dot, float, fn, length, pow, select, sin, vec2 } from 'kirari/node'

/** How far `p` lies outside of the superformula’s curve, measured from the centre; negative inside. An estimate: never less than the distance. */
export const superShapeSDF = /*#__PURE__*/ fn(
  'superShapeSDF',
  [{ p: vec2 }, { r: float }, { m: float }, { n1: float }, { n2: float }, { n3: float }],
  float,
  (p, r, m, n1, n2, n3) => {
    // The centre has no angle, and needs none.
    const angle = atan2(p.y, select(p.x, 1, dot(p, p).equal(0)))
      .mul(m)
      .mul(0.25)
      .toConst('angle')
    // Not 0, because the languages leave powers of 0 open.
    const [c, s] = [cos(angle).abs().max(1e-6), sin(angle).abs().max(1e-6)]
    return length(p).sub(r.mul(pow(pow(c, n2).add(pow(s, n3)), float(-1).div(n1))))
  },
)
