/**
 * Variables, and assignments to them and their parts. Function bodies import this file for the methods that it adds to every node;
 * a graph without functions does not need it.
 */
import { notAPlace, notAValue, notStorable, operandsDiffer, readOnly, writtenTwice } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { makeStatement, type Assign, type Var as VarStatement } from '../../ir/statement.ts'
import { isNumeric, typeOf, uintType, type Type } from '../../ir/type.ts'
import { zeroOf } from '../../pass/build.ts'
import { splat } from '../../pass/construct.ts'
import { isPlain } from '../../feature/integer-division.ts'
import { rootOf } from '../../pass/walk.ts'
import { binary, exprOf, makeNode, method, Node, none, toNode } from './node.ts'
import { record } from './record.ts'
import type { Var } from './type.ts'
import type { ValueToken } from './type/value.ts'

const isStorable = ({ kind }: Type): boolean => kind !== 'texture' && kind !== 'storageTexture' && kind !== 'atomic' && kind !== 'nothing'

const declare = (type: Type, value: Node | undefined, name: string, below: unknown): Node => {
  if (!isStorable(type)) return fail(notStorable(type.name), below)
  const variable = { name, type, space: 'function' } as const
  record(makeStatement<VarStatement>('var', [value ? exprOf(value) : zeroOf(type)], variable), 'declaring a variable', below)
  return makeNode('param', type, none, variable)
}

/** Declares a variable that is initialized to zero: numbers to 0, bools to false. */
export const varOf = <V>(type: ValueToken<V>, name = 'v'): Var<V> =>
  // The node has the token's type and is assignable, as a Var<V> is.
  declare(type.type, undefined, name, varOf) as unknown as Var<V>

/** Converts a value to be assigned to a node; a scalar is expanded to a vector. */
const valueFor = (place: Node, value: unknown, operator: Assign['detail'], below: unknown): Node => {
  const { type } = place
  const isShift = operator === '<<' || operator === '>>'
  // A number is a scalar: assigned to every component, or applied to every component of a matrix.
  const scalar = isNumeric(type) ? (isShift ? uintType : type.scalar) : type.kind === 'matrix' && operator ? type.scalar : undefined
  const node = scalar ? toNode(value, scalar, below) : value
  if (!(node instanceof Node)) return fail(notAValue(`a ${type.name}`, value), below)
  if (node.type === type) return node
  if (isNumeric(type) && node.type === scalar && !operator) return makeNode('construct', type, [exprOf(node)])
  const rules = isNumeric(type) ? node : place
  if (operator && rules.binaryType(operator, type, node.type) === type) return node
  return fail(operandsDiffer(`${operator}=`, type.name, node.type.name), below)
}

const bits: readonly Assign['detail'][] = ['&', '|', '^', '<<', '>>']

const assign = (self: Node, value: unknown, operator: Assign['detail'], below: unknown): void => {
  const place = exprOf(self)
  const root = rootOf(place)
  const letters = self.op === 'swizzle' && typeof self.detail === 'string' ? self.detail : ''
  if (!root) return fail(notAPlace(self.type.name, place.op === 'param' ? place.detail.name : undefined), below)
  if (new Set(letters).size !== letters.length) return fail(writtenTwice(letters), below)
  if (root.op === 'storage' && root.detail.access === 'read') return fail(readOnly(root.detail.name ?? 'storage'), below)
  const given = valueFor(self, value, operator, below)
  // Where a language has no such operator, a function computes the value.
  if (operator && !isPlain(operator, exprOf(given))) return assign(self, binary(operator, self, given, below), '', below)
  const result = operator === '<<' || operator === '>>' ? binary(operator, self, given, below) : undefined
  const operand = result?.args[1] ?? exprOf(given)
  // Bit operations on a vector need a vector operand.
  const spread = bits.includes(operator) && isNumeric(self.type) && isNumeric(operand.type) && operand.type.size < self.type.size
  const arg = spread && isNumeric(self.type) && isNumeric(operand.type) ? splat(operand, typeOf(operand.type.scalar, self.type.size)) : operand
  // The root of a place is a variable or storage.
  record(makeStatement<Assign>('assign', [place, arg], operator), 'an assignment', below, root.op === 'param' || root.op === 'storage' ? [root.detail] : [])
}

const assignments = {
  assign: '',
  addAssign: '+',
  subAssign: '-',
  mulAssign: '*',
  divAssign: '/',
  remainderAssign: '%',
  bitAndAssign: '&',
  bitOrAssign: '|',
  bitXorAssign: '^',
  shiftLeftAssign: '<<',
  shiftRightAssign: '>>',
} as const satisfies Record<string, Assign['detail']>

/** A function to call, because bundlers drop an import without used bindings. */
export const defineVariables = (): void => {
  for (const [name, operator] of Object.entries(assignments)) method(name, (self, below, value) => assign(self, value, operator, below))
  method('toVar', (self, below, name) => declare(self.type, self, typeof name === 'string' ? name : 'v', below))
}
