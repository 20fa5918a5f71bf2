/** Compositing: two discs for operators; for the way into multiplied colours and back, what goes wrong without it. */
import type { Rows } from './row.ts'

export const composite = {
  clear: { kind: 'composite' },
  copy: { kind: 'composite' },
  sourceOver: { kind: 'composite' },
  destinationOver: { kind: 'composite' },
  sourceIn: { kind: 'composite' },
  destinationIn: { kind: 'composite' },
  sourceOut: { kind: 'composite' },
  destinationOut: { kind: 'composite' },
  sourceAtop: { kind: 'composite' },
  destinationAtop: { kind: 'composite' },
  compositeXor: { kind: 'composite' },
  lighter: { kind: 'composite' },
  premultiply: { kind: 'alpha', task: 'filtering' },
  unpremultiply: { kind: 'alpha', task: 'mixing' },
} as const satisfies Rows
