/**
 * The position at which to evaluate a shape that is cut along its axes and pulled apart (catalogue/sdf/opElongate.ts).
 *
 * All points of the box between the parts evaluate the middle of the shape. The last component is their depth in the box.
 */
import { fn, overload, vec2, vec3, vec4 } from 'kirari/node'

const flat = /*#__PURE__*/ fn('opElongate', [{ p: vec2 }, { halfSize: vec2 }], vec3, (p, halfSize) => {
  const half = halfSize.max(0).toConst('half')
  const beyond = p.abs().sub(half).toConst('beyond')
  return vec3(p.sub(p.clamp(half.negate(), half)), beyond.x.max(beyond.y).min(0))
})

const solid = /*#__PURE__*/ fn('opElongate_vec3', [{ p: vec3 }, { halfSize: vec3 }], vec4, (p, halfSize) => {
  const half = halfSize.max(0).toConst('half')
  const beyond = p.abs().sub(half).toConst('beyond')
  return vec4(p.sub(p.clamp(half.negate(), half)), beyond.x.max(beyond.y).max(beyond.z).min(0))
})

/** The position at which to evaluate the shape, and a number to add to that distance. The parts of the shape are moved apart by `halfSize` to each side. */
export const opElongate = /*#__PURE__*/ overload(flat, solid)
