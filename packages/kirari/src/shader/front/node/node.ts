/** The run-time objects of all nodes: expressions whose prototype has the methods and swizzles. Their TypeScript types are in type.ts. */
import { brokenRule, guardNodes, noComponent, notAValue, operandsDiffer, refusedIndex, refusedNumber, refusedOperand, rememberSite } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { walkMark, type BinaryOperator, type Expr, type UnaryOperator } from '../../ir/expr.ts'
import { boolType, floatType, intType, isNumeric, typeOf, uintType, type ScalarType, type Type } from '../../ir/type.ts'
import { builtins, type CoreName } from '../../builtin/core.ts'
import { resultType, widest, type Rule } from '../../builtin/rule.ts'
import { splat } from '../../pass/construct.ts'
import type { Place } from '../../pass/settle.ts'
import { binaryType, unaryType } from '../../builtin/operator.ts'

/** A symbol, because a struct may have a field of any name. */
export const madeAt: unique symbol = /*#__PURE__*/ Symbol()

/** An expression with the methods of the node API, which are defined below from the tables of operators and built-ins. */
export class Node {
  readonly op: Expr['op']
  readonly type: Type
  readonly args: readonly Expr[]
  readonly detail: Expr['detail']
  /** As in plain expressions (ir/expr.ts). */
  readonly [walkMark] = 0
  /**
   * Returns the type of an operator between two nodes; undefined if they do not match. The first operand that is neither scalar nor vector decides
   * whose method is called.
   */
  declare readonly binaryType: (operator: BinaryOperator, left: Type, right: Type) => Type | undefined;
  /** Where the node was made, if a body with statements was being recorded. The recorder sets it in `note`. */
  [madeAt]: NodePlace | undefined = undefined

  constructor(op: Expr['op'], type: Type, args: readonly Expr[], detail: Expr['detail']) {
    this.op = op
    this.type = type
    this.args = args
    this.detail = detail
  }
}

/** The classes of nodes that are neither scalars nor vectors. */
const nodeClasses = new Map<Type, typeof Node>()

/** Makes the nodes of a type instances of a class of their own, with the fields of a struct or the operators of a matrix. */
export const registerNodes = (type: Type, nodes: typeof Node): void => {
  nodeClasses.set(type, nodes)
}

/** The place where a node was made, and the recorder of that body. */
export interface NodePlace extends Place {
  readonly body: object
}
/** Receives every node that is made while the body of a function with statements runs. */
export interface NodeWatch {
  note(node: Node): void
}
let watch: NodeWatch | undefined
/** Sets the watch that receives new nodes. Returns the previous one. */
export const watchNodes = (next: NodeWatch | undefined): NodeWatch | undefined => {
  const before = watch
  watch = next
  return before
}

export const makeNode = (op: Expr['op'], type: Type, args: readonly Expr[], detail?: Expr['detail']): Node => {
  const node = new ((!isNumeric(type) && nodeClasses.get(type)) || Node)(op, type, args, detail)
  watch?.note(node)
  return node
}

/** Shared by all nodes without arguments. */
export const none: readonly Expr[] = []

/** A node as an expression. Callers of the constructor keep op, args and detail consistent. */
export const exprOf = (node: Node): Expr => node as unknown as Expr

export const literal = (value: number | boolean, scalar: ScalarType, below: unknown): Node => {
  if ((scalar === boolType) !== (typeof value === 'boolean')) return fail(notAValue(`a ${scalar.name}`, value), below)
  const refused = refusedNumber(value, scalar.name)
  if (refused) return fail(refused, below)
  return makeNode('literal', scalar, none, value)
}

/** Converts an operand to a node; a number becomes a literal of the given scalar type. */
export const toNode = (value: unknown, scalar: ScalarType, below: unknown): Node =>
  value instanceof Node
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? literal(value, scalar, below)
      : fail(notAValue(`a node or a ${scalar.name}`, value), below)

