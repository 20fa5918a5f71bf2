/**
 * The place at which to ask a shape that is cut along its axes and pulled apart (catalogue/sdf/opElongate.ts).
 *
 * All places of the box between the parts ask the middle of the shape. How deep they are in the box is the last component.
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

/** The place to ask, and what to add to the distance there. The parts of the shape are moved apart by `halfSize` to each side. */
export const opElongate = /*#__PURE__*/ overload(flat, solid)
