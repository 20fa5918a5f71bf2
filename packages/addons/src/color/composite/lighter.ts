/** Porter and Duff's "plus", clamped to 1. Definition: catalogue/color/composite/lighter.ts. */
import { operator } from './operator.ts'

/** Adds both layers, colour and alpha alike, up to 1: light upon light. Premultiplied in and out. */
export const compositeLighter = /*#__PURE__*/ operator('compositeLighter', (source, destination) => source.add(destination).min(1))
