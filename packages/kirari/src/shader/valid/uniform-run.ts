/**
 * Runs a function over the uniformity of values: whether they are the same for all invocations, and if not, why.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Builtin, Expr, Func, Parameter, StorageSource } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'
import { rootOf } from '../pass/walk.ts'
import { causeOf } from './cause.ts'

/** Undefined: the same for all. Otherwise the cause of the difference, in words. */
export type Value = string | undefined
/** Undefined: all invocations arrive together. Otherwise the branch where they diverge. */
export type Flow = { readonly word: string; readonly cause: string; readonly site: Site | undefined } | undefined

/** The effect of a call on the uniformity of values. */
export interface Summary {
  readonly result: Value
  /** The value of each parameter at the end. */
  readonly params: readonly Value[]
}

export interface Surroundings {
  /** The storages that some function writes. */
  readonly written: ReadonlySet<StorageSource>
  readonly call: (func: Func, args: readonly Value[], flow: Flow) => Summary
  /** Called for each built-in that needs uniform control flow. */
  readonly needUniform: (expr: Builtin, flow: Flow, site: Site | undefined) => void
}

type Values = ReadonlyMap<Parameter, Value>

/** How a block or statement ends. */
interface End {
  readonly flow: Flow
  /** Whether control reaches the statement after it. */
  readonly falls: boolean
  /** Whether something in it jumps: out of a loop, to its next round, out of the function. */
  readonly leaves: boolean
  readonly returns: boolean
}

/** The invocations that have left a round of a loop. */
interface Round {
  left: Values | undefined
  next: Values | undefined
  nextFlow: Flow
}

