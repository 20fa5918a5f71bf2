/**
 * Constant expressions, which compilers evaluate: WGSL refuses integers that wrap and edges that do not
 * ascend, so those are expanded. The value is the same as everywhere else.
 */
import { describe, expect, it } from 'vitest'
import { float, fn, int, smoothstep, uint, vec2, vec3, type AnyFn, type Float, type Int, type Uint } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { toJS } from '../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'

/** The result of a function's body as WGSL evaluates it: without wrapping. */
const worth = (shader: AnyFn): { readonly text: string; readonly value: bigint } => {
  const [, text = ''] = /return (.*);/.exec(toWGSL(shader)) ?? []
  // oxlint-disable-next-line typescript/no-implied-eval
  return { text, value: (new Function(`return ${text.replaceAll(/(\d+)u?/g, '$1n')}`) as () => bigint)() }
}

describe('whole numbers in WGSL', () => {
  const ints = [0, 1, -1, 3, -7, 46341, 65537, -1000003, 123456789, 987654321, 2147483647, -2147483647, -2147483648]
  const uints = [0, 1, 3, 46341, 65537, 1000003, 747796405, 2654435761, 2147483648, 4294967295]
  const operations: Readonly<Record<string, readonly [write: (a: Int, b: Int) => Int, mean: (a: bigint, b: bigint) => bigint]>> = {
    sums: [(a, b) => a.add(b), (a, b) => a + b],
    differences: [(a, b) => a.sub(b), (a, b) => a - b],
    products: [(a, b) => a.mul(b), (a, b) => a * b],
    'products of three': [(a, b) => a.mul(b).mul(b), (a, b) => a * b * b],
    'sums of products': [(a, b) => a.mul(b).add(a), (a, b) => a * b + a],
    'negated products': [(a, b) => a.mul(b).negate(), (a, b) => -(a * b)],
    'inverted products': [(a, b) => a.mul(b).bitNot(), (a, b) => ~(a * b)],
    'masked products': [(a, b) => a.mul(b).bitAnd(b), (a, b) => BigInt.asIntN(32, a * b) & b],
    'products with bits turned': [(a, b) => a.mul(b).bitXor(b).bitOr(1), (a, b) => (BigInt.asIntN(32, a * b) ^ b) | 1n],
  }
  const wrongOnes = (
    values: readonly number[],
    node: (value: number) => Int,
    wrap: (value: bigint) => bigint,
    [write, mean]: (typeof operations)[string],
  ): readonly string[] =>
    values.flatMap((a) =>
      values.flatMap((b) => {
        // An unsigned number has the same methods.
        const type = (wrap(-1n) < 0n ? int : uint) as typeof int
        const { text, value } = worth(fn('constant', [], type, () => write(node(a), node(b))))
        const wanted = wrap(mean(BigInt(a), BigInt(b)))
        return value === wanted ? [] : [`${a}, ${b}: expected ${wanted}, got ${text}`]
      }),
    )

  it.each(Object.entries(operations))('%s of ints come to what they wrap to', (_, operation) => {
    expect(wrongOnes(ints, int, (value) => BigInt.asIntN(32, value), operation)).toEqual([])
  })

  // Nothing unsigned is negated, and ~ of a bigint is never unsigned.
  it.each(Object.entries(operations).filter(([name]) => !/negated|inverted/.test(name)))('%s of uints come to what they wrap to', (_, operation) => {
    const node = (value: number): Int => uint(value) satisfies Uint as unknown as Int
    expect(wrongOnes(uints, node, (value) => BigInt.asUintN(32, value), operation)).toEqual([])
  })

  it('shifts lose the bits that are shifted out', () => {
    const wrong = uints.flatMap((a) =>
      [0, 1, 7, 16, 31].flatMap((by) => {
        const { text, value } = worth(fn('shifted', [], uint, () => uint(a).shiftLeft(by)))
        return value === BigInt.asUintN(32, BigInt(a) << BigInt(by)) ? [] : [`${a} << ${by}: ${text}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('smoothstep of numbers', () => {
  const ramp = (low: number, high: number) => fn('ramp', [{ x: float }], float, (x) => smoothstep(low, high, x))
  const isBuiltIn = (shader: AnyFn): readonly boolean[] => [toGLSL, toWGSL].map((print) => print(shader).includes('smoothstep('))

  it('is the built-in where the edges ascend', () => {
    expect(isBuiltIn(ramp(0.25, 0.75))).toEqual([true, true])
    expect([0, 0.5, 1].map((x) => toJS(ramp(0.25, 0.75))(x))).toEqual([0, 0.5, 1])
  })

  /** What each language calls. */
  const calls = (shader: AnyFn): readonly (readonly string[])[] =>
    [toGLSL, toWGSL].map((print) => [...print(shader).matchAll(/\b(clamp|step|smoothstep|select|mix)\(|(\?)/g)].map(([, name, mark]) => name ?? mark ?? ''))

  it('is a step where they are equal, and decides nothing else', () => {
    expect(calls(ramp(0.5, 0.5))).toEqual([['step'], ['step']])
    // Equal once they are rounded to single precision.
    expect(calls(ramp(0.1, 0.1 + 1e-10))).toEqual([['step'], ['step']])
    expect([0.25, 0.5, 0.75].map((x) => toJS(ramp(0.5, 0.5))(x))).toEqual([0, 1, 1])
  })

  it('is a ramp down where they descend, and decides nothing', () => {
    expect(calls(ramp(0.75, 0.25))).toEqual([['clamp'], ['clamp']])
    expect([0, 0.5, 1].map((x) => toJS(ramp(0.75, 0.25))(x))).toEqual([1, 0.5, 0])
  })

  it.each<readonly [string, AnyFn]>([
    ['numbers for a vector', fn('spread', [{ x: vec2 }], vec2, (x) => smoothstep(0.5, 0.5, x))],
    ['vectors, equal in one component', fn('each', [{ x: vec2 }], vec2, (x) => smoothstep(vec2(0, 0.5), vec2(1, 0.5), x))],
    ['vectors of one number', fn('same', [{ x: vec3 }], vec3, (x) => smoothstep(vec3(0.5), vec3(0.5), x))],
    ['sums of numbers', fn('sums', [{ x: float }], float, (x: Float) => smoothstep(float(0.25).add(0.25), 0.5, x))],
  ])('is written out for %s', (_, shader) => {
    expect(isBuiltIn(shader)).toEqual([false, false])
  })

  it('is a step in each component whose edges are equal', () => {
    const each = fn('each', [{ x: vec2 }], vec2, (x) => smoothstep(vec2(0, 0.5), vec2(1, 0.5), x))
    expect(toJS(each)([0.5, 0.5])).toEqual([0.5, 1])
  })
})
