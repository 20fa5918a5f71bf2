/**
 * From functions to text: what the languages share. Which expressions get a constant of their own, where brackets
 * are needed, and how a function is laid out is decided here once; a language says how it spells the parts.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Builtin, Expr, Func, Input, Parameter } from '../ir/expr.ts'
import type { Block, StatementWords } from '../ir/statement.ts'
import { boolType, type ArrayType, type ScalarType, type StructType, type Type } from '../ir/type.ts'
import type { Definition } from '../proc/definition.ts'
import type { Namer } from '../proc/name.ts'
import { isAtom, rootOf } from '../proc/walk.ts'
import { constantLines } from './constant.ts'
import type { Names } from './names.ts'

/** Readable text is for people, compact text for programs that are only run. */
export interface Style {
  readonly compact: boolean
  readonly namer: Namer
}

/** How a language spells things. Texts passed in need no further brackets unless a level is asked for. */
export interface Dialect extends StatementWords {
  readonly language: 'glsl' | 'wgsl'
  /** What the text printed so far needs a device to have, by its name in WebGPU; added while it is printed. */
  readonly features?: ReadonlySet<string>
  /** Types without a name of the user's. */
  readonly typeName: (type: PlainType) => string
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
  /** Whether `select` on one bool is `c ? a : b`. */
  readonly ternary: boolean
  /** Functions that compare vectors component by component, where the operators do not. */
  readonly compareNames?: Readonly<Record<string, string>>
  /** How an input is read inside a function. */
  readonly input: (input: Input['detail'], name: string) => string
  /** How a uniform is read inside a function. */
  readonly uniform: (name: string, type: Type) => string
  /** A parameter that is written back: how it is read, and how a variable is passed to it. */
  readonly inout?: { readonly read: (name: string) => string; readonly pass: (text: string, isParameter: boolean) => string }
  /** `type name` as a language has them: a field of a struct, a parameter. */
  readonly declare: (type: string, name: string, space: Parameter['space']) => string
  readonly fieldEnd: string
  /** What closes the declaration of a struct. */
  readonly structEnd: string
  /** A constant, or a variable. */
  readonly bind: (type: string, name: string, isVariable: boolean) => string
  readonly header: (result: string, name: string, params: string) => string
  readonly array: (element: string, count: number) => string
}
/** What has a name in the language itself. */
export type PlainType = Exclude<Type, StructType | ArrayType>

/** Operators by how tightly they bind. Bitwise and logical ones are bracketed among others, as WGSL demands. */
const levels: Readonly<Record<string, number>> = {
  '*': 6,
  '/': 6,
  '%': 6,
  '+': 5,
  '-': 5,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '==': 4,
  '!=': 4,
  '&&': 3,
  '||': 2,
  '&': 1,
  '|': 1,
  '^': 1,
  '<<': 1,
  '>>': 1,
}
const unaryLevel = 7
const ternaryLevel = 0
/** What an operand needs to stand bare inside an operator. */
const operandLevel: Readonly<Record<string, readonly [left: number, right: number]>> = {
  '*': [6, 7],
  '/': [6, 7],
  '%': [6, 7],
  '+': [5, 6],
  '-': [5, 6],
  '&&': [4, 4],
  '||': [4, 4],
}

/** What some expressions use twice, or have under a name, with that name: arguments before what uses them. */
const sharedIn = (roots: readonly Expr[]): readonly (readonly [expr: Expr, hint: string])[] => {
  const uses = new Map<Expr, number>()
  const hints = new Map<Expr, string>()
  let isShared = false
  const count = (given: Expr): void => {
    const expr = valueOf(given)
    if (given.op === 'named') {
      hints.set(expr, given.detail)
      isShared = true
    }
    if (isAtom(expr)) return
    const known = uses.get(expr)
    if (known) isShared = true
    else for (const arg of expr.args) count(arg)
    uses.set(expr, (known ?? 0) + 1)
  }
  for (const root of roots) count(root)
  if (!isShared) return []
  return [...uses].flatMap(([expr, times]) => ((times > 1 && !rootOf(expr)) || hints.has(expr) ? [[expr, hints.get(expr) ?? 't'] as const] : []))
}

/** The value behind the names a user gave it. */
export const valueOf = (expr: Expr): Expr => (expr.op === 'named' && expr.args[0] ? valueOf(expr.args[0]) : expr)

