/** Triangles: seen straight on where they say all in their plane, in space otherwise. */
import type { Rows } from './row.ts'

export const triangle = {
  // What matters of a triangle that is made is the order of its corners.
  triangle: { kind: 'facet', shows: 'corners' },
  area: { kind: 'triangle', shows: 'area' },
  barycentric: { kind: 'triangle', shows: 'weights' },
  centroid: { kind: 'triangle', shows: 'medians' },
  closestPoint: { kind: 'triangle', shows: 'nearest' },
  contain: { kind: 'triangle', shows: 'inside' },
  distanceSq: { kind: 'isolines', of: 'triangle', squared: true },
  intersect: { kind: 'facet', shows: 'ray' },
  normal: { kind: 'facet', shows: 'normal' },
  signedDistance: { kind: 'isolines', of: 'triangle' },
} as const satisfies Rows
