/** From the square in the middle of an image back to uv: the inverse of squareUv (catalogue/space/unratio.ts). */
import { fn, min, vec2 } from 'kirari/node'

/** `st` of squareUv, in uv again. */
export const unsquareUv = /*#__PURE__*/ fn('unsquareUv', [{ st: vec2 }, { resolution: vec2 }], vec2, (st, resolution) => {
  const size = resolution.max(1e-20).toConst('size')
  return st.sub(0.5).mul(min(size.x, size.y).div(size)).add(0.5)
})
