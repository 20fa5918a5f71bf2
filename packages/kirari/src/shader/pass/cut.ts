/**
 * Cuts long expressions: parts of them become constants of the block, before the statement they are part of. A loop in a user's program
 * makes expressions of any size, and compilers take small ones: ANGLE 256 levels of what stands in a function, Tint 128 brackets inside
 * each other. What comes after this may go into expressions by calling itself.
 * Must not know: targets.
 */
import { keepSite } from '#explain'
import { makeExpr, type Expr, type Param, type Parameter } from '../ir/expr.ts'
import { makeStatement, type Block, type Let, type Statement } from '../ir/statement.ts'
import { eachNew, expressionsIn, isAtom, rootOf } from './walk.ts'

/** How many operators and calls a line has, and how many expressions of any kind are inside of each other: Tint counts up to two for a level. */
const most = { operators: 200, levels: 50 }

interface Size {
  readonly operators: number
  readonly levels: number
}
const none: Size = { operators: 0, levels: 0 }

const known = new WeakMap<Block, Block>()
/** The block with all expressions short; the same one where they are. */
export const cut = (block: Block): Block => {
  let made = known.get(block)
  if (!made) {
    // What is made of few expressions is short.
    made = expressionsIn(block).length > most.levels ? cutBlock(block) : block
    known.set(block, made).set(made, made)
  }
  return made
}

const cutBlock = (block: Block): Block => {
  const made = block.flatMap(cutStatement)
  return made.every((statement, i) => statement === block[i]) ? block : made
}

const cutStatement = (statement: Statement): readonly Statement[] => {
  const { op, detail, site } = statement
  const lets: Let[] = []
  const args = shortened(statement.args, (value) => {
    const param: Parameter = { name: value.op === 'named' ? value.detail : 't', type: value.type }
    lets.push(makeStatement<Let>('let', value.op === 'named' ? value.args : [value], param, [], site))
    return makeExpr<Param>('param', value.type, [], param)
  })
  const blocks = statement.blocks.map(cutBlock)
  if (lets.length === 0 && blocks.every((inner, i) => inner === statement.blocks[i])) return [statement]
  // The members are those of the statement, with arguments of the same types.
  return [...lets, { op, args, blocks, detail, site } as Statement]
}

/** The expressions, short; `keep` is given each part that is computed before them, and gives what stands for it. */
const shortened = (roots: readonly Expr[], keep: (part: Expr) => Expr): readonly Expr[] => {
  const uses = new Map<Expr, number>()
  const order: Expr[] = []
  const isFirst = (expr: Expr): boolean => {
    const times = uses.get(expr) ?? 0
    uses.set(expr, times + 1)
    return times === 0
  }
  for (const root of roots) eachNew(root, isFirst, (expr) => order.push(expr))
  /** Has a line of its own when it is printed: it is used twice, or has a name. */
  const hasLine = (expr: Expr): boolean => expr.op === 'named' || ((uses.get(expr) ?? 0) > 1 && !isAtom(expr) && !rootOf(expr))

  const sizes = new Map<Expr, Size>()
  const sizeOf = (expr: Expr): Size => sizes.get(expr) ?? none
  const measured = (expr: Expr): Size => {
    let operators = ['unary', 'binary', 'builtin', 'call'].includes(expr.op) ? 1 : 0
    let levels = 0
    for (const arg of expr.args) {
      const size = sizeOf(arg)
      operators += size.operators
      levels = Math.max(levels, size.levels)
    }
    return { operators, levels: levels + 1 }
  }
  const isLong = ({ operators, levels }: Size): boolean => operators > most.operators || levels > most.levels
  const isAnyLong = order.some((expr) => {
    const size = measured(expr)
    sizes.set(expr, hasLine(expr) ? { ...size, operators: 0 } : size)
    return isLong(size)
  })
  if (!isAnyLong) return roots

  const made = new Map<Expr, Expr>()
  const madeOf = (expr: Expr): Expr => made.get(expr) ?? expr
  const take = (expr: Expr): void => {
    made.set(expr, keep(madeOf(expr)))
    sizes.set(expr, none)
  }
  sizes.clear()
  for (const expr of order) {
    const size = measured(expr)
    if (isLong(size)) {
      let { operators } = size
      // The longest first, until the rest is short.
      for (const arg of expr.args.toSorted((a, b) => sizeOf(b).operators - sizeOf(a).operators)) {
        const part = sizeOf(arg)
        if (!canTake(expr, arg) || (part.levels < most.levels && (operators <= most.operators || part.operators === 0))) continue
        operators -= part.operators
        take(arg)
      }
    }
    const args = expr.args.map(madeOf)
    if (args.some((arg, i) => arg !== expr.args[i])) {
      // The copy has the members of the original, with arguments of the same types.
      const copy = { op: expr.op, type: expr.type, args, detail: expr.detail } as Expr
      keepSite(copy, expr)
      made.set(expr, copy)
    }
    sizes.set(expr, measured(expr))
    // What stands in several of the lines is computed before all of them.
    if (hasLine(expr) && isValue(expr)) take(expr)
  }
  return roots.map(madeOf)
}

/** Arrays are constants where a call gives them only: what they are made of is cut instead. */
const isValue = ({ op, type }: Expr): boolean => type.kind !== 'array' || op === 'call'

/** Whether an argument may be a constant: it is no place that may be written, and no whole of which a part is read. */
const canTake = ({ op, args }: Expr, arg: Expr): boolean => isValue(arg) && (!rootOf(arg) || op === 'binary' || (op === 'index' && arg === args[1]))
