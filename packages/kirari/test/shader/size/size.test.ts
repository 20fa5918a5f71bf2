/** Expressions of any size on the CPU, and as text. size.gpu.test.ts shows that GPUs accept the text. */
import { describe, expect, it } from 'vitest'
import { attribute } from '../../../src/shader/front/node/attribute.ts'
import { float, fn, fwidth, If, uint, uv, vec3, vec4, type Float, type Uint, type Vec3 } from '../../../src/shader/front/node/index.ts'
import { kernel } from '../../../src/shader/front/node/kernel.ts'
import { storage } from '../../../src/shader/front/node/storage.ts'
import { varying } from '../../../src/shader/front/node/varying.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { printJS, render, runKernel, toJS } from '../../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { sizeCases } from './case.ts'

const numbers = [0, 1, 3, 250, 123456, 0xfffffff7]

/** The number of operators in the longest line; `&&` counts as one, a minus sign before a number does not count. */
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
  // A sum of 20,000 eighths: exact in floats.
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

describe('long expressions in stages and kernels', () => {
  const size = 1000
  const times = <V>(start: V, step: (value: V, i: number) => V): V => {
    let value = start
    for (let i = 0; i < size; i++) value = step(value, i)
    return value
  }
  /** All texts that a target returns, which may be several stages. */
  const linesOf = (printed: unknown): string => JSON.stringify(printed).replaceAll(String.raw`\n`, '\n')

  it('are printed in a vertex stage, in what goes to the pixels, in several outputs, and with derivatives', () => {
    const place = attribute(vec3, 'place')
    const shade = varying(times<Float>(place.x, (value, i) => value.sub(i).negate()))
    const drawing = {
      vertex: vec4(
        times<Vec3>(place, (value, i) => value.mul(0.99).add(i)),
        1,
      ),
      fragment: { color: vec4(vec3(times<Float>(shade, (value) => fwidth(value).add(shade))), 1), other: times<Float>(shade, (value) => value.mul(2)) },
    }
    for (const printed of [toGLSL(drawing), toWGSL(drawing)]) expect(operatorsIn(linesOf(printed))).toBeLessThanOrEqual(200)
  })

  it('are computed in a kernel, where elements are chosen by elements', () => {
    const [from, to] = [storage(uint, 16, { name: 'from' }), storage(uint, 16, { name: 'to' })]
    const move = kernel(16, (i) => {
      to.at(i).assign(times<Uint>(from.at(i), (value) => from.at(value)))
      to.at(i).assign(times<Uint>(to.at(i), (value, k) => value.mul(3).add(k)))
    })
    const numbersBefore = Uint32Array.from({ length: 16 }, (_, i) => (i * 7 + 3) % 16)
    const numbersAfter = new Uint32Array(16)
    runKernel(move, {
      buffers: [
        [from, numbersBefore],
        [to, numbersAfter],
      ],
    })
    expect([...numbersAfter]).toEqual(
      Array.from(numbersBefore, (start) => {
        const chosen = times<number>(start, (value) => numbersBefore[value] ?? 0)
        return times<number>(chosen, (value, k) => (Math.imul(value, 3) + k) >>> 0)
      }),
    )
    for (const printed of [toGLSL(move), toWGSL(move)]) expect(operatorsIn(linesOf(printed))).toBeLessThanOrEqual(200)
  })
})
