/** Choosing between two values: by one bool, or component by component by a bvec. */
import { brokenRule } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { makeExpr, type Expr, type Swizzle } from '../../ir/expr.ts'
import { boolType, floatType, intType, typeOf, uintType } from '../../ir/type.ts'
import { widest } from '../../proc/builtin.ts'
import { call, splat } from '../../proc/build.ts'
import { exprOf, makeNode, toNode, toNodes, type Node } from './node.ts'

export const chooseNode = (ifFalse: unknown, ifTrue: unknown, condition: unknown, below: unknown): Node => {
  // Two values give two nodes.
  const [a, b] = toNodes([ifFalse, ifTrue], below) as [Node, Node]
  const c = toNode(condition, boolType, below)
  const wide = widest([a.type, b.type])
  const width = c.type.kind === 'struct' || c.type.scalar !== boolType ? 0 : c.type.size
  const size = width > 1 ? width : wide?.size
  const fits = [a, b].every(({ type }) => type.kind !== 'struct' && type.scalar === wide?.scalar && (type.size === 1 || type.size === size))
  if (!wide || !size || width === 0 || !fits) {
    const rule = { shape: 'select', arity: 3, scalars: [floatType, intType, uintType, boolType] }
    return fail(
      brokenRule(
        'select',
        [a, b, c].map((node) => node.type.name),
        rule,
      ),
      below,
    )
  }
  const type = typeOf(wide.scalar, size)
  const args = [splat(exprOf(a), type), splat(exprOf(b), type), exprOf(c)]
  if (width === 1 || wide.scalar === floatType) return makeNode('builtin', type, args, 'select')
  // GLSL chooses component by component between floats only.
  const component = (arg: Expr, letter: string): Expr => makeExpr<Swizzle>('swizzle', arg.type.kind === 'struct' ? boolType : arg.type.scalar, [arg], letter)
  const parts = [...'xyzw'].slice(0, size).map((letter) => call('select', wide.scalar, ...args.map((arg) => component(arg, letter))))
  return makeNode('construct', type, parts)
}
