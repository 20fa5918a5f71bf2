/** Numbers in a shader that the languages reject or leave undefined: as values, as indices, beside operators between integers. */
import type { Diagnostic } from './diagnostic.ts'
import { notAnInteger, notAValue, notInRange, outOfRange } from './message.ts'
import { numberMistake } from './number.ts'

/** The parts of an expression that matter here. */
interface Operand {
  readonly op: string
  readonly type: { readonly name: string }
  readonly args: readonly Operand[]
  readonly detail: unknown
}

/** The numbers of a literal, or of a vector of literals. */
const literalsIn = ({ op, args, detail }: Operand): readonly number[] =>
  op === 'literal' ? [Number(detail)] : op === 'construct' && args.length > 0 && args.every((arg) => arg.op === 'literal') ? args.flatMap(literalsIn) : []

/** The error for the right operand of an operator; undefined if it is valid or not made of literals. */
export const refusedOperand = (operator: string, right: Operand): Diagnostic | undefined => {
  if (operator === '<<' || operator === '>>') {
    const beyond = literalsIn(right).find((amount) => amount > 31)
    return beyond === undefined ? undefined : notAValue('an amount from 0 to 31 to shift by', beyond)
  }
  const isInteger = /^(?:u?int|[iu]vec\d)$/.test(right.type.name)
  return isInteger && (operator === '/' || operator === '%') && literalsIn(right).includes(0) ? notAValue('a divisor other than 0', 0) : undefined
}

/** The error for a number as a value of this type; undefined if it is valid. */
export const refusedNumber = (value: number | boolean, type: string): Diagnostic | undefined => {
  const mistake = typeof value === 'number' && numberMistake(value, type)
  if (!mistake) return undefined
  return mistake === 'range' ? notInRange(value, type) : notAnInteger(value, type)
}

/** The same for an index into a value of `count` elements. */
export const refusedIndex = (container: string, count: number, { op, detail }: Operand): Diagnostic | undefined =>
  op === 'literal' && typeof detail === 'number' && (detail < 0 || detail >= count) ? outOfRange(container, count, detail) : undefined
