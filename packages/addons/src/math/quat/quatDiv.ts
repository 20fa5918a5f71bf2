/** The quotient of two quaternions: the product of the first and the inverse of the second (catalogue/math/quat/quatDiv.ts). */
import { fn, vec4 } from 'kirari/node'
import { quatInverse } from './quatInverse.ts'
import { quatMul } from './quatMul.ts'

/** `a` times the inverse of `b`: the rotation that leads from the orientation `b` to the orientation `a`. */
export const quatDiv = /*#__PURE__*/ fn('quatDiv', [{ a: vec4 }, { b: vec4 }], vec4, (a, b) => quatMul(a, quatInverse(b)))
