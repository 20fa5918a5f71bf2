/**
 * JavaScript habits that break in branches and loops: reassigning a JavaScript variable where nothing is assigned in the shader, a result that
 * nobody uses. A callback runs once, when the body is recorded, so JavaScript sees no error.
 */
import type { Diagnostic } from './diagnostic.ts'
import { emptyBody, notACallback, valueFromBody, valueLeft, wrongResult } from './message.ts'
import type { Site } from './site.ts'

interface Tree {
  readonly op: string
  readonly type: { readonly name: string }
  readonly args: readonly Tree[]
  readonly detail: unknown
}
interface Step {
  readonly args: readonly Tree[]
  readonly blocks: readonly Steps[]
  readonly detail: unknown
  readonly site: Site | undefined
}
type Steps = readonly Step[]

/** The body being recorded. */
interface Recording {
  /** The block that receives statements now. */
  readonly block: Steps
  readonly time: number
  /** How many expressions were made since the first statement. */
  readonly made: number
  /** Where and when one of them was made. */
  placeOf(tree: Tree): { readonly block: Steps; readonly time: number } | undefined
}

/** When the callback that fills a block began: the values that choose the block were made before. */
const starts = new WeakMap<Steps, number>()

const isNode = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'op' in value && 'type' in value && 'args' in value

/** Whether a node is the result of a statement: the value of an atomic or of a call that writes, or the variable that it declares. */
const isResult = (node: Tree, last: Step | undefined): boolean => node.op === 'param' && node.detail === last?.detail

/** A function appears in quotation marks, and its declaration could state its result. */
const refuseValue = (what: string, came: string): Diagnostic =>
  what.startsWith('"') ? wrongResult(what.slice(1, -1), 'nothing', came) : valueFromBody(what, came)

/** The error for a callback that returned this value; undefined if it is valid. */
const refusedCallback = (what: string, given: unknown, last: Step | undefined, isIdle: boolean): Diagnostic | undefined => {
  if (given instanceof Promise) {
    // Later statements are in no body, and fail: this error explains why.
    given.catch(() => undefined)
    return refuseValue(what, 'a promise')
  }
  if (isNode(given) && !isResult(given, last)) return refuseValue(what, given.type.name)
  return isIdle ? emptyBody(what) : undefined
}

/**
 * Runs a callback of the user. Reports mistakes in it at `site`, or at the caller of `below`; `what` is the statement or the function that
 * it belongs to.
 */
export const runCallback = (
  callback: (arg: never) => unknown,
  makeArg: (() => unknown) | undefined,
  what: string,
  recording: Recording,
  fail: (diagnostic: Diagnostic, below: unknown) => never,
  below: unknown,
  site?: Site,
): void => {
  // JavaScript callers may pass anything.
  if (typeof (callback as unknown) !== 'function') fail(notACallback(what, callback), below)
  const { block } = recording
  // Made inside the body, so that it does not count as a value made by the callback.
  const arg = makeArg?.()
  const { made } = recording
  const recorded = block.length
  starts.set(block, recording.time)
  // The statement's callback has this parameter.
  const given = callback(arg as never)
  const refused = refusedCallback(what, given, block.at(-1), block.length === recorded && recording.made > made)
  if (refused) fail({ ...refused, ...(site && { site }) }, below)
}

/**
 * Finds a value that was made inside a branch or loop, is used by no statement in there, and is used outside. A value used on both sides
 * is allowed: JavaScript functions cache values and return them again, and a value means the same everywhere.
 */
export const leftValue = (root: Steps, recording: Pick<Recording, 'placeOf'>): Diagnostic | undefined => {
  const parents = new Map<Steps, { readonly block: Steps; readonly by: Step }>()
  /** For each value made after the first statement: the blocks that use it, with the first statement that does. */
  const users = new Map<Tree, Map<Steps, Step>>()
  const walk = (block: Steps): void => {
    for (const by of block) {
      const waiting = [...by.args]
      for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
        // Everything made before the first statement depends on nothing later.
        if (!recording.placeOf(tree)) continue
        let blocks = users.get(tree)
        if (!blocks) users.set(tree, (blocks = new Map<Steps, Step>()))
        if (blocks.has(block)) continue
        blocks.set(block, by)
        // Pushed one at a time: an array may have more parts than a call has room for.
        for (const arg of tree.args) waiting.push(arg)
      }
      for (const inner of by.blocks) {
        parents.set(inner, { block, by })
        walk(inner)
      }
    }
  }
  walk(root)
  const isWithin = (inner: Steps, outer: Steps): boolean => {
    for (let block: Steps | undefined = inner; block; block = parents.get(block)?.block) if (block === outer) return true
    return false
  }
  for (const [tree, blocks] of users) {
    const made = recording.placeOf(tree)
    const start = made && starts.get(made.block)
    // Not in a callback, or before it: the condition of a loop or of an ElseIf. valid/scope.ts checks variables and counters.
    if (start === undefined || made === undefined || made.time < start || tree.op === 'param') continue
    if ([...blocks.keys()].some((block) => isWithin(block, made.block))) continue
    const [use] = blocks.values()
    const name = tree.op === 'named' ? String(tree.detail) : undefined
    return { ...valueLeft(name, tree.type.name, use?.site), site: parents.get(made.block)?.by.site }
  }
  return undefined
}
