/**
 * Computes what several statements share once, before its first use, where the statements come from one statement of the source;
 * and what a later one of them still reads of a variable, before an earlier one changes it:
 *
 *   v = v.yx        const t = v_x
 *                   v_x = v_y
 *                   v_y = t
 */
import { withArgs, type Expr, type Parameter } from '../../../ir/expr.ts'
import { makeStatement, type Let, type Statement } from '../../../ir/statement.ts'
import { isAtom, isList, read } from './scalar.ts'
import { bufferOf } from './scope.ts'

export const share = (statements: readonly Statement[]): readonly Statement[] => {
  const uses = countUses(statements)
  const isShared = (expr: Expr): boolean => (uses.get(expr) ?? 0) > 1 && expr.type.kind === 'scalar' && !isAtom(expr)
  const early = statements.length > 1 ? findEarly(statements, isShared) : new Map<number, readonly Expr[]>()
  const bound = new Map<Expr, Expr>()
  const out: Statement[] = []
  const bind = (expr: Expr): Expr => {
    const made = rebuild(expr)
    const param: Parameter = { name: 't', type: expr.type }
    out.push(makeStatement<Let>('let', [made], param))
    const known = read(param)
    bound.set(expr, known)
    return known
  }
  const rebuild = (expr: Expr): Expr => {
    const args = expr.args.map(settle)
    // The copy has the members of the original, with arguments of the same types.
    return args.every((arg, i) => arg === expr.args[i]) ? expr : withArgs(expr, args)
  }
  const settle = (expr: Expr): Expr => {
    const known = bound.get(expr)
    if (known) return known
    return isShared(expr) ? bind(expr) : rebuild(expr)
  }
  statements.forEach((statement, i) => {
    for (const expr of early.get(i) ?? []) if (!bound.has(expr)) bind(expr)
    // An assignment writes its place: only the indices inside it are read.
    const args = statement.args.map((arg, j) => (j === 0 && statement.op === 'assign' ? rebuild(arg) : settle(arg)))
    // The members are those of the statement, with arguments of the same types.
    out.push({ op: statement.op, args, blocks: statement.blocks, detail: statement.detail, site: statement.site } as Statement)
  })
  return out
}

/** The values that a statement uses: of a place only its indices. */
const rootsOf = ({ op, args }: Statement): readonly Expr[] => (op === 'assign' ? [...(args[0]?.args.slice(1) ?? []), ...args.slice(1)] : args)

const countUses = (statements: readonly Statement[]): ReadonlyMap<Expr, number> => {
  const uses = new Map<Expr, number>()
  const use = (expr: Expr): void => {
    const count = uses.get(expr) ?? 0
    uses.set(expr, count + 1)
    if (count === 0) expr.args.forEach(use)
  }
  for (const statement of statements) rootsOf(statement).forEach(use)
  return uses
}

/** Finds what to compute before each statement, because the statement changes what a later one reads. */
const findEarly = (statements: readonly Statement[], isShared: (expr: Expr) => boolean): ReadonlyMap<number, readonly Expr[]> => {
  const early = new Map<number, Expr[]>()
  const firstWrite = new Map<Parameter, number>()
  const declared = new Map<Parameter, number>()
  /** By then, what an earlier statement shares with a later one is a constant. */
  const constants = new Set<Expr>()
  const reads = (expr: Expr, found = new Set<Parameter>(), seen = new Set<Expr>()): ReadonlySet<Parameter> => {
    // Each is visited once: values that are doubled repeatedly have exponentially many paths.
    if (seen.has(expr)) return found
    seen.add(expr)
    if (expr.op === 'param') found.add(expr.detail)
    else if (!constants.has(expr)) for (const arg of expr.args) reads(arg, found, seen)
    return found
  }
  const noteShared = (expr: Expr): void => {
    if (constants.has(expr)) return
    if (isShared(expr)) constants.add(expr)
    expr.args.forEach(noteShared)
  }
  statements.forEach((statement, i) => {
    if (firstWrite.size > 0) {
      for (const root of rootsOf(statement).flatMap((arg) => (isList(arg) ? arg.args : [arg]))) {
        if (root.type.kind !== 'scalar') continue
        const needed = [...reads(root)]
        const writes = needed.flatMap((param) => firstWrite.get(param) ?? [])
        const known = Math.max(-1, ...needed.map((param) => declared.get(param) ?? -1))
        // What depends on a result of the statements between cannot be moved before them, and within one statement there is no order.
        if (writes.length > 0 && known < Math.min(...writes)) early.set(Math.min(...writes), [...(early.get(Math.min(...writes)) ?? []), root])
      }
    }
    rootsOf(statement).forEach(noteShared)
    if (statement.op === 'let' || statement.op === 'var') declared.set(statement.detail, i)
    const place = statement.op === 'assign' ? statement.args[0] : undefined
    const written = place && (place.op === 'param' ? place.detail : place.args[0] && bufferOf(place.op === 'index' ? place.args[0] : place))
    if (written && !firstWrite.has(written)) firstWrite.set(written, i)
  })
  return early
}
