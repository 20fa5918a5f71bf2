/** Porter and Duff's "over" on premultiplied colours: source + destination·(1 − source alpha). Definition: catalogue/color/composite/sourceOver.ts. */
import { free, operator } from './operator.ts'

/** Composites `source` over `destination`; both premultiplied, and so is the result. Two floats are two alphas. */
export const compositeSourceOver = /*#__PURE__*/ operator('compositeSourceOver', (source, destination, sourceAlpha) =>
  source.add(destination.mul(free(sourceAlpha))),
)
