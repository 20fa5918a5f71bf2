/** Compiles functions to the text of a JavaScript module: scalarises them, then prints. */
import { noForm } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Builtin, BuiltinRule, Expr, Func, Parameter } from '../../ir/expr.ts'
import type { Block } from '../../ir/statement.ts'
import { boolType, type ScalarType, type Type } from '../../ir/type.ts'
import { jsForms } from './form/forms.ts'
import type { Form } from './scalar/form.ts'
import { hoist, type HoistedFunction } from './scalar/hoist.ts'
import { scalariseProgram, type ScalarProgram } from './scalar/program.ts'
import type { Outer, ScalarFunction } from './scalar/scope.ts'
import { spellings } from './js/builtin/index.ts'
import { moduleText } from './js/module.ts'
import { printProgram } from './js/program.ts'
import type { PrintedFunction, PrintedProgram } from './scalar/printed-program.ts'
import { isForModule, imageModule, type Drawn } from './wasm/module.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { expressionsIn } from '../../pass/walk.ts'

/** A function that can be called in the text. Its arguments are the leaves of its parameters, arrays as flat buffers. */
export interface JSEntry {
  readonly func: Func
  readonly name: string
  /** The scalars that it returns: one is returned, several are left in the array `r`. Those of its result come first, then those written back. */
  readonly outputs: readonly ScalarType[]
  /** Names of the buffers that hold the arrays of its result. */
  readonly arrays: readonly string[]
  /** Whether it is a generator, because invocations wait for one another in it. */
  readonly suspends: boolean
}

/** Something a program reads from outside, and the parameters for it: one a leaf, or one for memory. */
export interface OuterParams {
  readonly source: Outer
  readonly type: Type
  readonly params: readonly Parameter[]
}

export interface JSOuter extends OuterParams {
  /** Module variables: one a leaf, flat buffers for arrays; one buffer for memory. */
  readonly names: readonly string[]
  /** Which of them are buffers. */
  readonly arrays: readonly boolean[]
  /** Which of them are booleans. */
  readonly isBool: readonly boolean[]
  readonly isMemory: boolean
}

export interface JSProgram {
  /** What the functions use, and the functions: declarations only, no import, no export. */
  readonly head: string
  readonly body: string
  readonly entries: readonly JSEntry[]
  /** The values to set before a call. */
  readonly outer: readonly JSOuter[]
  /** The array of results; undefined if no function returns several scalars. */
  readonly results: string | undefined
  /** Whether some function discards its pixel: then it sets `discarded`. */
  readonly discards: boolean
  /** Whether pixels need the values of their neighbours. */
  readonly quads: boolean
}

/** A colour, before it is printed for one of the two ways of drawing. */
export interface JSImage {
  readonly outer: readonly OuterParams[]
  /** Whether pixels need the values of their neighbours. */
  readonly quads: boolean
  /** Whether memory is written. */
  readonly writes: boolean
  /** As text. */
  readonly text: () => JSProgram
  /** As a WebAssembly module, if possible; see target/cpu/wasm/module.ts. Returns undefined if it exceeds the limits of JavaScript engines. */
  readonly module: ((drawn: Drawn) => Uint8Array<ArrayBuffer> | undefined) | undefined
}

/** Whether this target has its own form of a built-in. */
export const hasJSForm = ({ name }: Pick<BuiltinRule, 'name'>): boolean => name in jsForms || name in spellings

/** A built-in without its own form here may have a polyfill for a shader language. */
const polyfill = (expr: Expr): Func | undefined => {
  if (expr.op !== 'builtin' || hasJSForm(expr.detail)) return undefined
  const { glsl, wgsl } = expr.detail
  for (const spelling of [glsl, wgsl]) {
    const made = typeof spelling === 'function' ? spelling(expr) : undefined
    if (typeof made === 'object') return made
  }
  return undefined
}

const formOf = (expr: Builtin): Form | Func | undefined => {
  const rule = expr.detail
  if (hasJSForm(rule)) return jsForms[rule.name]
  const stand = polyfill(expr)
  if (!stand) throw new ShaderError(noForm(rule.name, 'JavaScript', rule.missing?.js))
  return stand
}

/** Whether it computes from neighbouring pixels. */
const needsNeighbours = ({ stages, uniformFlow }: BuiltinRule): boolean => uniformFlow === true && stages?.length === 1 && stages[0] === 'fragment'

export interface JSOptions {
  /** Rewrites bodies before anything else. */
  readonly rewrite?: (body: Block) => Block
}

export const compileJS = (functions: readonly Func[], options: JSOptions = {}): JSProgram => printText(scalarForm(functions, options))

