/** The state that scalarising one function shares: the scalars behind each name, and the statements made so far. */
import {
  makeExpr,
  type Builtin,
  type Expr,
  type Func,
  type InputName,
  type Parameter,
  type StageInput,
  type StorageSource,
  type UniformSource,
} from '../../../ir/expr.ts'
import { makeStatement, type Do, type Let, type Statement, type Var } from '../../../ir/statement.ts'
import { floatType, type ArrayType, type ScalarType, type Type } from '../../../ir/type.ts'
import { sliceOf, fullBuffer } from './array.ts'
import type { Form } from './form.ts'
import { int, isList, read, type Parts } from './scalar.ts'

/** What a program reads from outside, or shares between its functions. */
export type Outer = InputName | StageInput | UniformSource | StorageSource | Parameter

/** A function in the scalar form. */
export interface ScalarFunction {
  readonly source: Func
  readonly func: Func
  /** The scalars that it returns: those of its result, then those of its parameters that are written back. One is returned, several are left in `results`. */
  readonly outputs: readonly ScalarType[]
  /** Buffers that hold the arrays of its result after a call. */
  readonly arrays: readonly Parameter[]
  /** Whether it may discard the pixel. */
  readonly discards: boolean
  /** Whether a call has an effect besides its outputs. */
  readonly hasEffect: boolean
}

/** The state that all functions of a program share. */
export interface ProgramScope {
  readonly functions: ReadonlyMap<Func, ScalarFunction>
  /** Holds the results of functions that return several scalars. */
  readonly results: Parameter
  /** The leaves of what the program reads from outside. */
  outer(source: Outer, type: Type): Parts
  /** A buffer of constants, made once. */
  table(type: ArrayType, values: readonly (number | boolean)[]): Parameter
  /** Reserves room for this many results. */
  needResults(count: number): void
  /** The form of a built-in, or its polyfill; undefined where it is applied component by component. Throws for one that the target lacks. */
  formOf(expr: Builtin): Form | Func | undefined
}

export class Scope {
  readonly program: ProgramScope
  /** The leaves of each parameter, constant and variable. */
  readonly leaves = new Map<Parameter, Parts>()
  /** The smallest and the largest value of a counter, where they are known. */
  readonly ranges = new Map<Parameter, readonly [low: number, high: number]>()
  #values = new Map<Expr, Parts>()
  #statements: Statement[] = []
  readonly #take: (expr: Expr, scope: Scope) => Parts

  /** `take` splits an expression into its leaves. */
  constructor(program: ProgramScope, take: (expr: Expr, scope: Scope) => Parts) {
    this.program = program
    this.#take = take
  }

  /** The leaves of an expression, evaluated before the statement that is being made. */
  value(expr: Expr): Parts {
    let parts = this.#values.get(expr)
    if (!parts) this.#values.set(expr, (parts = this.#take(expr, this)))
    return parts
  }

  /** Runs `make` for one statement of the source; returns the statements it emitted. */
  collect(make: () => void): readonly Statement[] {
    const [values, statements] = [this.#values, this.#statements]
    this.#values = new Map()
    this.#statements = []
    make()
    const made = this.#statements
    this.#values = values
    this.#statements = statements
    return made
  }

  emit(statement: Statement): void {
    this.#statements.push(statement)
  }

  /** Evaluates something for its effect. */
  perform(value: Expr): void {
    this.emit(makeStatement<Do>('do', [value], undefined))
  }

  /** A constant with this value. */
  constant(hint: string, value: Expr): Expr {
    const param: Parameter = { name: hint, type: value.type }
    this.emit(makeStatement<Let>('let', [value], param))
    return read(param)
  }

  /** A new buffer with a copy of an array. */
  copy(hint: string, array: Expr): Parameter {
    const param: Parameter = { name: hint, type: array.type }
    this.emit(makeStatement<Var>('var', [array], param))
    return param
  }

  /** An array that is in a buffer; a list gets a new one. */
  inBuffer(array: Expr): Expr {
    if (!isList(array) || array.type.kind !== 'array') return array
    const literals = array.args.map(literalOf)
    return read(literals.every((value) => value !== undefined) ? this.program.table(array.type, literals) : this.copy('list', array))
  }

  /** An array that nothing changes, in a buffer of its own. */
  inOwnBuffer(hint: string, array: Expr): Expr {
    const placed = this.inBuffer(array)
    const buffer = fullBuffer(placed)
    return buffer && buffer.space === undefined ? read(buffer) : read(this.copy(hint, placed))
  }

  /** The scalars that a call has just left in `results`. */
  results(types: readonly ScalarType[], hint: (index: number) => string): Parts {
    this.program.needResults(types.length)
    const results = read(this.program.results)
    return types.map((type, i) => this.constant(hint(i), makeExpr('index', type, [results, int(i)], undefined)))
  }
}

/** The value of a literal, or of a literal with a minus sign. */
const literalOf = (expr: Expr): number | boolean | undefined => {
  // A table may hold scalars of several kinds in doubles, so a float is rounded here.
  if (expr.op === 'literal') return typeof expr.detail === 'number' && expr.type === floatType ? Math.fround(expr.detail) : expr.detail
  const inner = expr.op === 'unary' && expr.detail === '-' ? expr.args[0] : undefined
  const value = inner && literalOf(inner)
  return typeof value === 'number' ? -value : undefined
}

/** The parameter that an array lies in. */
export const bufferOf = (array: Expr): Parameter | undefined => {
  const { array: inner } = sliceOf(array)
  return inner.op === 'param' ? inner.detail : undefined
}
