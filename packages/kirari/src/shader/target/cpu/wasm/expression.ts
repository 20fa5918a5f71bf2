/** Scalar expressions as instructions: each leaves its value on the stack. */
import type { BinaryOperator, Expr } from '../../../ir/expr.ts'
import { boolType, floatType, intType, uintType, type Type } from '../../../ir/type.ts'
import { callImported, instructions } from './builtin.ts'
import { unsigned, type Bytes } from './byte.ts'
import type { Code } from './code.ts'
import { literal } from './literal.ts'
import { control, convert, float, i32, integer, memory } from './opcode.ts'
import { derivativeOf } from './quad.ts'
import { get, keep, type Reach, type Write } from './reach.ts'

/** Numbers and booleans of 32 bits. */
export const isScalar = (type: Type): boolean => type === floatType || type === intType || type === uintType || type === boolType

/** Whether there are instructions for it, which may read these arrays; everything else is left to JavaScript. */
export const hasInstructions = (expr: Expr, arrays: ReadonlySet<unknown>): boolean => {
  if (expr.op === 'param') return isScalar(expr.type) || arrays.has(expr.detail)
  if (expr.op === 'call') return isScalar(expr.type) || expr.type.kind === 'nothing'
  return isScalar(expr.type) && (expr.op !== 'builtin' || Object.hasOwn(instructions, expr.detail.name) || !!derivativeOf(expr.detail.name))
}

export const writer = (reach: Reach): Write => {
  const { code } = reach
  const element = (array: Expr, offset: Expr, type: Type): void => {
    const start = reach.tableAt(array.detail)
    if (start === undefined) return code.add(...get(reach.result(Number(offset.detail), type)))
    // Four bytes a number.
    write(offset)
    return code.add(...literal(2, intType), integer.shl, type === floatType ? memory.loadFloat : memory.loadInt, 2, ...unsigned(start))
  }
  const derivative = (name: string, arg: (i: number) => Expr): true | undefined => {
    const differences = derivativeOf(name)
    if (!differences || !reach.quad) return undefined
    write(arg(0))
    code.add(...reach.quad.call, ...differences(reach.quad))
    return true
  }
  const write: Write = (expr) => {
    const { type } = expr
    const arg = (i: number): Expr => {
      const found = expr.args[i]
      if (!found) throw new RangeError(`expected argument ${i} of ${expr.op}: please report this`)
      return found
    }
    switch (expr.op) {
      case 'literal':
        return code.add(...literal(Number(expr.detail), type))
      case 'param':
        return code.add(...get(reach.placeOf(expr.detail)))
      case 'index':
        return element(arg(0), arg(1), type)
      case 'construct':
        write(arg(0))
        return code.add(...conversion(arg(0).type, type))
      case 'unary':
        return unary(expr.detail, arg(0), code, write)
      case 'binary':
        return binary(expr.detail, arg(0), arg(1), code, write)
      case 'builtin':
        return derivative(expr.detail.name, arg) ?? instructions[expr.detail.name]?.(expr.args, { code, write, type })
      case 'call':
        expr.args.forEach(write)
        return code.add(control.call, ...unsigned(reach.functionIndex(expr.detail)))
      default:
        throw new TypeError(`expected the scalar form, got ${expr.op}: please report this`)
    }
  }
  return write
}

const conversion = (from: Type, to: Type): Bytes => {
  if (from === to) return []
  if (to === boolType) return from === floatType ? [...literal(0, floatType), float.ne] : [...literal(0, intType), integer.ne]
  if (to === floatType) return from === uintType ? convert.uintToFloat : convert.intToFloat
  // The instructions saturate to the range of the type; the largest float in it is smaller.
  if (from === floatType)
    return [...literal(to === uintType ? 4294967040 : 2147483520, floatType), float.min, ...(to === uintType ? convert.floatToUint : convert.floatToInt)]
  return []
}

const unary = (operator: string, of: Expr, code: Code, write: Write): void => {
  // The minuend is below on the stack.
  if (operator === '-' && of.type !== floatType) code.add(...literal(0, intType))
  write(of)
  if (operator === '!') code.add(integer.eqz)
  else if (operator === '~') code.add(...literal(-1, intType), integer.xor)
  else code.add(of.type === floatType ? float.neg : integer.sub)
}

const floatOperators: Partial<Record<BinaryOperator, number>> = {
  '+': float.add,
  '-': float.sub,
  '*': float.mul,
  '/': float.div,
  '==': float.eq,
  '!=': float.ne,
  '<': float.lt,
  '<=': float.le,
  '>': float.gt,
  '>=': float.ge,
}
const integerOperators: Partial<Record<BinaryOperator, number>> = {
  '+': integer.add,
  '-': integer.sub,
  '*': integer.mul,
  '&': integer.and,
  '|': integer.or,
  '^': integer.xor,
  '<<': integer.shl,
  '==': integer.eq,
  '!=': integer.ne,
}
const intOperators: Partial<Record<BinaryOperator, number>> = {
  ...integerOperators,
  '>>': integer.shrS,
  '<': integer.ltS,
  '<=': integer.leS,
  '>': integer.gtS,
  '>=': integer.geS,
}
const uintOperators: Partial<Record<BinaryOperator, number>> = {
  ...integerOperators,
  '>>': integer.shrU,
  '<': integer.ltU,
  '<=': integer.leU,
  '>': integer.gtU,
  '>=': integer.geU,
}

const binary = (operator: BinaryOperator, left: Expr, right: Expr, code: Code, write: Write): void => {
  const { type } = left
  if (operator === '&&' || operator === '||') return shortCircuit(operator, left, right, code, write)
  const opcode = (type === floatType ? floatOperators : type === uintType ? uintOperators : intOperators)[operator]
  if (opcode !== undefined) {
    write(left)
    write(right)
    return code.add(opcode)
  }
  return type === floatType ? callImported('remainder', [left, right], { code, write }) : divide(operator, left, right, code, write)
}

/** Evaluates the right operand only where needed: it may be a call. */
const shortCircuit = (operator: '&&' | '||', left: Expr, right: Expr, code: Code, write: Write): void => {
  write(left)
  code.enclose(
    control.if,
    () => {
      if (operator === '&&') write(right)
      else code.add(...literal(1, intType))
      code.add(control.else)
      if (operator === '||') write(right)
      else code.add(...literal(0, intType))
    },
    i32,
  )
}

/** WebAssembly traps on division by zero, and of the lowest int by −1: x / 0 is x, x % 0 is 0, and the lowest int stays itself. */
const divide = (operator: BinaryOperator, left: Expr, right: Expr, code: Code, write: Write): void => {
  const isUint = left.type === uintType
  const isDivision = operator === '/'
  const [a, b] = [keep(left, { code, write }), keep(right, { code, write })]
  const opcode = isDivision ? (isUint ? integer.divU : integer.divS) : isUint ? integer.remU : integer.remS
  const choose = (test: Bytes, then: Bytes, otherwise: () => void): void => {
    code.add(...test)
    code.enclose(
      control.if,
      () => {
        code.add(...then, control.else)
        otherwise()
      },
      i32,
    )
  }
  choose([...b, integer.eqz], isDivision ? a : literal(0, intType), () => {
    const plain = (): void => code.add(...a, ...b, opcode)
    if (isUint || !isDivision) return plain()
    return choose([...b, ...literal(-1, intType), integer.eq], [...literal(0, intType), ...a, integer.sub], plain)
  })
}
