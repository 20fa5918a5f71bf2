/**
 * Runs the reader's code once and gives what it draws: an exported `fragment` or `frame`, a default export, what it hands to
 * `createEngine`, or the value of its last statement. It also says which node each expression of the code made.
 */
import { draw, type Fragment, type Frame, type Step } from 'kirari'
import { ShaderError, uniform } from 'kirari/node'
import { compile, Unreadable, watchName } from '../../live/frame/compile.ts'
import { preparation } from '../../live/frame/prepare.ts'
import type { Mistake, Range } from '../message.ts'
import { instrument, liveName, markName, openName, type Mark } from './instrument.ts'
import { readsTextures } from '../take-out.ts'
import { CodeMistake } from './mistake.ts'
import { moduleNames, modulesWith } from './modules.ts'
import { isNode, type AnyNode } from './node.ts'

/** The options of an engine that say what it draws. */
export type Content =
  | { readonly fragment: Fragment; readonly frame?: undefined; readonly init?: undefined; readonly samples?: undefined }
  | { readonly fragment?: undefined; readonly frame: Frame; readonly init?: readonly Step[] | undefined; readonly samples?: 1 | 4 | undefined }

export type Picture = {
  readonly content: Content
  readonly marks: readonly Mark[]
  /** The nodes that each mark made, in their order: several where its code ran several times. */
  readonly made: readonly (readonly AnyNode[])[]
  readonly live: readonly { value: number }[]
}

export type RunOptions = {
  readonly source: string
  readonly live?: readonly Range[]
  /** Called each time round in every loop. */
  readonly watch: () => void
  /** Takes the place of `createEngine`: what is given to it is what the code draws. `container` is of any type. */
  readonly createEngine: (content: Content, container: unknown) => unknown
  /** Makes what replaces exports of `kirari/node` in this run. */
  readonly inputs?: () => object
  /** Called before and after each marked expression is evaluated. */
  readonly steps?: MarkListener | undefined
  /** Gives what the code gets in place of a node that a mark made. */
  readonly replace?: (mark: number, node: AnyNode) => unknown
}

export type MarkListener = {
  readonly open: (index: number, mark: Mark) => void
  readonly close: (index: number, mark: Mark, value: unknown) => void
}

/** The limit of nodes kept for one expression: a loop of the code may make thousands. */
const mostMade = 64

/** A mark is ignored once it has seen this many values that are not nodes: loops over numbers call it millions of times. */
const mostMissed = 1000

const codeName = 'picture.ts'
const { prepare, lineOf, lineIn } = preparation(codeName)

export const runCode = ({ source, live: ranges = [], watch, createEngine, inputs = () => ({}), steps, replace }: RunOptions): Picture => {
  const { text, marks, values } = instrument(source, ranges, steps !== undefined)
  const made: AnyNode[][] = marks.map(() => [])
  const missed = new Uint32Array(marks.length)
  const live = values.map((value) => uniform(value))
  let last = -1
  let asked: Content | undefined
  const closeMark = (index: number, value: unknown): void => {
    const mark = marks[index]
    if (mark) steps?.close(index, mark, value)
  }
  const module: { exports: Readonly<Record<string, unknown>> } = { exports: {} }
  const modules = modulesWith({
    'kirari/node': inputs(),
    kirari: {
      createEngine(options: unknown) {
        asked = contentOf(options)
        if (!asked) throw new CodeMistake({ message: 'expected `fragment` or `frame` in the options of createEngine' })
        // `contentOf` has found an object.
        return createEngine(asked, (options as { readonly container?: unknown }).container)
      },
    },
  })
  const scope = {
    module,
    exports: module.exports,
    require: (name: string) => {
      if (Object.hasOwn(modules, name)) return modules[name]
      throw new CodeMistake({ message: `There is no module "${name}" here. What can be imported: ${moduleNames.join(', ')}.` })
    },
    [watchName]: watch,
    [liveName]: (index: number) => live[index],
    [openName]: (index: number) => {
      const mark = marks[index]
      if (mark) steps?.open(index, mark)
      return index
    },
    [markName]: (index: number, value: unknown) => {
      last = index
      if (steps) closeMark(index, value)
      const misses = missed[index] ?? 0
      if (typeof value !== 'object' || misses > mostMissed) return value
      if (!isNode(value)) missed[index] = misses + 1
      else {
        const nodes = made[index]
        if (nodes && nodes.length < mostMade && nodes.at(-1) !== value) nodes.push(value)
        if (replace) return replace(index, value)
      }
      return value
    },
  }
  try {
    const result = prepare(compile(text, 'ts'), scope)()
    const { exports } = module
    const given = exports['default'] ?? result
    const content = contentOf(exports) ?? asked ?? contentOf(given) ?? contentOf({ fragment: given })
    if (content) return { content: content === asked ? content : drawable(content, source), marks, made, live }
  } catch (error) {
    throw placed(error, source, marks, last)
  }
  throw new CodeMistake({
    message: 'expected an exported `fragment` or `frame`, got a module without either',
    hint: 'give the colour of a pixel a name and export it: export const fragment = vec4(uv, 0, 1)',
  })
}

