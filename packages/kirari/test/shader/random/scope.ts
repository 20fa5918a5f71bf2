/** The names that a random program can refer to at a point of its text. */
import type { Choices } from './prng.ts'
import type { Expr, Func } from './program.ts'
import { arrayOf, elementsOf, int, matrix, numeric, uint, type StructType, type Type } from './type.ts'

export interface Local {
  readonly name: string
  readonly type: Type
  /** The variable that it is, or belongs to; undefined for a value. */
  readonly root?: string
  /** Made of literals and parameters alone: the same wherever it is computed. */
  readonly isPure: boolean
  /** Made of literals alone. */
  readonly isConstant: boolean
  /** An int or uint that is at least 0 and below this number. */
  readonly below?: number
  /** Only its creator may change it: the counter of a loop. */
  readonly isKept?: boolean
}

/** What a program may contain. */
export interface Features {
  /** Whether the language has a function of this name. */
  readonly has: (name: string) => boolean
  readonly arrays: boolean
  readonly matrices: boolean
  /** Functions that differ between targets, compared with a tolerance. */
  readonly inexact: boolean
}

/** The state of a program while it is generated. */
export class Scope {
  readonly choices: Choices
  readonly features: Features
  readonly structs: readonly StructType[]
  readonly functions: readonly Func[]
  readonly globals: readonly Local[]
  /** The types that a program uses most, so that its values match. */
  readonly palette: readonly Type[]
  readonly #blocks: Local[][] = [[]]
  /** Locals that have leaked out of their block. */
  readonly #leaked: Local[] = []
  readonly #name: (prefix: string) => string
  /** The cost of all calls so far: calls in loops in calls add up. */
  calls = 0

  constructor(
    choices: Choices,
    features: Features,
    structs: readonly StructType[],
    functions: readonly Func[],
    globals: readonly Local[],
    palette: readonly Type[],
    name: (prefix: string) => string,
  ) {
    this.choices = choices
    this.features = features
    this.structs = structs
    this.functions = functions
    this.globals = globals
    this.palette = palette
    this.#name = name
  }

  /** A name that is unique in the program. */
  newName(prefix: string): string {
    return this.#name(prefix)
  }
  add(local: Local, leaks = false): void {
    if (leaks) this.#leaked.push(local)
    else this.#blocks.at(-1)?.push(local)
  }
  /** Runs `fill` with a new block. */
  inside<V>(fill: () => V): V {
    this.#blocks.push([])
    const result = fill()
    this.#blocks.pop()
    return result
  }
  get depth(): number {
    return this.#blocks.length
  }

