/** Porter and Duff's "over", seen from the destination: destination + source·(1 − destination alpha). Definition: catalogue/color/composite/destinationOver.ts. */
import { free, operator } from './operator.ts'

/** Lays `source` under `destination`, where it shows through what is transparent. Premultiplied in and out. */
export const compositeDestinationOver = /*#__PURE__*/ operator('compositeDestinationOver', (source, destination, _sourceAlpha, destinationAlpha) =>
  destination.add(source.mul(free(destinationAlpha))),
)
