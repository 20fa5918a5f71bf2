/**
 * A place in the user's source, kept as an Error whose stack is read only when somebody asks.
 * Reading a stack costs microseconds, so sites are captured for declarations, never for each node.
 */
import type { Diagnostic } from './diagnostic.ts'
import { formatDiagnostic } from './format.ts'
import { sourceOf } from './source.ts'
import { framesOf, type Frame } from './stack.ts'

export interface Site {
  /** `file:line:column` of the user's call as it was written, or an empty string where the platform has no stacks. */
  readonly place: string
}

interface StackCapturer {
  captureStackTrace?: (target: object, below: unknown) => void
  stackTraceLimit?: number | undefined
}

/** Whether this engine keeps all frames, as V8 does, where even asking whether a stack is empty takes microseconds. */
let isKeeping: boolean | undefined

/**
 * The place that called `below`, a public function of ours; that of `below` itself if it has one; none where nobody says which.
 * `isFar` where a framework made the call: then it is the first place that is in no installed package.
 */
export const captureSite = (below: unknown, isFar = false): Site | undefined => {
  if (typeof below !== 'function') return typeof below === 'object' && below !== null && 'site' in below ? (below.site as Site | undefined) : undefined // What has a place of its own keeps it there.
  // A page may have stacks of another kind (Error.prepareStackTrace).
  const holder: { stack?: unknown } = {}
  // Not every engine has V8's captureStackTrace.
  const capturer = Error as StackCapturer
  const { captureStackTrace, stackTraceLimit } = capturer
  if (captureStackTrace) {
    // Every frame costs time, and the first that has a place is enough: a callback of Array.map has one before it.
    capturer.stackTraceLimit = isFar ? 50 : 3
    captureStackTrace(holder, below)
    capturer.stackTraceLimit = stackTraceLimit
  }
  // JavaScriptCore drops the frames of calls in the place of a `return`. If that of `below` is among them, it captures nothing.
  isKeeping ??= / {4}at /.test(String(new Error().stack))
  const all = (isKeeping && captureStackTrace) || holder.stack ? undefined : String(new Error().stack)
  let place: string | undefined
  return {
    get place() {
      return (place ??= all === undefined ? placeOf(String(holder.stack), isFar) : placeOutside(all, isFar))
    },
  }
}

/** The first place that is in no installed package, of a stack that a framework tells; it may know none. */
export const siteOfStack = (ask: () => unknown): Site | undefined => {
  const stack = ask()
  if (typeof stack !== 'string') return undefined
  return {
    get place() {
      return placeOf(stack, true)
    },
  }
}

/** A site that is always the latest one: what a framework renders has another line after an edit. */
export const latestSite = (latest: () => Site | undefined): Site => ({
  get place() {
    return latest()?.place ?? ''
  },
})

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

const textOf = ({ file, line, column }: Frame): string => {
  const name = file.replace(/\?.*/, '')
  return `${name.startsWith('file://') ? decodeURIComponent(name.slice(7)) : name}:${line}:${column}`
}

const isInstalled = ({ file }: Frame): boolean => file.includes('/node_modules/')

/** The first place in a stack, as the user wrote it: `file:line:column`; with `isFar` the first that is in no installed package. */
export const placeOf = (stack: string, isFar = false): string => {
  for (const frame of framesOf(stack)) {
    const written = sourceOf(frame) ?? frame
    if (!isFar || !isInstalled(written)) return textOf(written)
  }
  return ''
}

/** The first place in a whole stack, which begins in this file, that is not of this package; with `isFar` of no installed package. */
export const placeOutside = (stack: string, isFar = false): string => {
  const frames = framesOf(stack)
  const own = frames[0]?.file ?? ''
  // Separate modules lie in one folder, and so do those that a development server has put together.
  const folder = /^.*(?=shader\/diagnostic\/site\.[jt]s)|^.*\/\.vite\/deps\//.exec(own)?.[0]
  for (const frame of frames) {
    const source = sourceOf(frame)
    const isOurs = source ? /\/kirari\/(?:dist|src)\//.test(source.file) : frame.file === own
    if (!isOurs && !(folder !== undefined && frame.file.startsWith(folder)) && !(isFar && isInstalled(source ?? frame))) return textOf(source ?? frame)
  }
  return ''
}

/** What has a diagnostic. */
interface Told extends Error {
  diagnostic: Diagnostic
}
const isTold = (error: unknown): error is Told => error instanceof Error && 'diagnostic' in error

/** The same error, which has this place if it had none, or if that one is `isOurs`. */
export const atSite = (error: unknown, site: Site | undefined, isOurs = false): unknown => {
  if (!site || !isTold(error) || (error.diagnostic.site && !isOurs)) return error
  const { message, stack } = error
  error.diagnostic = { ...error.diagnostic, site }
  error.message = formatDiagnostic(error.diagnostic)
  // Engines write the message into the stack when the error is made.
  if (stack?.includes(message)) error.stack = stack.replace(message, () => error.message)
  return error
}

/** The same with the place where something was made, which it or its function keeps. */
export const atMaking = (
  error: unknown,
  made: { readonly site?: Site | undefined; readonly func?: { readonly site: Site | undefined } } | undefined,
): unknown => atSite(error, made?.site ?? made?.func?.site)

/** Does `work`; a mistake in it has the place that called `below`, a public function, as long as it has no other. */
export const placedAt = <T>(below: unknown, work: (site: Site | undefined) => T): T => {
  const site = captureSite(below)
  try {
    return work(site)
  } catch (error) {
    throw atSite(error, site)
  }
}

/** Does `work`, which calls public functions for the application: a mistake in it has the place of the application. */
export const onBehalfOf = <T>(site: Site | undefined, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw atSite(error, site, true)
  }
}