const isNode = (value: unknown): value is Node => value instanceof Node

/** Converts the operands of one call to nodes. Numbers take the scalar type of the first vector, or else of the last scalar node. */
export const toNodes = (values: readonly unknown[], below: unknown): readonly Node[] => {
  // The common case: no copy.
  if (values.every(isNode)) return values
  let scalar: ScalarType = typeof values[0] === 'boolean' ? boolType : floatType
  for (const value of values) {
    if (!(value instanceof Node)) continue
    // A vector takes precedence over a scalar. Other types are refused by the rule, whatever the type of the numbers.
    if (isNumeric(value.type)) scalar = value.type.scalar
    if (value.type.kind !== 'scalar') break
  }
  return values.map((value) => toNode(value, scalar, below))
}

/** As `exprOf`. */
const exprs = (nodes: readonly Node[]): readonly Expr[] => nodes as unknown as readonly Expr[]

/** Expands scalars to vectors, unless `mayStay` allows this combination (see `mixed` in builtin/rule.ts). */
const spreadScalars = (args: readonly Expr[], mayStay: string): readonly Expr[] => {
  if (mayStay === 'any') return args
  const wide = widest(args)
  if (!wide || args.every((arg) => arg.type === wide) || (mayStay && args.every((arg, i) => (arg.type === wide) === (mayStay[i] === 'V')))) return args
  return args.map((arg) => splat(arg, wide))
}

export const binary = (operator: BinaryOperator, a: unknown, b: unknown, below: unknown): Node => {
  const shift = operator === '<<' || operator === '>>'
  const isPair = a instanceof Node && b instanceof Node
  // Two values give two nodes.
  const [left, right] = isPair ? [a, b] : shift ? [toNode(a, uintType, below), toNode(b, uintType, below)] : (toNodes([a, b], below) as [Node, Node])
  const rules = isNumeric(left.type) ? right : left
  const type = rules.binaryType(operator, left.type, right.type) ?? fail(operandsDiffer(operator, left.type.name, right.type.name), below)
  const refused = refusedOperand(operator, exprOf(right))
  if (refused) return fail(refused, below)
  // In GLSL, shifts by 32 and more are undefined.
  if (shift && right.op !== 'literal') return makeNode('binary', type, exprs([left, binary('&', right, 31, below)]), operator)
  // No language accepts a scalar beside a vector except in arithmetic and bit operations.
  return makeNode('binary', type, spreadScalars(exprs([left, right]), isNumeric(type) && type.scalar === boolType ? '' : 'any'), operator)
}

export const unary = (operator: UnaryOperator, value: unknown, below: unknown): Node => {
  const of = toNode(value, floatType, below)
  const type = unaryType(operator, of.type) ?? fail(operandsDiffer(operator, of.type.name), below)
  return makeNode('unary', type, [exprOf(of)], operator)
}

export const builtin = (rule: Rule, values: readonly unknown[], below: unknown): Node => {
  const nodes = toNodes(values, below)
  const type =
    (nodes.length === rule.arity && resultType(rule, nodes)) ||
    fail(
      brokenRule(
        rule.name,
        nodes.map((came) => came.type.name),
        rule,
      ),
      below,
    )
  const node = makeNode('builtin', type, spreadScalars(exprs(nodes), rule.mixed), rule)
  rememberSite(node, below, rule)
  return node
}

/** `letters` are of xyzw and need a vector of `needed` components; `written` is the swizzle as the user wrote it. */
const swizzle = (node: Node, letters: string, needed: number, written: string, below: unknown): Node => {
  const { type } = node
  if (type.kind !== 'vector' || needed > type.size) return fail(noComponent(type.name, written), below)
  const inner = exprOf(node)
  // A swizzle of a swizzle is merged into one, because WGSL assigns to nothing else.
  const [args, detail] =
    inner.op === 'swizzle' ? [inner.args, letters.replace(/./g, (letter) => inner.detail['xyzw'.indexOf(letter)] ?? '')] : [[inner], letters]
  return makeNode('swizzle', typeOf(type.scalar, letters.length), args, detail)
}