/** Prints the functions of a program, callees first. */
export const printDefinitions = (
  definitions: readonly Definition[],
  dialect: Dialect,
  names: Names,
  style: Style,
  lines: string[],
  sites: (Site | undefined)[],
): void => {
  names.take(definitions, dialect.language === 'wgsl')
  for (const { func, body } of definitions) printFunction(func, body, dialect, names, style, lines, sites)
}

const printFunction = (func: Func, body: Block, dialect: Dialect, names: Names, style: Style, lines: string[], sites: (Site | undefined)[]): void => {
  const { compact } = style
  const space = compact ? '' : ' '
  const indent = compact ? '' : '  '
  const scope = names.namer.scope()
  const locals = new Map<Expr | Parameter, string>()
  const write = expressionWriter(dialect, names, locals, style)
  const text = (expr: Expr, isOperand = false): string => write(expr, isOperand ? unaryLevel + 1 : ternaryLevel)
  const named = (param: Parameter): string => {
    const name = scope(param.name)
    locals.set(param, name)
    return name
  }
  const params = func.params.flatMap((param) => {
    const own = dialect.declare(typeText(param.type, dialect, names), named(param), param.space)
    const sampler = names.samplers.get(param)
    return sampler && param.type.kind === 'texture' ? [own, dialect.declare(param.type.wgslSampler, named(sampler), undefined)] : [own]
  })
  const add = (line: string, depth: number, site: Site | undefined): void => {
    lines.push(indent.repeat(depth) + line)
    sites.push(site ?? func.site)
  }
  const bind = (type: Type, name: string, value: string, isVariable: boolean): string =>
    `${dialect.bind(typeText(type, dialect, names), name, isVariable)}${space}=${space}${value}`
  const addConstants = (args: readonly Expr[], depth: number, site: Site | undefined): void => {
    for (const [expr, hint] of sharedIn(args)) {
      const value = text(expr)
      const name = scope(hint)
      add(`${bind(expr.type, name, value, false)};`, depth, site)
      locals.set(expr, name)
    }
  }

  add(`${dialect.header(typeText(func.result, dialect, names), names.of(func, func.name), params.join(`,${space}`))}${space}{`, 0, undefined)
  const [only] = body
  if (only?.op === 'return' && only.args[0]) {
    addConstants(only.args, 1, only.site)
    add(`return ${text(only.args[0])};`, 1, only.site)
  } else func.layOut?.(body, { dialect, space, compact, text, named, add, bind, addConstants, needsConstants: (args) => sharedIn(args).length > 0 })
  add('}', 0, undefined)
  if (!compact) add('', 0, undefined)
}

export const typeText = (type: Type, dialect: Dialect, names: Names): string => {
  if (type.kind === 'struct') return names.struct(type)
  return type.kind === 'array' ? dialect.array(typeText(type.element, dialect, names), type.count) : dialect.typeName(type)
}

