/** Expressions of any size on the CPU, and as text. That GPUs take the text is shown by size.gpu.test.ts. */
import { describe, expect, it } from 'vitest'
import { float, fn, If, uint, uv, vec3, vec4 } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { printJS, render, toJS } from '../../src/shader/js.ts'
import { toWGSL } from '../../src/shader/wgsl.ts'
import { sizeCases } from './size-case.ts'

const numbers = [0, 1, 3, 250, 123456, 0xfffffff7]

/** Operators of all kinds, `&&` as one, in the longest line. A minus sign before a number is none. */
const operatorsIn = (text: string): number =>
  Math.max(...text.split('\n').map((line) => (line.match(/(?<=[\w)\]] )(?:[-+*/%<>&|^]|[<>=!&|]=|&&|\|\||<<|>>>?)(?= )|[!~](?=[\w(])/g) ?? []).length))

describe.each(Object.entries(sizeCases))('%s', (_, { make, expected }) => {
  it.each([1, 49, 51, 101, 1000])('are computed and printed, %d times', (size) => {
    const shader = make(size)
    const run = toJS(shader)
    expect(numbers.map((x) => run(x))).toEqual(numbers.map((x) => expected(x, size)))
    for (const print of [toGLSL, toWGSL, printJS]) expect(operatorsIn(print(shader))).toBeLessThanOrEqual(200)
  })
})

it.each([
  ['a chain', 100_000],
  ['a tree that leans to the right', 10_000],
  ['a balanced tree', 10_000],
  ['values that are used twice', 10_000],
])('%s of %d operations is computed and printed', (name, size) => {
  const one = sizeCases[name]
  if (!one) throw new Error(`expected the case ${name}`)
  const shader = one.make(size)
  const run = toJS(shader)
  expect(numbers.map((x) => run(x))).toEqual(numbers.map((x) => one.expected(x, size)))
  expect(operatorsIn(toGLSL(shader))).toBeLessThanOrEqual(200)
})

it('a fragment of one long expression is drawn, and printed without statements but constants', () => {
  // A sum of 20,000 eighths: floats hold it without an error.
  let sum = uv.x.mul(0)
  for (let i = 0; i < 20_000; i++) sum = sum.add(0.125)
  const fragment = vec4(vec3(sum.div(5000)), 1)
  expect([...render(fragment, { width: 2, height: 1 })]).toEqual([128, 128, 128, 255, 128, 128, 128, 255])
  for (const text of [toGLSL(fragment), toWGSL(fragment)]) expect(operatorsIn(text)).toBeLessThanOrEqual(200)
})

it('leaves the text of what is short as it is', () => {
  const short = fn('short', [{ x: float }], float, (x) => {
    let sum = x
    for (let i = 0; i < 45; i++) sum = sum.add(x)
    return sum
  })
  expect(toGLSL(short).match(/;/g)).toHaveLength(1)
})

describe('statements inside of each other', () => {
  const nested = (depth: number) =>
    fn('nested', [{ x: uint }], uint, (x) => {
      const sum = uint(0).toVar('sum')
      const go = (left: number): void => {
        if (left === 0) return
        If(x.greaterThanEqual(depth - left), () => {
          sum.addAssign(1)
          go(left - 1)
        })
      }
      go(depth)
      return sum
    })
  const chained = (length: number) =>
    fn('chained', [{ x: uint }], uint, (x) => {
      const sum = uint(0).toVar('sum')
      let chain = If(x.equal(0), () => sum.assign(1))
      for (let i = 1; i <= length; i++) chain = chain.ElseIf(x.equal(i), () => sum.assign(i + 1))
      return sum
    })

  it('are computed to the depth that browsers compile', () => {
    const run = toJS(nested(60))
    expect([0, 30, 100].map((x) => run(x))).toEqual([1, 31, 60])
    const choose = toJS(chained(97))
    expect([0, 50, 97, 98].map((x) => choose(x))).toEqual([1, 51, 98, 0])
  })

  it('are refused beyond it', () => {
    for (const shader of [nested(61), nested(1000), chained(98), chained(10_000)]) expect(() => toJS(shader)).toThrow('S3013')
  })
})
