/** The largest square in the middle of an image, from 0 to 1 along both axes (catalogue/space/ratio.ts). */
import { fn, min, vec2 } from 'kirari/node'

/** `st` with the longer side stretched from the middle, so that both axes have the same unit: the shorter side. */
export const squareUv = /*#__PURE__*/ fn('squareUv', [{ st: vec2 }, { resolution: vec2 }], vec2, (st, resolution) => {
  const size = resolution.max(1e-20).toConst('size')
  return st
    .sub(0.5)
    .mul(size.div(min(size.x, size.y)))
    .add(0.5)
})
