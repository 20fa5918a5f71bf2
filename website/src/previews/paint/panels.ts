/** Two square panels, before and after: where their middles are, and half their sides. */
import type { Vec2 } from 'kirari/node'
import { frame, type Frame } from './stroke.ts'

export const half = 0.412
export const middle = 0.438

export const panels = (p: Vec2): { readonly left: Frame; readonly right: Frame } => ({
  left: frame(p, [-middle, 0], [half, half]),
  right: frame(p, [middle, 0], [half, half]),
})
