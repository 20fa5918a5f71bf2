/** WebAssembly instructions: each returns the same bits as JavaScript, for the numbers where they could differ. */
import { describe, expect, it } from 'vitest'
import { compileImage, type JSImage } from '../../../src/shader/target/cpu/program.ts'
import { arrayOf } from '../../../src/shader/ir/compound-type.ts'
import { makeExpr, type BinaryOperator, type Expr, type Index, type Input, type Swizzle } from '../../../src/shader/ir/expr.ts'
import type { Block } from '../../../src/shader/ir/statement.ts'
import { boolType, floatType, intType, uintType, type ScalarType } from '../../../src/shader/ir/type.ts'
import { signed, unsigned } from '../../../src/shader/target/cpu/wasm/byte.ts'
import { instructions } from '../../../src/shader/target/cpu/wasm/builtin.ts'
import { drawing, moduleDrawing, type Drawing } from '../../../src/shader/target/cpu/run/drawing.ts'
import { evaluate } from '../../../src/shader/target/cpu/run/evaluate.ts'
import { feed } from '../../../src/shader/target/cpu/run/feed.ts'
import { binary, builtin, construct, func, give, letOf, number, param, read, unary, vec2, vec4 } from './run.ts'

// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown

const floats = [
  0,
  -0,
  0.5,
  -0.5,
  1,
  -1,
  1.5,
  2.5,
  -2.5,
  0.1,
  3.7,
  -3.7,
  1e-40,
  16777217,
  2147483648,
  -2147483904,
  4294967296,
  1e30,
  -1e38,
  Infinity,
  -Infinity,
  NaN,
]
const integers = [0, 1, 2, 3, 5, 7, 31, 32, 33, 255, -1, -2, -7, 2147483647, -2147483648, 123456789]
const valuesOf = (type: ScalarType): readonly number[] =>
  type === floatType ? floats : type === uintType ? integers.map((value) => value >>> 0) : type === intType ? integers : [0, 1]

/** The value in a table at a row or a column of the image. */
const given = (type: ScalarType, axis: 'x' | 'y'): Expr => {
  const values = valuesOf(type)
  const kind = type === boolType ? intType : type
  const place = makeExpr<Swizzle>('swizzle', floatType, [makeExpr<Input>('input', vec2, [], 'uv')], axis)
  const index = construct(intType, binary('*', floatType, place, number(values.length)))
  const element = makeExpr<Index>('index', kind, [construct(arrayOf(kind, values.length), ...values.map((value) => literalOf(value, kind))), index], undefined)
  return type === boolType ? construct(boolType, element) : element
}
const literalOf = (value: number, type: ScalarType): Expr => (value < 0 || Object.is(value, -0) ? unary('-', number(-value, type)) : number(value, type))

/** An image of the bits of a value, a byte a channel, after these statements. NaN has many bit patterns: all become one. */
const imageOf = (value: Expr, before: Block = []) => {
  const plain = value.type === boolType ? construct(uintType, value) : value
  const bits = builtin('bitcastToUint', uintType, plain)
  const known = value.type === floatType ? builtin('select', uintType, bits, number(0x7fc00000, uintType), builtin('isNan', boolType, value)) : bits
  const byte = (k: number): Expr =>
    binary(
      '/',
      floatType,
      construct(floatType, binary('&', uintType, binary('>>', uintType, known, number(8 * k, uintType)), number(255, uintType))),
      number(255),
    )
  return compileImage(func('fragment', [], vec4, [...before, give(construct(vec4, byte(0), byte(1), byte(2), byte(3)))]))
}

