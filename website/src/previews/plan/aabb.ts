/** Boxes: a box of glass over a ground. */
import type { Rows } from './row.ts'

export const aabb = {
  aabb: { kind: 'box', shows: 'corners' },
  centroid: { kind: 'box', shows: 'middle' },
  contain: { kind: 'box', shows: 'inside' },
  diagonal: { kind: 'box', shows: 'diagonal' },
  expand: { kind: 'box', shows: 'growth' },
  intersect: { kind: 'box', shows: 'ray' },
  square: { kind: 'box', shows: 'other' },
  closestPoint: { kind: 'box', shows: 'nearest' },
} as const satisfies Rows
