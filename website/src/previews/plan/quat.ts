/** Quaternions: the turn they stand for; bars where they are taken as four numbers. */
import type { Rows } from './row.ts'

export const quat = {
  quat: { kind: 'orientation' },
  quat2mat3: { kind: 'orientation', beside: 'matrix' },
  quat2mat4: { kind: 'orientation', beside: 'matrix of four columns' },
  // The sum is no turn: what it is are four numbers.
  quatAdd: { kind: 'bars', toWrite: true },
  quatConj: { kind: 'orientation', toWrite: true, turns: 'back' },
  quatDiv: { kind: 'orientation', toWrite: true, turns: 'one back' },
  quatFromTo: { kind: 'rotation', by: 'finding' },
  quatIdentity: { kind: 'orientation', toWrite: true, turns: 'none' },
  quatInverse: { kind: 'orientation', toWrite: true, turns: 'back' },
  quatLength: { kind: 'bars', toWrite: true },
  quatLengthSq: { kind: 'bars', toWrite: true },
  // It is slerp but for its pace, so the beads are what differs.
  quatLerp: { kind: 'slerp', toWrite: true, beside: 'slerp' },
  quatMul: { kind: 'orientation' },
  // Four other numbers, the same turn: both must be seen.
  quatNeg: { kind: 'orientation', toWrite: true, beside: 'numbers' },
  quatNorm: { kind: 'bars', toWrite: true },
  quatRotate: { kind: 'rotation', by: 'turning' },
  quatSlerp: { kind: 'slerp' },
  quatSub: { kind: 'bars', toWrite: true },
} as const satisfies Rows
