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

/** What is wrong with the right operand; undefined if nothing is known to be. */
export const refusedOperand = (operator: string, right: Operand): Diagnostic | undefined => {
  if (operator === '<<' || operator === '>>') {
    const beyond = literalsIn(right).find((amount) => amount > 31)
    return beyond === undefined ? undefined : notAValue('an amount from 0 to 31 to shift by', beyond)
  }
  const isInteger = /^(?:u?int|[iu]vec\d)$/.test(right.type.name)
  return isInteger && (operator === '/' || operator === '%') && literalsIn(right).includes(0) ? notAValue('a divisor other than 0', 0) : undefined
}

/** What is wrong with a value for a scalar of this name; undefined when nothing is. */
export const refusedNumber = (value: number | boolean, type: string): Diagnostic | undefined => {
  const mistake = typeof value === 'number' && numberMistake(value, type)
  if (!mistake) return undefined
  return mistake === 'range' ? notInRange(value, type) : notAnInteger(value, type)
}

/** The same for an index into a value of `count` elements. */
export const refusedIndex = (container: string, count: number, { op, detail }: Operand): Diagnostic | undefined =>
  op === 'literal' && typeof detail === 'number' && (detail < 0 || detail >= count) ? outOfRange(container, count, detail) : undefined
