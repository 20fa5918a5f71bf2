/** Selection between two values, by a bool or component-wise by a bvec. */
import { brokenRule } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { boolType, floatType, intType, isNumeric, typeOf, uintType } from '../../ir/type.ts'
import { selectRule } from '../../builtin/core.ts'
import { widest } from '../../builtin/rule.ts'
import { call, component } from '../../pass/build.ts'
import { splat } from '../../pass/construct.ts'
import { exprOf, makeNode, toNode, toNodes, type Node } from './node.ts'

export const chooseNode = (ifFalse: unknown, ifTrue: unknown, condition: unknown, below: unknown): Node => {
  // Two values give two nodes.
  const [a, b] = toNodes([ifFalse, ifTrue], below) as [Node, Node]
  const c = toNode(condition, boolType, below)
  const wide = widest([a, b])
  const width = !isNumeric(c.type) || c.type.scalar !== boolType ? 0 : c.type.size
  const size = width > 1 ? width : wide?.size
  const fits = [a, b].every(({ type }) => isNumeric(type) && type.scalar === wide?.scalar && (type.size === 1 || type.size === size))
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
  if (width === 1 || wide.scalar === floatType) return makeNode('builtin', type, args, selectRule)
  // GLSL selects component-wise between floats only.
  const parts = Array.from({ length: size }, (_, i) => call(selectRule, wide.scalar, ...args.map((arg) => component(arg, i))))
  return makeNode('construct', type, parts)
}
