/** The depth of a perspective projection, made even in distance (catalogue/space/linearizeDepth.ts). */
import { float, fn } from 'kirari/node'

/** 0 at `near`, 1 at `far`. */
export const linearizeDepth = /*#__PURE__*/ fn('linearizeDepth', [{ depth: float }, { near: float }, { far: float }], float, (depth, near, far) => {
  const share = near.mul(depth).toConst('share')
  return share.div(far.mul(float(1).sub(depth)).add(share))
})
