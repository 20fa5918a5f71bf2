/**
 * The built-ins on scalars: WebAssembly's own instructions where they exist; sines, powers and the like call JavaScript's `Math`
 * in double precision, rounded to single precision as target/cpu/js rounds them: both draw the same bits.
 */
import type { Expr } from '../../../ir/expr.ts'
import { floatType, uintType, type Type } from '../../../ir/type.ts'
import { double as doubleBytes, unsigned, type Bytes } from './byte.ts'
import type { Code } from './code.ts'
import { literal } from './literal.ts'
import { constant, control, convert, double, float, integer } from './opcode.ts'
import { get, keep, set, valueType, type Place, type Write } from './reach.ts'

/** The imports of a module, functions of double-precision numbers, in the order of their indices. */
export const imported = {
  acos: 1,
  acosh: 1,
  asin: 1,
  asinh: 1,
  atan: 1,
  atan2: 2,
  atanh: 1,
  cos: 1,
  cosh: 1,
  exp: 1,
  log: 1,
  log2: 1,
  pow: 2,
  /** The remainder of a division, with the sign of the dividend. */
  remainder: 2,
  sin: 1,
  sinh: 1,
  tan: 1,
  tanh: 1,
} as const
export type Imported = keyof typeof imported
const importedNames = /*#__PURE__*/ Object.keys(imported)
/** The instructions that call it. */
const callOf = (name: Imported): Bytes => [control.call, ...unsigned(importedNames.indexOf(name))]

interface Context {
  readonly code: Code
  readonly write: Write
  /** The type of the result. */
  readonly type: Type
}
type Instruction = (args: readonly Expr[], context: Context) => void

const argOf = (args: readonly Expr[], i: number): Expr => {
  const found = args[i]
  if (!found) throw new RangeError(`expected argument ${i}: please report this`)
  return found
}

/** One instruction on floats. */
const native =
  (opcode: number): Instruction =>
  (args, { code, write }) => {
    args.forEach(write)
    code.add(opcode)
  }

/** A function of `Math`. */
export const callImported = (name: Imported, args: readonly Expr[], { code, write }: Pick<Context, 'code' | 'write'>): void => {
  for (const arg of args) {
    write(arg)
    code.add(...convert.floatToDouble)
  }
  code.add(...callOf(name), ...convert.doubleToFloat)
}
const math =
  (name: Imported): Instruction =>
  (args, context) =>
    callImported(name, args, context)
/** Those that are built-ins: an operator calls `remainder`. */
const mathInstructions = /*#__PURE__*/ Object.fromEntries(
  // The keys of the table.
  /*#__PURE__*/ (importedNames as readonly Imported[]).flatMap((name) => (name === 'remainder' ? [] : [[name, math(name)]])),
)

/** Computed in double precision and rounded once. */
const scaled =
  (factor: number): Instruction =>
  ([x], { code, write }) => {
    if (x) write(x)
    code.add(...convert.floatToDouble, constant.f64, ...doubleBytes(factor), double.mul, ...convert.doubleToFloat)
  }

/** The smaller or the larger of two: floats have an instruction for it. */
const extreme =
  (ofFloats: number, lessOrMore: { readonly signed: number; readonly unsigned: number }): Instruction =>
  (args, context) => {
    const { code, type } = context
    if (type === floatType) return native(ofFloats)(args, context)
    const [a, b] = [keep(argOf(args, 0), context), keep(argOf(args, 1), context)]
    return code.add(...a, ...b, ...a, ...b, type === uintType ? lessOrMore.unsigned : lessOrMore.signed, control.select)
  }

/** Clamps an index to its range. */
const hold: Instruction = (args, context) => {
  const { code, type } = context
  const [index, last, zero] = [keep(argOf(args, 0), context), keep(argOf(args, 1), context), literal(0, type)]
  const isUint = type === uintType
  code.add(...last, ...index, ...last, ...index, isUint ? integer.ltU : integer.ltS, control.select)
  if (isUint) return
  const held: Place = { isGlobal: false, index: code.keep(valueType(type)) }
  code.add(...set(held), ...zero, ...get(held), ...get(held), ...zero, integer.ltS, control.select)
}

