/** Porter and Duff's "in": source·destination alpha. Definition: catalogue/color/composite/sourceIn.ts. */
import { operator } from './operator.ts'

/** Keeps `source` inside of `destination`, whose colour does not matter. Premultiplied in and out. */
export const compositeSourceIn = /*#__PURE__*/ operator('compositeSourceIn', (source, _destination, _sourceAlpha, destinationAlpha) =>
  source.mul(destinationAlpha),
)
