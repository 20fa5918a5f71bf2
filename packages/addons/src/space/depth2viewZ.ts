/** The depth of a perspective projection back to z in camera space (catalogue/space/depth2viewZ.ts). */
import { float, fn } from 'kirari/node'

/** Not `(far − near) depth − far`: that cancels near 1, where nearly all depths are. */
export const depth2viewZ = /*#__PURE__*/ fn('depth2viewZ', [{ depth: float }, { near: float }, { far: float }], float, (depth, near, far) =>
  near
    .mul(far)
    .negate()
    .div(far.mul(float(1).sub(depth)).add(near.mul(depth))),
)
