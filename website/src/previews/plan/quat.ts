/** Quaternions: the turn they stand for; bars where they are taken as four numbers. */
import type { Rows } from './row.ts'

export const quat = {
  quat: { kind: 'orientation' },
  quat2mat3: { kind: 'orientation', beside: 'matrix' },
  quat2mat4: { kind: 'orientation', beside: 'matrix of four columns' },
  // The sum is no turn: what it is are four numbers.
  quatAdd: { kind: 'bars' },
  quatConj: { kind: 'orientation', turns: 'back' },
  quatDiv: { kind: 'orientation', turns: 'one back' },
  quatFromTo: { kind: 'rotation', by: 'finding' },
  quatIdentity: { kind: 'orientation', beside: 'numbers', turns: 'none' },
  quatInverse: { kind: 'orientation', turns: 'back' },
  quatLength: { kind: 'bars' },
  quatLengthSq: { kind: 'bars' },
  // It is slerp but for its pace, so the beads are what differs.
  quatLerp: { kind: 'slerp', beside: 'slerp' },
  quatMul: { kind: 'orientation' },
  // Four other numbers, the same turn: both must be seen.
  quatNeg: { kind: 'orientation', beside: 'numbers' },
  quatNorm: { kind: 'bars' },
  quatRotate: { kind: 'rotation', by: 'turning' },
  quatSlerp: { kind: 'slerp' },
  quatSub: { kind: 'bars' },
} as const satisfies Rows
