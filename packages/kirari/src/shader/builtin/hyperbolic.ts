/**
 * Hyperbolic functions and their inverses, expanded for both shader languages. Drivers may compute theirs by the formulas with e^x and
 * e^−x (WGSL, "Accuracy of Concrete Floating Point Expressions"): those overflow before the result does, and small results are differences
 * of numbers near 1. Here nothing overflows before the result, and below 1/4 the first terms of the Taylor series give the result to the last bits.
 */
import type { Expr } from '../ir/expr.ts'
import { floatType, typeOf } from '../ir/type.ts'
import { arithmetic, call, compare, float, numeric } from '../pass/build.ts'
import { construct, splat } from '../pass/construct.ts'
import { called, polyfill } from './polyfill.ts'
import { builtins, selectRule } from './core.ts'
import { ruleOf, type Rule } from './rule.ts'

/** Computed in single precision even for halves, whose squares and exponentials overflow early. */
const hyperbolic = (name: string, write: (x: Expr) => Expr): Rule => {
  const stand = polyfill(`${name}Whole`, ['x'], (x) => {
    const type = numeric(x.type)
    return type.scalar === floatType ? write(x) : construct(type, write(called('wide', construct(typeOf(floatType, type.size), x))))
  })
  return ruleOf(name, 'map', 1, { glsl: stand, wgsl: stand })
}

const apply = (name: 'abs' | 'exp' | 'log' | 'sign' | 'sqrt', x: Expr): Expr => call(builtins[name], x.type, x)
const add = (a: Expr, b: Expr): Expr => arithmetic('+', a, b)
const sub = (a: Expr, b: Expr): Expr => arithmetic('-', a, b)
const mul = (a: Expr, b: Expr): Expr => arithmetic('*', a, b)
const div = (a: Expr, b: Expr): Expr => arithmetic('/', a, b)
const choose = (otherwise: Expr, then: Expr, condition: Expr): Expr => call(selectRule, otherwise.type, otherwise, then, condition)
const isAbove = (x: Expr, value: number): Expr => compare('>', x, splat(float(value), numeric(x.type)))

/** An odd function: x·(1 + c₁x² + c₂x⁴ …) where x is small, and elsewhere `result`, computed from |x|, with the sign of x. */
const odd = (x: Expr, size: Expr, result: Expr, coefficients: readonly number[]): Expr => {
  const square = called('square', mul(x, x))
  const sum = coefficients.reduceRight<Expr | undefined>((rest, c) => (rest ? add(mul(rest, square), float(c)) : float(c)), undefined) ?? float(0)
  return choose(mul(x, add(mul(sum, square), float(1))), mul(apply('sign', x), result), isAbove(size, 0.25))
}

const sizeOf = (x: Expr): Expr => called('size', apply('abs', x))
/** e^|x| / 2 and e^−|x| / 2: products of two roots, each of which is in range wherever the result is. */
const halves = (size: Expr): readonly [growing: Expr, shrinking: Expr] => {
  const root = called('root', apply('exp', mul(size, float(0.5))))
  const growing = called('growing', mul(mul(root, float(0.5)), root))
  return [growing, div(float(0.25), growing)]
}

export const sinh: Rule = /*#__PURE__*/ hyperbolic('sinh', (x) => {
  const size = sizeOf(x)
  return odd(x, size, sub(...halves(size)), [1 / 6, 1 / 120])
})
export const cosh: Rule = /*#__PURE__*/ hyperbolic('cosh', (x) => add(...halves(sizeOf(x))))
export const tanh: Rule = /*#__PURE__*/ hyperbolic('tanh', (x) => {
  const size = sizeOf(x)
  const shrunk = called('shrunk', apply('exp', mul(size, float(-2))))
  return odd(x, size, div(sub(float(1), shrunk), add(shrunk, float(1))), [-1 / 3, 2 / 15, -17 / 315, 62 / 2835])
})

/** log(s + √(s² + 1)); from 2¹³ on the root is s itself, in single precision, and the square would overflow. */
const inverseSinh = (x: Expr, size: Expr): Expr => {
  const isLarge = called('isLarge', isAbove(size, 8192))
  const sum = add(size, apply('sqrt', add(mul(size, size), float(1))))
  const zero = splat(float(0), numeric(x.type))
  const result = add(apply('log', choose(sum, size, isLarge)), choose(zero, splat(float(Math.LN2), numeric(x.type)), isLarge))
  return odd(x, size, result, [-1 / 6, 3 / 40, -5 / 112, 35 / 1152])
}
export const asinh: Rule = /*#__PURE__*/ hyperbolic('asinh', (x) => inverseSinh(x, sizeOf(x)))
/** The number whose hyperbolic sine is √(x² − 1), as a product of roots that never overflows. */
export const acosh: Rule = /*#__PURE__*/ hyperbolic('acosh', (x) => {
  const sine = called('sine', mul(apply('sqrt', sub(x, float(1))), apply('sqrt', add(x, float(1)))))
  return inverseSinh(sine, sine)
})
export const atanh: Rule = /*#__PURE__*/ hyperbolic('atanh', (x) => {
  const size = sizeOf(x)
  const result = mul(apply('log', div(add(size, float(1)), sub(float(1), size))), float(0.5))
  return odd(x, size, result, [1 / 3, 1 / 5, 1 / 7, 1 / 9])
})
