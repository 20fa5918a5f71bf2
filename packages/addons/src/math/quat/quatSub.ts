/** The component-wise difference of two quaternions (catalogue/math/quat/quatSub.ts). */
import { fn, vec4 } from 'kirari/node'

/** `a` minus `b`, component by component. */
export const quatSub = /*#__PURE__*/ fn('quatSub', [{ a: vec4 }, { b: vec4 }], vec4, (a, b) => a.sub(b))
