/**
 * From functions to text: what the languages share. Which expressions get a constant of their own, where brackets
 * are needed, and how a function is laid out is decided here once; a language says how it spells the parts.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Parameter } from '../ir/expr.ts'
import { boolType, type NumericType, type Type } from '../ir/type.ts'
import type { Definition } from '../proc/definition.ts'
import type { Namer } from '../proc/name.ts'
import type { Names } from './names.ts'

/** Readable text is for people, compact text for programs that are only run. */
export interface Style {
  readonly compact: boolean
  readonly namer: Namer
}

/** How a language spells things. Texts passed in need no further brackets unless a level is asked for. */
export interface Dialect {
  readonly typeName: (type: NumericType) => string
  readonly literal: (value: number | boolean, type: NumericType, compact: boolean) => string
  /** Built-ins whose name differs from the one in proc/builtin.ts. */
  readonly builtinNames: Readonly<Record<string, string>>
  /** A built-in whose spelling depends on its types; undefined for all others. */
  readonly special?: (expr: Expr & { readonly op: 'builtin' }) => string | undefined
  /** Whether `select` on one bool is `c ? a : b`. */
  readonly ternary: boolean
  /** Functions that compare vectors component by component, where the operators do not. */
  readonly compareNames?: Readonly<Record<string, string>>
  /** How an input is read inside a function. */
  readonly uniform: (name: string) => string
  /** A field of a struct as it is declared. */
  readonly field: (type: string, name: string) => string
  /** What closes the declaration of a struct. */
  readonly structEnd: string
  readonly constant: (type: string, name: string, value: string, compact: boolean) => string
  readonly header: (result: string, name: string, params: readonly { readonly type: string; readonly name: string }[], compact: boolean) => string
}

/** Operators by how tightly they bind. Bitwise and logical ones are bracketed among others, as WGSL demands. */
const levels: Readonly<Record<string, number>> = {
  '*': 6,
  '/': 6,
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
  '+': [5, 6],
  '-': [5, 6],
  '&&': [4, 4],
  '||': [4, 4],
}

/** Reading it is as cheap as a name: it never gets a constant of its own. */
export const isAtom = (expr: Expr): boolean =>
  expr.op === 'literal' ||
  expr.op === 'param' ||
  expr.op === 'input' ||
  expr.op === 'uniform' ||
  ((expr.op === 'swizzle' || expr.op === 'field') && expr.args.every(isAtom))

/** How often each expression is used, and the names users gave. */
export const countUses = (
  roots: readonly Expr[],
  order: readonly Expr[],
): { readonly uses: ReadonlyMap<Expr, number>; readonly hints: ReadonlyMap<Expr, string> } => {
  const uses = new Map<Expr, number>()
  const hints = new Map<Expr, string>()
  const use = (expr: Expr): void => {
    const value = valueOf(expr)
    uses.set(value, (uses.get(value) ?? 0) + 1)
  }
  for (const expr of order) {
    if (expr.op === 'named') hints.set(valueOf(expr), expr.detail)
    else expr.args.forEach(use)
  }
  roots.forEach(use)
  return { uses, hints }
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
  names.take(definitions)
  for (const { func, body, order } of definitions) {
    const site = func.site
    const add = (line: string): void => {
      lines.push(line)
      sites.push(site)
    }
    const scope = names.namer.scope()
    const params = func.params.map((param) => ({ param, type: typeText(param.type, dialect, names), name: scope(param.name) }))
    const locals = new Map<Expr | Parameter, string>(params.map(({ param, name }) => [param, name]))
    add(dialect.header(typeText(func.result, dialect, names), names.of(func, func.name), params, style.compact))
    const write = expressionWriter(dialect, names, locals, style)
    const { uses, hints } = countUses([body], order)
    const indent = style.compact ? '' : '  '
    for (const expr of order) {
      if (expr.op === 'named' || isAtom(expr) || !((uses.get(expr) ?? 0) > 1 || hints.has(expr))) continue
      const text = write(expr, ternaryLevel)
      const name = scope(hints.get(expr) ?? 't')
      add(indent + dialect.constant(typeText(expr.type, dialect, names), name, text, style.compact))
      locals.set(expr, name)
    }
    add(`${indent}return ${write(body, ternaryLevel)};`)
    add('}')
    if (!style.compact) add('')
  }
}