  locals(): readonly Local[] {
    return [...this.globals, ...this.#leaked, ...this.#blocks.flat()]
  }
}

export const localExpr = ({ name, type }: Local): Expr => ({ op: 'local', name, type })

/** Whether every local in an expression has the property. */
export const everyLocal = (expr: Expr, scope: Scope, property: (local: Local) => boolean): boolean => {
  const locals = new Map(scope.locals().map((local) => [local.name, local]))
  const check = (one: Expr): boolean => {
    switch (one.op) {
      case 'local': {
        const local = locals.get(one.name)
        return local !== undefined && property(local)
      }
      case 'literal':
      case 'bare':
        return true
      case 'swizzle':
      case 'field':
      case 'named':
        return check(one.of)
      case 'at':
        return check(one.of) && check(one.index)
      case 'call':
        return !one.func.params.some(({ isInout }) => isInout) && one.args.every(check)
      case 'apply':
      case 'construct':
        return one.args.every(check)
    }
  }
  return check(expr)
}

/** An index below `count`. */
export const indexBelow = (count: number, scope: Scope): Expr => {
  const { choices } = scope
  const inRange = scope.locals().filter(({ below }) => below !== undefined && below <= count)
  if (inRange.length > 0 && choices.chance(0.5)) return localExpr(choices.of(inRange))
  const type = choices.chance(0.5) ? int : uint
  const locals = scope.locals().filter((local) => local.type === type && !local.isConstant)
  if (locals.length === 0 || choices.chance(0.5)) {
    const value = choices.below(count)
    return choices.chance(0.7) ? { op: 'bare', type: int, value } : { op: 'literal', type, value }
  }
  const of = localExpr(choices.of(locals))
  const limit = (value: number): Expr => ({ op: 'bare', type, value })
  const apply = (name: string, ...args: readonly Expr[]): Expr => ({ op: 'apply', type, name, asMethod: true, args: [of, ...args] })
  if (type === uint && choices.chance(0.5)) return apply('remainder', limit(count))
  return (count & (count - 1)) === 0 && choices.chance(0.7) ? apply('bitAnd', limit(count - 1)) : apply('clamp', limit(0), limit(count - 1))
}

/** A random part of an expression that has the type; undefined if there is none on the chosen path. `distinct`: no component twice, as an assignment requires. */
export const partOf = (expr: Expr, type: Type, scope: Scope, distinct: boolean): Expr | undefined => {
  const { choices } = scope
  const of = expr.type
  if (of === type && (of.kind !== 'numeric' || of.size === 1 || choices.chance(0.8))) return expr
  if (of.kind === 'struct') {
    const index = choices.below(of.fields.length)
    const field = of.fields[index]
    return field && partOf({ op: 'field', type: field.type, of: expr, index }, type, scope, distinct)
  }
  if (of.kind === 'numeric') {
    if (of.size === 1 || type.kind !== 'numeric' || type.scalar !== of.scalar) return undefined
    if (type.size === 1 && choices.chance(0.3)) return { op: 'at', type, of: expr, index: indexBelow(of.size, scope) }
    if (distinct && type.size > of.size) return undefined
    let letters = ''
    while (letters.length < type.size) {
      const letter = 'xyzw'.charAt(choices.below(of.size))
      if (!distinct || !letters.includes(letter)) letters += letter
    }
    return { op: 'swizzle', type, of: expr, letters }
  }
  const elements = elementsOf(of)
  return elements && partOf({ op: 'at', type: elements.type, of: expr, index: indexBelow(elements.count, scope) }, type, scope, distinct)
}

/** The type of a part, or of the value itself. */
export const partType = (type: Type, scope: Scope): Type => {
  const { choices } = scope
  if (choices.chance(type.kind === 'numeric' ? 0.5 : 0.25)) return type
  if (type.kind === 'struct') return partType(choices.of(type.fields).type, scope)
  if (type.kind === 'numeric') return numeric(type.scalar, choices.between(1, type.size))
  const elements = elementsOf(type)
  return elements ? partType(elements.type, scope) : type
}

/** A type that a variable or parameter can have. */
export const randomType = (scope: Scope, depth = 2): Type => {
  const { choices, features, structs, palette } = scope
  // Not every language has arrays of arrays: a struct wraps the inner array.
  const known = palette.filter(({ kind }) => depth > 0 || kind !== 'array')
  if (known.length > 0 && choices.chance(0.8)) return choices.of(known)
  const kind = choices.weighted<'numeric' | 'struct' | 'array' | 'matrix'>([
    [14, 'numeric'],
    [structs.length > 0 ? 3 : 0, 'struct'],
    [features.arrays && depth > 0 ? 3 : 0, 'array'],
    [features.matrices ? 2 : 0, 'matrix'],
  ])
  if (kind === 'struct') return choices.of(structs)
  if (kind === 'array') return arrayOf(randomType(scope, 0), choices.between(2, 4))
  if (kind === 'matrix') return matrix(choices.between(2, 4), choices.between(2, 4))
  return numeric(
    choices.weighted([
      [4, 'float'],
      [4, 'int'],
      [3, 'uint'],
      [1, 'bool'],
    ]),
    choices.weighted([
      [5, 1],
      [2, 2],
      [2, 3],
      [2, 4],
    ]),
  )
}