/** Writes an expression; what has a local name is written by it. `level` is what the place demands without brackets. */
export const expressionWriter = (
  dialect: Dialect,
  names: Names,
  locals: ReadonlyMap<Expr | Parameter, string>,
  { compact }: Style,
): ((expr: Expr, level: number) => string) => {
  const space = compact ? '' : ' '
  const bracket = (text: string, has: number, needs: number): string => (has < needs ? `(${text})` : text)
  const argument = (arg: Expr, param: Parameter | undefined, withSampler: boolean | undefined): string => {
    const text = write(arg, ternaryLevel)
    // A texture travels with its sampler to what reads through it.
    const sampler = arg.op === 'param' || arg.op === 'uniform' ? names.samplers.get(arg.detail) : undefined
    if (sampler) return withSampler || (param && names.samplers.has(param)) ? `${text},${space}${locals.get(sampler) ?? names.of(sampler, sampler.name)}` : text
    return param?.space && dialect.inout ? dialect.inout.pass(text, arg.op === 'param' && arg.detail.space === 'inout') : text
  }
  const list = (args: readonly Expr[], params?: readonly Parameter[], withSampler?: boolean): string => {
    const texts = args.map((arg, i) => argument(arg, params?.[i], withSampler))
    // `a < b, c > d` would be a list of types in WGSL.
    const isTemplate = (text: string, i: number): boolean =>
      dialect.language === 'wgsl' && valueOf(args[i] as Expr).op === 'binary' && /<[^<=]/.test(text) && texts.some((later, j) => j > i && later.includes('>'))
    return texts.map((text, i) => (isTemplate(text, i) ? `(${text})` : text)).join(`,${space}`)
  }
  const write = (given: Expr, level: number): string => {
    const expr = valueOf(given)
    const local = locals.get(expr)
    if (local !== undefined) return local
    const { args } = expr
    // Every operator below has the arguments its kind says. A function that picks one would be made anew for each expression.
    const { 0: first, 1: second, 2: third } = args as readonly [Expr, Expr, Expr]
    switch (expr.op) {
      case 'literal': {
        const text = dialect.literal(expr.detail, expr.type, compact)
        return text.startsWith('-') ? bracket(text, unaryLevel, level) : text
      }
      case 'param': {
        const { detail } = expr
        const name = locals.get(detail) ?? names.variable(detail)
        return detail.space === 'inout' && dialect.inout ? dialect.inout.read(name) : name
      }
      case 'input':
        return dialect.input(expr.detail, names.value(expr.detail, expr.type))
      case 'uniform':
        return dialect.uniform(names.value(expr.detail, expr.type), expr.type)
      case 'storage':
        return names.value(expr.detail, expr.type)
      case 'construct':
        return `${typeText(expr.type, dialect, names)}(${list(args)})`
      case 'swizzle':
        return `${write(first, unaryLevel + 1)}.${expr.detail}`
      case 'field': {
        const { type } = first
        const name = type.kind === 'struct' ? (type.fields[expr.detail]?.name ?? '') : ''
        return `${write(first, unaryLevel + 1)}.${type.kind === 'struct' && type.isBuiltin ? name : names.namer.field(name)}`
      }
      case 'index':
        return `${write(first, unaryLevel + 1)}[${write(second, ternaryLevel)}]`
      case 'unary':
        return bracket(expr.detail + write(first, unaryLevel + 1), unaryLevel, level)
      case 'binary': {
        const compare = expr.type.kind === 'vector' && dialect.compareNames?.[expr.detail]
        if (compare) return `${compare}(${list(args)})`
        const own = levels[expr.detail] ?? 0
        const [left, right] = operandLevel[expr.detail] ?? (own === 4 ? [5, 5] : [unaryLevel, unaryLevel])
        const after = write(second, right)
        // Two minus signs in a row would read as a decrement.
        return bracket(`${write(first, left)}${space}${expr.detail}${space}${after.startsWith('-') ? `(${after})` : after}`, own, level)
      }
      case 'builtin': {
        if (expr.detail.name === 'select' && dialect.ternary && third.type === boolType) {
          return bracket(`${write(third, 1)}${space}?${space}${write(second, 1)}${space}:${space}${write(first, 1)}`, ternaryLevel, level)
        }
        const spelling = expr.detail[dialect.language] ?? expr.detail.name
        const name = typeof spelling === 'string' ? spelling : spelling(expr)
        return `${typeof name === 'string' ? name : names.of(name, name.name)}(${expr.detail.pointer ? '&' : ''}${list(args, undefined, expr.detail.sampler !== undefined)})`
      }
      case 'call':
        return `${names.of(expr.detail, expr.detail.name)}(${list(args, expr.detail.params)})`
      case 'named':
        return write(first, level)
    }
  }
  return write
}

/** The polyfill that stands in for a built-in in a language, if there is one. */
export const polyfillIn =
  (language: Dialect['language']) =>
  (expr: Builtin): Func | undefined => {
    const spelling = expr.detail[language]
    const name = typeof spelling === 'function' ? spelling(expr) : undefined
    return typeof name === 'object' ? name : undefined
  }

/** Declarations of the structs and constants used so far. */
export const structLines = (names: Names, dialect: Dialect, compact: boolean): readonly string[] => {
  // Their types may have structs that no function names.
  const write = expressionWriter(dialect, names, new Map(), { compact, namer: names.namer })
  const constants = constantLines(
    names,
    dialect,
    compact,
    (expr) => write(expr, ternaryLevel),
    (type) => typeText(type, dialect, names),
  )
  const structs = [...names.structs].flatMap((type) =>
    type.isBuiltin
      ? []
      : [
          `struct ${names.struct(type)}${compact ? '' : ' '}{`,
          ...type.fields.map(
            (field) =>
              (compact ? '' : '  ') +
              (field.align ? `@align(${field.align}) ` : '') +
              dialect.declare(typeText(field.type, dialect, names), names.namer.field(field.name), undefined) +
              dialect.fieldEnd,
          ),
          dialect.structEnd,
          ...(compact ? [] : ['']),
        ],
  )
  return [...structs, ...constants]
}
