/** Signed distance to a lens, the intersection of two equal discs. Exact everywhere (catalogue/sdf/vesicaSDF.ts). */
import { float, fn, length, select, vec2 } from 'kirari/node'

/** Distance from `p` to the upright lens between two circles of radius `r` about (±offset, 0), negative inside. */
export const vesicaSDF = /*#__PURE__*/ fn('vesicaSDF', [{ p: vec2 }, { r: float }, { offset: float }], float, (p, r, offset) => {
  const x = offset.clamp(0, r).toConst('x')
  const tip = r.sub(x).mul(r.add(x)).sqrt().toConst('tip')
  const q = p.abs().toConst('q')
  // Seen from the centre of the far circle, points above the tip are nearest to the tip.
  const isAbove = q.y.sub(tip).mul(x).greaterThan(q.x.mul(tip))
  return select(length(q.add(vec2(x, 0))).sub(r), length(q.sub(vec2(0, tip))), isAbove)
})
