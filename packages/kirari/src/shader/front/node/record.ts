/**
 * Records the statements of a function body in order while it runs, and where each expression was made.
 * A body without statements leaves only its result.
 */
import { captureSite, leftValue, nestedTooDeep, notInBody, runCallback, statementOutside } from '#explain'
import { fail, ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import type { Expr, Parameter } from '../../ir/expr.ts'
import { makeStatement, type Block, type Do, type Return, type Statement } from '../../ir/statement.ts'
import type { Type } from '../../ir/type.ts'
import { settle, type Memory, type Place } from '../../pass/settle.ts'
import { exprOf, madeAt, Node, watchNodes, type NodePlace } from './node.ts'
import { separateSwitches } from '../../feature/switch-chain.ts'
import { mapBlock } from '../../pass/rebuild.ts'
import { expressionsIn } from '../../pass/walk.ts'

/**
 * The nesting limit, in units: 5 for a block inside a block, 3 for an ElseIf. Tint accepts 62 of the former and 125 of the latter, ANGLE 126,
 * less the depth of the expressions inside (pass/cut.ts). Passes over blocks recurse, and rely on this limit.
 */
const mostDepth = 300
const ofBlock = 5
const ofElse = 3

class Recorder {
  readonly root: Statement[] = []
  /** The places of expressions that are not nodes; undefined while there is none. */
  plain: Map<Expr, Place> | undefined = undefined
  loopEnds: Map<Block, number> | undefined = undefined
  writes: { readonly time: number; readonly to: Memory }[] | undefined = undefined
  /** The number of expressions made since the first statement. */
  made = 0
  /** Whether a call was recorded with a result, which may turn out to be unused. */
  hasResults = false
  hasSwitches = false
  /** The place of new nodes. All nodes made between two statements share one. */
  here: { -readonly [K in keyof NodePlace]: NodePlace[K] } | undefined = undefined
  block: Statement[] = this.root
  time = 0
  /** `loops` counts the loops around the current block, `depth` its nesting in the units of `mostDepth`. */
  loops = 0
  depth = 0

  /** The result type of the function. */
  readonly result: Type

  constructor(result: Type) {
    this.result = result
  }

  /** Returns the current place. */
  place(): NodePlace {
    const { here, block, time } = this
    return here?.time === time && here.block === block ? here : (this.here = { block, index: block.length, time, body: this })
  }

  /** Returns where an expression was made; undefined if it was made before the first statement, or in another body. */
  placeOf(expr: Expr): Place | undefined {
    if (!(expr instanceof Node)) return this.plain?.get(expr)
    const { [madeAt]: place } = expr
    return place?.body === this ? place : undefined
  }

  /** Receives every new node. */
  note(node: Node): void {
    node[madeAt] = this.place()
    this.made++
    this.notePlain(node.args)
  }

  /** Expressions that are not nodes, such as a scalar expanded to a vector, were made with the node that uses them. */
  notePlain(args: readonly Expr[]): void {
    for (const arg of args) {
      if (arg instanceof Node || this.plain?.has(arg)) continue
      this.plain ??= new Map<Expr, Place>()
      this.plain.set(arg, this.place())
      this.made++
      this.notePlain(arg.args)
    }
  }
}

let current: Recorder | undefined

/** Returns the recorder of the running body. Outside a body, fails at the caller of `below`. */
const recorder = (what: string, below: unknown): Recorder => current ?? fail(statementOutside(what), below)

/** Adds a statement to the running body, at the source location of the caller of `below`. */
export const record = (made: Statement, what: string, below: unknown, writesTo?: readonly Memory[]): void => {
  const body = recorder(what, below)
  const { op, args, blocks, detail } = made
  // The members are those of the statement.
  const statement = { op, args, blocks, detail, site: captureSite(below), time: body.time } as Statement
  body.notePlain(args)
  body.time++
  if (statement.op === 'let') body.hasResults = true
  else if (statement.op === 'switch') body.hasSwitches = true
  // From here on, nodes have a place. Earlier nodes are visible in the entire body.
  watchNodes(body)
  if (writesTo) for (const to of writesTo) (body.writes ??= []).push({ time: body.time, to })
  body.block.push(statement)
}

/**
 * Runs `fill`, a callback of the user, with the result of `makeArg`, and records its statements in `block`.
 * `others` is the number of blocks before it in a chain.
 */
export const recordBlock = (
  block: Statement[],
  isLoop: boolean,
  what: string,
  below: unknown,
  fill: (arg: never) => unknown,
  others = 0,
  makeArg?: () => unknown,
): void => {
  const body = recorder(what, below)
  const outer = body.block
  const outerDepth = body.depth
  const depth = outerDepth + ofBlock + others * ofElse
  if (depth > mostDepth) return fail(nestedTooDeep(what), below)
  body.block = block
  body.depth = depth
  body.time++
  if (isLoop) body.loops++
  watchNodes(body)
  try {
    fillBlock(what, fill, below, makeArg)
  } finally {
    body.time++
    if (isLoop) {
      body.loops--
      body.loopEnds ??= new Map<Block, number>()
      body.loopEnds.set(block, body.time)
    }
    body.block = outer
    body.depth = outerDepth
  }
}

/** Runs a callback of the user, which records into the current block. In development, its errors are reported at the caller of `below`. */
export const fillBlock = (what: string, callback: (arg: never) => unknown, below: unknown, makeArg?: () => unknown, site?: Site): void => {
  runCallback(callback, makeArg, what, recorder(what, below), fail, below, site)
}

/** Returns true while a function body runs. */
export const isRecording = (): boolean => current !== undefined

/** Returns true if the current statement is inside a loop. */
export const isInLoop = (): boolean => (current?.loops ?? 0) > 0

/**
 * Moves expressions made since the last statement into the block that follows from it: the condition of an ElseIf. Fails if a statement was
 * recorded since `time`.
 */
export const moveSince = (time: number, block: Statement[], what: string, below: unknown): void => {
  const body = recorder(what, below)
  if (body.time !== time) return fail(notInBody(what), below)
  const { here } = body
  if (here?.time === time && here.block === body.block) {
    here.block = block
    here.index = 0
  }
}
/** Returns the current time, to detect later whether a statement was recorded since. */
export const timeNow = (): number => current?.time ?? 0

/** Runs a body and returns its statements in their final order, ending with its result. */
export const recordBody = (site: Site | undefined, result: Type, run: () => Node | void): Block => {
  const outer = current
  const body = new Recorder(result)
  current = body
  const before = watchNodes(undefined)
  try {
    const value = run()
    const { root: block, loopEnds, writes, time } = body
    if (value) block.push({ ...makeStatement<Return>('return', [exprOf(value)], undefined), time })
    // A body of a single `return` has no order to settle.
    if (block.length === 1 && value) return block
    const left = leftValue(block, body)
    if (left) throw new ShaderError(left)
    const settled = settle({ block, placeOf: (expr) => body.placeOf(expr), loopEnds, writes: writes ?? [] }, site)
    const separate = body.hasSwitches ? separateSwitches(settled) : settled
    return body.hasResults ? dropUnused(separate) : separate
  } finally {
    current = outer
    watchNodes(before)
  }
}

/** Calls with effects need no constant for a result that is never read. */
const dropUnused = (block: Block): Block => {
  const used = new Set<Parameter>()
  for (const expr of expressionsIn(block)) if (expr.op === 'param') used.add(expr.detail)
  return mapBlock(
    block,
    (expr) => expr,
    (statement) => [
      statement.op === 'let' && !used.has(statement.detail) ? makeStatement<Do>('do', statement.args, undefined, undefined, statement.site) : statement,
    ],
  )
}

/** Whether control can reach the end of a block; false if every path returns. */
export const canFallThrough = (block: Block): boolean => {
  const last = block.at(-1)
  switch (last?.op) {
    case 'return':
    case 'discard':
    case 'break':
    case 'continue':
      return false
    case 'if':
      return last.blocks.length < 2 || last.blocks.some(canFallThrough)
    case 'switch':
      return !last.detail.some((labels) => labels.length === 0) || last.blocks.some(canFallThrough)
    case 'loop':
      return leaves(last.blocks[0] ?? [])
    default:
      return true
  }
}
/** Whether the block contains a `break` of this loop, not of a nested one. */
const leaves = (block: Block): boolean =>
  block.some((statement) => statement.op === 'break' || (statement.op !== 'loop' && statement.op !== 'for' && statement.blocks.some(leaves)))

/** Returns the result type of the function whose body is being recorded. */
export const resultWanted = (what: string, below: unknown): Type => recorder(what, below).result
