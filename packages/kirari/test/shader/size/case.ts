/**
 * Expressions built by a JavaScript loop: of any length and depth. All compute with integers, so that every target has to return the
 * same, and each has an equivalent plain loop.
 */
import {
  array,
  float,
  fn,
  If,
  int,
  Loop,
  mat2,
  select,
  struct,
  uint,
  uvec4,
  type AnyFn,
  type Bool,
  type Mat2,
  type Uint,
  type UVec4,
} from '../../../src/shader/front/node/index.ts'

export interface SizeCase {
  /** A function from uint to uint, with this many operations or levels. */
  readonly make: (size: number) => AnyFn
  /** Its result. */
  readonly expected: (x: number, size: number) => number
}

const times = <V>(size: number, start: V, step: (value: V, i: number) => V): V => {
  let value = start
  for (let i = 0; i < size; i++) value = step(value, i)
  return value
}
const ofUint = (name: string, body: (x: Uint) => Uint): AnyFn => fn(name, [{ x: uint }], uint, body)
/** The same step repeatedly, from x. */
const repeated = (name: string, step: (value: Uint, i: number, x: Uint) => Uint, plain: (value: number, i: number, x: number) => number): SizeCase => ({
  make: (size) => ofUint(name, (x) => times(size, x, (value, i) => step(value, i, x))),
  expected: (x, size) => times(size, x, (value, i) => plain(value, i, x) >>> 0),
})
/** The same step repeatedly, through another type. */
const through = <V, P>(
  name: string,
  node: { readonly start: (x: Uint) => V; readonly step: (value: V, i: number, x: Uint) => V; readonly end: (value: V) => Uint },
  plain: { readonly start: (x: number) => P; readonly step: (value: P, i: number, x: number) => P; readonly end: (value: P) => number },
): SizeCase => ({
  make: (size) => ofUint(name, (x) => node.end(times(size, node.start(x), (value, i) => node.step(value, i, x)))),
  expected: (x, size) => plain.end(times(size, plain.start(x), (value, i) => plain.step(value, i, x))) >>> 0,
})

const stepped = fn('stepped', [{ x: uint }], uint, (x) => x.mul(5).add(3))
const Pair = struct('Pair', { a: uint, b: uint })
const tableValues = [7, 12, 3, 9, 0, 14, 5, 1, 15, 2, 11, 6, 13, 4, 10, 8]
const table = array(uint, 16)((i) => tableValues[i] ?? 0)

