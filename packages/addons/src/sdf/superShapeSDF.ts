/** The gap between a point and the curve of Gielis's superformula, along the ray from the centre (catalogue/sdf/superShapeSDF.ts). */
import { abs, atan2, cos, dot, float, fn, length, pow, select, sin, vec2 } from 'kirari/node'

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
    // Of the sine of π only rounding is left, which small exponents would make large. Not 0, because the languages leave powers of 0 open.
    const size = abs(vec2(cos(angle), sin(angle))).toConst('size')
    const base = select(size.max(1e-6), vec2(1e-30), size.equal(0)).toConst('base')
    return length(p).sub(r.mul(pow(pow(base.x, n2).add(pow(base.y, n3)), float(-1).div(n1))))
  },
)
