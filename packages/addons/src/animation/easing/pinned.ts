/**
 * Exact ends for curves that only approach theirs: an exponential never reaches 0, so this sets the values before the start and after the end.
 */
import { select } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** Exactly 0 up to the start, exactly 1 from the end on, and `between` in between. */
export const pinned = (t: Generic, between: Generic): Generic => select(select(between, 1, t.greaterThanEqual(1)), 0, t.lessThanEqual(0))
