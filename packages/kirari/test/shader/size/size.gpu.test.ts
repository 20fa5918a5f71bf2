/** Expressions of any size on both GPUs: all cases in one program, each cut into a few lines, and one of them into four hundred. */
import { expect, it } from 'vitest'
import { bitsOf, fromBits, runOn } from '../../../../../internal/testing/differential.ts'
import { float, fn, If, Switch, uint, uv, vec4, type AnyFn, type Float, type SwitchChain, type Uint } from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { complaintsOfGLSL, complaintsOfWGSL } from '../compiler.ts'
import { sizeCases, type SizeCase } from './case.ts'

const large = 'a tree that leans to the right'
const sized: readonly (readonly [name: string, one: SizeCase, size: number])[] = Object.entries(sizeCases).flatMap(([name, one]) => [
  [name, one, 120] as const,
  ...(name === large ? [[`${name}, large`, one, 10_000] as const] : []),
])
const numbers = [0, 1, 3, 250, 123456, 0xfffffff7]

const everything: AnyFn = fn('everything', [{ x: uint }, { which: uint }], uint, (x, which) => {
  const result = uint(0).toVar('result')
  sized.reduce<SwitchChain>((chain, [, { make }, size], i) => {
    // Each of them takes and returns a uint.
    const call = make(size) as unknown as (value: Uint) => Uint
    return chain.Case(i, () => {
      result.assign(call(x))
    })
  }, Switch(which))
  return result
})

it.each([
  ['webgl', toGLSL],
  ['webgpu', toWGSL],
] as const)('expressions of any size are on %s what a plain loop gives', async (backend, print) => {
  const rows = sized.flatMap((_, which) => numbers.map((x) => [x, which] as const))
  const inputs = [fromBits(rows.map(([x]) => x)), fromBits(rows.map(([, which]) => which))]
  const words = bitsOf(
    await runOn(backend, { name: 'everything', text: print(everything), symbol: 'everything', params: ['uint', 'uint'], result: 'uint', inputs }),
  )
  const given = sized.map(([name], i) => [name, Array.from(words.subarray(i * numbers.length, (i + 1) * numbers.length))])
  expect(given).toEqual(sized.map(([name, one, size]) => [name, numbers.map((x) => one.expected(x, size))]))
})

it('statements compile as deep inside of each other as the language lets them, with expressions as deep as it leaves them', async () => {
  const deep = (x: Float): Float => Array.from({ length: 49 }).reduce<Float>((value, _, i) => float(i).sub(value.mul(2)), x)
  const nested = fn('nested', [{ x: float }], float, (x) => {
    const sum = x.toVar('sum')
    const go = (left: number): void => {
      If(sum.greaterThan(left), () => (left === 1 ? sum.assign(deep(sum)) : go(left - 1)))
    }
    go(60)
    return sum
  })
  const chained = fn('chained', [{ x: float }], float, (x) => {
    const sum = x.toVar('sum')
    let chain = If(x.lessThan(0), () => sum.assign(1))
    for (let i = 1; i <= 97; i++) chain = chain.ElseIf(x.lessThan(i), () => sum.assign(deep(sum)))
    return sum
  })
  const fragment = vec4(nested(uv.x), chained(uv.y), 0, 1)
  expect(complaintsOfGLSL('FRAGMENT_SHADER', toGLSL(fragment))).toBeNull()
  expect(await complaintsOfWGSL(toWGSL(fragment))).toEqual([])
})
