/** How far along a segment its nearest point lies, for the distance fields that are made of segments. Written into the body that calls it. */
import type { Float } from 'kirari/node'

/** 0 at its start, 1 at its end; from `onto` = dot(place, direction) seen from the start, and `squared` = dot(direction, direction). */
export const alongSegment = (onto: Float, squared: Float): Float =>
  // Both ends in one place make a point, to which 0/1e-30 sends every place.
  onto.div(squared.max(1e-30)).saturate()
