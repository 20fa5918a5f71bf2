/**
 * Prints functions, for all shader languages. This file decides which expressions get a constant, where brackets are needed, and how
 * a function is laid out; the dialect of a language spells the parts.
 */
import type { Site } from '../../diagnostic/site.ts'
import type { Builtin, Expr, Func, Parameter } from '../../ir/expr.ts'
import type { StatementPrinter, StatementWords } from '../../ir/statement.ts'
import type { Head } from '../../ir/text.ts'
import type { ArrayType, ScalarType, StructType, Type } from '../../ir/type.ts'
import type { Definition } from '../../pass/definition.ts'
import type { Namer } from './namer.ts'
import { isAtom, mark, markOf, rootOf, startWalk } from '../../pass/walk.ts'
import { takeNames, type Given, type Names } from './program-names.ts'

/** Readable text is for people, compact text for programs that engines run. */
export interface Style {
  readonly compact: boolean
  readonly namer: Namer
}

/** How a language spells the parts of a program. Texts that are passed in need no further brackets. */
export interface Dialect extends StatementWords, Pick<Head, 'declare'> {
  /** The WebGPU features that the text requires; filled while it is printed. */
  readonly features?: ReadonlySet<string>
  /** The name of a type that the language itself names. */
  readonly typeName: (type: PlainType) => string
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
  /** Functions that compare vectors by component, if the operators do not. */
  readonly compareNames?: Readonly<Record<string, string>>
  /** The polyfill for an operator. */
  readonly operator?: (expr: Expr) => Func | undefined
  /** Reads an input, a uniform or a storage inside a function. */
  readonly given: (source: Given, name: string, type: Type) => string
  /** Reads an `inout` parameter, if not by its name. */
  readonly readInout?: (name: string) => string
  /** The arguments of a call, if not just their texts. */
  readonly pass?: (expr: Expr, texts: readonly string[], names: Names, locals: ReadonlyMap<Parameter, string>) => readonly string[]
  /** Names the declarations that only this language needs. */
  readonly take?: (definitions: readonly Definition[], names: Names) => void
  /** Parameters that the language adds after one of the program. */
  readonly after?: (param: Parameter, names: Names, nameParameter: (param: Parameter) => string) => readonly string[]
  /** The declaration of a constant or a variable, without its value. */
  readonly bind: (type: string, name: string, isVariable: boolean) => string
  readonly header: (result: string, name: string, params: string) => string
  readonly array: (element: string, count: number) => string
}
/** A type that the language itself names. */
export type PlainType = Exclude<Type, StructType | ArrayType>

/** The precedence of operators. Bitwise and logical ones get brackets beside others, as WGSL requires. */
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
/** The precedence that operands need to go without brackets, by the precedence of the operator. */
const operandLevels = (own: number): readonly [left: number, right: number] => (own > 4 ? [own, own + 1] : own > 3 ? [5, 5] : own > 1 ? [4, 4] : [7, 7])

/** The expressions that are used twice or have a name, with that name: arguments before their users. Most statements have none. */
const sharedIn = (roots: readonly Expr[]): readonly (readonly [expr: Expr, hint: string])[] => {
  const start = startWalk()
  let shared: Map<Expr, string> | undefined
  const share = (expr: Expr, hint?: string): void => {
    shared ??= new Map<Expr, string>()
    shared.set(expr, hint ?? shared.get(expr) ?? 't')
  }
  const count = (given: Expr): void => {
    const expr = valueOf(given)
    if (isAtom(expr)) return
    if (given.op === 'named') share(expr, given.detail)
    if (markOf(expr) <= start) {
      expr.args.forEach(count)
      mark(expr)
    } else if (!rootOf(expr)) share(expr)
  }
  roots.forEach(count)
  return shared ? [...shared].toSorted(([a], [b]) => markOf(a) - markOf(b)) : []
}

/** The value behind its names. */
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
  takeNames(names, definitions)
  dialect.take?.(definitions, names)
  const { compact, namer } = style
  const space = compact ? '' : ' '
  const indent = compact ? '' : '  '
  /** The names of the current function, the constants in scope, and the site of its declaration. */
  const locals = new Map<Parameter, string>()
  const constants = new Map<Expr, string>()
  let scope = namer.scope()
  let declared: Site | undefined
  const write = expressionWriter(dialect, names, locals, constants, style)
  const text = (expr: Expr, isOperand = false): string => write(expr, isOperand ? unaryLevel + 1 : ternaryLevel)
  const named = (param: Parameter): string => {
    const name = scope(param.name)
    locals.set(param, name)
    return name
  }
  const add = (line: string, depth: number, site: Site | undefined): void => {
    lines.push(indent.repeat(depth) + line)
    sites.push(site ?? declared)
  }
  const bind = (type: Type, name: string, value: string, isVariable: boolean): string =>
    `${dialect.bind(typeText(type, dialect, names), name, isVariable)}${space}=${space}${value}`
  const addConstants = (args: readonly Expr[], depth: number, site: Site | undefined): void => {
    for (const [expr, hint] of sharedIn(args)) {
      const value = text(expr)
      const name = scope(hint)
      add(`${bind(expr.type, name, value, false)};`, depth, site)
      constants.set(expr, name)
    }
  }
  const needsConstants = (args: readonly Expr[]): boolean => sharedIn(args).length > 0
  const printer: StatementPrinter = { dialect, space, compact, text, named, add, bind, addConstants, needsConstants }

  const declare = (param: Parameter): readonly string[] => {
    const own = dialect.declare(typeText(param.type, dialect, names), named(param), param.space)
    return dialect.after ? [own, ...dialect.after(param, names, named)] : [own]
  }

  for (const { func, body } of definitions) {
    declared = func.site
    scope = namer.scope()
    if (locals.size > 0) locals.clear()
    if (constants.size > 0) constants.clear()
    const params = func.params.flatMap(declare)
    add(`${dialect.header(typeText(func.result, dialect, names), names.of(func, func.name), params.join(`,${space}`))}${space}{`, 0, undefined)
    if (func.statements) func.statements.print(body, printer)
    else
      // A function without statements is one expression, which may have been cut.
      for (const { op, args, detail, site } of body) {
        addConstants(args, 1, site)
        const value = args[0] ? text(args[0]) : ''
        add(op === 'let' ? `${bind(detail.type, named(detail), value, false)};` : `return ${value};`, 1, site)
      }
    add('}', 0, undefined)
    if (!compact) add('', 0, undefined)
  }
}