export const typeText = (type: Type, dialect: Dialect, names: Names): string => (type.kind === 'struct' ? names.struct(type) : dialect.typeName(type))

/** Writes an expression; what has a local name is written by it. `level` is what the place demands without brackets. */
export const expressionWriter = (
  dialect: Dialect,
  names: Names,
  locals: ReadonlyMap<Expr | Parameter, string>,
  { compact }: Style,
): ((expr: Expr, level: number) => string) => {
  const space = compact ? '' : ' '
  const bracket = (text: string, has: number, needs: number): string => (has < needs ? `(${text})` : text)
  const list = (args: readonly Expr[]): string => args.map((arg) => write(arg, ternaryLevel)).join(`,${space}`)
  const write = (given: Expr, level: number): string => {
    const expr = valueOf(given)
    const local = locals.get(expr)
    if (local !== undefined) return local
    const { args } = expr
    // Every operator below has the arguments its kind says.
    const at = (i: number): Expr => args[i] as Expr
    switch (expr.op) {
      case 'literal': {
        const text = dialect.literal(expr.detail, expr.type, compact)
        return text.startsWith('-') ? bracket(text, unaryLevel, level) : text
      }
      case 'param':
        return locals.get(expr.detail) ?? expr.detail.name
      case 'input':
        return expr.detail === 'uv' ? names.value(expr.detail, expr.type) : dialect.uniform(names.value(expr.detail, expr.type))
      case 'uniform':
        return dialect.uniform(names.value(expr.detail, expr.type))
      case 'construct':
        return `${typeText(expr.type, dialect, names)}(${list(args)})`
      case 'swizzle':
        return `${write(at(0), unaryLevel + 1)}.${expr.detail}`
      case 'field': {
        const { type } = at(0)
        return `${write(at(0), unaryLevel + 1)}.${names.namer.field(type.kind === 'struct' ? (type.fields[expr.detail]?.name ?? '') : '')}`
      }
      case 'unary':
        return bracket(expr.detail + write(at(0), unaryLevel + 1), unaryLevel, level)
      case 'binary': {
        const compare = expr.type.size > 1 && dialect.compareNames?.[expr.detail]
        if (compare) return `${compare}(${list(args)})`
        const own = levels[expr.detail] ?? 0
        const [left, right] = operandLevel[expr.detail] ?? (own === 4 ? [5, 5] : [unaryLevel, unaryLevel])
        const second = write(at(1), right)
        // Two minus signs in a row would read as a decrement.
        return bracket(`${write(at(0), left)}${space}${expr.detail}${space}${second.startsWith('-') ? `(${second})` : second}`, own, level)
      }
      case 'builtin': {
        if (expr.detail === 'select' && dialect.ternary && at(2).type === boolType) {
          return bracket(`${write(at(2), 1)}${space}?${space}${write(at(1), 1)}${space}:${space}${write(at(0), 1)}`, ternaryLevel, level)
        }
        return `${dialect.special?.(expr) ?? dialect.builtinNames[expr.detail] ?? expr.detail}(${list(args)})`
      }
      case 'call':
        return `${names.of(expr.detail, expr.detail.name)}(${list(args)})`
      case 'named':
        return write(at(0), level)
    }
  }
  return write
}

/** Declarations of the structs used so far. */
export const structLines = (names: Names, dialect: Dialect, compact: boolean): readonly string[] =>
  [...names.structs].flatMap((type) => [
    `struct ${names.struct(type)} {`,
    ...type.fields.map((field) => (compact ? '' : '  ') + dialect.field(typeText(field.type, dialect, names), names.namer.field(field.name))),
    dialect.structEnd,
    ...(compact ? [] : ['']),
  ])