/** Computes first what is the same for all pixels of an image. */
export const compileImage = (colour: Func): JSImage => {
  const form = scalarForm([colour], {}, hoistProgram)
  const { printed, definitions } = form
  return {
    outer: form.program.outer,
    quads: printed.quads,
    writes: definitions.some(({ func }) => func.effect === 'writes'),
    text: () => printText(form),
    module: isForModule(printed) ? (drawn) => imageModule(printed, drawn) : undefined,
  }
}

interface ScalarForm {
  readonly functions: readonly Func[]
  readonly definitions: readonly { readonly func: Func }[]
  readonly program: ScalarProgram
  readonly printed: Printed
}
interface Printed extends PrintedProgram {
  readonly functions: readonly (PrintedFunction & ScalarFunction)[]
}

/** `prepare` returns the functions as they are printed. */
const scalarForm = (
  functions: readonly Func[],
  { rewrite = (body) => body }: JSOptions,
  prepare: (program: ScalarProgram, functions: readonly Func[]) => readonly HoistedFunction[] = unhoisted,
): ScalarForm => {
  const definitions = collectDefinitions(functions, { polyfill, rewrite })
  const program = scalariseProgram(definitions, formOf)
  const suspending = suspendingFunctions(program)
  const printed = {
    ...program,
    functions: prepare(program, functions).map((one) => ({ ...one, suspends: suspending.has(one.func), isEntry: functions.includes(one.source) })),
    outer: program.outer.map(({ source, params }) => ({ params, isMemory: isMemory(source) })),
    quads: definitions.some(({ order }) => order.some((expr) => expr.op === 'builtin' && needsNeighbours(expr.detail))),
  }
  return { functions, definitions, program, printed }
}

const printText = ({ functions, program, printed }: ScalarForm): JSProgram => {
  const { head, body, nameOf } = printProgram(printed)
  const entries = functions.flatMap((func) => {
    const made = printed.functions.find((one) => one.source === func)
    return made ? [{ func, name: nameOf(made.func), outputs: made.outputs, arrays: made.arrays.map(nameOf), suspends: made.suspends }] : []
  })
  return {
    head,
    body,
    entries,
    outer: program.outer.map((one) => ({
      ...one,
      names: one.params.map(nameOf),
      arrays: one.params.map((param) => param.type.kind === 'array'),
      isBool: one.params.map((param) => param.type === boolType),
      isMemory: isMemory(one.source),
    })),
    results: program.resultCount > 0 ? nameOf(program.results) : undefined,
    discards: program.functions.some(({ discards }) => discards),
    quads: printed.quads,
  }
}

const unhoisted = ({ functions }: ScalarProgram): readonly HoistedFunction[] => functions.map((one) => ({ ...one, before: [], body: one.func.body }))

const hoistProgram = (program: ScalarProgram, functions: readonly Func[]): readonly HoistedFunction[] => {
  const params = (isWanted: boolean): readonly Parameter[] => program.outer.flatMap((one) => (isSameForAllPixels(one.source) === isWanted ? one.params : []))
  const entry = program.functions.find(({ source }) => functions.includes(source))?.func
  const fixed = [...params(true), ...program.tables.map(({ param }) => param)]
  return hoist(program.functions, { fixed, changing: new Set(params(false)), results: program.results, entry })
}

const isSameForAllPixels = (source: Outer): boolean => (typeof source === 'string' ? source !== 'uv' : 'subscribe' in source)

/** Functions with a barrier somewhere inside. */
const suspendingFunctions = ({ functions }: ScalarProgram): ReadonlySet<Func> => {
  const found = new Set<Func>()
  for (const { func } of functions) {
    const stops = expressionsIn(func.body).some(
      (expr) => (expr.op === 'builtin' && expr.detail.name === 'suspend') || (expr.op === 'call' && found.has(expr.detail)),
    )
    if (stops) found.add(func)
  }
  return found
}

/** The declarations of a program. */
export const textIn = ({ head, body }: Pick<JSProgram, 'head' | 'body'>): string => [...(head ? [head] : []), '', body].join('\n')

/** The program as a standalone module. */
export const printModule = (program: JSProgram): string => {
  const { entries, results, outer, discards } = program
  const returns = entries.some(({ outputs }) => outputs.length > 1)
  const given = outer.filter(({ source }) => typeof source === 'string' || !('space' in source)).map((one) => ({ ...one, name: outerName(one.source) }))
  return moduleText(textIn(program), { entries, results: returns ? results : undefined, discards }, given)
}

const outerName = (source: Outer): string => (typeof source === 'string' ? source : (source.name ?? 'value'))

const isMemory = (source: Outer): boolean => typeof source === 'object' && 'kind' in source && source.kind === 'storage'
