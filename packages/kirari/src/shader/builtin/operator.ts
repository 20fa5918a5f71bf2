/** The types of operators between scalars and vectors: operands and result. Those of matrices are in matrix-operator.ts. */
import type { BinaryOperator, UnaryOperator } from '../ir/expr.ts'
import { boolType, floatType, halfType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../ir/type.ts'

const isInteger = (scalar: ScalarType): boolean => scalar === intType || scalar === uintType

/** The type of `left operator right`, or undefined when the operator cannot combine the two. */
export const binaryType = (operator: BinaryOperator, left: Type, right: Type): NumericType | undefined => {
  if (!isNumeric(left) || !isNumeric(right)) return undefined
  const wide = left.size === 1 && right.size > 1 ? right : left
  const { scalar, size } = wide
  if (operator === '<<' || operator === '>>')
    return isInteger(left.scalar) && right.scalar === uintType && (right === uintType || right.size === left.size) ? left : undefined
  const fits = (left === wide || left === scalar) && (right === wide || right === scalar)
  if (!fits) return undefined
  if ('+-*/'.includes(operator)) return scalar === boolType ? undefined : wide
  if ('%&|^'.includes(operator)) return isInteger(scalar) ? wide : undefined
  if (operator === '&&' || operator === '||') return wide === boolType ? boolType : undefined
  return scalar === boolType && operator !== '==' && operator !== '!=' ? undefined : typeOf(boolType, size)
}

/** The type of `operator value`, or undefined when there is none. */
export const unaryType = (operator: UnaryOperator, type: Type): NumericType | undefined => {
  if (!isNumeric(type)) return undefined
  const { scalar } = type
  if (operator === '!') return type === boolType ? type : undefined
  if (operator === '~') return isInteger(scalar) ? type : undefined
  return scalar === floatType || scalar === halfType || scalar === intType ? type : undefined
}
