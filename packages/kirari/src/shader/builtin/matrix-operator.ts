/** The types of operators where one side is a matrix, as in GLSL. Only matrix nodes import it. */
import type { BinaryOperator } from '../ir/expr.ts'
import { matrixOf } from '../ir/compound-type.ts'
import { boolType, floatType, typeOf, type Type } from '../ir/type.ts'

/** The type of `left operator right`, or undefined when the operator cannot combine the two. */
export const matrixBinaryType = (operator: BinaryOperator, left: Type, right: Type): Type | undefined => {
  const isProduct = operator === '*'
  if (left.kind === 'matrix' && right.kind === 'matrix') {
    if (isProduct) return left.columns === right.rows ? matrixOf(right.columns, left.rows) : undefined
    if (left !== right) return undefined
    return operator === '==' || operator === '!=' ? boolType : isArithmetic(operator) ? left : undefined
  }
  if (left.kind === 'matrix') {
    if (right === floatType) return isArithmetic(operator) ? left : undefined
    return isProduct && right === typeOf(floatType, left.columns) ? left.column : undefined
  }
  if (right.kind !== 'matrix') return undefined
  if (left === floatType) return isArithmetic(operator) ? right : undefined
  return isProduct && left === right.column ? typeOf(floatType, right.columns) : undefined
}

const isArithmetic = (operator: BinaryOperator): boolean => operator === '+' || operator === '-' || operator === '*' || operator === '/'
