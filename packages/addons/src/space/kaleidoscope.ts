/**
 * Mirrors a wedge of the plane all the way around (catalogue/space/kaleidoscope.ts).
 *
 * The wedge between the angles phase and phase + π/n stays; the mirrors map every other point into it.
 */
import { atan2, cos, float, fn, length, overload, select, sin, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const fold = (st: Vec2, n: Float, phase: Float | undefined): Vec2 => {
  const radius = length(st).toConst('radius')
  const turn = float(2 * Math.PI)
    .div(n.max(1))
    .toConst('turn')
  // The centre has no angle, and the languages disagree on one: any will do, since its radius is 0.
  const angle = atan2(st.y, select(st.x, 1, radius.equal(0)))
  const fromMirror = (phase ? angle.sub(phase) : angle).toConst('angle')
  const folded = fromMirror.sub(turn.mul(fromMirror.div(turn).add(0.5).floor())).abs()
  const final = (phase ? folded.add(phase) : folded).toConst('folded')
  return vec2(cos(final), sin(final)).mul(radius)
}

const fromAxis = /*#__PURE__*/ fn('kaleidoscope', [{ st: vec2 }, { n: float }], vec2, (st, n) => fold(st, n, undefined))
const fromPhase = /*#__PURE__*/ fn('kaleidoscope_phase', [{ st: vec2 }, { n: float }, { phase: float }], vec2, fold)

/** `st` folded into one wedge, so that what is drawn there appears n times around the centre, each time with its mirror image. */
export const kaleidoscope = /*#__PURE__*/ overload(fromAxis, fromPhase)
