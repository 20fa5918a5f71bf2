/**
 * While the body of a function runs, its statements are kept here in order, and with them where each expression was made.
 * A body that has no statements leaves nothing behind but its result.
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
 * How deep statements go, in steps of a statement inside of another (5) and of an ElseIf (3). Tint takes 62 of the one and 125 of the other,
 * ANGLE 126, less what the expressions inside have (pass/cut.ts). Passes over blocks call themselves, and rely on it.
 */
const mostDepth = 300
const ofBlock = 5
const ofElse = 3

class Recorder {
  readonly root: Statement[] = []
  /** Where expressions were made that are no nodes; undefined while there is none. */
  plain: Map<Expr, Place> | undefined = undefined
  loopEnds: Map<Block, number> | undefined = undefined
  writes: { readonly time: number; readonly to: Memory }[] | undefined = undefined
  /** How many expressions were made since the first statement. */
  made = 0
  /** Whether a call was recorded with its result, which may turn out to be unused. */
  hasResults = false
  hasSwitches = false
  /** The place of what is made now: many nodes are made between two statements, and all of them have this one. */
  here: { -readonly [K in keyof NodePlace]: NodePlace[K] } | undefined = undefined
  block: Statement[] = this.root
  time = 0
  /** How many loops, and how many loops and switches, the current block is in. */
  loops = 0
  depth = 0

  /** The type of the result of the function. */
  readonly result: Type

  constructor(result: Type) {
    this.result = result
  }

  /** Where something is made now. */
  place(): NodePlace {
    const { here, block, time } = this
    return here?.time === time && here.block === block ? here : (this.here = { block, index: block.length, time, body: this })
  }

  /** Where an expression was made; undefined when that was before the first statement, or in another body. */
  placeOf(expr: Expr): Place | undefined {
    if (!(expr instanceof Node)) return this.plain?.get(expr)
    const { [madeAt]: place } = expr
    return place?.body === this ? place : undefined
  }

  /** Sees each node that is made. */
  note(node: Node): void {
    node[madeAt] = this.place()
    this.made++
    this.notePlain(node.args)
  }

  /** Expressions that are no nodes, such as a scalar spread over a vector, were made with what uses them. */
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

/** The recorder of the body that runs; a statement outside of one is a mistake of who called `below`. */
const recorder = (what: string, below: unknown): Recorder => current ?? fail(statementOutside(what), below)

/** Adds a statement to the body that runs, with the place of who called `below`. */
export const record = (made: Statement, what: string, below: unknown, writesTo?: readonly Memory[]): void => {
  const body = recorder(what, below)
  const { op, args, blocks, detail } = made
  // The members are those of the statement.
  const statement = { op, args, blocks, detail, site: captureSite(below), time: body.time } as Statement
  body.notePlain(args)
  body.time++
  if (statement.op === 'let') body.hasResults = true
  else if (statement.op === 'switch') body.hasSwitches = true
  // Nodes made from here on have a place; what was made before is known to all of the body.
  watchNodes(body)
  if (writesTo) for (const to of writesTo) (body.writes ??= []).push({ time: body.time, to })
  body.block.push(statement)
}

/** Runs `fill`, a callback of the user, given what `makeArg` makes, with its statements going to a block of their own, behind so many others of a chain. */
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

/** Runs a callback of the user, whose statements go to the current block; in development its mistakes are those of who called `below`. */
export const fillBlock = (what: string, callback: (arg: never) => unknown, below: unknown, makeArg?: () => unknown, site?: Site): void => {
  runCallback(callback, makeArg, what, recorder(what, below), fail, below, site)
}

/** Whether the body of a function runs now. */
export const isRecording = (): boolean => current !== undefined

/** Whether the current statement is inside a loop. */
export const isInLoop = (): boolean => (current?.loops ?? 0) > 0

/** What was made since a statement was recorded belongs to the block that follows from it: the condition of an ElseIf. */
export const moveSince = (time: number, block: Statement[], what: string, below: unknown): void => {
  const body = recorder(what, below)
  if (body.time !== time) return fail(notInBody(what), below)
  const { here } = body
  if (here?.time === time && here.block === body.block) {
    here.block = block
    here.index = 0
  }
}
/** The time now, to ask later whether anything was recorded since. */
export const timeNow = (): number => current?.time ?? 0

/** Runs a body to its result; gives its statements in their final order, the result as the last of them. */
export const recordBody = (site: Site | undefined, result: Type, run: () => Node | void): Block => {
  const outer = current
  const body = new Recorder(result)
  current = body
  const before = watchNodes(undefined)
  try {
    const value = run()
    const { root: block, loopEnds, writes, time } = body
    if (value) block.push({ ...makeStatement<Return>('return', [exprOf(value)], undefined), time })
    // A body of one `return` has no order to settle.
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

/** A call that is made for what it does needs no constant for a result that nobody reads. */
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

/** Whether control can reach the end of a block: false when every path returns. */
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
/** Whether a `break` of this loop, and not of one inside, is in the block. */
const leaves = (block: Block): boolean =>
  block.some((statement) => statement.op === 'break' || (statement.op !== 'loop' && statement.op !== 'for' && statement.blocks.some(leaves)))

/** The type that the function whose body runs has to give. */
export const resultWanted = (what: string, below: unknown): Type => recorder(what, below).result