/** The bits for every pair of values, computed in both ways. */
const bothWays = (value: Expr, columns: ScalarType, rows: ScalarType): readonly (readonly string[])[] => {
  const image = imageOf(value)
  return [moduleDrawing(image), evaluate(image.text(), make, 'draw')].map((drawing) => {
    if (!drawing) throw new Error('expected a module')
    feed(drawing, {}, bothWays)
    const [width, height] = [valuesOf(columns).length, valuesOf(rows).length]
    const pixels = new Uint8ClampedArray(width * height * 4)
    drawing.draw(pixels, width, height, [])
    return [...new Uint32Array(pixels.buffer)].map((bits, i) => {
      const [x, y] = [valuesOf(columns)[i % width], valuesOf(rows)[height - 1 - Math.floor(i / width)]]
      return `${x}, ${y}: ${bits.toString(16)}`
    })
  })
}
const expectSame = (value: Expr, columns: ScalarType, rows: ScalarType = columns): void => {
  const [byModule, byText] = bothWays(value, columns, rows)
  expect(byModule).toEqual(byText)
  // Not every image is of one colour: something was drawn.
  expect(new Set(byModule?.map((line) => line.split(': ')[1])).size).toBeGreaterThan(1)
}

const numbers = [floatType, intType, uintType]
const compare: readonly BinaryOperator[] = ['==', '!=', '<', '<=', '>', '>=']
const calculate: readonly BinaryOperator[] = ['+', '-', '*', '/', '%']
const bitwise: readonly BinaryOperator[] = ['&', '|', '^', '<<', '>>']
const operators = [
  ...numbers.flatMap((type) => [...compare, ...calculate].map((operator) => [operator, type] as const)),
  ...[intType, uintType].flatMap((type) => bitwise.map((operator) => [operator, type] as const)),
  ...(['==', '!=', '&&', '||', '&', '|', '^'] as const).map((operator) => [operator, boolType] as const),
]

describe('operators in WebAssembly', () => {
  it.each(operators)('%s of $1.name', (operator, type) => {
    const right = operator === '<<' || operator === '>>' ? binary('&', uintType, given(uintType, 'y'), number(31, uintType)) : given(type, 'y')
    const result = compare.includes(operator) || type === boolType ? boolType : type
    expectSame(binary(operator, result, given(type, 'x'), right), type, operator === '<<' || operator === '>>' ? uintType : type)
  })

  it.each([
    ['-', floatType],
    ['-', intType],
    ['~', intType],
    ['~', uintType],
    ['!', boolType],
  ] as const)('%s of one $1.name', (operator, type) => expectSame(unary(operator, given(type, 'x')), type))

  const kinds = [...numbers, boolType]
  it.each(kinds.flatMap((from) => kinds.filter((to) => to !== from).map((to) => [from, to] as const)))('$0.name as $1.name', (from, to) =>
    expectSame(construct(to, given(from, 'x')), from),
  )
})

describe('built-ins in WebAssembly', () => {
  const ofAll = ['abs', 'sign', 'min', 'max']
  const ofBits = ['bitcastToInt', 'bitcastToUint', 'countOneBits', 'countLeadingZeros', 'countTrailingZeros']
  const ofPairs = ['min', 'max', 'pow', 'atan2']
  const truths = ['isNan', 'isInf']
  /** Only passes make these; tables in these tests are read with them. */
  const ofOffsets = ['hold', 'scaleOffset', 'addOffset']
  const rows = Object.keys(instructions)
    .filter((name) => !ofOffsets.includes(name) && name !== 'select')
    .flatMap((name) =>
      (ofAll.includes(name)
        ? numbers.filter((type) => name !== 'sign' || type !== uintType)
        : ofBits.includes(name)
          ? [intType, uintType]
          : name === 'bitcastToFloat'
            ? [uintType, intType]
            : [floatType]
      )
        .filter((type) => name !== 'abs' || type !== uintType)
        .map((type) => [name, type] as const),
    )

  it.each(rows)('%s of $1.name', (name, type) => {
    const result = truths.includes(name)
      ? boolType
      : name === 'bitcastToFloat'
        ? floatType
        : name === 'bitcastToInt'
          ? intType
          : name === 'bitcastToUint'
            ? uintType
            : type
    const args = [given(type, 'x'), ...(ofPairs.includes(name) ? [given(type, 'y')] : [])]
    expectSame(builtin(name, result, ...args), type)
  })

  it.each(numbers.map((type) => [type] as const))('select of $0.name', (type) =>
    expectSame(builtin('select', type, given(type, 'x'), given(type, 'y'), binary('>', boolType, given(type, 'x'), given(type, 'y'))), type),
  )
})

