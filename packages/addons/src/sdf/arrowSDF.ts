/**
 * Signed distance to an arrow: a shaft with a triangular head. Exact everywhere (catalogue/sdf/arrowSDF.ts).
 *
 * Along the arrow and away from its axis the outline has four parts: the end of the shaft, its side, the back of the head and its slant.
 */
import { dot, float, fn, length, select, vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

/** Distance from `p` to an arrow from `a` to its tip `b`, with a shaft of this thickness and a head as long and as wide as `head`; negative inside. */
export const arrowSDF = /*#__PURE__*/ fn(
  'arrowSDF',
  [{ p: vec2 }, { a: vec2 }, { b: vec2 }, { thickness: float }, { head: float }],
  float,
  (p, a, b, thickness, head) => {
    const way = b.sub(a).toConst('way')
    const span = length(way).toConst('span')
    // Two equal ends make a point, for which any direction will do.
    const along = select(way.div(span.max(1e-15)), vec2(1, 0), span.lessThan(1e-15)).toConst('along')
    const from = p.sub(a).toConst('from')
    const x = dot(from, along).toConst('x')
    const y = along.x.mul(from.y).sub(along.y.mul(from.x)).abs().toConst('y')
    // A head longer than the arrow shrinks to it; a shaft wider than the head does, too.
    const long = head.clamp(0, span).toConst('long')
    const wide = long.mul(0.5).toConst('wide')
    const thick = thickness.mul(0.5).clamp(0, wide).toConst('thick')
    const neck = span.sub(long).toConst('neck')

    const end = vec2(x, y.sub(thick).max(0)).toConst('end')
    const side = vec2(x.sub(x.clamp(0, neck)), y.sub(thick)).toConst('side')
    const back = vec2(x.sub(neck), y.sub(y.clamp(thick, wide))).toConst('back')
    const fromTip = vec2(x.sub(span), y).toConst('fromTip')
    const slant = vec2(long.negate(), wide).toConst('slant')
    const off = fromTip.sub(slant.mul(alongSegment(dot(fromTip, slant), dot(slant, slant)))).toConst('off')
    const d = dot(end, end).min(dot(side, side)).min(dot(back, back)).min(dot(off, off)).sqrt().toConst('d')

    const isBeforeSlant = y.mul(long).lessThan(fromTip.x.mul(wide).negate())
    const isInside = x
      .greaterThan(0)
      .and(isBeforeSlant)
      .and(x.greaterThan(neck).or(y.lessThan(thick)))
    return select(d, d.negate(), isInside)
  },
)
