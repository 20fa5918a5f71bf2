/** Porter and Duff's "xor" on premultiplied colours: each where the other is not. Definition: catalogue/color/composite/compositeXor.ts. */
import { free, operator } from './operator.ts'

/** Keeps each layer where the other is transparent; where both are opaque, nothing remains. Premultiplied in and out. */
export const compositeXor = /*#__PURE__*/ operator('compositeXor', (source, destination, sourceAlpha, destinationAlpha) =>
  source.mul(free(destinationAlpha)).add(destination.mul(free(sourceAlpha))),
)
