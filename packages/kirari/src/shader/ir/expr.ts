/**
 * Expressions and functions: what every stage of the pipeline reads.
 *
 * An expression is a value without side effects. It never changes after it is made, its type is fixed
 * when it is made, and it is shared by identity: an expression that two others use is computed once.
 * All expressions have the same four members, so a pass can rebuild one without knowing its kind;
 * `detail` holds what is particular to each kind.
 *
 * Must not know: node methods, targets, GPUs.
 */
import type { Site } from '../diagnostic/site.ts'
import type { NumericType, Type } from './type.ts'

/** What a fragment can read without declaring it. Lengths of time in seconds, sizes in pixels, y up. */
export type InputName =
  /** Where the pixel is, (0, 0) bottom left to (1, 1) top right; vec2. */
  | 'uv'
  /** Seconds since the engine started, held while it is stopped; float. */
  | 'time'
  /** Size of the drawing buffer in pixels; vec2. */
  | 'resolution'
  /** Last place of the pointer in the units of uv, (0.5, 0.5) before it came; vec2. */
  | 'pointer'

/** A value that the application sets. The engine reads it when it draws and listens for changes. */
export interface UniformSource {
  readonly type: NumericType
  /** Hint for the name in the text. */
  readonly name: string | undefined
  /** The value now: a scalar, or an array with one entry a component. */
  readonly value: UniformValue
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}
export type UniformValue = number | boolean | readonly number[] | readonly boolean[]

export type UnaryOperator = '-' | '!' | '~'
export type BinaryOperator = '+' | '-' | '*' | '/' | '&' | '|' | '^' | '<<' | '>>' | '&&' | '||' | CompareOperator
export type CompareOperator = '<' | '<=' | '>' | '>=' | '==' | '!='

interface Base<Op extends string, Detail, T extends Type = Type> {
  readonly op: Op
  readonly type: T
  readonly args: readonly Expr[]
  readonly detail: Detail
}

/** A number or truth value; detail is the value. */
export type Literal = Base<'literal', number | boolean, NumericType>
/** A parameter of the function whose body this is in; detail is its declaration there. */
export type Param = Base<'param', Parameter>
/** A value the stage provides. */
export type Input = Base<'input', InputName, NumericType>
/** A value the application provides. */
export type Uniform = Base<'uniform', UniformSource, NumericType>
/** A vector or struct from parts, a conversion (one argument of the same size), or a splat (one scalar). */
export type Construct = Base<'construct', undefined>
/** Components of a vector in any order; detail is letters of `xyzw`. */
export type Swizzle = Base<'swizzle', string, NumericType>
/** A field of a struct; detail is its index. */
export type Field = Base<'field', number>
export type Unary = Base<'unary', UnaryOperator, NumericType>
/** Component-wise; one side may be a scalar beside a vector. Comparisons of vectors give a bvec. */
export type Binary = Base<'binary', BinaryOperator, NumericType>
/** A built-in function; detail is its name in proc/builtin.ts. */
export type Builtin = Base<'builtin', string, NumericType>
/** A call of a user's function. */
export type Call = Base<'call', Func>
/** The same value, kept in a constant of this name in the text. */
export type Named = Base<'named', string>

export type Expr = Literal | Param | Input | Uniform | Construct | Swizzle | Field | Unary | Binary | Builtin | Call | Named

/** A parameter. Its identity ties the uses in a body to the declaration. */
export interface Parameter {
  /** Hint for the name in the text. */
  readonly name: string
  readonly type: Type
}

/** A function. Two functions are the same when they are the same object. */
export interface Func {
  /** Hint for the name in the text. */
  readonly name: string
  readonly params: readonly Parameter[]
  readonly result: Type
  /** The value it returns. */
  readonly body: Expr
  /** Where the user declared it. */
  readonly site: Site | undefined
}

/** Makes an expression that no user sees: used by passes. */
export const makeExpr = <E extends Expr>(op: E['op'], type: E['type'], args: readonly Expr[], detail: E['detail']): E =>
  // The four members are those of E by the signature; TypeScript cannot see that they belong together.
  ({ op, type, args, detail }) as Expr as E
