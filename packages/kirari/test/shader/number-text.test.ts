/**
 * Numbers in the text of shaders: each keeps its value, in both languages, readable and compact, alone and beside operators.
 * JavaScript reads the printed text back: its literals are those of shaders without the suffix for a type.
 */
import { describe, expect, it } from 'vitest'
import { compileGLSLStages } from '../../src/shader/target/glsl/stages.ts'
import { compileWGSLStages } from '../../src/shader/target/wgsl/stages.ts'
import { bitcastToFloat, float, fn, half, int, ivec2, uint, uv, vec4, type Float, type Int } from '../../src/shader/front/node/index.ts'
import { compactNames } from '../../src/shader/target/text/compact-namer.ts'

const compilers = { GLSL: compileGLSLStages, WGSL: compileWGSLStages }
type Language = keyof typeof compilers
const styles = (['GLSL', 'WGSL'] as const).flatMap((language) =>
  [true, false].map((compact) => ({ language, style: compact ? 'compact' : 'readable', compact })),
)

/** The printed result of a function of one number: the only `return` of the program with its parameter. */
const returned = (language: Language, compact: boolean, body: (x: Float) => Float): string => {
  // A product of the parameter with itself marks the line.
  const marked = fn('marked', [{ x: float }], float, (x) => x.mul(x).max(body(x)))
  const text = compilers[language]({ fragment: vec4(marked(uv.x)) }, { compact, namer: compactNames() }, it).code.fragment ?? ''
  const [, value] = /return max\(a ?\* ?a, ?(.*)\);/.exec(text) ?? []
  if (value === undefined) throw new Error(`There is no such line in:\n${text}`)
  return value
}

type Convert = (value: number) => number
type Read = (
  a: number,
  f32: Convert,
  float: Convert,
  f16: Convert,
  i32: Convert,
  int: Convert,
  clamp: (x: number, low: number, high: number) => number,
) => number

/** The value of the text at x = `a`; the test removes the type suffixes, which JavaScript lacks. */
const valueOf = (text: string, a: number): number => {
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function('a', 'f32', 'float', 'f16', 'i32', 'int', 'clamp', `return ${text.replaceAll(/(\d\.?)[hu]\b/g, '$1')}`) as Read
  return read(a, Math.fround, Math.fround, Math.fround, Math.trunc, Math.trunc, (x, low, high) => Math.min(Math.max(x, low), high))
}

const floats = [0, -0, 0.5, -0.5, 0.25, -0.05, 0.1, -0.1, 1, -1, 5, -5, 10, -100, 1.5, -1.5, 10.25, -10.5, 1e-7, -1e-7, 1.5e-10, -2.5e-9, 1e21, -1e21, 1e30]
/** Where a number appears: how it is written, and its value there. */
const forms: Readonly<Record<string, readonly [write: (x: Float, value: Float) => Float, mean: (x: number, value: number) => number]>> = {
  alone: [(_, value) => value, (_, value) => value],
  'after a plus': [(x, value) => x.add(value), (x, value) => x + value],
  'after a minus': [(x, value) => x.sub(value), (x, value) => x - value],
  'after a product': [(x, value) => x.mul(value), (x, value) => x * value],
  'before a minus': [(x, value) => value.sub(x), (x, value) => value - x],
  negated: [(_, value) => value.negate(), (_, value) => -value],
  'negated twice, after a minus': [(x, value) => x.sub(value.negate().negate()), (x, value) => x - value],
  'in a difference that is subtracted': [(x, value) => x.sub(value.sub(x)), (x, value) => x - (value - x)],
}

describe.each(styles)('in $style $language', ({ language, compact }) => {
  it.each(Object.entries(forms))('every float means itself %s', (_, [write, mean]) => {
    const wrong = floats.flatMap((value) => {
      const text = returned(language, compact, (x) => write(x, float(value)))
      return Object.is(valueOf(text, 3), mean(3, value)) ? [] : [`${value}: ${text}`]
    })
    expect(wrong).toEqual([])
  })

  it('a float has a point or an exponent, or it would be an integer', () => {
    const texts = floats.map((value) => returned(language, compact, () => float(value)))
    expect(texts.filter((text) => !/[.e]/.test(text))).toEqual([])
  })

  it('every integer means itself, alone and after a minus', () => {
    const integers = [0, 1, -1, 7, -5, 1000, -1000, 2147483647, -2147483648]
    const texts = (make: (n: Int) => Float): readonly unknown[] =>
      integers.map((value) =>
        valueOf(
          returned(language, compact, () => make(int(value)))
            .replace('bitcast<f32>', '')
            .replace('intBitsToFloat', ''),
          3,
        ),
      )
    expect(texts(bitcastToFloat)).toEqual(integers)
    expect(
      integers.map((value) =>
        valueOf(
          returned(language, compact, (x) => float(int(x).sub(value))),
          3,
        ),
      ),
    ).toEqual(
      // The difference is made a float.
      integers.map((value) => Math.fround(3 - value)),
    )
  })

  it('a half keeps its sign', () => {
    const halves = [0.25, -0.25, 2, -2, -0]
    const texts = halves.map((value) => returned(language, compact, (x) => float(half(x).sub(half(value)))))
    expect(texts.map((text) => valueOf(text, 3))).toEqual(halves.map((value) => 3 - value))
  })

  it('unsigned integers and vectors of integers say their type', () => {
    expect(returned(language, compact, (x) => float(uint(x).bitXor(4294967295)))).toContain('4294967295u')
    expect(returned(language, compact, (x) => float(ivec2(int(x)).sub(ivec2(-3, 4)).x))).toMatch(/\(-3, ?4\)/)
  })
})
