/**
 * Functions: one declaration gives TypeScript types, GLSL, WGSL and JavaScript.
 * A body runs once, at the first call, so an error in it is thrown at its own line.
 */
import { captureSite, markCopy, missingReturn, noOverload, notAValue, notStorable, recursion, wrongArgument, wrongCount, wrongResult } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import type { Func, Parameter as Variable } from '../../ir/expr.ts'
import { makeStatement, type Block, type Do, type Let } from '../../ir/statement.ts'
import { boolType, floatType, isNumeric, nothingType, typeOf, type Type } from '../../ir/type.ts'
import { effectOf } from '../../pass/effect.ts'
import { statementSupport } from '../../feature/statement-support.ts'
import type { Memory } from '../../pass/settle.ts'
import { rootOf } from '../../pass/walk.ts'
import { exprOf, makeNode, Node, none, toNode } from './node.ts'
import type { NoResult } from './flow.ts'
import { canFallThrough, fillBlock, record, recordBody } from './record.ts'
import { defineVariables } from './variable.ts'
import type { AnyFloat, Float, Generic, Like, Loose, Token, Var, VarGeneric } from './type.ts'
import type { Assign, ValueToken } from './type/value.ts'

defineVariables()

/** One parameter, as an object with one key. The order of parameters is that of the list, since keys have no order. */
export type Parameter = { readonly [name: string]: Token<unknown> }
/**
 * The parameters of a body with these argument types. TypeScript infers the arguments in reverse, from the parameters, at a fifth of the cost
 * of a conditional type per parameter.
 */
type ParametersOf<A extends readonly unknown[]> = { [I in keyof A]: { readonly [name: string]: Token<A[I]> } }
/** The arguments of a call, named as the body names them unless the body omits some. */
type ArgsOf<A extends readonly unknown[], P extends readonly unknown[]> = P['length'] extends A['length'] ? P : A
type LooseAll<P extends readonly unknown[]> = { [I in keyof P]: Loose<P[I]> }

/** A function made by `fn`, `generic` or `overload`. */
export type AnyFn = (...args: never[]) => unknown

/** The instances of a function that has several signatures. */
export interface Variants {
  /** One callable for each signature, in the order of declaration. */
  readonly variants: readonly AnyFn[]
  /** Returns the instance whose first parameter has this type. */
  of(type: Token<unknown>): AnyFn
}

/** The function as the compiler reads it. The body is built on first access. */
class FnFunc implements Func {
  readonly name: string
  readonly params: Func['params']
  readonly result: Type
  readonly site: Site | undefined
  readonly statements = statementSupport
  /** The user's callback, with the parameters bound. */
  readonly #run: () => unknown
  #body: Block | undefined
  #effect: Func['effect']

  constructor(name: string, params: Func['params'], result: Type, site: Site | undefined, body: (...args: never[]) => unknown) {
    this.name = name
    this.params = params
    this.result = result
    this.site = site
    // The parameters were made from the types the body was declared with.
    this.#run = () => body(...(params.map((param) => makeNode('param', param.type, none, param)) as never[]))
  }

  get body(): Block {
    return this.build(this)
  }

  get effect(): Func['effect'] {
    this.build(this)
    return this.#effect
  }

