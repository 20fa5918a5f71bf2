/** Converts the blend and compare options of a step to WebGL enums. */
import type { BlendFactor, BlendOperation, BlendState, Compare } from '../../step/step.ts'
import type { BlendCode } from './state.ts'

/** Enum values of the WebGL2 specification. */
const factors: Readonly<Record<BlendFactor, number>> = {
  zero: 0,
  one: 1,
  src: 0x300,
  'one-minus-src': 0x301,
  'src-alpha': 0x302,
  'one-minus-src-alpha': 0x303,
  'dst-alpha': 0x304,
  'one-minus-dst-alpha': 0x305,
  dst: 0x306,
  'one-minus-dst': 0x307,
}
const operations: Readonly<Record<BlendOperation, number>> = { add: 0x8006, min: 0x8007, max: 0x8008, subtract: 0x800a, 'reverse-subtract': 0x800b }
const compares: Readonly<Record<Compare, number>> = {
  never: 0x200,
  less: 0x201,
  equal: 0x202,
  'less-equal': 0x203,
  greater: 0x204,
  'not-equal': 0x205,
  'greater-equal': 0x206,
  always: 0x207,
}
export const compareCode = (compare: Compare = 'less'): number => compares[compare]

const interned = new Map<string, BlendCode>()
/** Equal blend states give the same object. */
export const blendCode = ({ color, alpha = color }: BlendState): BlendCode => {
  const code: BlendCode = {
    colorOperation: operations[color.operation ?? 'add'],
    alphaOperation: operations[alpha.operation ?? 'add'],
    colorSource: factors[color.source],
    colorDestination: factors[color.destination],
    alphaSource: factors[alpha.source],
    alphaDestination: factors[alpha.destination],
  }
  const key = Object.values(code).join()
  const sameCode = interned.get(key) ?? code
  interned.set(key, sameCode)
  return sameCode
}
