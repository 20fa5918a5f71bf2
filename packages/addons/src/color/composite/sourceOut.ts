/** Porter and Duff's "out": source·(1 − destination alpha). Definition: catalogue/color/composite/sourceOut.ts. */
import { free, operator } from './operator.ts'

/** Keeps `source` outside of `destination`, whose colour does not matter. Premultiplied in and out. */
export const compositeSourceOut = /*#__PURE__*/ operator('compositeSourceOut', (source, _destination, _sourceAlpha, destinationAlpha) =>
  source.mul(free(destinationAlpha)),
)