  build(below: unknown): Block {
    if (this.#body) return this.#body
    const start = running.indexOf(this)
    if (start >= 0) return fail(recursion([...running.slice(start), this].map(({ name }) => name)), below)
    running.push(this)
    try {
      const body = recordBody(this.site, this.result, () =>
        this.result === nothingType ? fillBlock(`"${this.name}"`, this.#run, below, undefined, this.site) : this.#resultOf(this.#run(), below),
      )
      if (this.result !== nothingType && canFallThrough(body)) return fail({ ...missingReturn(this.name, this.result.name), site: this.site }, below)
      this.#effect = effectOf(body)
      return (this.#body = body)
    } finally {
      running.pop()
    }
  }

  /** Converts the callback's result to a node; undefined if the function returns by Return statements. */
  #resultOf(value: unknown, below: unknown): Node | undefined {
    const { result } = this
    if (value === undefined) return undefined
    const isPlain = typeof value === 'number' || typeof value === 'boolean'
    const node = isPlain && isNumeric(result) ? toNode(value, result.scalar, this) : value
    if (!(node instanceof Node)) return fail({ ...notAValue(`a ${result.name} from the body of "${this.name}"`, value), site: this.site }, below)
    if (node.type !== result) return fail({ ...wrongResult(this.name, result.name, node.type.name), site: this.site }, below)
    return node
  }
}

/** The functions whose bodies are being built, each called by the one before it. */
const running: FnFunc[] = []

/** The key of a callable's functions. A property costs the garbage collector less than a WeakMap. */
const behind = /*#__PURE__*/ Symbol('functions')
const setFunctions = (callable: object & { [behind]?: readonly FnFunc[] }, funcs: readonly FnFunc[]): void => {
  callable[behind] = funcs
  markCopy(callable)
}

/** Returns the functions of a callable made by `fn`, `generic` or `overload`; undefined for anything else. */
export const functionsOf = (callable: object & { readonly [behind]?: readonly FnFunc[] }): readonly FnFunc[] | undefined => callable[behind]

/** Returns the functions of a callable or of a list of callables; undefined for anything else. */
export const functionsIn = (shader: unknown, below: unknown): readonly Func[] | undefined => {
  if (typeof shader === 'function') return functionsOf(shader)
  if (!Array.isArray(shader)) return undefined
  const wanted = 'functions made by fn, generic or overload in a list'
  const all = shader.flatMap((one: unknown) => (typeof one === 'function' && functionsOf(one)) || fail(notAValue(wanted, one), below))
  return all.length > 0 ? all : fail(notAValue(wanted, shader), below)
}

/** Converts an argument to a node of the parameter's type: a scalar is expanded to a vector, a number becomes a literal. Undefined if it does not fit. */
const argument = ({ type: wanted, space }: Variable, value: unknown, below: unknown): Node | undefined => {
  if (space) {
    const root = value instanceof Node && value.type === wanted && rootOf(exprOf(value))
    return root && !(root.op === 'storage' && root.detail.access === 'read') ? value : undefined
  }
  if (value instanceof Node) {
    if (value.type === wanted) return value
    return wanted.kind === 'vector' && value.type === wanted.scalar ? makeNode('construct', wanted, [exprOf(value)]) : undefined
  }
  if (!isNumeric(wanted) || (typeof value !== 'number' && typeof value !== 'boolean')) return undefined
  const scalar = toNode(value, wanted.scalar, below)
  return wanted.size === 1 ? scalar : makeNode('construct', wanted, [exprOf(scalar)])
}

const call = (func: FnFunc, values: readonly unknown[], below: unknown): Node | undefined => {
  const { params, result } = func
  if (values.length !== params.length) return fail(wrongCount(func.name, params.length, values.length), below)
  let written: Memory[] | undefined
  const args = params.map((param, i) => {
    const arg =
      argument(param, values[i], below) ??
      fail(wrongArgument(func.name, param.name, (param.space ? 'a variable of type ' : '') + param.type.name, values[i]), below)
    if (param.space) (written ??= []).push(memoryOf(arg))
    return exprOf(arg)
  })
  func.build(below)
  const node = makeNode('call', result, args, func)
  const writes = func.effect === 'writes'
  if (result !== nothingType && !written && !writes) return node
  return recordCall(node, func, [...(written ?? []), ...(writes ? [undefined] : [])], below)
}

/** Records a call with effects as a statement. Its result becomes a constant. */
const recordCall = (node: Node, func: FnFunc, writesTo: readonly Memory[], below: unknown): Node | undefined => {
  const what = `a call of ${func.name}()`
  if (func.result === nothingType) {
    record(makeStatement<Do>('do', [exprOf(node)], undefined), what, below, writesTo)
    return undefined
  }
  const result = { name: func.name, type: func.result }
  record(makeStatement<Let>('let', [exprOf(node)], result), what, below, writesTo)
  return makeNode('param', func.result, none, result)
}

const memoryOf = (node: Node): Memory => {
  const root = rootOf(exprOf(node))
  return root?.op === 'param' || root?.op === 'storage' ? root.detail : undefined
}

const nameOf = (value: unknown): string => (value instanceof Node ? value.type.name : value === null ? 'null' : typeof value)

/** A token that marks a parameter as `inout`. */
interface InoutToken<V> extends Token<V> {
  readonly isInout?: true
}
/**
 * An inout parameter: its argument is a variable or a part of one, which has the new value after the call.
 *
 * @example
 * const rotate = fn('rotate', [{ p: inout(vec2) }, { angle: float }], nothing, (p, angle) => { p.assign(…) })
 */
export const inout = <V>(type: ValueToken<V>): Token<Var<V>> => {
  const token: InoutToken<Var<V>> = { type: type.type, isInout: true }
  return token
}

/** The result type of a function that returns nothing. */
export const nothing: Token<void> = { type: nothingType }

const makeFunc = (
  name: string,
  params: readonly Parameter[],
  result: Token<unknown>,
  body: (...args: never[]) => unknown,
  below: unknown,
  substitute: (type: Type) => Type,
): FnFunc => {
  // TypeScript has checked the tokens of typed callers.
  const typeOfToken = (of: string, token: Partial<Token<unknown>> | undefined): Type =>
    substitute(token?.type ?? fail(notAValue(`a type such as vec2 for ${of} of "${name}"`, token), below))
  const returned = typeOfToken('the result', result)
  if (returned.kind === 'texture' || returned.kind === 'storageTexture') return fail(notStorable(returned.name), below)
  const declared = params.map((param): Variable => {
    const [key, other] = Object.keys(param)
    if (key === undefined || other !== undefined) return fail(notAValue(`one parameter in each object of "${name}", since keys have no order`, param), below)
    const token: InoutToken<unknown> | undefined = param[key]
    return { name: key, type: typeOfToken(key, token), space: token?.isInout ? 'inout' : undefined }
  })
  return new FnFunc(name, declared, returned, captureSite(below), body)
}

/** The entry point of a kernel or a stage, which no function calls. Its body is built on first access. */
export const entryPoint = (name: string, declared: readonly Parameter[], body: (...args: never[]) => unknown, below: unknown): Func => {
  const func = makeFunc(name, declared, nothing, body, below, (type) => type)
  const { params, result, site, statements } = func
  return {
    name,
    params,
    result,
    site,
    statements,
    get body() {
      return func.body
    },
    effect: 'writes',
  }
}

/**
 * Declares a shader function: typed at its calls, and printed under its name. For a function that takes functions, write a JavaScript function
 * around it. Call that once for each argument and keep the result, because every call declares a new shader function.
 *
 * @example
 * const march = (map: (p: Vec3) => Float) => fn('march', [{ p: vec3 }, { d: vec3 }], float, (p, d) => map(p.add(d)))
 * const marchScene = march(scene)
 * @example
 * const circleSDF = fn('circleSDF', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))
 */
export const fn = <A extends readonly unknown[], R, B extends (...args: A) => Loose<R> | NoResult>(
  name: string,
  params: readonly [...ParametersOf<A>],
  result: ValueToken<R>,
  body: B,
): ((...args: LooseAll<ArgsOf<A, Parameters<B>>>) => R) => {
  const func = makeFunc(name, params, result, body, fn, (type) =>
    type === genericMark ? fail(notAValue(`a type in the declaration of "${name}"; T is for generic(…)`, T), fn) : type,
  )
  const callable = (...values: unknown[]): Node | undefined => call(func, values, callable)
  setFunctions(callable, [func])
  // A call returns a node of the result type, which is R by the token.
  return callable as unknown as (...args: LooseAll<ArgsOf<A, Parameters<B>>>) => R
}

/** The type of `T` outside the body of a generic function. */
const genericMark: Type = { kind: 'struct', name: 'T', fields: [] }
/** The type parameter of a generic function: float, vec2, vec3 or vec4. */
export const T: Token<Generic> = {
  get type() {
    return standsFor ?? genericMark
  },
}
/** The type of `T` while the body of a generic function runs, so that the body can declare variables and arrays of it. */
let standsFor: Type | undefined
const whileT = <V>(type: Type | undefined, run: () => V): V => {
  const outer = standsFor
  standsFor = type
  try {
    return run()
  } finally {
    standsFor = outer
  }
}

type GenericArgs<P extends readonly unknown[], V> = {
  [I in keyof P]: P[I] extends VarGeneric ? Like<V> & Assign<NoInfer<V>> : P[I] extends Generic ? Like<V> | Float | number : Loose<P[I]>
}
type GenericResult<R, V> = R extends Generic ? V : R
/** The result is scalar if all generic arguments are; otherwise the vector among them determines the type. */
export interface GenericFn<P extends readonly unknown[], R> extends Variants {
  (...args: GenericArgs<P, Float>): GenericResult<R, Float>
  <V extends AnyFloat | Generic>(...args: GenericArgs<P, V>): GenericResult<R, V>
}

/**
 * Declares a function over float, vec2, vec3 and vec4. `T` represents the type in the declaration.
 *
 * @example
 * const pulse = generic('pulse', [{ x: T }, { k: float }], T, (x, k) => x.abs().mul(k))
 * pulse(uv, 2) // vec2
 */
export const generic = <A extends readonly unknown[], R, B extends (...args: A) => Loose<R> | NoResult>(
  name: string,
  params: readonly [...ParametersOf<A>],
  result: ValueToken<R>,
  body: B,
): GenericFn<ArgsOf<A, Parameters<B>>, R> => {
  // It may be declared inside the body of another generic function, whose T is not this one's.
  const widths = whileT(undefined, () => params.map((param) => Object.values(param)[0]?.type === genericMark))
  const callables: AnyFn[] = []
  const funcs = [1, 2, 3, 4].map((size) => {
    const type = typeOf(floatType, size)
    // The parameters are made from the types the body was declared with.
    const bodyOfType = (...args: never[]): unknown => whileT(type, () => (body as (...values: never[]) => unknown)(...args))
    const func = whileT(undefined, () =>
      makeFunc(size === 1 ? name : `${name}_${type.name}`, params, result, bodyOfType, generic, (declared) => (declared === genericMark ? type : declared)),
    )
    const instance = (...values: unknown[]): Node | undefined => call(func, values, instance)
    setFunctions(instance, [func])
    callables.push(instance)
    return func
  })
  const callable = (...values: unknown[]): Node | undefined => {
    let size = 1
    widths.forEach((wide, i) => {
      const value = values[i]
      if (wide && value instanceof Node && value.type.kind === 'vector') size = Math.max(size, value.type.size)
    })
    // `size` is 1 to 4, an index of the four instances.
    return call(funcs[size - 1] as FnFunc, values, callable)
  }
  // A call returns a node of the type that T represented, by `makeFunc` above.
  return withVariants(callable, callables) as unknown as GenericFn<ArgsOf<A, Parameters<B>>, R>
}

type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/**
 * Combines functions into one callable. A call uses the first function whose parameter types match.
 *
 * @example
 * const half = overload(halfOfFloat, halfOfColour)
 */
export const overload = <const F extends readonly AnyFn[]>(...members: F): Intersection<F[number]> & Variants => {
  // Only `generic` and `overload` put `variants` on a function.
  const callables = members.flatMap((member) => ('variants' in member ? (member as AnyFn & Variants).variants : [member]))
  const funcs = callables.flatMap((member) => functionsOf(member) ?? fail(notAValue('functions made by fn or generic', member), overload))
  const callable = (...values: unknown[]): Node | undefined => {
    const func =
      funcs.find(
        (one) =>
          one.params.length === values.length &&
          one.params.every((param, i) => typeOfValue(values[i]) === param.type || (!(values[i] instanceof Node) && fits(param, values[i], callable))),
      ) ?? funcs.find((one) => one.params.length === values.length && one.params.every((param, i) => fits(param, values[i], callable)))
    if (func) return call(func, values, callable)
    return fail(
      noOverload(
        funcs[0]?.name ?? 'overload',
        values.map(nameOf),
        funcs.map((one) => one.params.map((param) => param.type.name)),
      ),
      callable,
    )
  }
  // A call is forwarded to the member whose signature matches.
  return withVariants(callable, callables) as unknown as Intersection<F[number]> & Variants
}

const typeOfValue = (value: unknown): Type | undefined => (value instanceof Node ? value.type : undefined)

const fits = (param: Variable, value: unknown, below: unknown): boolean => {
  const { type } = param
  if (typeof value === 'boolean') return type === boolType
  if (typeof value === 'number') return isNumeric(type) && type.scalar !== boolType
  return argument(param, value, below) !== undefined
}

const withVariants = (callable: (...values: unknown[]) => Node | undefined, variants: readonly AnyFn[]): object => {
  setFunctions(
    callable,
    variants.flatMap((variant) => functionsOf(variant) ?? []),
  )
  const of = (type: Token<unknown>): AnyFn =>
    variants.find((variant) => functionsOf(variant)?.[0]?.params[0]?.type === type.type) ??
    fail(notAValue(`the type of a first parameter (${variants.map((variant) => functionsOf(variant)?.[0]?.params[0]?.type.name).join(', ')})`, type), of)
  return Object.assign(callable, { variants, of })
}
