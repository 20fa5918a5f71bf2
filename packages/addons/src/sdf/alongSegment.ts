/** The parameter of the nearest point on a segment, for distance fields made of segments. Inlined into the body that calls it. */
import type { Float } from 'kirari/node'

/** 0 at its start, 1 at its end; from `onto` = dot(position, direction) relative to the start, and `squared` = dot(direction, direction). */
export const alongSegment = (onto: Float, squared: Float): Float =>
  // Two equal ends make a point, at which 0/1e-30 is 0.
  onto.div(squared.max(1e-30)).saturate()
