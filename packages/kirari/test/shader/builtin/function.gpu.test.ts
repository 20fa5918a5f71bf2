/**
 * Functions and operators that consist of several built-ins, and what the languages leave undefined: expanded when they are called, so
 * that they mean the same on all targets.
 */
import { describe, expect, it } from 'vitest'
import { exact, near, same } from '../../../../../internal/testing/numbers.ts'
import { float, int, uint } from '../../../src/shader/front/node/construct.ts'
import { dot } from '../../../src/shader/front/node/function/geometric.ts'
import * as logic from '../../../src/shader/front/node/function/logic.ts'
import { frexp, ldexp, modf, saturate, smoothstep } from '../../../src/shader/front/node/function/number.ts'
import { binary, unary, type Node } from '../../../src/shader/front/node/node.ts'
import type { Float } from '../../../src/shader/front/node/type.ts'
import type { BinaryOperator } from '../../../src/shader/ir/expr.ts'
import { boolType, floatType, intType, typeOf, uintType, type NumericType, type ScalarType } from '../../../src/shader/ir/type.ts'
import { row, ofAll, wide, type Row } from './row.ts'
import { isCarried, paramNodes, triedAmong, wrongCalls, type Carried, type Specimen } from './specimen.ts'
import { pattern } from './table-bit.ts'
import { clamp, ramp } from './table-number.ts'

interface Written {
  readonly row: Row
  readonly signatures: readonly (readonly Carried[])[]
  readonly make: (...args: readonly Node[]) => Node
  /** Statements need a body: then the result has the type of the first argument. */
  readonly assigns?: boolean
}

/** Vectors and scalars of one kind: any argument may be a scalar, as long as one is a vector. */
const mixtures = (scalar: ScalarType, arity: number, rest: readonly NumericType[] = []): readonly (readonly NumericType[])[] =>
  [1, 2, 3, 4].flatMap((size) => {
    const choices = size === 1 ? [scalar] : [typeOf(scalar, size), scalar]
    const lists = Array.from({ length: arity }).reduce<readonly (readonly NumericType[])[]>(
      (all) => all.flatMap((list) => choices.map((type) => [...list, type])),
      [[]],
    )
    return lists.filter((types) => types.some((type) => type.size === size)).map((types) => [...types, ...rest])
  })
const alike = (scalar: ScalarType, arity: number, sizes: readonly number[] = [1, 2, 3, 4]): readonly (readonly NumericType[])[] =>
  sizes.map((size) => Array.from({ length: arity }, () => typeOf(scalar, size)))

// A node of a test may stand for any type: the functions are called as JavaScript calls them.
type Call = (...args: readonly Node[]) => Node
const loosely = (call: unknown): Call => call as Call
const operator =
  (name: BinaryOperator): Call =>
  (a, b) =>
    binary(name, a, b, operator)

/** A shift by one amount, or by one for each component. */
const shifts = [intType, uintType].flatMap((scalar) => [
  [scalar, uintType],
  ...[2, 3, 4].flatMap((size) => [
    [typeOf(scalar, size), uintType],
    [typeOf(scalar, size), typeOf(uintType, size)],
  ]),
])
/** The value of a variable after a method changed it. */
const assigned =
  (method: string): Call =>
  (a, b) => {
    // Every node has these methods at run time; TypeScript checks the argument types.
    const variable = (a as unknown as { toVar(): Node & Record<string, (by: unknown) => void> }).toVar()
    variable[method]?.(b)
    return variable
  }
const truth = { min: -1, max: 1 }
const compared = { min: -4, max: 4 }
/** Integers: floats between them would hardly ever be equal. */
const meeting = { prepare: (value: number): number => Math.round(value) }
const comparisons = [floatType, intType, uintType].flatMap((scalar) => mixtures(scalar, 2))
const equalities = [...comparisons, ...mixtures(boolType, 2)]
/** Integers on both sides of 0, with 0 and −1 among the divisors, and the lowest int among the dividends. */
const divisor = { min: -40, max: 40 }
const divided = { prepare: (value: number, argument: number): number => (argument === 1 ? Math.trunc(value / 4) : value > 25 ? -(2 ** 31) : value * 1000) }
/** Division by 0 gives the dividend and remainder 0; the lowest int divided by −1 is itself. */
const quotient = (a: number, b: number): number => (b === 0 ? a : a === -(2 ** 31) && b === -1 ? a : Math.trunc(a / b))
const remainder = (a: number, b: number): number => (b === 0 ? 0 : a % b)
const shifted = { prepare: (value: number, argument: number): number => (argument === 0 ? pattern(value) : value) }
const isSigned = (name: string | undefined): boolean => name?.startsWith('i') ?? false

