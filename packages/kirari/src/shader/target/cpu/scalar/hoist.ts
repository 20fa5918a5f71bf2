/**
 * Hoists what is the same for all pixels of an image out of its functions: it is computed once, before the first pixel.
 * Every value is computed by the same operations as before, so every bit of the image stays.
 */
import { makeExpr, type Call, type Expr, type Func, type Parameter } from '../../../ir/expr.ts'
import { makeStatement, withParts, type Block, type Let, type Statement } from '../../../ir/statement.ts'
import { eachStatement, expressionsIn, inOrder, statementsIn } from '../../../pass/walk.ts'
import { canInline, inlineCall, isResult } from './inline.ts'
import { read } from './scalar.ts'
import type { ScalarFunction } from './scope.ts'

export interface HoistedFunction extends ScalarFunction {
  /** Runs once, after that of the functions before it. The body reads what it declares. */
  readonly before: Block
  /** The rest of the body. */
  readonly body: Block
}

export interface Hoisting {
  /** Values from outside that stay while an image is drawn, and the tables of constants. */
  readonly fixed: Iterable<Parameter>
  /** Values from outside that change. */
  readonly changing: ReadonlySet<Parameter>
  readonly results: Parameter
  /** The function that every pixel calls. */
  readonly entry: Func | undefined
}

/** What hoisting one function needs to know of the others. */
interface Functions {
  readonly steady: ReadonlySet<Func>
  readonly discarding: ReadonlySet<Func>
  readonly inlinable: ReadonlySet<Func>
}

/** The number of calls that are inlined at most: functions that call others twice, which call others twice, have no other limit. */
const mostInlined = 200

/** Callees come first. Those that are no longer called are left out. */
export const hoist = (functions: readonly ScalarFunction[], hoisting: Hoisting): readonly HoistedFunction[] => {
  const steady = new Set<Func>()
  for (const one of functions) if (isSteady(one, steady, hoisting.changing)) steady.add(one.func)
  const those = (test: (one: ScalarFunction) => boolean): ReadonlySet<Func> => new Set(functions.filter(test).map(({ func }) => func))
  const known = { steady, discarding: those(({ discards }) => discards), inlinable: those(canInline) }
  const called = new Set([hoisting.entry])
  return functions
    .toReversed()
    .flatMap((one) => {
      if (!called.has(one.func)) return []
      const made = hoistFunction(one, known, hoisting)
      for (const block of [made.before, made.body]) for (const { op, detail } of expressionsIn(block)) if (op === 'call') called.add(detail)
      return [made]
    })
    .toReversed()
}

/** Whether the same arguments give the same results for every pixel, without side effects. */
const isSteady = ({ func, hasEffect, discards }: ScalarFunction, steady: ReadonlySet<Func>, changing: ReadonlySet<Parameter>): boolean =>
  !hasEffect &&
  !discards &&
  expressionsIn(func.body).every((expr) =>
    expr.op === 'param' ? !changing.has(expr.detail) : expr.op === 'call' ? steady.has(expr.detail) : expr.op !== 'builtin' || isCalculation(expr),
  )

/** Numbers from numbers: no memory, no texture, no neighbouring pixel. */
const isCalculation = (expr: Expr): boolean =>
  expr.op !== 'builtin' ||
  (!expr.detail.effect &&
    !expr.detail.uniformFlow &&
    !expr.detail.stages &&
    expr.type.kind === 'scalar' &&
    expr.args.every(({ type }) => type.kind === 'scalar'))

