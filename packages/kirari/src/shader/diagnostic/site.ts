/**
 * A place in the user's source, kept as an Error whose stack is read only when somebody asks.
 * Reading a stack costs microseconds, so sites are captured for declarations, never for each node.
 */

export interface Site {
  /** `file:line:column` of the user's call, or an empty string where the platform has no stacks. */
  readonly place: string
}

interface StackCapturer {
  captureStackTrace?: (target: object, below: unknown) => void
  stackTraceLimit?: number | undefined
}

/** The place that called `below`, a public function of ours; none where nobody says which. */
export const captureSite = (below: unknown): Site | undefined => {
  if (below === undefined) return undefined
  const holder: { stack?: string } = {}
  // Not every engine has V8's captureStackTrace; without it the whole stack is kept.
  const capturer = Error as StackCapturer
  const { captureStackTrace, stackTraceLimit } = capturer
  if (captureStackTrace) {
    // Every frame costs time, and the first that has a place is enough: a callback of Array.map has one before it.
    capturer.stackTraceLimit = 3
    captureStackTrace(holder, below)
    capturer.stackTraceLimit = stackTraceLimit
  } else holder.stack = new Error().stack ?? ''
  let place: string | undefined
  return {
    get place() {
      return (place ??= placeOf(holder.stack ?? ''))
    },
  }
}

const remembered = new WeakMap<object, Site>()

/** What not every stage, place or target has. */
interface Restricted {
  readonly stages?: unknown
  readonly uniformFlow?: unknown
  readonly missing?: unknown
  readonly feature?: unknown
}

/**
 * Remembers where a call of a built-in was made, if something may be wrong with it that only the whole shader shows.
 * All other expressions are found by the statement they are part of.
 */
export const rememberSite = (expr: object, below: unknown, rule: Restricted): void => {
  const site = rule.stages || rule.uniformFlow || rule.missing || rule.feature ? captureSite(below) : undefined
  if (site) remembered.set(expr, site)
}

/** A copy of an expression has the place of the original. */
export const keepSite = (copy: object, original: object): void => {
  const site = remembered.get(original)
  if (site) remembered.set(copy, site)
}

/** Where an expression was made, if it is remembered. */
export const siteOf = (expr: object): Site | undefined => remembered.get(expr)

/** Expressions and statements, as far as places are concerned. */
interface Tree {
  readonly args: readonly Tree[]
  readonly blocks?: readonly (readonly Tree[])[]
  readonly site?: Site | undefined
}

/** The place of the first statement that an expression is part of. */
export const siteIn = (statements: readonly Tree[], expr: Tree): Site | undefined => {
  const holds = (tree: Tree): boolean => tree === expr || tree.args.some(holds)
  for (const { args, blocks = [], site } of statements) {
    const found = args.some(holds) ? site : blocks.map((block) => siteIn(block, expr)).find(Boolean)
    if (found) return found
  }
  return undefined
}

/** The first frame of a stack that has a place, as `file:line:column`; V8 writes `at name (place)`, others `name@place`. */
export const placeOf = (stack: string): string => {
  for (const line of stack.split('\n')) {
    const found = /\(?((?:[a-z-]+:\/\/)?[^\s()]+:\d+:\d+)\)?$/.exec(line.replace(/^[^\s@(]*@(?=[a-z-]+:\/\/|\/)/, ''))
    if (found?.[1]) return found[1].replace(/^file:\/\//, '').replace(/\?[^:]*/, '')
  }
  return ''
}
