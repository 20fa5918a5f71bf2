/**
 * The time of an engine. It runs by the frames that are drawn, so it holds while nothing is drawn.
 * Hot: runs every frame and allocates nothing. Must not know: what time it is outside.
 */

/**
 * Numbers in fields change in place; in variables each new one would be allocated. The field of its own comes first:
 * V8 lets objects that begin alike share how their fields are kept, and `value` of other inputs holds arrays.
 */
export interface Clock {
  /** When the frame before was, while time runs; 0 otherwise. */
  lastMilliseconds: number
  /** Seconds since the start. */
  value: number
  /** How fast it runs. */
  speed: number
}

/** A longer gap between frames counts as this much, so that nothing jumps. */
const maxStepMilliseconds = 250

/** Seconds from the frame before to this one, as the clock counts them. */
export const elapsed = (clock: Clock, nowMilliseconds: number): number => {
  const seconds = clock.lastMilliseconds ? (Math.min(nowMilliseconds - clock.lastMilliseconds, maxStepMilliseconds) / 1000) * clock.speed : 0
  clock.lastMilliseconds = nowMilliseconds
  return seconds
}
