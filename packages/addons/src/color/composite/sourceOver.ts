/** Porter and Duff's "over" on premultiplied colours: source + destination·(1 − source alpha). Definition: catalogue/color/composite/sourceOver.ts. */
import { float, fn, overload, vec4 } from 'kirari/node'

const ofColour = /*#__PURE__*/ fn('compositeSourceOver', [{ source: vec4 }, { destination: vec4 }], vec4, (source, destination) =>
  source.add(destination.mul(float(1).sub(source.w))),
)
const ofAlpha = /*#__PURE__*/ fn('compositeSourceOver_float', [{ source: float }, { destination: float }], float, (source, destination) =>
  source.add(destination.mul(float(1).sub(source))),
)

/** Lays `source` over `destination`; both premultiplied, and so is the result. Two floats are two alphas. */
export const compositeSourceOver = /*#__PURE__*/ overload(ofAlpha, ofColour)
