/** The input of the checks: the functions of one stage as the user wrote them, before a target has changed anything. */
import { siteOf } from '#explain'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { Site } from '../diagnostic/site.ts'
import type { Builtin, Expr, Func, StageName } from '../ir/expr.ts'
import type { Definition } from '../pass/definition.ts'
import type { Statement } from '../ir/statement.ts'
import { statementsIn } from '../pass/walk.ts'

export type Target = 'glsl' | 'wgsl' | 'js'

export interface Shader {
  /** Every reachable function, callees first. */
  readonly definitions: readonly Definition[]
  /** Every expression once a function, in the order of the text. */
  readonly found: readonly Found[]
  /** The functions where it begins. */
  readonly entries: readonly Func[]
  /** The stage it runs in; undefined for functions that are printed alone. */
  readonly stage: StageName | undefined
  readonly target: Target
  /** For each function, one that calls it, and where. */
  readonly callers: ReadonlyMap<Func, Caller>
}

export interface Caller {
  readonly func: Func
  readonly site: Site | undefined
}

/** Looks for one kind of mistake; returns the first. */
export type Check = (shader: Shader) => Diagnostic | undefined

/** An expression in the body of a function, with the place of the statement it is part of. */
export interface Found {
  readonly func: Func
  readonly expr: Expr
  /** The statement it is part of. */
  readonly statement: Statement
}

/** Never invalid: reading a value, and arithmetic. */
const isPlain = ({ op }: Expr): boolean => op === 'literal' || op === 'construct' || op === 'swizzle' || op === 'binary' || op === 'unary'

export const expressionsOf = (definitions: readonly Definition[]): readonly Found[] => {
  const found: Found[] = []
  for (const { func, body } of definitions) {
    const seen = new Set<Expr>()
    const visit = (expr: Expr, statement: Statement): void => {
      if (seen.has(expr)) return
      seen.add(expr)
      for (const arg of expr.args) visit(arg, statement)
      if (!isPlain(expr)) found.push({ func, expr, statement })
    }
    for (const statement of statementsIn(body)) for (const arg of statement.args) visit(arg, statement)
  }
  return found
}

/** The place of an expression: its own where it is remembered. */
export const placeOf = ({ func, expr, statement }: Found): Site | undefined => siteOf(expr) ?? statement.site ?? func.site

/** Adds the place to the diagnostic, and the calls that lead there: `in fn "a" ← fn "b" ← fragment`. */
export const placed = (diagnostic: Diagnostic, func: Func, site: Site | undefined, { callers, entries }: Shader): Diagnostic => {
  const chain: string[] = []
  const calls: Site[] = []
  const seen = new Set<Func>()
  for (let at: Func | undefined = func; at && !seen.has(at);) {
    seen.add(at)
    chain.push(isFrame(at, entries) ? at.name : `fn "${at.name}"`)
    const caller: Caller | undefined = callers.get(at)
    if (caller?.site) calls.push(caller.site)
    at = caller?.func
  }
  const way = chain.length > 1 || !isFrame(func, entries) ? [{ message: `in ${chain.join(' ← ')}`, site: calls[0] }] : []
  return { ...diagnostic, site, notes: [...(diagnostic.notes ?? []), ...way] }
}

/** Whether a function is the stage itself, which no user has declared with `fn`. */
const isFrame = (func: Func, entries: readonly Func[]): boolean => entries.includes(func) && !('build' in func)

/** The name by which users call a built-in: in the IR, the methods of textures are named after WGSL's functions. */
export const calledName = ({ detail }: Pick<Builtin, 'detail'>): string =>
  `${detail.calledAs ?? detail.name.replace(/^texture([A-Z])/, (_, first: string) => first.toLowerCase())}()`
