/**
 * Scales a point from a centre: by one factor, or by one along each axis (catalogue/space/scale.ts).
 * Without a centre it is the origin, as for rotate.
 */
import { float, fn, overload, vec2, vec3 } from 'kirari/node'

const onPlane = /*#__PURE__*/ fn('scale', [{ p: vec2 }, { factor: float }], vec2, (p, factor) => p.mul(factor))
const onPlaneFrom = /*#__PURE__*/ fn('scale_center', [{ p: vec2 }, { factor: float }, { center: vec2 }], vec2, (p, factor, center) =>
  p.sub(center).mul(factor).add(center),
)
const byAxis = /*#__PURE__*/ fn('scale_axes', [{ p: vec2 }, { factor: vec2 }], vec2, (p, factor) => p.mul(factor))
const byAxisFrom = /*#__PURE__*/ fn('scale_axes_center', [{ p: vec2 }, { factor: vec2 }, { center: vec2 }], vec2, (p, factor, center) =>
  p.sub(center).mul(factor).add(center),
)
const inSpace = /*#__PURE__*/ fn('scale_vec3', [{ p: vec3 }, { factor: float }], vec3, (p, factor) => p.mul(factor))
const inSpaceFrom = /*#__PURE__*/ fn('scale_vec3_center', [{ p: vec3 }, { factor: float }, { center: vec3 }], vec3, (p, factor, center) =>
  p.sub(center).mul(factor).add(center),
)
const inSpaceByAxis = /*#__PURE__*/ fn('scale_vec3_axes', [{ p: vec3 }, { factor: vec3 }], vec3, (p, factor) => p.mul(factor))
const inSpaceByAxisFrom = /*#__PURE__*/ fn('scale_vec3_axes_center', [{ p: vec3 }, { factor: vec3 }, { center: vec3 }], vec3, (p, factor, center) =>
  p.sub(center).mul(factor).add(center),
)

/** `p` scaled from the origin or from `center`, by one factor or by one along each axis. */
export const scale = /*#__PURE__*/ overload(onPlane, onPlaneFrom, byAxis, byAxisFrom, inSpace, inSpaceFrom, inSpaceByAxis, inSpaceByAxisFrom)
