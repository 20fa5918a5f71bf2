import { describe, expect, test } from 'vitest'
import { sample } from '../../components/playground/sample.ts'
import { runCode } from './run.ts'
import { print } from './texts.ts'
import { linesOf, traced } from './trace.ts'

const options = { watch: () => undefined, createEngine: () => ({}) }

/** Each printed line that came from the code, with the numbers of its lines there. */
const traceOf = (code: string, language: 'glsl' | 'wgsl' | 'js') => {
  const source = `import { circleSDF, fbm } from '@kirari/addons'; import { float, fn, If, int, time, uv, vec2, vec4 } from 'kirari/node'\n${code}`
  const text = print(source, runCode({ source, ...options }).content, language)
  const lines = linesOf(source, traced({ source, ...options }), language, text)
  return lines && text.split('\n').flatMap((line, i) => (lines[i]?.length ? [`${line.trim()} <- ${lines[i].join(', ')}`] : []))
}

describe('a printed line came from', () => {
  test('the lines of the expressions that it holds', () => {
    const code = `const p = uv.mul(2).sub(1)
const d = p.length()
const light = d.mul(time)
export const fragment = vec4(p, d, light)`
    expect(traceOf(code, 'glsl')).toEqual(['vec2 t = uv * 2.0 - 1.0; <- 2', 'float t1 = length(t); <- 3', 'return vec4(t, t1, t1 * time); <- 4, 5'])
    expect(traceOf(code, 'wgsl')).toEqual(['let t = uv * 2.0 - 1.0; <- 2', 'let t1 = length(t); <- 3', 'return vec4f(t, t1, t1 * uniforms.time); <- 4, 5'])
  })

  test('the line of each operation, where an expression has several lines', () => {
    const code = `export const fragment = vec4(
  uv
    .mul(2)
    .sub(1),
  float(0).add(time),
  1,
)`
    expect(traceOf(code, 'glsl')).toEqual(['return vec4(uv * 2.0 - 1.0, 0.0 + time, 1.0); <- 2, 4, 5, 6'])
  })

  test('statements of functions, and calls of the library', () => {
    const code = `const shade = fn('shade', [{ p: vec2 }], float, (p) => {
  const d = circleSDF(p.sub(0.5), 0.25).toVar('d')
  If(d.lessThan(0), () => {
    d.assign(d.negate().add(fbm(p, 2)))
  })
  return d
})
export const fragment = vec4(shade(uv))`
    expect(traceOf(code, 'glsl')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/circleSDF\(.* <- 3$/),
        expect.stringMatching(/-d \+ .*fbm.* <- 5$/),
        expect.stringMatching(/shade\(uv\).* <- 9$/),
      ]),
    )
  })
})

test.each(['glsl', 'wgsl', 'js'] as const)('lines of the first code of the playground are found in %s', (name) => {
  const text = print(sample, runCode({ source: sample, ...options }).content, name)
  const found = new Set(linesOf(sample, traced({ source: sample, ...options }), name, text)?.flat())
  sample.split('\n').forEach((line, i) => {
    if (/^(?:export )?const/.test(line)) expect(found, line).toContain(i + 1)
  })
})

describe('a line of JavaScript came from', () => {
  test('the expressions whose components it computes', () => {
    const code = `const p = uv.mul(2).sub(1)
const d = p.length()
export const fragment = vec4(p, d, d.mul(time))`
    expect(traceOf(code, 'js')).toEqual([
      'const t = f32(f32(uv_x * 2) - 1) <- 2',
      'const t1 = f32(f32(uv_y * 2) - 1) <- 2',
      'const t2 = f32(Math.sqrt(f32(f32(t * t) + f32(t1 * t1)))) <- 3',
      'r[3] = f32(t2 * time) <- 4',
    ])
  })

  test('a call whose results are read after it, and its own expressions', () => {
    const code = `const turn = fn('turn', [{ p: vec2 }], vec2, (p) => p.yx.mul(3))
const turned = turn(uv.add(time))
export const fragment = vec4(turned.mul(2), 0, 1)`
    expect(traceOf(code, 'js')).toEqual([
      'r[0] = f32(p_y * 3) <- 2',
      'r[1] = f32(p_x * 3) <- 2',
      'turn(f32(uv_x + time), f32(uv_y + time)) <- 3',
      'const turn_x = r[0] <- 3',
      'const turn_y = r[1] <- 3',
      'r[0] = f32(turn_x * 2) <- 4',
      'r[1] = f32(turn_y * 2) <- 4',
    ])
  })

  test('no expression of another function, even if it has the same text', () => {
    const code = `const one = fn('one', [{ x: float }], float, (x) => x.mul(7))
const two = fn('two', [{ x: float }], float, (x) => x.mul(7))
export const fragment = vec4(one(time), two(time), 0, 1)`
    expect(traceOf(code, 'js')).toEqual(['return f32(x * 7) <- 2', 'return f32(x * 7) <- 3', 'const one1 = one(time) <- 4', 'const two1 = two(time) <- 4'])
  })
})

test('a line came from the expression that it computes, not from one that it reads', () => {
  const code = `const t = time.sin()
const a = t.mul(2)
export const fragment = vec4(a, t, t, 1)`
  expect(traceOf(code, 'glsl')).toEqual(['float t = sin(time); <- 2', 'return vec4(t * 2.0, t, t, 1.0); <- 3, 4'])
})