export const typeText = (type: Type, dialect: Dialect, names: Names): string => {
  if (type.kind === 'struct') return type.text?.name(type, names) ?? type.name
  return type.kind === 'array' ? dialect.array(typeText(type.element, dialect, names), type.count) : dialect.typeName(type)
}

/** Returns a function that prints an expression, or the name of its constant. `level` is the precedence that needs no brackets there. */
const expressionWriter = (
  dialect: Dialect,
  names: Names,
  locals: ReadonlyMap<Parameter, string>,
  constants: ReadonlyMap<Expr, string>,
  { compact }: Style,
): ((expr: Expr, level: number) => string) => {
  const space = compact ? '' : ' '
  const comma = `,${space}`
  const bracket = (text: string, has: number, needs: number): string => (has < needs ? `(${text})` : text)
  const bare = (expr: Expr): string => write(expr, ternaryLevel)
  const list = (expr: Expr): string => {
    const texts = expr.args.map(bare)
    return (dialect.pass?.(expr, texts, names, locals) ?? texts).join(comma)
  }
  const write = (given: Expr, level: number): string => {
    const expr = valueOf(given)
    if (constants.size > 0) {
      const constant = constants.get(expr)
      if (constant !== undefined) return constant
    }
    const { args } = expr
    // Each kind has its arguments. A function that picks one would be allocated for each expression.
    const { 0: first, 1: second } = args as readonly [Expr, Expr]
    switch (expr.op) {
      case 'literal': {
        const text = dialect.literal(expr.detail, expr.type, compact)
        return text.startsWith('-') ? bracket(text, unaryLevel, level) : text
      }
      case 'param': {
        const { detail } = expr
        const name = locals.get(detail) ?? names.of(detail, detail.name)
        return detail.space === 'inout' && dialect.readInout ? dialect.readInout(name) : name
      }
      case 'input':
      case 'uniform':
      case 'storage':
        return dialect.given(expr.detail, names.value(expr.detail, expr.type), expr.type)
      case 'construct':
        return `${typeText(expr.type, dialect, names)}(${list(expr)})`
      case 'swizzle':
        return `${write(first, unaryLevel + 1)}.${expr.detail}`
      case 'field': {
        // Only structs have fields.
        const type = first.type as StructType
        return `${write(first, unaryLevel + 1)}.${type.text?.field(type, expr.detail, names)}`
      }
      case 'index':
        return `${write(first, unaryLevel + 1)}[${write(second, ternaryLevel)}]`
      case 'unary':
        return bracket(expr.detail + write(first, unaryLevel + 1), unaryLevel, level)
      case 'binary': {
        const stand = dialect.operator?.(expr)
        if (stand) return `${names.of(stand, stand.name)}(${list(expr)})`
        const compare = expr.type.kind === 'vector' && dialect.compareNames?.[expr.detail]
        if (compare) return `${compare}(${list(expr)})`
        const own = levels[expr.detail] ?? 0
        const [left, right] = operandLevels(own)
        const after = write(second, right)
        // Two minus signs in a row would be a decrement.
        return bracket(`${write(first, left)}${space}${expr.detail}${space}${after.startsWith('-') ? `(${after})` : after}`, own, level)
      }
      case 'builtin': {
        const operator = dialect.language === 'glsl' && expr.detail.glslOperator?.(expr, (arg) => write(arg, ternaryLevel + 1), space)
        if (operator) return bracket(operator, ternaryLevel, level)
        const name = spellingIn(dialect.language, expr)
        return `${typeof name === 'string' ? name : names.of(name, name.name)}(${list(expr)})`
      }
      case 'call':
        return `${names.of(expr.detail, expr.detail.name)}(${list(expr)})`
      case 'named':
        return write(first, level)
    }
  }
  return write
}

/** The name of a built-in in a language, or its polyfill there. */
const spellingIn = (language: Dialect['language'], expr: Builtin): string | Func => {
  const spelling = expr.detail[language] ?? expr.detail.name
  return typeof spelling === 'string' ? spelling : spelling(expr)
}

/** The polyfill for a built-in in a language, if any. */
export const polyfillIn = (language: Dialect['language'], expr: Expr): Func | undefined => {
  const spelling = expr.op === 'builtin' ? spellingIn(language, expr) : undefined
  return typeof spelling === 'object' ? spelling : undefined
}

/** Declarations of the structs, constants and variables used so far. */
export const headLines = (names: Names, dialect: Dialect, compact: boolean): readonly string[] => {
  const head: Head = { ...dialect, compact, names, typeText: (type) => typeText(type, dialect, names) }
  // The types of module declarations may have structs that no function uses, so they are printed first.
  const kinds = new Set([...names.variables].map((variable) => variable.moduleLines))
  const lines = [...kinds].flatMap((print) => print?.(head) ?? [])
  const [struct] = names.structs
  return [...(struct?.text?.lines(head) ?? []), ...lines]
}
