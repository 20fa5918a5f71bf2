/**
 * The rule of a built-in function, as data: its argument types and its result type. The files beside this one hold the rules, one a family.
 * A rule is part of every expression that calls the function, so a program carries only the rules it uses.
 */
import type { BuiltinRule } from '../ir/expr.ts'
import { boolType, floatType, halfType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../ir/type.ts'

/** How the type of a call follows from its arguments. T is one type; a scalar of T's kind may stand for T where the shape is `map`. */
export type Shape =
  /** Component-wise: every argument T, result T. */
  | 'map'
  /** Vectors of one type to their scalar. */
  | 'fold'
  /** Vectors of one type to the same type. */
  | 'vector'
  /** Two vec3 to a vec3. */
  | 'cross'
  /** Component-wise to this scalar. */
  | ScalarType
  /** Anything else: computes the type of the call from those of its arguments; undefined when they do not match. */
  | ((types: readonly Type[]) => Type | undefined)

export interface Rule extends BuiltinRule {
  readonly shape: Shape
  /** The number of arguments. */
  readonly arity: number
  /** The accepted scalar kinds. */
  readonly scalars: readonly ScalarType[]
  /**
   * Where a scalar may stay beside vectors: V or S for each argument. For any other combination the front end expands the scalars to vectors
   * when the node is made, so that no later stage has to check. `any`: nothing is expanded.
   */
  readonly mixed: string
  /** The accepted arguments, in words for a diagnostic; for shapes that are functions. */
  readonly takes?: string
}

/** A rule whose name is not known yet: the key of its table becomes its name. */
export type Nameless = Omit<Rule, 'name'>

export const floats: readonly ScalarType[] = [floatType, halfType]
export const signed: readonly ScalarType[] = [floatType, halfType, intType]
export const numbers: readonly ScalarType[] = [floatType, halfType, intType, uintType]
export const integers: readonly ScalarType[] = [intType, uintType]
export const bools: readonly ScalarType[] = [boolType]

export const rule = (shape: Shape, arity: number, scalars: readonly ScalarType[] = floats, mixed = '', more: Partial<BuiltinRule> = {}): Nameless => ({
  shape,
  arity,
  scalars,
  mixed,
  ...more,
})

/** A rule on its own, so that a bundle leaves it out unless the program calls it: floats, unless `more` says otherwise. */
export const ruleOf = (name: string, shape: Shape, arity: number, more: Partial<Rule> = {}): Rule => ({
  shape,
  arity,
  scalars: floats,
  mixed: '',
  ...more,
  name,
})

/** Gives each rule of a table its key as its name. */
export const named = <T extends Readonly<Record<string, Nameless>>>(table: T): { readonly [K in keyof T]: Rule } =>
  // Each value is the one of the same key, with a name added.
  Object.fromEntries(Object.entries(table).map(([name, nameless]) => [name, { name, ...nameless }])) as { readonly [K in keyof T]: Rule }

/** Expressions and nodes. */
interface Typed {
  readonly type: Type
}

/** The type of a call, or undefined when the types do not match the rule. */
export const resultType = ({ shape, scalars }: Rule, args: readonly Typed[]): Type | undefined => {
  if (typeof shape === 'function') return shape(args.map(({ type }) => type))
  const wide = widest(args)
  if (!wide || !scalars.includes(wide.scalar)) return undefined
  const { scalar, size } = wide
  if (typeof shape === 'object') return typeOf(shape, size)
  const isMap = shape === 'map'
  for (const { type } of args) if (type !== wide && !(isMap && type === scalar)) return undefined
  if (isMap) return wide
  if (size === 1 || (shape === 'cross' && size !== 3)) return undefined
  return shape === 'fold' ? scalar : wide
}

/** The type of the first vector among the arguments, else that of the first; undefined if one of them is neither scalar nor vector. */
export const widest = (args: readonly Typed[]): NumericType | undefined => {
  let wide: NumericType | undefined
  for (const { type } of args) {
    if (!isNumeric(type)) return undefined
    if (!wide || (wide.size === 1 && type.size > 1)) wide = type
  }
  return wide
}
