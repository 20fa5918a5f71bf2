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

test.each(['glsl', 'wgsl'] as const)('lines of the first code of the playground are found in %s', (name) => {
  const text = print(sample, runCode({ source: sample, ...options }).content, name)
  const found = new Set(linesOf(sample, traced({ source: sample, ...options }), name, text)?.flat())
  sample.split('\n').forEach((line, i) => {
    if (/^(?:export )?const/.test(line)) expect(found, line).toContain(i + 1)
  })
})

test('a text whose lines the calls change has no lines', () => {
  expect(traceOf('export const fragment = vec4(uv.mul(2), 0, 1)', 'js')).toBeUndefined()
})