const hoistFunction = (one: ScalarFunction, { steady, discarding, inlinable }: Functions, { fixed: outside, results, entry }: Hoisting): HoistedFunction => {
  const fixed = new Set(outside)
  const before: Statement[] = []
  const known = new Map<Expr, boolean>()
  const isFixed = (expr: Expr): boolean => {
    let answer = known.get(expr)
    if (answer === undefined) {
      answer =
        expr.op === 'literal' ||
        (expr.op === 'param' ? fixed.has(expr.detail) : expr.op !== 'call' && isCalculation(expr) && expr.args.every((arg) => isFixed(arg)))
      // It may become fixed by a later declaration, but no earlier expression has read it then.
      known.set(expr, answer)
    }
    return answer
  }
  const taken = new Map<Expr, Expr>()
  const take = (expr: Expr): Expr => {
    let made = taken.get(expr)
    if (!made) {
      const param: Parameter = { name: 'fixed', type: expr.type }
      before.push(makeStatement<Let>('let', [expr], param))
      taken.set(expr, (made = read(param)))
    }
    return made
  }
  const rewrite = (expr: Expr): Expr => {
    if (expr.type.kind === 'scalar' && isFixed(expr)) return isSimple(expr) ? expr : take(expr)
    return withArgs(expr, expr.args.map(rewrite))
  }
  /** The indices in a place are values; the place itself is not. */
  const rewriteArgs = ({ op, args }: Statement): readonly Expr[] =>
    args.map((arg, i) => (op === 'assign' && i === 0 ? withArgs(arg, [...arg.args.slice(0, 1), ...arg.args.slice(1).map(rewrite)]) : rewrite(arg)))

  /** Whether every pixel reaches the statement: only then may a call be hoisted before it. */
  let isReached = one.func === entry
  /** Whether the values in `results` were computed before the first pixel. */
  let areResultsFixed = false
  const hoistCall = (expr: Expr): boolean => isReached && expr.op === 'call' && isFixedCall(expr, steady, isFixed)
  const isTaken = (expr: Expr): boolean => (isResult(expr, results) ? areResultsFixed : isFixed(expr) || hoistCall(expr))
  /** What the last call would have left in `results`, if it was inlined. */
  let left: ReadonlyMap<unknown, Expr> = new Map()
  let inlinedCount = 0
  const isInlined = (call: Expr | undefined): call is Call =>
    call?.op === 'call' && inlinable.has(call.detail) && inlinedCount < mostInlined && gains(call, isFixed) && ++inlinedCount > 0
  const inline = (call: Call, to: Parameter | undefined): Block => {
    const inlined = inlineCall(call, results, to)
    const made = block(inlined.statements)
    left = inlined.left
    return made
  }
  const block = (statements: Block): Block =>
    statements.flatMap((given): readonly Statement[] => {
      const [part] = given.args
      const result = given.op === 'let' && isResult(part, results) ? left.get(part.args[1]?.detail) : undefined
      const statement = result ? withParts(given, [result], given.blocks) : given
      const [value] = statement.args
      const leaves = statement.args.some(leavesResults)
      if (leaves) left = new Map()
      if (statement.op === 'let' && value?.type.kind === 'scalar' && isTaken(value)) {
        fixed.add(statement.detail)
        before.push(statement)
        if (value.op === 'call') areResultsFixed = false
        return []
      }
      if (statement.op === 'do' && value && hoistCall(value)) {
        before.push(statement)
        areResultsFixed = true
        return []
      }
      if (isInlined(value)) return inline(value, statement.op === 'let' ? statement.detail : undefined)
      if (leaves) areResultsFixed = false
      const wasReached = isReached
      isReached = false
      const blocks = statement.blocks.map((inner) => {
        const made = block(inner)
        areResultsFixed = false
        return made
      })
      isReached = wasReached && !mayEnd(statement, discarding)
      // The members are those of the statement, with arguments of the same types.
      return [{ op: statement.op, args: rewriteArgs(statement), blocks, detail: statement.detail, site: statement.site } as Statement]
    })
  const body = block(one.func.body)
  return { ...one, body, before }
}

const isFixedCall = ({ args, detail }: Call, steady: ReadonlySet<Func>, isFixed: (expr: Expr) => boolean): boolean =>
  steady.has(detail) && args.every((arg) => arg.type.kind === 'scalar' && isFixed(arg))

/**
 * Whether an inlined call leaves less to compute for each pixel: some built-in in it, or in what it calls, has arguments that are the
 * same for all, as the sine of an angle by which each pixel is turned.
 */
const gains = ({ args, detail: { params, body } }: Call, isFixed: (expr: Expr) => boolean, levels = 4): boolean => {
  const still = new Set(params.filter((_, i) => args[i] && isFixed(args[i])))
  if (still.size === 0) return false
  const isStill = (expr: Expr): boolean =>
    expr.op === 'literal' || (expr.op === 'param' ? still.has(expr.detail) : expr.op !== 'call' && isCalculation(expr) && expr.args.every(isStill))
  return statementsIn(body).some((statement) => {
    const [value] = statement.args
    if (statement.op === 'let' && value && isStill(value)) still.add(statement.detail)
    return inOrder(statement.args).some((expr) =>
      expr.op === 'call' ? levels > 0 && gains(expr, isStill, levels - 1) : expr.op === 'builtin' && expr.args.length > 0 && isStill(expr),
    )
  })
}

/** A call, or something that only leaves its values in `results`. */
const leavesResults = (expr: Expr): boolean => expr.op === 'call' || expr.type.kind === 'nothing' || expr.args.some(leavesResults)

/** Whether the statements after it may be skipped. */
const mayEnd = (statement: Statement, discarding: ReadonlySet<Func>): boolean => {
  let ends = false
  eachStatement([statement], ({ op, args }) => {
    ends ||= op === 'return' || op === 'discard' || args.some((arg) => arg.op === 'call' && discarding.has(arg.detail))
  })
  return ends
}

/** As cheap as a name: a number, with a sign or without. */
const isSimple = (expr: Expr): boolean => expr.op === 'literal' || expr.op === 'param' || (expr.op === 'unary' && expr.args[0]?.op === 'literal')

const withArgs = (expr: Expr, args: readonly Expr[]): Expr =>
  // The copy has the members of the original, with arguments of the same types.
  args.every((arg, i) => arg === expr.args[i]) ? expr : makeExpr(expr.op, expr.type, args, expr.detail)
