/** Porter and Duff's "in", seen from the destination: destination·source alpha. Definition: catalogue/color/composite/destinationIn.ts. */
import { operator } from './operator.ts'

/** Keeps `destination` inside of `source`: a mask whose colour does not matter. Premultiplied in and out. */
export const compositeDestinationIn = /*#__PURE__*/ operator('compositeDestinationIn', (_source, destination, sourceAlpha) => destination.mul(sourceAlpha))
