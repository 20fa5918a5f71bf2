/** Porter and Duff's "atop": source·destination alpha + destination·(1 − source alpha). Definition: catalogue/color/composite/sourceAtop.ts. */
import { free, operator } from './operator.ts'

/** Paints `source` on `destination` without going over its edge: the alpha stays that of `destination`. Premultiplied in and out. */
export const compositeSourceAtop = /*#__PURE__*/ operator('compositeSourceAtop', (source, destination, sourceAlpha, destinationAlpha) =>
  source.mul(destinationAlpha).add(destination.mul(free(sourceAlpha))),
)
