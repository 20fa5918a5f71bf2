/**
 * The time of an engine. It advances with the frames that are drawn, so it stands still while nothing is drawn.
 * Hot: runs every frame and allocates nothing.
 */

/**
 * Numbers in fields change in place; in captured variables each new one would be allocated. `lastMilliseconds` comes first because V8
 * shares field representations between objects whose first fields have the same names, and `value` of other inputs holds arrays.
 */
export interface Clock {
  /** The time of the previous frame, while time runs; 0 otherwise. */
  lastMilliseconds: number
  /** Seconds since the start. */
  value: number
  /** The playback speed. */
  speed: number
}

/** Longer gaps between frames count as this much, so that animations do not jump. */
const maxStepMilliseconds = 250

/** Seconds since the previous frame, limited and scaled by the speed. */
export const elapsed = (clock: Clock, nowMilliseconds: number): number => {
  const seconds = clock.lastMilliseconds ? (Math.min(nowMilliseconds - clock.lastMilliseconds, maxStepMilliseconds) / 1000) * clock.speed : 0
  clock.lastMilliseconds = nowMilliseconds
  return seconds
}
