/**
 * Distance to an Archimedean spiral about the origin, exact everywhere (catalogue/sdf/spiralSDF.ts).
 *
 * Along the ray through the point lie the two arms that can be nearest. From each, Newton's method goes along the arm to where it runs square
 * to the way from the point; its steps are limited, because near the origin the spiral is not nearly a circle.
 */
import { atan2, cos, float, fn, length, Loop, select, sin, vec2 } from 'kirari/node'

/** Distance from `p` to the spiral that leaves the origin along the x axis and turns counter-clockwise, its arms `pitch` apart. */
export const spiralSDF = /*#__PURE__*/ fn('spiralSDF', [{ p: vec2 }, { pitch: float }], float, (p, pitch) => {
  // A negative pitch turns the other way.
  const reach = pitch
    .abs()
    .max(1e-6)
    .div(2 * Math.PI)
    .toConst('reach')
  const far = length(p).toConst('far')
  const angle = atan2(select(p.y, p.y.negate(), pitch.lessThan(0)), select(p.x, 1, far.equal(0))).toConst('angle')
  const turns = far
    .div(reach)
    .sub(angle)
    .div(2 * Math.PI)
    .floor()
  // The radius of the spiral is reach times the angle; these are the angles on the ray, of the arm inside and the arm outside.
  const start = vec2(turns, turns.add(1))
    .mul(2 * Math.PI)
    .add(angle)
    .toConst('start')
  const ahead = start.negate().max(0).toVar('ahead')
  Loop(5, () => {
    const at = start.add(ahead).toConst('at')
    const c = cos(ahead).mul(far).toConst('c')
    const s = sin(ahead).mul(far).toConst('s')
    const value = at.mul(s.add(reach)).sub(c)
    const slope = s.mul(2).add(at.mul(c)).add(reach)
    ahead.assign(ahead.sub(value.div(slope.max(reach.mul(0.3))).clamp(-1, 1)).max(start.negate()))
  })
  // Turned so that the point lies on the x axis.
  const radius = start.add(ahead).mul(reach).toConst('radius')
  const x = radius.mul(cos(ahead)).sub(far).toConst('x')
  const y = radius.mul(sin(ahead)).toConst('y')
  return length(vec2(x.x, y.x)).min(length(vec2(x.y, y.y)))
})
