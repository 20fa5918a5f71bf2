/** uv in one unit along both axes, the height of the image, from the lower left corner (catalogue/space/aspect.ts). */
import { fn, vec2 } from 'kirari/node'

/** `st` with x multiplied by width / height: what is drawn over it keeps its proportions. */
export const aspectUv = /*#__PURE__*/ fn('aspectUv', [{ st: vec2 }, { resolution: vec2 }], vec2, (st, resolution) =>
  vec2(st.x.mul(resolution.x.div(resolution.y.max(1e-20))), st.y),
)
