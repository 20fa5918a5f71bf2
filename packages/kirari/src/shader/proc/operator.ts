/** The types of operators: what each takes and gives. */
import type { BinaryOperator, UnaryOperator } from '../ir/expr.ts'
import { boolType, floatType, intType, typeOf, uintType, type NumericType, type Type } from '../ir/type.ts'
import { widest } from './builtin.ts'

const isShift = (operator: BinaryOperator): boolean => operator === '<<' || operator === '>>'

/** The type of `left operator right`, or undefined when the operator cannot combine the two. */
export const binaryType = (operator: BinaryOperator, left: Type, right: Type): NumericType | undefined => {
  const wide = widest([left, right])
  if (!wide || left.kind === 'struct' || right.kind === 'struct') return undefined
  const { scalar, size } = wide
  if (isShift(operator))
    return (left.scalar === intType || left.scalar === uintType) && right.scalar === uintType && (right === uintType || right.size === left.size)
      ? left
      : undefined
  const fits = (left === wide || left === scalar) && (right === wide || right === scalar)
  if (!fits) return undefined
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
      return scalar === boolType ? undefined : wide
    case '&':
    case '|':
    case '^':
      return scalar === floatType || scalar === boolType ? undefined : wide
    case '&&':
    case '||':
      return wide === boolType ? boolType : undefined
    case '<':
    case '<=':
    case '>':
    case '>=':
      return scalar === boolType ? undefined : typeOf(boolType, size)
    default:
      return typeOf(boolType, size)
  }
}

/** The type of `operator value`, or undefined when there is none. */
export const unaryType = (operator: UnaryOperator, type: Type): NumericType | undefined => {
  if (type.kind === 'struct') return undefined
  const { scalar } = type
  if (operator === '!') return type === boolType ? type : undefined
  if (operator === '~') return scalar === intType || scalar === uintType ? type : undefined
  return scalar === floatType || scalar === intType ? type : undefined
}
