/**
 * Rotates a point by an angle: around a centre in the plane, around an axis in space (catalogue/space/rotate.ts).
 * Counter-clockwise where y points up; around an axis, as seen by an observer that it points at.
 */
import { cos, cross, dot, float, fn, inverseSqrt, overload, select, sin, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const turned = (p: Vec2, angle: Float): Vec2 => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return vec2(c.mul(p.x).sub(s.mul(p.y)), s.mul(p.x).add(c.mul(p.y)))
}

const aboutOrigin = /*#__PURE__*/ fn('rotate', [{ p: vec2 }, { angle: float }], vec2, turned)
const aboutCenter = /*#__PURE__*/ fn('rotate_center', [{ p: vec2 }, { angle: float }, { center: vec2 }], vec2, (p, angle, center) =>
  turned(p.sub(center), angle).add(center),
)
const aboutAxis = /*#__PURE__*/ fn('rotate_axis', [{ p: vec3 }, { angle: float }, { axis: vec3 }], vec3, (p, angle, axis) => {
  const square = dot(axis, axis).toConst('square')
  // Without an axis nothing rotates: its direction is 0, and so are the added terms.
  const isAxis = square.greaterThan(1e-30)
  const k = axis.mul(select(0, inverseSqrt(square.max(1e-30)), isAxis)).toConst('k')
  const c = select(1, cos(angle), isAxis).toConst('c')
  const s = sin(angle)
  // Rodrigues: the part along the axis stays, the perpendicular part rotates.
  return p
    .mul(c)
    .add(cross(k, p).mul(s))
    .add(k.mul(dot(k, p).mul(float(1).sub(c))))
})

/** `p` rotated counter-clockwise by `angle`: around the origin or a centre in the plane, around an axis through the origin in space. */
export const rotate = /*#__PURE__*/ overload(aboutOrigin, aboutCenter, aboutAxis)
