/**
 * Cuts long expressions: parts of them become constants of the block, before the statement they are part of. A loop in a user's program
 * makes expressions of any size, and compilers take small ones: ANGLE 256 levels of what stands in a function, Tint 128 brackets inside
 * each other. What comes after this may go into expressions by calling itself.
 * Must not know: targets.
 */
import { keepSite } from '#explain'
import { makeExpr, withArgs, type Expr, type Param, type Parameter } from '../ir/expr.ts'
import { makeStatement, withParts, type Block, type Let, type Statement } from '../ir/statement.ts'
import { mapped } from './mapped.ts'
import { expressionsIn, inOrder, isAtom, markOf, rootOf, startWalk } from './walk.ts'

/** How many operators and calls a line has, and how many expressions of any kind are inside of each other: Tint counts up to two for a level. */
const most = { operators: 200, levels: 50 }

const operations: readonly string[] = ['unary', 'binary', 'builtin', 'call']

/** The block with all expressions short; the same one where they are. */
export const cut = (block: Block): Block => {
  // What is made of few expressions is short.
  if (expressionsIn(block).length <= most.levels) return block
  if (block.short) return block.short
  const made = cutBlock(block)
  // Readers have the field as one that nothing sets.
  return ((block as Cut).short = (made as Cut).short = made)
}
interface Cut {
  short: Block
}

const cutBlock = (block: Block): Block => {
  const made = block.flatMap(cutStatement)
  return made.every((statement, i) => statement === block[i]) ? block : made
}

const cutStatement = (statement: Statement): readonly Statement[] => {
  const { site } = statement
  const lets: Let[] = []
  const args = shortened(statement.args, (value) => {
    const param: Parameter = { name: value.op === 'named' ? value.detail : 't', type: value.type }
    lets.push(makeStatement<Let>('let', value.op === 'named' ? value.args : [value], param, undefined, site))
    return makeExpr<Param>('param', value.type, [], param)
  })
  return [...lets, withParts(statement, args, mapped(statement.blocks, cutBlock))]
}

/** The expressions, short; `keep` is given each part that is computed before them, and gives what stands for it. */
const shortened = (roots: readonly Expr[], keep: (part: Expr) => Expr): readonly Expr[] => {
  // Nothing else walks until all are short, so the marks are places in the lists.
  const first = startWalk() + 1
  const order = inOrder(roots)
  if (order.length <= most.levels) return roots
  const at = (expr: Expr): number => markOf(expr) - first
  /** How often each is used, and how long it is: its operators and calls, and the levels inside. */
  const uses = order.map(() => 0)
  const operators = order.map(() => 0)
  const levels = order.map(() => 0)
  const of = (list: readonly number[], expr: Expr): number => list[at(expr)] ?? 0
  const count = (expr: Expr): number => (uses[at(expr)] = of(uses, expr) + 1)
  roots.forEach(count)
  for (const { args } of order) args.forEach(count)
  /** Has a line of its own when it is printed: it is used twice, or has a name. */
  const hasLine = (expr: Expr): boolean => expr.op === 'named' || (of(uses, expr) > 1 && !isAtom(expr) && !rootOf(expr))

  const isLong = (expr: Expr): boolean => of(operators, expr) > most.operators || of(levels, expr) > most.levels
  const measure = (expr: Expr): void => {
    let own = operations.includes(expr.op) ? 1 : 0
    let inside = 0
    for (const arg of expr.args) {
      own += of(operators, arg)
      inside = Math.max(inside, of(levels, arg))
    }
    operators[at(expr)] = own
    levels[at(expr)] = inside + 1
  }
  const isAnyLong = order.some((expr) => {
    measure(expr)
    if (isLong(expr)) return true
    if (hasLine(expr)) operators[at(expr)] = 0
    return false
  })
  if (!isAnyLong) return roots

  const made = new Map<Expr, Expr>()
  const madeOf = (expr: Expr): Expr => made.get(expr) ?? expr
  const take = (expr: Expr): void => {
    made.set(expr, keep(madeOf(expr)))
    operators[at(expr)] = levels[at(expr)] = 0
  }
  for (const expr of order) {
    measure(expr)
    if (isLong(expr)) {
      let all = of(operators, expr)
      // The longest first, until the rest is short.
      for (const arg of expr.args.toSorted((a, b) => of(operators, b) - of(operators, a))) {
        const own = of(operators, arg)
        if (!canTake(expr, arg) || (of(levels, arg) < most.levels && (all <= most.operators || own === 0))) continue
        all -= own
        take(arg)
      }
    }
    const args = mapped(expr.args, madeOf)
    if (args !== expr.args) {
      const copy = withArgs(expr, args)
      keepSite(copy, expr)
      made.set(expr, copy)
    }
    measure(expr)
    // What stands in several of the lines is computed before all of them.
    if (hasLine(expr) && isValue(expr)) take(expr)
  }
  return mapped(roots, madeOf)
}

/** Arrays are constants where a call gives them only: what they are made of is cut instead. */
const isValue = ({ op, type }: Expr): boolean => type.kind !== 'array' || op === 'call'

/** Whether an argument may be a constant: it is no place that may be written, and no whole of which a part is read. */
const canTake = ({ op, args }: Expr, arg: Expr): boolean => isValue(arg) && (!rootOf(arg) || op === 'binary' || (op === 'index' && arg === args[1]))
