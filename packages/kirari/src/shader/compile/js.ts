/** From functions to the text of a JavaScript module: taken apart into scalars, then printed. */
import { noForm } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Builtin, BuiltinRule, Func, Parameter } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { boolType, type ScalarType, type Type } from '../ir/type.ts'
import { jsForms } from '../legalise/js/forms.ts'
import type { Form } from '../legalise/scalarise/form.ts'
import { hoist, type HoistedFunction } from '../legalise/scalarise/hoist.ts'
import { scalariseProgram, type ScalarProgram } from '../legalise/scalarise/program.ts'
import type { Outer } from '../legalise/scalarise/scope.ts'
import { spellings } from '../print/js/builtin/index.ts'
import { moduleText } from '../print/js/module.ts'
import { printProgram } from '../print/js/program.ts'
import { collectDefinitions } from '../proc/definition.ts'
import { expressionsIn, statementsIn } from '../proc/walk.ts'

/** A function that can be called in the text. Arguments are the leaves of its parameters, arrays as flat buffers. */
export interface JSEntry {
  readonly func: Func
  readonly name: string
  /** The scalars it gives: one is returned, several are left in the array `r`. Those of its result come first, then those written back. */
  readonly outputs: readonly ScalarType[]
  /** Names of the buffers that hold the arrays of its result. */
  readonly arrays: readonly string[]
  /** Whether it is a generator, because invocations wait for one another in it. */
  readonly suspends: boolean
}

export interface JSOuter {
  readonly source: Outer
  readonly type: Type
  /** Module variables: one a leaf, flat buffers for arrays; one buffer for memory. */
  readonly names: readonly string[]
  /** Which of them are buffers. */
  readonly arrays: readonly boolean[]
  /** Which of them are truth values. */
  readonly isBool: readonly boolean[]
  readonly isMemory: boolean
}

export interface JSProgram {
  /** What the functions use, and the functions: declarations only, no import, no export. */
  readonly head: string
  readonly body: string
  readonly entries: readonly JSEntry[]
  /** What to set before a call. */
  readonly outer: readonly JSOuter[]
  /** The array of results; undefined where no function gives several scalars. */
  readonly results: string | undefined
  /** Whether some function ends its pixel: then `discarded` says so. */
  readonly discards: boolean
  /** Whether pixels need the values of their neighbours. */
  readonly quads: boolean
  /** Whether memory is written. */
  readonly writes: boolean
  /** Whether it ends and reads nothing it should not, whatever numbers it is given and whichever branches are taken. */
  readonly takesAll: boolean
}

/** Whether a built-in has a form of its own here. */
export const hasJSForm = ({ name }: Pick<BuiltinRule, 'name'>): boolean => name in jsForms || name in spellings

/** What has no form of its own here may have a function that stands in for it elsewhere. */
const polyfill = (expr: Builtin): Func | undefined => {
  if (hasJSForm(expr.detail)) return undefined
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

/** Whether it takes its value from neighbouring pixels. */
const needsNeighbours = ({ stages, uniformFlow }: BuiltinRule): boolean => uniformFlow === true && stages?.length === 1 && stages[0] === 'fragment'

export interface JSOptions {
  /** Done to bodies before anything else. */
  readonly rewrite?: (body: Block) => Block
  /** Whether the only function is run for every pixel of a picture: then what is the same for all is computed first, in `body`. */
  readonly isPicture?: boolean
}

export const compileJS = (functions: readonly Func[], { rewrite = (body) => body, isPicture = false }: JSOptions = {}): JSProgram => {
  const definitions = collectDefinitions(functions, { polyfill, rewrite })
  const quads = definitions.some(({ order }) => order.some((expr) => expr.op === 'builtin' && needsNeighbours(expr.detail)))
  const program = scalariseProgram(definitions, formOf)
  const suspending = suspendingFunctions(program)
  const printed = isPicture ? hoistProgram(program, functions) : program.functions.map((one) => ({ ...one, before: [], body: one.func.body }))
  const { head, body, nameOf } = printProgram({
    ...program,
    functions: printed.map((one) => ({ ...one, suspends: suspending.has(one.func), isEntry: functions.includes(one.source) })),
    outer: program.outer.map(({ source, params }) => ({ params, isMemory: isMemory(source) })),
    quads,
    isPicture,
  })
  const entries = functions.flatMap((func) => {
    const made = program.functions.find((one) => one.source === func)
    return made ? [{ func, name: nameOf(made.func), outputs: made.outputs, arrays: made.arrays.map(nameOf), suspends: suspending.has(made.func) }] : []
  })
  return {
    head,
    body,
    entries,
    outer: program.outer.map(({ source, type, params }) => ({
      source,
      type,
      names: params.map(nameOf),
      arrays: params.map((param) => param.type.kind === 'array'),
      isBool: params.map((param) => param.type === boolType),
      isMemory: isMemory(source),
    })),
    results: program.resultCount > 0 ? nameOf(program.results) : undefined,
    discards: program.functions.some(({ discards }) => discards),
    quads,
    writes: definitions.some(({ func }) => func.effect === 'writes'),
    takesAll:
      program.outer.every(({ type }) => type.kind !== 'texture' && type.kind !== 'storageTexture') &&
      program.functions.every(({ func }) =>
        statementsIn(func.body).every(({ op, args }) => op !== 'loop' && (op !== 'for' || args.every((arg) => arg.op === 'literal' || arg.op === 'unary'))),
      ),
  }
}

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

/** The program as a module of its own. */
export const printModule = (program: JSProgram): string => {
  const { entries, results, outer, discards } = program
  const returns = entries.some(({ outputs }) => outputs.length > 1)
  const given = outer.filter(({ source }) => typeof source === 'string' || !('space' in source)).map((one) => ({ ...one, name: outerName(one.source) }))
  return moduleText(textIn(program), { entries, results: returns ? results : undefined, discards }, given)
}

const outerName = (source: Outer): string => (typeof source === 'string' ? source : (source.name ?? 'value'))

const isMemory = (source: Outer): boolean => typeof source === 'object' && 'kind' in source && source.kind === 'storage'
