/** The position at which to evaluate a flat shape that turns around the y axis (catalogue/sdf/opRevolve.ts). */
import { float, fn, length, vec2, vec3 } from 'kirari/node'

/** The place in the plane of the shape, whose origin goes around the axis at the distance `offset`. */
export const opRevolve = /*#__PURE__*/ fn('opRevolve', [{ p: vec3 }, { offset: float }], vec2, (p, offset) => vec2(length(p.xz).sub(offset), p.y))
