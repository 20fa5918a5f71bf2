/** The 4×4 matrix of a translation (catalogue/math/translate4d.ts). */
import { fn, mat4, vec3 } from 'kirari/node'

/** Moves points, whose w is 1, by `offset`; leaves directions, whose w is 0. */
export const translate4d = /*#__PURE__*/ fn('translate4d', [{ offset: vec3 }], mat4, (offset) =>
  mat4(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, offset.x, offset.y, offset.z, 1),
)