/** An element, by index, of a value with `count` elements. Vectors use it here; matrices and arrays have methods of their own. */
export const element = (node: Node, at: unknown, type: Type, count: number, below: unknown): Node => {
  const index = toNode(at, intType, below)
  if (index.type !== intType && index.type !== uintType) return fail(notAValue('an int or uint as index', at), below)
  const refused = refusedIndex(node.type.name, count, exprOf(index))
  if (refused) return fail(refused, below)
  return makeNode('index', type, [exprOf(node), exprOf(index)])
}

/** Operators by method name. */
export const operators = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  remainder: '%',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^',
  shiftLeft: '<<',
  shiftRight: '>>',
  and: '&&',
  or: '||',
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
  equal: '==',
  notEqual: '!=',
} as const satisfies Record<string, BinaryOperator>

/** Defined separately: `not` is an operator on a single bool. `smoothstep` has no method, because its expansion would be in every bundle. */
const notMethods: readonly string[] = ['not', 'smoothstep']

/**
 * The methods and swizzles, as the prototype of `Node.prototype`. JavaScript engines treat an object without a prototype as a dictionary, which
 * takes hundreds of members in a tenth of the time: this saves milliseconds at the start of every page.
 */
const members: object = { __proto__: null }

/** Methods take at most two arguments. `count` is the number passed, so that a call with more is refused. */
export const method = (name: string, call: (self: Node, below: unknown, a: unknown, b: unknown, count: number) => Node | void): void => {
  const run = function (this: Node, a?: unknown, b?: unknown): Node | void {
    return call(this, run, a, b, arguments.length)
  }
  Object.defineProperty(members, name, { value: run })
}

const defineMethods = (): void => {
  // The keys of each table are the names in its type.
  for (const name of Object.keys(operators) as (keyof typeof operators)[]) {
    const operator = operators[name]
    method(name, (self, below, other) => binary(operator, self, other, below))
  }
  // As above.
  for (const name of Object.keys(builtins) as CoreName[]) {
    const rule = builtins[name]
    if (!notMethods.includes(name))
      method(name, (self, below, a, b, count) =>
        builtin(rule, name === 'step' ? [a, self] : count < 1 ? [self] : count < 2 ? [self, a] : count < 3 ? [self, a, b] : [self, a, b, b], below),
      )
  }
  method('saturate', (self, below) => builtin(builtins.clamp, [self, 0, 1], below))
  method('negate', (self, below) => unary('-', self, below))
  method('bitNot', (self, below) => unary('~', self, below))
  method('not', (self, below) => (self.type.kind === 'vector' ? builtin(builtins.not, [self], below) : unary('!', self, below)))
  method('at', (self, below, index) =>
    self.type.kind === 'vector'
      ? element(self, index, self.type.scalar, self.type.size, below)
      : fail(notAValue('an array, a matrix or a vector', self), below),
  )
  Object.defineProperty(members, 'binaryType', { value: binaryType })
  method('toConst', (self, _, name) => makeNode('named', self.type, [exprOf(self)], String(name)))
  const define = (set: string, letters: string, needed: number, written: string): void => {
    if (written) {
      const get = function (this: Node): Node {
        return swizzle(this, letters, needed, written, get)
      }
      Object.defineProperty(members, written, { get })
    }
    if (written.length < 4) for (let i = 0; i < 4; i++) define(set, letters + 'xyzw'.charAt(i), Math.max(needed, i + 1), written + set.charAt(i))
  }
  define('xyzw', '', 0, '')
  define('rgba', '', 0, '')
  guardNodes(members, fail)
  Object.setPrototypeOf(members, Object.prototype)
  Object.setPrototypeOf(Node.prototype, members)
}
defineMethods()
