/** Porter and Duff's "atop", seen from the destination: destination·source alpha + source·(1 − destination alpha). Definition: catalogue/color/composite/destinationAtop.ts. */
import { free, operator } from './operator.ts'

/** Crops `destination` to the shape of `source`, which fills what is left of it: the alpha is that of `source`. Premultiplied in and out. */
export const compositeDestinationAtop = /*#__PURE__*/ operator('compositeDestinationAtop', (source, destination, sourceAlpha, destinationAlpha) =>
  destination.mul(sourceAlpha).add(source.mul(free(destinationAlpha))),
)
