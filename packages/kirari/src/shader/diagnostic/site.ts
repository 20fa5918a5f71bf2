/**
 * A place in the user's source, kept as an Error whose stack is read only when somebody asks.
 * Reading a stack costs microseconds, so sites are captured for declarations, never for each node.
 */
import type { Diagnostic } from './diagnostic.ts'
import { formatDiagnostic } from './format.ts'
import { sourceOf } from './source.ts'
import { framesOf, type Frame } from './stack.ts'

export interface Site {
  /** `file:line:column` of the user's call as written, or an empty string where the platform has no stacks. */
  readonly place: string
}

interface StackCapturer {
  captureStackTrace?: (target: object, below: unknown) => void
  stackTraceLimit?: number | undefined
}

/** Whether this engine keeps all frames, as V8 does, where even testing whether a stack is empty takes microseconds. */
let isKeeping: boolean | undefined

/**
 * The place that called `below`, a public function; or the site of `below`, if it has one; undefined without either.
 * `isFar`: a framework made the call, so take the first place outside of installed packages.
 */
export const captureSite = (below: unknown, isFar = false): Site | undefined => {
  if (typeof below !== 'function') return typeof below === 'object' && below !== null && 'site' in below ? (below.site as Site | undefined) : undefined // It holds a site already.
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
  // JavaScriptCore's tail calls drop frames. Without the frame of `below`, captureStackTrace captures nothing.
  isKeeping ??= / {4}at /.test(String(new Error().stack))
  const all = (isKeeping && captureStackTrace) || holder.stack ? undefined : String(new Error().stack)
  let place: string | undefined
  return {
    get place() {
      return (place ??= all === undefined ? placeOf(String(holder.stack), isFar) : placeOutside(all, isFar))
    },
  }
}

/** The first place outside of installed packages in a stack that a framework reports; it may know none. */
export const siteOfStack = (ask: () => unknown): Site | undefined => {
  const stack = ask()
  if (typeof stack !== 'string') return undefined
  return {
    get place() {
      return placeOf(stack, true)
    },
  }
}

/** A site that is always the latest one: after an edit, a rendered component is at a different line. */
export const latestSite = (latest: () => Site | undefined): Site => ({
  get place() {
    return latest()?.place ?? ''
  },
})

const remembered = new WeakMap<object, Site>()

/** Restrictions of a built-in: some stages, places or targets lack it. */
interface Restricted {
  readonly stages?: unknown
  readonly uniformFlow?: unknown
  readonly missing?: unknown
  readonly feature?: unknown
}

/**
 * Remembers where a built-in was called, if only the full shader shows whether the call is valid.
 * For all other expressions, siteIn finds the statement they are part of.
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

/** The parts of expressions and statements that matter here. */
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

/** The first place in a stack, as the user wrote it: `file:line:column`; with `isFar` the first outside of installed packages. */
export const placeOf = (stack: string, isFar = false): string => {
  for (const frame of framesOf(stack)) {
    const written = sourceOf(frame) ?? frame
    if (!isFar || !isInstalled(written)) return textOf(written)
  }
  return ''
}

/** The first place outside of this package in a full stack, which begins in this file; with `isFar` the first outside of installed packages. */
export const placeOutside = (stack: string, isFar = false): string => {
  const frames = framesOf(stack)
  const own = frames[0]?.file ?? ''
  // Separate modules lie in one folder, and so do those that a development server bundles.
  const folder = /^.*(?=shader\/diagnostic\/site\.[jt]s)|^.*\/\.vite\/deps\//.exec(own)?.[0]
  for (const frame of frames) {
    const source = sourceOf(frame)
    const isOurs = source ? /\/kirari\/(?:dist|src)\//.test(source.file) : frame.file === own
    if (!isOurs && !(folder !== undefined && frame.file.startsWith(folder)) && !(isFar && isInstalled(source ?? frame))) return textOf(source ?? frame)
  }
  return ''
}

/** An error that may have a diagnostic. */
interface DiagnosedError extends Error {
  diagnostic: Diagnostic
}
const isDiagnosed = (error: unknown): error is DiagnosedError => error instanceof Error && 'diagnostic' in error

/** Returns the same error with this place, if it had none, or if its place `isOurs`. */
export const atSite = (error: unknown, site: Site | undefined, isOurs = false): unknown => {
  if (!site || !isDiagnosed(error) || (error.diagnostic.site && !isOurs)) return error
  const { message, stack } = error
  error.diagnostic = { ...error.diagnostic, site }
  error.message = formatDiagnostic(error.diagnostic)
  // JavaScript engines write the message into the stack when the error is made.
  if (stack?.includes(message)) error.stack = stack.replace(message, () => error.message)
  return error
}

/** The same, with the place where something was made, which it or its function keeps. */
export const atMaking = (
  error: unknown,
  made: { readonly site?: Site | undefined; readonly func?: { readonly site: Site | undefined } } | undefined,
): unknown => atSite(error, made?.site ?? made?.func?.site)

/** Runs `work`; an error without a place gets that of the caller of `below`, a public function. */
export const placedAt = <T>(below: unknown, work: (site: Site | undefined) => T): T => {
  const site = captureSite(below)
  try {
    return work(site)
  } catch (error) {
    throw atSite(error, site)
  }
}

/** Runs `work`, which calls public functions for the application: errors get the place in the application. */
export const onBehalfOf = <T>(site: Site | undefined, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw atSite(error, site, true)
  }
}