const leftShift = ofAll(
  ([v = [], by = []], [type]) =>
    v.map((x, i) => {
      const result = x << (by[by.length === 1 ? 0 : i] ?? 0)
      return isSigned(type?.name) ? result : result >>> 0
    }),
  [
    { min: 0, max: 4096 },
    { min: 0, max: 100 },
  ],
  exact,
  shifted,
)
const rightShift = ofAll(
  ([v = [], by = []], [type]) =>
    v.map((x, i) => {
      const amount = by[by.length === 1 ? 0 : i] ?? 0
      return isSigned(type?.name) ? x >> amount : x >>> amount
    }),
  [
    { min: 0, max: 4096 },
    { min: 0, max: 100 },
  ],
  exact,
  shifted,
)

const written: Readonly<Record<string, Written>> = {
  'modf().whole': { row: row(Math.trunc, wide), signatures: alike(floatType, 1), make: loosely((x: Float) => modf(x).whole) },
  'modf().fract': { row: row((x) => Math.fround(x - Math.trunc(x)), wide), signatures: alike(floatType, 1), make: loosely((x: Float) => modf(x).fract) },
  'ldexp() of frexp()': {
    row: row((x) => x, { min: -80, max: 80 }, exact, { prepare: (value) => Math.fround(Math.sin(value) * 2 ** value) }),
    signatures: alike(floatType, 1),
    make: loosely((x: Float) => ldexp(frexp(x).fract, frexp(x).exponent)),
  },
  'ldexp() with one exponent': {
    row: row(
      (x, exponent) => x * 2 ** exponent,
      [
        { min: -0.9, max: 0.9 },
        { min: -100, max: 127 },
      ],
    ),
    signatures: [2, 3, 4].map((size) => [typeOf(floatType, size), intType]),
    make: loosely(ldexp),
  },
  'saturate()': { row: row((x) => clamp(x, 0, 1), { min: -2, max: 2 }), signatures: alike(floatType, 1), make: loosely(saturate) },
  'smoothstep() from a number to a smaller one': {
    row: row((x) => ramp(0.75, 0.25, x), { min: -0.5, max: 1.5 }, near(64, 1e-5)),
    signatures: alike(floatType, 1),
    make: loosely((x: Float) => smoothstep(0.75, 0.25, x)),
  },
  'smoothstep() from a number to the same': {
    row: row((x) => ramp(0.5, 0.5, x), { min: -0.5, max: 1.5 }),
    signatures: alike(floatType, 1),
    make: loosely((x: Float) => smoothstep(0.5, 0.5, x)),
  },
  'dot() of integers': {
    row: ofAll(
      ([a = [], b = []], [type]) => {
        const sum = a.reduce((total, x, i) => total + Math.imul(x, b[i] ?? 0), 0)
        return [isSigned(type?.name) ? sum | 0 : sum >>> 0]
      },
      [
        { min: 0, max: 4096 },
        { min: 10, max: 3000 },
      ],
      exact,
      { prepare: pattern },
    ),
    signatures: [...alike(intType, 2, [2, 3, 4]), ...alike(uintType, 2, [2, 3, 4])],
    make: loosely(dot),
  },
  'lessThan()': { row: row((a, b) => Number(a < b), compared, exact, meeting), signatures: comparisons, make: loosely(logic.lessThan) },
  'lessThanEqual()': { row: row((a, b) => Number(a <= b), compared, exact, meeting), signatures: comparisons, make: loosely(logic.lessThanEqual) },
  'greaterThan()': { row: row((a, b) => Number(a > b), compared, exact, meeting), signatures: comparisons, make: loosely(logic.greaterThan) },
  'greaterThanEqual()': { row: row((a, b) => Number(a >= b), compared, exact, meeting), signatures: comparisons, make: loosely(logic.greaterThanEqual) },
  'equal()': { row: row((a, b) => Number(a === b), compared, exact, meeting), signatures: equalities, make: loosely(logic.equal) },
  'notEqual()': { row: row((a, b) => Number(a !== b), compared, exact, meeting), signatures: equalities, make: loosely(logic.notEqual) },
  'not()': { row: row((a) => Number(!a), truth), signatures: alike(boolType, 1), make: loosely(logic.not) },
  'and()': { row: row((a, b) => Number(a !== 0 && b !== 0), truth), signatures: [[boolType, boolType]], make: loosely(logic.and) },
  'or()': { row: row((a, b) => Number(a !== 0 || b !== 0), truth), signatures: [[boolType, boolType]], make: loosely(logic.or) },
  'division of integers, towards zero': {
    row: row(quotient, divisor, same, divided),
    signatures: [...mixtures(intType, 2), ...mixtures(uintType, 2)],
    make: operator('/'),
  },
  'remainder of integers, with the sign of the first': {
    row: row(remainder, divisor, same, divided),
    signatures: [...mixtures(intType, 2), ...mixtures(uintType, 2)],
    make: operator('%'),
  },
  'a shift to the left by the lowest five bits of the amount': {
    row: leftShift,
    signatures: shifts,
    make: operator('<<'),
  },
  'a shift to the right by the lowest five bits of the amount': {
    row: rightShift,
    signatures: shifts,
    make: operator('>>'),
  },
  'a quotient of integers assigned': {
    row: row(quotient, divisor, same, divided),
    signatures: [...mixtures(intType, 2), ...mixtures(uintType, 2)].filter(([a, b]) => a?.kind === 'vector' || b?.kind === 'scalar'),
    make: assigned('divAssign'),
    assigns: true,
  },
  'a remainder assigned': {
    row: row(remainder, divisor, same, divided),
    signatures: [...mixtures(intType, 2), ...mixtures(uintType, 2)].filter(([a, b]) => a?.kind === 'vector' || b?.kind === 'scalar'),
    make: assigned('remainderAssign'),
    assigns: true,
  },
  'a shift to the left assigned': { row: leftShift, signatures: shifts, make: assigned('shiftLeftAssign'), assigns: true },
  'a shift to the right assigned': { row: rightShift, signatures: shifts, make: assigned('shiftRightAssign'), assigns: true },
  'a product of integers, wrapped': {
    row: ofAll(
      ([a = [], b = []], [type]) => a.map((x, i) => (isSigned(type?.name) ? Math.imul(x, b[i] ?? 0) : Math.imul(x, b[i] ?? 0) >>> 0)),
      [
        { min: 0, max: 4096 },
        { min: 10, max: 3000 },
      ],
      exact,
      {
        prepare: pattern,
      },
    ),
    signatures: [...alike(intType, 2), ...alike(uintType, 2)],
    make: operator('*'),
  },
  'a negated integer, wrapped': {
    row: row((x) => -x | 0, { min: 0, max: 4096 }, exact, { prepare: pattern }),
    signatures: alike(intType, 1),
    make: (x) => unary('-', x, unary),
  },
  'a quotient of floats': { row: row((a, b) => a / b, [wide, { min: 0.1, max: 10 }], near(3, 1e-30)), signatures: mixtures(floatType, 2), make: operator('/') },
}

