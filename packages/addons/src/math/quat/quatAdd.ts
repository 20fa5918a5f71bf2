/** The component-wise sum of two quaternions (catalogue/math/quat/quatAdd.ts). */
import { fn, vec4 } from 'kirari/node'

/** The sum of `a` and `b`, component by component. It is not a unit quaternion: normalise it to use it as a rotation. */
export const quatAdd = /*#__PURE__*/ fn('quatAdd', [{ a: vec4 }, { b: vec4 }], vec4, (a, b) => a.add(b))
