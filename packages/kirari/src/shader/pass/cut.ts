/**
 * Cuts long expressions: some of their parts become constants before the statement. A loop in a user's program makes expressions of
 * any size, but compilers limit them: ANGLE to 256 nesting levels in a function, Tint to 128 nested brackets. Later passes can
 * therefore recurse into expressions.
 */
import { keepSite } from '#explain'
import { makeExpr, withArgs, type Expr, type Param, type Parameter } from '../ir/expr.ts'
import { makeStatement, withParts, type Block, type Let, type Statement } from '../ir/statement.ts'
import { mapped } from './mapped.ts'
import { expressionsIn, inOrder, isAtom, markOf, rootOf, startWalk } from './walk.ts'

/** The limits of one line: the number of operators and calls, and the nesting levels, of which Tint counts up to two for each. */
const most = { operators: 200, levels: 50 }

const operations: readonly string[] = ['unary', 'binary', 'builtin', 'call']

/** The block with all long expressions cut; the same block if there are none. */
export const cut = (block: Block): Block => {
  // So few expressions cannot be long.
  if (expressionsIn(block).length <= most.levels) return block
  if (block.short) return block.short
  const made = cutBlock(block)
  // The field is readonly for readers.
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

/** The expressions, cut; `keep` receives each part to compute before them, and returns its replacement. */
const shortened = (roots: readonly Expr[], keep: (part: Expr) => Expr): readonly Expr[] => {
  // No other walk starts until this one is done, so marks are indices into the lists.
  const first = startWalk() + 1
  const order = inOrder(roots)
  if (order.length <= most.levels) return roots
  const at = (expr: Expr): number => markOf(expr) - first
  /** For each expression: the number of its uses, of its operators and calls, and of its nesting levels. */
  const uses = order.map(() => 0)
  const operators = order.map(() => 0)
  const levels = order.map(() => 0)
  const of = (list: readonly number[], expr: Expr): number => list[at(expr)] ?? 0
  const count = (expr: Expr): number => (uses[at(expr)] = of(uses, expr) + 1)
  roots.forEach(count)
  for (const { args } of order) args.forEach(count)
  /** Whether it is printed as a constant of its own: it is used twice, or has a name. */
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
      // The longest first, until the rest is short enough.
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
    // A value used in several of the lines is computed before all of them.
    if (hasLine(expr) && isValue(expr)) take(expr)
  }
  return mapped(roots, madeOf)
}

/** Only arrays that a call returns become constants: other arrays have their parts cut instead. */
const isValue = ({ op, type }: Expr): boolean => type.kind !== 'array' || op === 'call'

/** Whether an argument may become a constant: not a place that may be written, nor a value of which only a part is read. */
const canTake = ({ op, args }: Expr, arg: Expr): boolean => isValue(arg) && (!rootOf(arg) || op === 'binary' || (op === 'index' && arg === args[1]))