export const sizeCases: Readonly<Record<string, SizeCase>> = {
  'a chain': repeated(
    'chain',
    (value, i) => value.mul(747796405).add(i),
    (value, i) => Math.imul(value, 747796405) + i,
  ),
  'a tree that leans to the right': repeated(
    'right',
    (value, i) => uint(i).sub(value.mul(3)),
    (value, i) => i - Math.imul(value, 3),
  ),
  'values that are used twice': repeated(
    'twice',
    (value, i) => value.bitXor(value.shiftRight(3)).add(i),
    (value, i) => (value ^ (value >>> 3)) + i,
  ),
  'values with names': repeated(
    'names',
    (value, i) => value.add(i).toConst(i % 3 === 0 ? 'sum' : 'total'),
    (value, i) => value + i,
  ),
  'built-in functions': repeated(
    'builtins',
    (value, i) =>
      value
        .max(i * 3)
        .min(4e9 - i)
        .add(1),
    (value, i) => Math.min(Math.max(value, i * 3), 4e9 - i) + 1,
  ),
  signs: repeated(
    'signs',
    (value) => value.bitNot(),
    (value) => ~value,
  ),
  calls: repeated(
    'calls',
    (value) => stepped(value),
    (value) => Math.imul(value, 5) + 3,
  ),
  choices: repeated(
    'choices',
    (value, i, x) => select(value.add(1), value.mul(3), x.bitAnd(1 << (i % 7)).equal(0)),
    (value, i, x) => ((x & (1 << (i % 7))) === 0 ? Math.imul(value, 3) : value + 1),
  ),
  'elements chosen by elements': through<Uint, number>(
    'elements',
    { start: (x) => x.bitAnd(15), step: (value) => table.at(value), end: (value) => value },
    { start: (x) => x & 15, step: (value) => tableValues[value] ?? 0, end: (value) => value },
  ),
  conversions: through<Uint, number>(
    'conversions',
    { start: (x) => x.bitAnd(255), step: (value) => uint(float(int(value))), end: (value) => value },
    { start: (x) => x & 255, step: (value) => value, end: (value) => value },
  ),
  conditions: through<Bool, boolean>(
    'conditions',
    {
      start: (x) => x.equal(3),
      step: (value, i, x) => (i % 2 === 0 ? value.or(x.equal(i)) : x.notEqual(i).and(value)),
      end: (value) => select(uint(5), uint(7), value),
    },
    {
      start: (x) => x === 3,
      step: (value, i, x) => (i % 2 === 0 ? value || x === i : x !== i && value),
      end: (value) => (value ? 7 : 5),
    },
  ),
  vectors: through<UVec4, readonly number[]>(
    'vectors',
    {
      start: (x) => uvec4(x, x.add(1), x.add(2), x.add(3)),
      step: (value, i) => uvec4(value.yzw, value.x).mul(5).add(i),
      end: (value) => value.x.bitXor(value.y).bitXor(value.z).bitXor(value.w),
    },
    {
      start: (x) => [x, x + 1, x + 2, x + 3],
      step: ([a = 0, b = 0, c = 0, d = 0], i) => [b, c, d, a].map((one) => (Math.imul(one, 5) + i) >>> 0),
      end: (value) => value.reduce((all, one) => all ^ one),
    },
  ),
  'four values that mix': through<readonly Uint[], readonly number[]>(
    'mixed',
    {
      start: (x) => [x, x.add(1), x.add(2), x.add(3)],
      step: (all, i) => all.map((one, k) => one.add((all[(k + 1) % 4] ?? one).bitXor(i))),
      end: (all) => all.reduce((sum, one) => sum.bitXor(one)),
    },
    {
      start: (x) => [x, x + 1, x + 2, x + 3],
      step: (all, i) => all.map((one, k) => (one + ((all[(k + 1) % 4] ?? one) ^ i)) >>> 0),
      end: (all) => all.reduce((sum, one) => sum ^ one),
    },
  ),
  structs: through<ReturnType<typeof Pair>, readonly [number, number]>(
    'structs',
    {
      start: (x) => Pair({ a: x, b: x.add(1) }),
      step: (pair, i) => Pair({ a: pair.b, b: pair.a.add(i) }),
      end: (pair) => pair.a.bitXor(pair.b),
    },
    {
      start: (x) => [x, x + 1],
      step: ([a, b], i) => [b, (a + i) >>> 0],
      end: ([a, b]) => a ^ b,
    },
  ),
  matrices: through<Mat2, number>(
    'matrices',
    {
      start: (x) => mat2(float(x.bitAnd(3)), 0, 0, 1),
      step: (value) => value.mul(mat2(0, 1, -1, 0)),
      end: (value) => uint(value.at(0).x.add(value.at(1).x).abs()),
    },
    // A quarter turn: only two of the four numbers are not zero.
    {
      start: (x) => x & 3,
      step: (value) => value,
      end: (value) => value,
    },
  ),
  'a balanced tree': {
    make: (size) =>
      ofUint('tree', (x) => {
        let row = Array.from({ length: size }, (_, i) => x.add(i))
        while (row.length > 1) row = row.flatMap((one, i) => (i % 2 === 1 ? [] : [row[i + 1] ? one.bitXor((row[i + 1] ?? one).mul(3)) : one]))
        return row[0] ?? x
      }),
    expected: (x, size) => {
      let row = Array.from({ length: size }, (_, i) => (x + i) >>> 0)
      while (row.length > 1) row = row.flatMap((one, i) => (i % 2 === 1 ? [] : [i + 1 < row.length ? (one ^ Math.imul(row[i + 1] ?? 0, 3)) >>> 0 : one]))
      return row[0] ?? x
    },
  },
  'many parts of one value': {
    make: (size) => ofUint('parts', (x) => array(uint, size)(Array.from({ length: size }, (_, i) => x.mul(i).add(1))).at(x.remainder(size))),
    expected: (x, size) => (Math.imul(x, x % size) + 1) >>> 0,
  },
  'the values of many statements': {
    make: (size) =>
      ofUint('statements', (x) => {
        const sum = x.toVar('sum')
        for (let i = 0; i < size / 4; i++) sum.assign(sum.mul(3).add(i).bitXor(x))
        return sum
      }),
    expected: (x, size) => times(size / 4, x, (sum, i) => ((Math.imul(sum, 3) + i) ^ x) >>> 0),
  },
  'what branches and loops compute': {
    make: (size) =>
      ofUint('branches', (x) => {
        const sum = x.toVar('sum')
        const part = (value: Uint): Uint => times(size / 4, value, (one, i) => one.mul(3).add(i))
        Loop(2, () => {
          If(part(sum).greaterThan(1e9), () => {
            sum.assign(part(sum))
          }).ElseIf(
            () => part(sum.add(1)).greaterThan(1e8),
            () => {
              sum.addAssign(part(x))
            },
          )
        })
        return sum
      }),
    expected: (x, size) => {
      const part = (value: number): number => times(size / 4, value, (one, i) => (Math.imul(one, 3) + i) >>> 0)
      return times(2, x, (sum) => (part(sum) > 1e9 ? part(sum) : part(sum + 1) > 1e8 ? (sum + part(x)) >>> 0 : sum))
    },
  },
}
