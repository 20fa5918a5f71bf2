/** uv with top and bottom exchanged (catalogue/space/flipY.ts). */
import { float, fn, overload, vec2, vec3 } from 'kirari/node'

const onPlane = /*#__PURE__*/ fn('flipY', [{ st: vec2 }], vec2, (st) => vec2(st.x, float(1).sub(st.y)))
const inSpace = /*#__PURE__*/ fn('flipY_vec3', [{ st: vec3 }], vec3, (st) => vec3(st.x, float(1).sub(st.y), st.z))

/** `st` with 1 − y in the place of y. */
export const flipY = /*#__PURE__*/ overload(onPlane, inSpace)