/** Wraps a fragment that reads textures in a step, as engines require (E1016). */
const drawable = (content: Content, source: string): Content =>
  content.fragment && readsTextures(source) ? { frame: [draw({ fragment: content.fragment })] } : content

const contentOf = (given: unknown): Content | undefined => {
  if (typeof given !== 'object' || given === null) return undefined
  // The properties have any type: each is checked below.
  const { fragment, frame, init, samples } = given as Readonly<Record<string, unknown>>
  // A frame first: its steps may show the fragment beside it.
  if (typeof frame === 'function' || Array.isArray(frame))
    // The engine that runs the steps checks them.
    return { frame: frame as Frame, init: init as readonly Step[] | undefined, samples: samples as 1 | 4 | undefined }
  // The engine checks that the node is a colour.
  return isNode(fragment) ? { fragment: fragment as unknown as Fragment } : undefined
}

/** Converts an error of the code to a mistake, with the smallest range that is known to contain it. */
const placed = (error: unknown, source: string, marks: readonly Mark[], last: number): unknown => {
  if (error instanceof Unreadable) return new CodeMistake({ message: error.message, range: rangeOfLine(source, error.line) })
  const mistake = mistakeOf(error, source)
  // The caller set the watch, so it gets the error that ends an endless loop as it is.
  if (!mistake) return error
  // Marks are numbered in the order in which their expressions end, so the expression that threw is the next one, if it is in the line of the error.
  const next = marks[last + 1]
  const before = marks[last]
  const { range } = mistake
  // The browser's message quotes the instrumented code, so the message gets the text of the original code.
  const message = before ? mistake.message.replaceAll(`${markName}(...)`, source.slice(before.from, before.to)) : mistake.message
  const isHere = next && (!range || (next.from < range.to && next.to > range.from))
  return new CodeMistake({ ...mistake, message, range: isHere ? { from: next.from, to: next.to } : range })
}

/** Undefined for what is no mistake of the code. */
export const mistakeOf = (error: unknown, source: string): Mistake | undefined => {
  if (error instanceof CodeMistake) return { ...error.mistake, range: error.mistake.range ?? rangeOfLine(source, lineOf(error)) }
  const diagnosed = diagnosticOf(error)
  if (diagnosed) {
    const { code, message, hint, site } = diagnosed
    const [, line] = new RegExp(`${codeName}:(\\d+)`).exec(site?.place ?? '') ?? []
    return { message, code, hint, range: rangeOfLine(source, line === undefined ? undefined : lineIn(Number(line))) }
  }
  if (!(error instanceof Error)) return { message: String(error) }
  if (error.name === 'EndlessLoop') return undefined
  return { message: `${error.name}: ${error.message}`, range: rangeOfLine(source, lineOf(error)) }
}

/** Reads the diagnostic of an error of the language or of the engine, which are different classes. */
const diagnosticOf = (error: unknown): ShaderError['diagnostic'] | undefined =>
  error instanceof ShaderError
    ? error.diagnostic
    : error instanceof Error && 'diagnostic' in error
      ? (error.diagnostic as ShaderError['diagnostic'])
      : undefined

/** The line without the spaces around its text. Lines count from 1. */
export const rangeOfLine = (source: string, line: number | undefined): Range | undefined => {
  const lines = source.split('\n')
  const text = line === undefined ? undefined : lines[line - 1]
  if (text === undefined || line === undefined) return undefined
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  return { from: from + text.length - text.trimStart().length, to: from + text.trimEnd().length }
}
