/** The centre of the texel that a position lies in (catalogue/space/nearest.ts). */
import { fn, vec2 } from 'kirari/node'

/** `st` moved to the centre of its texel, of `resolution` texels across and upwards. */
export const nearestTexel = /*#__PURE__*/ fn('nearestTexel', [{ st: vec2 }, { resolution: vec2 }], vec2, (st, resolution) => {
  const count = resolution.max(1).toConst('count')
  return st.mul(count).floor().add(0.5).div(count)
})