describe('a module of many locals', () => {
  const column = construct(
    intType,
    binary('*', floatType, makeExpr<Swizzle>('swizzle', floatType, [makeExpr<Input>('input', vec2, [], 'uv')], 'x'), number(1e6)),
  )
  const still = construct(intType, makeExpr<Input>('input', floatType, [], 'time'))
  /** This many constants one after another; a division keeps two values in locals, and branches twice. */
  const constants = (count: number, from: Expr, divides: boolean): readonly [value: Expr, before: Block] => {
    let value = from
    const lets = Array.from({ length: count }, (_, i) => {
      const name = param(`v${i}`, intType)
      const made = letOf(name, binary('+', intType, divides ? binary('/', intType, value, number((i % 3) + 1, intType)) : value, number(i, intType)))
      value = read(name)
      return made
    })
    // A value that differs between pixels, so that the image is not of one colour.
    return [binary('^', intType, value, column), lets]
  }
  const pixelsOf = (drawing: Drawing | undefined, width: number): readonly number[] => {
    if (!drawing) throw new Error('expected a module')
    feed(drawing, { time: 123457 }, pixelsOf)
    const pixels = new Uint8ClampedArray(width * 2 * 4)
    drawing.draw(pixels, width, 2, [])
    return [...pixels]
  }
  const byText = (image: JSImage): Drawing => evaluate(image.text(), make, 'draw')

  /** This many divisions in one expression, all of whose values are kept until its end. */
  const divisions = (count: number, from: Expr): readonly [value: Expr] => [
    Array.from({ length: count }, (_, i) => binary('/', intType, from, number((i % 7) + 1, intType))).reduce(
      (sum, one) => binary('+', intType, sum, one),
      binary('^', intType, from, column),
    ),
  ]
  // An index from 128 on takes two bytes, and one from 16,384 on three.
  const counts = [...Array.from({ length: 70 }, (_, i) => 2 * i), 61, 62, 63, 64, 65, 66, 125, 126, 127, 128, 129, 255, 256, 257, 400]

  it.each([
    ['for each pixel', column],
    ['before the first pixel', still],
  ])('draws the same as JavaScript with any number of them, %s', (_, from) => {
    const pictures = [
      ...counts.flatMap((count) => [imageOf(...constants(count, from, true)), imageOf(...divisions(count, from))]),
      imageOf(...constants(20_000, from, false)),
    ]
    pictures.forEach((image, i) => expect(pixelsOf(moduleDrawing(image), 2), `picture ${i}`).toEqual(pixelsOf(byText(image), 2)))
  })

  it('is left to JavaScript when it has more of them than engines take in a bearable time', () => {
    const image = imageOf(...constants(4000, column, true))
    expect(() => pixelsOf(moduleDrawing(image), 2)).toThrow('of a size that engines take')
    expect(pixelsOf(drawing(image, make), 2)).toEqual(pixelsOf(byText(image), 2))
  })

  it('draws nothing where the picture has no pixels', () => {
    expect(pixelsOf(moduleDrawing(imageOf(...constants(1, column, true))), 0)).toEqual([])
  })
})

describe('numbers in the binary format', () => {
  // The examples of the DWARF standard (version 5, section 7.6), which defines the encoding.
  it.each([
    [2, [2]],
    [127, [127]],
    [128, [0x80, 1]],
    [129, [0x81, 1]],
    [12857, [0xb9, 0x64]],
    [4294967295, [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])('%d without a sign', (value, bytes) => expect(unsigned(value)).toEqual(bytes))

  it.each([
    [2, [2]],
    [-2, [0x7e]],
    [127, [0xff, 0]],
    [-127, [0x81, 0x7f]],
    [128, [0x80, 1]],
    [-128, [0x80, 0x7f]],
    [129, [0x81, 1]],
    [-129, [0xff, 0x7e]],
    [-2147483648, [0x80, 0x80, 0x80, 0x80, 0x78]],
  ])('%d with a sign', (value, bytes) => expect(signed(value)).toEqual(bytes))
})
