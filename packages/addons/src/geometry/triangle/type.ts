/** The triangle that the functions of this folder take. */
import { struct, vec3 } from 'kirari/node'
import type { Struct } from 'kirari/node'

/** Three corners, counter-clockwise seen from the side that its normal points to. */
export const Triangle = /*#__PURE__*/ struct('Triangle', { a: vec3, b: vec3, c: vec3 })
export type Triangle = Struct<typeof Triangle>