/** 1, −1, or the number itself, which is 0, −0 or NaN. */
const sign: Instruction = (args, context) => {
  const { code, type } = context
  const x = keep(argOf(args, 0), context)
  const zero = literal(0, type)
  const [more, less] = type === floatType ? [float.gt, float.lt] : [integer.gtS, integer.ltS]
  code.add(...literal(1, type), ...literal(-1, type), ...x, ...x, ...zero, less, control.select, ...x, ...zero, more, control.select)
}

const abs: Instruction = (args, context) => {
  if (context.type === floatType) return native(float.abs)(args, context)
  const [x, zero] = [keep(argOf(args, 0), context), literal(0, context.type)]
  return context.code.add(...zero, ...x, integer.sub, ...x, ...x, ...zero, integer.ltS, control.select)
}

/** Evaluates only the chosen branch. */
const select: Instruction = ([ifFalse, ifTrue, condition], { code, write, type }) => {
  if (!ifFalse || !ifTrue || !condition) return
  write(condition)
  code.enclose(
    control.if,
    () => {
      write(ifTrue)
      code.add(control.else)
      write(ifFalse)
    },
    valueType(type),
  )
}

/** The 32 bits as an integer. */
const bits: Instruction = ([x], { code, write }) => {
  if (!x) return
  write(x)
  if (x.type === floatType) code.add(...convert.floatBits)
}

export const instructions: Readonly<Record<string, Instruction>> = {
  abs,
  sign,
  floor: /*#__PURE__*/ native(float.floor),
  ceil: /*#__PURE__*/ native(float.ceil),
  trunc: /*#__PURE__*/ native(float.trunc),
  round: /*#__PURE__*/ native(float.nearest),
  sqrt: /*#__PURE__*/ native(float.sqrt),
  min: /*#__PURE__*/ extreme(float.min, { signed: integer.ltS, unsigned: integer.ltU }),
  max: /*#__PURE__*/ extreme(float.max, { signed: integer.gtS, unsigned: integer.gtU }),
  inverseSqrt: ([x], { code, write }) => {
    code.add(constant.f64, ...doubleBytes(1))
    if (x) write(x)
    code.add(...convert.floatToDouble, double.sqrt, double.div, ...convert.doubleToFloat)
  },
  exp2: ([x], { code, write }) => {
    code.add(constant.f64, ...doubleBytes(2))
    if (x) write(x)
    code.add(...convert.floatToDouble, ...callOf('pow'), ...convert.doubleToFloat)
  },
  ...mathInstructions,
  radians: /*#__PURE__*/ scaled(Math.PI / 180),
  degrees: /*#__PURE__*/ scaled(180 / Math.PI),
  isNan: (args, context) => {
    const x = keep(argOf(args, 0), context)
    context.code.add(...x, ...x, float.ne)
  },
  isInf: ([x], { code, write }) => {
    if (x) write(x)
    code.add(float.abs, ...literal(Infinity, floatType), float.eq)
  },
  select,
  bitcastToFloat: ([x], { code, write }) => {
    if (!x) return
    write(x)
    if (x.type !== floatType) code.add(...convert.bitsToFloat)
  },
  bitcastToInt: bits,
  bitcastToUint: bits,
  countOneBits: /*#__PURE__*/ native(integer.popcnt),
  countLeadingZeros: /*#__PURE__*/ native(integer.clz),
  countTrailingZeros: /*#__PURE__*/ native(integer.ctz),
  hold,
  scaleOffset: /*#__PURE__*/ native(integer.mul),
  addOffset: /*#__PURE__*/ native(integer.add),
}
