/**
 * Whether a value lies between two bounds, component by component (catalogue/math/inside.ts).
 *
 * With a width it is the share of a pixel, or of any interval or box of that width around the value, that lies between them.
 */
import { bool, float, fn, generic, overload, T, vec2, vec3, vec4 } from 'kirari/node'

const onLine = /*#__PURE__*/ fn('inside', [{ x: float }, { a: float }, { b: float }], bool, (x, a, b) => x.greaterThanEqual(a).and(x.lessThanEqual(b)))
const onPlane = /*#__PURE__*/ fn('inside_vec2', [{ x: vec2 }, { a: vec2 }, { b: vec2 }], bool, (x, a, b) =>
  x.greaterThanEqual(a).all().and(x.lessThanEqual(b).all()),
)
const inSpace = /*#__PURE__*/ fn('inside_vec3', [{ x: vec3 }, { a: vec3 }, { b: vec3 }], bool, (x, a, b) =>
  x.greaterThanEqual(a).all().and(x.lessThanEqual(b).all()),
)
const inFour = /*#__PURE__*/ fn('inside_vec4', [{ x: vec4 }, { a: vec4 }, { b: vec4 }], bool, (x, a, b) =>
  x.greaterThanEqual(a).all().and(x.lessThanEqual(b).all()),
)

// Both bounds are brought near the value first: far away ones would swallow a narrow width.
const insideShare = /*#__PURE__*/ generic('insideShare', [{ x: T }, { a: T }, { b: T }, { width: float }], T, (x, a, b, width) => {
  const half = width.mul(0.5).max(1e-20).toConst('half')
  const low = a.sub(x).max(half.negate()).min(half)
  const high = b.sub(x).max(half.negate()).min(half)
  return high.sub(low).div(half.mul(2)).max(0)
})

const widthOnLine = /*#__PURE__*/ fn('inside_width', [{ x: float }, { a: float }, { b: float }, { width: float }], float, (x, a, b, width) =>
  insideShare(x, a, b, width),
)
const widthOnPlane = /*#__PURE__*/ fn('inside_width_vec2', [{ x: vec2 }, { a: vec2 }, { b: vec2 }, { width: float }], float, (x, a, b, width) => {
  const share = insideShare(x, a, b, width).toConst('share')
  return share.x.mul(share.y)
})
const widthInSpace = /*#__PURE__*/ fn('inside_width_vec3', [{ x: vec3 }, { a: vec3 }, { b: vec3 }, { width: float }], float, (x, a, b, width) => {
  const share = insideShare(x, a, b, width).toConst('share')
  return share.x.mul(share.y).mul(share.z)
})
const widthInFour = /*#__PURE__*/ fn('inside_width_vec4', [{ x: vec4 }, { a: vec4 }, { b: vec4 }, { width: float }], float, (x, a, b, width) => {
  const share = insideShare(x, a, b, width).toConst('share')
  return share.x.mul(share.y).mul(share.z.mul(share.w))
})

/** Whether every component of `x` lies from `a` to `b`, both included; with a `width`, the share of a pixel of that width that does. */
export const inside = /*#__PURE__*/ overload(onLine, onPlane, inSpace, inFour, widthOnLine, widthOnPlane, widthInSpace, widthInFour)
