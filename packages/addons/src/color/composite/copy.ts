/** Porter and Duff's "A": the source alone. Definition: catalogue/color/composite/copy.ts. */
import { operator } from './operator.ts'

/** Replaces `destination` by `source`, also where that is transparent. Premultiplied in and out. */
export const compositeCopy = /*#__PURE__*/ operator('compositeCopy', (source) => source)
