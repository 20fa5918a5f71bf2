/** Built-ins on the CPU: each has a form; and edge cases. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileJS, hasJSForm } from '../../../src/shader/target/cpu/program.ts'
import { ShaderError } from '../../../src/shader/diagnostic/diagnostic.ts'
import { matrixOf } from '../../../src/shader/ir/compound-type.ts'
import { boolType, floatType, halfType, intType, typeOf, uintType, type Type } from '../../../src/shader/ir/type.ts'
import { binary, builtin, construct, int, number, numbers, param, pure, read, runOf, uint, unary, vec2, vec3, vec4 } from './run.ts'

const float = (name: string, ...values: readonly number[]): unknown => runOf(pure([], builtin(name, floatType, ...values.map((value) => number(value)))))()
const integer = (name: string, type: typeof intType | typeof uintType, ...values: readonly number[]): unknown =>
  runOf(pure([], builtin(name, type, ...values.map((value, i) => (i === 0 || (name === 'insertBits' && i === 1) ? number(value, type) : uint(value))))))()
const of = (type: Type, name: string, ...args: Parameters<typeof builtin> extends readonly [string, Type, ...infer R] ? R : never): unknown =>
  runOf(pure([], builtin(name, type, ...args)))()

const mat2 = matrixOf(2, 2)
const mat3 = matrixOf(3, 3)
const mat4 = matrixOf(4, 4)

describe('operators on the CPU', () => {
  const op = (operator: Parameters<typeof binary>[0], type: typeof intType | typeof uintType, a: number, b: number): unknown => {
    const [x, y] = [param('x', type), param('y', type)]
    return runOf(pure([x, y], binary(operator, type, read(x), read(y))))(a, b)
  }

  it('divide integers towards zero, and by zero as WGSL says', () => {
    expect([op('/', intType, -7, 2), op('%', intType, -7, 2), op('/', intType, 7, 0), op('%', intType, 7, 0)]).toEqual([-3, -1, 7, 0])
    expect([op('/', uintType, 7, 0), op('%', uintType, 7, 0), op('/', intType, -2147483648, -1), op('%', intType, -2147483648, -1)]).toEqual([
      7, 0, -2147483648, 0,
    ])
  })

  it('wrap integers at 32 bits', () => {
    expect([op('+', intType, 2147483647, 1), op('-', uintType, 0, 1), op('*', uintType, 4294967295, 4294967295)]).toEqual([-2147483648, 4294967295, 1])
    expect(runOf(pure([], unary('-', int(-2147483648))))()).toBe(-2147483648)
  })

  it('round every operation of halves to halves', () => {
    const h = param('h', halfType)
    const half = (value: number) => number(value, halfType)
    expect(runOf(pure([h], binary('+', halfType, read(h), half(1))))(2048)).toBe(2048)
    expect(runOf(pure([h], binary('*', halfType, read(h), half(1 / 3))))(2)).toBe(0.66650390625)
    expect(runOf(pure([h], binary('*', halfType, read(h), half(65504))))(2)).toBe(Infinity)
    expect(runOf(pure([], construct(halfType, number(2 ** -24 * 1.5))))()).toBe(2 ** -23)
  })

  it('multiply matrices by columns', () => {
    const m = numbers(mat2, 1, 2, 3, 4)
    expect(runOf(pure([], binary('*', vec2, m, numbers(vec2, 5, 6))))()).toEqual([23, 34])
    expect(runOf(pure([], binary('*', vec2, numbers(vec2, 5, 6), m)))()).toEqual([17, 39])
    expect(runOf(pure([], binary('*', mat2, m, numbers(mat2, 0, 1, 1, 0))))()).toEqual([
      [3, 4],
      [1, 2],
    ])
    const [a, b] = [matrixOf(3, 2), matrixOf(2, 3)]
    expect(runOf(pure([], binary('*', mat2, numbers(a, 1, 2, 3, 4, 5, 6), numbers(b, 1, 0, 0, 0, 1, 1))))()).toEqual([
      [1, 2],
      [8, 10],
    ])
    expect(runOf(pure([], binary('+', mat2, m, number(1))))()).toEqual([
      [2, 3],
      [4, 5],
    ])
    expect(runOf(pure([], binary('==', boolType, m, m)))()).toBe(true)
    expect(runOf(pure([], binary('!=', boolType, m, numbers(mat2, 1, 2, 3, 5))))()).toBe(true)
  })

  it('make matrices from a scalar and from larger and smaller ones', () => {
    expect(runOf(pure([], construct(mat2, number(3))))()).toEqual([
      [3, 0],
      [0, 3],
    ])
    expect(runOf(pure([], construct(mat3, numbers(mat2, 1, 2, 3, 4))))()).toEqual([
      [1, 2, 0],
      [3, 4, 0],
      [0, 0, 1],
    ])
    expect(runOf(pure([], construct(mat2, numbers(mat3, 1, 2, 3, 4, 5, 6, 7, 8, 9))))()).toEqual([
      [1, 2],
      [4, 5],
    ])
  })
})

describe('built-ins on the CPU', () => {
  it('count and find bits', () => {
    expect(
      ['countOneBits', 'countLeadingZeros', 'countTrailingZeros', 'firstLeadingBit', 'firstTrailingBit', 'reverseBits'].map((name) =>
        integer(name, uintType, 0b10100),
      ),
    ).toEqual([2, 27, 2, 4, 2, 0b00101 << 27])
    expect(['countLeadingZeros', 'countTrailingZeros', 'firstLeadingBit', 'firstTrailingBit'].map((name) => integer(name, uintType, 0))).toEqual([
      32, 32, 4294967295, 4294967295,
    ])
    expect(['countOneBits', 'firstLeadingBit', 'firstTrailingBit', 'reverseBits'].map((name) => integer(name, intType, -2))).toEqual([31, 0, 1, 2147483647])
    expect(['firstLeadingBit', 'firstTrailingBit'].map((name) => integer(name, intType, 0))).toEqual([-1, -1])
    expect(integer('firstLeadingBit', intType, -1)).toBe(-1)
  })

  it('take fields of bits out and put them in', () => {
    expect([
      integer('extractBits', uintType, 0xabcd, 4, 8),
      integer('extractBits', intType, 0xabcd, 4, 8),
      integer('extractBits', intType, 5, 0, 0),
      integer('extractBits', uintType, 0xffffffff, 0, 32),
    ]).toEqual([0xbc, 0xbc - 256, 0, 0xffffffff])
    expect(integer('extractBits', uintType, 0xffffffff, 28, 20)).toBe(15)
    expect([
      integer('insertBits', uintType, 0xffffffff, 0, 8, 8),
      integer('insertBits', uintType, 7, 9, 0, 32),
      integer('insertBits', intType, 3, 9, 40, 2),
    ]).toEqual([0xffff00ff, 9, 3])
  })

  it('take floats apart', () => {
    expect([float('frexpFract', 12), float('frexpFract', -0.375), float('frexpFract', 0)]).toEqual([0.75, -0.75, 0])
    expect([12, -0.375, 0].map((x) => runOf(pure([], builtin('frexpExponent', intType, number(x))))())).toEqual([4, -1, 0])
    expect(runOf(pure([], builtin('ldexp', floatType, number(0.75), int(4))))()).toBe(12)
    const x = param('x', floatType)
    const test = (name: string) => runOf(pure([x], builtin(name, boolType, read(x))))
    expect([test('isNan')(Number.NaN), test('isNan')(1), test('isInf')(-Infinity), test('isInf')(1)]).toEqual([true, false, true, false])
    expect(float('quantizeToHalf', 0.1)).toBe(0.0999755859375)
  })

  it('pack and unpack', () => {
    const pack = (name: string, type: Type, ...values: readonly number[]): unknown => of(uintType, name, numbers(type, ...values))
    expect([pack('pack4x8unorm', vec4, 0, 1, 0.5, 2), pack('pack4x8snorm', vec4, -1, 1, 0, -2)]).toEqual([0xff80ff00, 0x81007f81])
    expect([pack('pack2x16unorm', vec2, 1, 0), pack('pack2x16snorm', vec2, -1, 1)]).toEqual([0xffff, 0x7fff8001])
    expect([pack('pack2x16float', vec2, 1, -2), pack('pack2x16float', vec2, 2 ** -24, 1e6)]).toEqual([0xc0003c00, 0x7c000001])
    expect(of(vec4, 'unpack4x8unorm', uint(0xff0033ff))).toEqual([1, Math.fround(0.2), 0, 1])
    expect(of(vec4, 'unpack4x8snorm', uint(0x81007f80))).toEqual([-1, 1, 0, -1])
    expect(of(vec2, 'unpack2x16float', uint(0xc0000001))).toEqual([2 ** -24, -2])
    expect(of(vec2, 'unpack2x16snorm', uint(0x80007fff))).toEqual([1, -1])
    expect(of(vec2, 'unpack2x16unorm', uint(0x0000ffff))).toEqual([1, 0])
  })

  it('invert and transpose matrices', () => {
    const m = numbers(mat4, 2, 0, 0, 1, 0, 3, 0, 0, 1, 0, 4, 0, 0, 2, 0, 5)
    const back = runOf(pure([], binary('*', mat4, m, builtin('inverse', mat4, m))))()
    const rounded = (back as readonly (readonly number[])[]).map((column) => column.map((value) => Math.round(value * 1e5) / 1e5 + 0))
    expect(rounded).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ])
    expect(of(floatType, 'determinant', numbers(mat3, 2, 0, 1, 1, 3, 0, 0, 1, 4))).toBe(25)
    expect(of(matrixOf(2, 3), 'transpose', numbers(matrixOf(3, 2), 1, 2, 3, 4, 5, 6))).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ])
    expect(of(matrixOf(3, 2), 'outerProduct', numbers(vec2, 1, 2), numbers(vec3, 1, 10, 100))).toEqual([
      [1, 2],
      [10, 20],
      [100, 200],
    ])
    expect(of(mat2, 'matrixCompMult', numbers(mat2, 1, 2, 3, 4), numbers(mat2, 2, 2, 2, 2))).toEqual([
      [2, 4],
      [6, 8],
    ])
  })

  it('refract, or reflect all of it', () => {
    expect(of(vec2, 'refract', numbers(vec2, 0, -1), numbers(vec2, 0, 1), number(0.5))).toEqual([0, -1])
    expect(of(vec2, 'refract', numbers(vec2, 0.8, -0.6), numbers(vec2, 0, 1), number(1.5))).toEqual([0, 0])
    expect(of(vec2, 'faceForward', numbers(vec2, 3, 1), numbers(vec2, 0, 1), numbers(vec2, 0, 1))).toEqual([-3, -1])
  })

  it('add products of integers, wrapped', () => {
    const ivec2 = typeOf(intType, 2)
    expect(of(intType, 'dot', construct(ivec2, int(65536), int(3)), construct(ivec2, int(65536), int(4)))).toBe(12)
  })

  it('that are unknown are refused with the reason of the rule', () => {
    const expr = { op: 'builtin', type: floatType, args: [], detail: { name: 'subgroupAdd', missing: { js: 'it runs one invocation at a time' } } } as const
    expect(() => compileJS([pure([], expr)])).toThrow(ShaderError)
    expect(() => compileJS([pure([], expr)])).toThrow('it runs one invocation at a time')
  })
})

interface RuleLike {
  readonly name: string
  readonly glsl?: unknown
  readonly wgsl?: unknown
  readonly missing?: { readonly js?: string }
}
const isRule = (value: unknown): value is RuleLike =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && ('shape' in value || 'takes' in value)

/** Every rule that a file of shader/builtin exports, alone or in a table. */
const folder = new URL('../../../src/shader/builtin/', import.meta.url)
const files = await Promise.all(
  readdirSync(folder).map((file) => import(/* @vite-ignore */ new URL(file, folder).href) as Promise<Readonly<Record<string, unknown>>>),
)
const rules = files
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isRule(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isRule) : []))

describe('the table of built-ins', () => {
  it.each([...new Map(rules.map((rule) => [rule.name, rule])).values()])('has a form in JavaScript for $name, or says why not', (rule) => {
    expect(hasJSForm(rule) || typeof rule.glsl === 'function' || typeof rule.wgsl === 'function' || rule.missing?.js !== undefined).toBe(true)
  })
})
