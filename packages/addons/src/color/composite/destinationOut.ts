/** Porter and Duff's "out", seen from the destination: destination·(1 − source alpha). Definition: catalogue/color/composite/destinationOut.ts. */
import { free, operator } from './operator.ts'

/** Cuts `source` out of `destination`: an eraser whose colour does not matter. Premultiplied in and out. */
export const compositeDestinationOut = /*#__PURE__*/ operator('compositeDestinationOut', (_source, destination, sourceAlpha) =>
  destination.mul(free(sourceAlpha)),
)