export const runBody = (func: Func, body: Block, args: readonly Value[], start: Flow, { written, call, needUniform }: Surroundings): Summary => {
  let values = new Map(func.params.map((param, i) => [param, args[i]]))
  let result: Value
  let exit: Values | undefined
  let round: Round | undefined

  const valueOf = (root: Expr, flow: Flow, site: Site | undefined): Value => {
    const known = new Map<Expr, Value>()
    const ask = (expr: Expr, at: Flow): Value => {
      if (!known.has(expr)) known.set(expr, find(expr, at))
      return known.get(expr)
    }
    const find = (expr: Expr, at: Flow): Value => {
      const { op } = expr
      if (op === 'param') return expr.detail.space === 'workgroup' ? causeOf(expr, written) : values.get(expr.detail)
      if (op === 'binary' && (expr.detail === '&&' || expr.detail === '||')) {
        const [left, right] = expr.args
        const first = left && ask(left, at)
        const second = right && ask(right, part(at, expr.detail === '&&' ? 'and()' : 'or()', first, site))
        return first ?? second
      }
      const parts = expr.args.map((arg) => ask(arg, at))
      if (op === 'builtin' && expr.detail.uniformFlow) needUniform(expr, at, site)
      if (op === 'builtin' && expr.detail.givesUniform) return undefined
      if (op !== 'call') return causeOf(expr, written) ?? parts.find(Boolean)
      const summary = call(expr.detail, parts, at)
      expr.detail.params.forEach((param, i) => {
        const place = expr.args[i]
        if (param.space && place) store(place, summary.params[i], place.op !== 'param', at)
      })
      return summary.result
    }
    return ask(root, flow)
  }

  /** Writing a part leaves the rest of the variable unchanged. */
  const store = (place: Expr, value: Value, isPart: boolean, flow: Flow): void => {
    const root = rootOf(place)
    if (root?.op === 'param') values.set(root.detail, (isPart ? values.get(root.detail) : undefined) ?? value ?? flow?.cause)
  }

  const block = (statements: Block, start: Flow): End => {
    let flow = start
    let leaves = false
    let returns = false
    for (const statement of statements) {
      const end = one(statement, flow)
      flow = end.flow
      leaves ||= end.leaves
      returns ||= end.returns
      if (!end.falls) return { flow, falls: false, leaves, returns }
    }
    return { flow, falls: true, leaves, returns }
  }

  /** Blocks of which each invocation runs one. */
  const choice = (blocks: readonly Block[], flow: Flow, inner: Flow): End => {
    const before = values
    let after: Values | undefined
    let last: Flow = flow
    const ends = blocks.map((one) => {
      values = new Map(before)
      const end = block(one, inner)
      if (end.falls) {
        after = join(after, values)
        last ??= end.flow
      }
      return end
    })
    values = new Map(after ?? before)
    const leaves = ends.some((end) => end.leaves)
    // Without jumps, all invocations converge after it.
    return { flow: leaves ? last : flow, falls: after !== undefined, leaves, returns: ends.some((end) => end.returns) }
  }

  /** Repeats until nothing changes: a value may differ only from the second round on. */
  const loop = (body: Block, outer: Flow, first: Flow, counts: boolean): End => {
    const around = round
    let flow = first
    for (;;) {
      const entered: Values = new Map(values)
      const current: Round = { left: undefined, next: undefined, nextFlow: undefined }
      round = current
      const end = block(body, flow)
      round = around
      const next = join(join(entered, end.falls ? values : undefined), current.next)
      const nextFlow = flow ?? (end.falls ? end.flow : undefined) ?? current.nextFlow
      const isSettled = nextFlow === flow && [...next].every(([param, value]) => Boolean(value) === Boolean(entered.get(param)))
      values = new Map(next)
      flow = nextFlow
      if (!isSettled) continue
      values = new Map(join(current.left, counts ? next : undefined))
      return { flow: end.returns ? (outer ?? flow ?? end.flow) : outer, falls: true, leaves: end.returns, returns: end.returns }
    }
  }

  const goes: End = { flow: undefined, falls: false, leaves: true, returns: false }
  const on = (flow: Flow): End => ({ flow, falls: true, leaves: false, returns: false })
  const part = (flow: Flow, word: string, cause: Value, site: Site | undefined): Flow => flow ?? (cause === undefined ? undefined : { word, cause, site })

  const one = (statement: Statement, flow: Flow): End => {
    const { op, blocks, detail, site } = statement
    const args = op === 'assign' ? [] : statement.args.map((arg) => valueOf(arg, flow, site))
    const [value] = args
    switch (op) {
      case 'let':
      case 'var':
        values.set(detail, value ?? flow?.cause)
        return on(flow)
      case 'assign': {
        const [place, given] = statement.args
        if (!place || !given) return on(flow)
        // Where an index differs, each invocation writes to its own element.
        const indices = place.args.slice(1).map((arg) => valueOf(arg, flow, site))
        store(place, valueOf(given, flow, site) ?? indices.find(Boolean), detail !== '' || place.op !== 'param', flow)
        return on(flow)
      }
      case 'if':
        return choice([blocks[0] ?? [], blocks[1] ?? []], flow, part(flow, 'If', value, site))
      case 'switch':
        return choice(detail.some((labels) => labels.length === 0) ? blocks : [...blocks, []], flow, part(flow, 'Switch', value, site))
      case 'for': {
        const cause = args.find(Boolean)
        values.set(detail.counter, cause ?? flow?.cause)
        return loop(blocks[0] ?? [], flow, part(flow, 'Loop', cause, site), true)
      }
      case 'loop':
        return loop(blocks[0] ?? [], flow, flow, false)
      case 'break':
        if (round) round.left = join(round.left, values)
        return goes
      case 'continue':
        if (round) {
          round.next = join(round.next, values)
          round.nextFlow ??= flow
        }
        return goes
      case 'return':
        result ??= value ?? flow?.cause
        exit = join(exit, values)
        return { ...goes, returns: true }
      case 'do':
      case 'discard':
      case 'comment':
        return on(flow)
    }
  }

  const end = block(body, start)
  if (end.falls) exit = join(exit, values)
  return { result, params: func.params.map((param) => exit?.get(param)) }
}

/** Merges what is known where several paths join. */
const join = (a: Values | undefined, b: Values | undefined): Values => {
  if (!a || !b) return new Map(a ?? b)
  const joined = new Map(a)
  for (const [param, value] of b) if (value !== undefined && joined.get(param) === undefined) joined.set(param, value)
  return joined
}