describe.each(Object.entries(written))('%s', (name, { row: wanted, signatures, make, assigns }) => {
  it('agrees on all targets for every list of types', async () => {
    const specimens = triedAmong(signatures).map((types): Specimen => {
      const result = assigns ? types[0] : make(...paramNodes(types)).type
      if (!isCarried(result)) throw new Error(`expected a result of ${name} that can be carried`)
      return { name, types, result, row: wanted, make }
    })
    expect(await wrongCalls(specimens)).toEqual([])
  })
})

/** Constant expressions and their values: 32-bit, as everywhere. */
const numbersAlone: Readonly<Record<string, readonly [type: ScalarType, value: number, make: () => unknown]>> = {
  'a sum of floats': [floatType, 0, () => float(16777216).add(1).sub(16777216)],
  'a product of floats': [floatType, 16777216, () => float(16777217).mul(1)],
  'a function of floats': [floatType, 0, () => float(16777217).max(float(0.5).negate()).sub(16777216)],
  'a comparison of floats': [boolType, 1, () => float(16777217).equal(16777216)],
  'floats by name': [floatType, 0, () => float(16777217).toConst('large').sub(16777216)],
  'the lowest int': [intType, -(2 ** 31), () => int(-(2 ** 31)).abs()],
  'a function of ints': [
    intType,
    -(2 ** 31),
    () =>
      int(2 ** 31 - 1)
        .max(1)
        .add(1),
  ],
  'an int that becomes a uint': [uintType, 2 ** 32 - 1, () => uint(int(1).sub(2))],
  'the lowest int by −1': [intType, -(2 ** 31), () => int(-(2 ** 31)).div(-1)],
  'its remainder': [intType, 0, () => int(-(2 ** 31)).remainder(-1)],
  'an int by 0': [intType, 7, () => int(7).div(int(1).sub(1))],
  'a remainder by 0': [uintType, 0, () => uint(7).remainder(uint(1).sub(1))],
  'a float that becomes an int': [intType, 2147483520, () => int(float(3e9))],
  'a sum that becomes an int': [intType, 2147483520, () => int(float(3e9).add(1))],
  'a float that becomes a uint': [uintType, 0, () => uint(float(-3))],
}

it('what is made of numbers alone agrees on all targets', async () => {
  const specimens = Object.entries(numbersAlone).map(([name, [type, value, make]]): Specimen => {
    // Each is a node at run time; the parameter is not used.
    return { name, types: [type], result: type, row: row(() => value, { min: -1, max: 1 }, same, { noConstants: true }), make: make as () => Node }
  })
  expect(await wrongCalls(specimens)).toEqual([])
})
