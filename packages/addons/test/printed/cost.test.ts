/** The static count of operations, on texts that were counted by hand, and on the functions of the library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toGLSL } from 'kirari/glsl'
import { signaturesOf } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { costOf, costWeights, records, sizeLimits } from '../../catalogue/index.ts'
import { costInText } from '../../catalogue/printed/cost.ts'

const cost = (glsl: string, name = 'f') => costInText(glsl, name)
const counted = (glsl: string): { arithmetic: number; transcendental: number } => {
  const { arithmetic, transcendental } = cost(glsl)
  return { arithmetic, transcendental }
}

describe('an expression', () => {
  test.each([
    ['a constructor, a swizzle and a literal cost nothing', 'vec2 f(vec3 p) { return vec2(p.zx.y, -1.0); }', 0, 0],
    ['each component counts', 'vec3 f(vec3 a, float b) { return a * b + 1.0; }', 6, 0],
    ['brackets change nothing, negation is an operation', 'float f(float a) { return -(a + (a)); }', 2, 0],
    ['a comparison and a choice are operations', 'float f(float a) { return a < 0.0 ? a * 2.0 : a; }', 3, 0],
    ['a conversion is one, by component', 'uvec2 f(vec2 a) { return uvec2(ivec2(a)); }', 4, 0],
    ['bits are arithmetic', 'uint f(uint v) { return (v >> 16u) ^ v * 3u; }', 3, 0],
    ['a dot product is products and sums', 'float f(vec3 a) { return dot(a, a); }', 5, 0],
    ['a length is a dot product and a root', 'float f(vec2 a) { return length(a); }', 3, 1],
    ['a unit vector is a root more, and as many products', 'vec3 f(vec3 a) { return normalize(a); }', 8, 1],
    ['clamp is a minimum and a maximum', 'vec4 f(vec4 a) { return clamp(a, 0.0, 1.0); }', 8, 0],
    ['mix blends by three operations', 'vec2 f(vec2 a) { return mix(a, a, 0.5); }', 6, 0],
    ['mix picks by one', 'vec2 f(vec2 a) { return mix(a, a, lessThan(a, a)); }', 4, 0],
    ['sines, powers and roots are counted apart', 'vec2 f(vec2 a) { return pow(sin(a), vec2(0.5)) + sqrt(a.x); }', 2, 5],
    ['a matrix times a vector', 'vec3 f(mat3 m, vec3 v) { return m * v; }', 15, 0],
    ['a vector times a matrix that is not square', 'vec2 f(mat2x3 m, vec3 v) { return v * m; }', 10, 0],
    ['a matrix times a matrix', 'mat2 f(mat2 m) { return m * m; }', 12, 0],
    ['a column of a matrix is a vector', 'vec3 f(mat3 m) { return m[0] + m[1]; }', 3, 0],
    ['a field has its own type', 'struct S { vec3 a; float b; };\nvec3 f(S s) { return s.a * s.b; }', 3, 0],
    ['an element of an array has its own type', 'const vec2[2] t = vec2[2](vec2(0.0), vec2(1.0));\nvec2 f(int i) { return t[i] + t[1]; }', 2, 0],
  ])('%s', (_, glsl, arithmetic, transcendental) => {
    expect(counted(glsl)).toEqual({ arithmetic, transcendental })
  })
})

describe('a statement', () => {
  test('an assignment with an operator is that operation', () => {
    expect(counted('vec3 f(vec3 a) { vec3 b = a; b += a; b.x *= 2.0; return b; }')).toEqual({ arithmetic: 4, transcendental: 0 })
  })

  test('of two branches the dearer counts, and the condition', () => {
    expect(cost('float f(float a) { if (a < 0.0) { return sin(a); } else { return a * a; } }')).toMatchObject({ arithmetic: 1, transcendental: 1, branches: 1 })
  })

  test('a single statement needs no brackets', () => {
    expect(cost('float f(float a) { if (a < 0.0) a = a * a; else a = sin(a); return a; }')).toMatchObject({ transcendental: 1, branches: 1 })
  })

  test('an early end does not shorten the count', () => {
    expect(cost('float f(float a) { if (a < 0.0) { return a; } return a * a; }')).toMatchObject({ arithmetic: 2, branches: 1 })
  })

  test('one case of a switch counts', () => {
    const glsl = 'float f(int m, float a) { switch (m) { case 0: case 1: { a += 1.0; break; } default: { return a * a * a; } } return a; }'
    expect(cost(glsl)).toMatchObject({ arithmetic: 2, branches: 1 })
  })

  test.each([
    ['int i = 0; i < 4; i++', 4],
    ['int i = -2; i <= 2; i++', 5],
    ['int i = 10; i > 0; i--', 10],
    ['float t = 0.5; t <= 2.0; t += 0.25', 7],
  ])('for (%s) counts as often as it runs', (head, rounds) => {
    const { arithmetic, loops } = cost(`float f(float a) { float s = 0.0; for (${head}) { s += a; } return s; }`)
    expect(loops).toEqual([rounds])
    // The comparison, the step and the sum.
    expect(arithmetic).toBe(3 * rounds)
  })

  test('loops within loops multiply, branches in them too', () => {
    const glsl = 'float f(float a) { float s = 0.0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 2; j++) { if (a > s) { s += a; } } } return s; }'
    // Inside: comparison, step, condition, sum; outside: comparison, step.
    expect(cost(glsl)).toMatchObject({ arithmetic: 3 * (2 + 2 * 4), branches: 6, loops: [3, 2] })
  })

  test('a loop whose end the arguments decide counts one round, says so, and is large', () => {
    const glsl = 'float f(int octaves) { float s = 0.0; for (int i = 0; i < octaves; i++) { s += 1.0; } return s; }'
    expect(cost(glsl)).toMatchObject({ arithmetic: 3, loops: ['i < octaves'], size: 'L' })
    expect(cost('float f(float a) { while (a < 10.0) { a *= 2.0; } return a; }')).toMatchObject({ arithmetic: 2, loops: ['a < 10.0'], size: 'L' })
  })
})

describe('a call', () => {
  test('counts what is called, through calls', () => {
    const glsl = 'float g(float a) { return a * a; }\nfloat h(float a) { return g(a) + g(sin(a)); }\nfloat f(float a) { return h(a) + 1.0; }'
    expect(counted(glsl)).toEqual({ arithmetic: 4, transcendental: 1 })
  })

  test('counts hashes as often as they are called', () => {
    const glsl = 'uint pcg(uint v) { return v * 3u; }\nuint f(uint v) { for (int i = 0; i < 8; i++) { v = pcg(v); } return pcg(v); }'
    expect(cost(glsl)).toMatchObject({ hashes: 9, arithmetic: 8 * 3 + 1 })
  })

  test('counts texture reads', () => {
    const glsl = 'vec4 f(highp sampler2D t, vec2 p) { return textureLod(t, p, 0.0) + texelFetch(t, ivec2(0, 1), 0); }'
    expect(cost(glsl)).toMatchObject({ textureReads: 2, arithmetic: 4, weight: 36, size: 'S' })
  })

  test('of something unknown is refused with its name', () => {
    expect(() => cost('float f(float a) { return besselJ(a); }')).toThrow(/besselJ/)
  })
})

test('README.md says what weighs how much, and where the sizes end', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  for (const [part, weight] of Object.entries({ arithmetic: 1, ...costWeights, hashes: 0, loops: 0 }))
    expect(readme).toMatch(new RegExp(`\\| \`${part}\` \\|.*\\| ${weight} \\|`))
  expect(readme).toContain(`S up to a weight of ${sizeLimits.S}, M up to ${sizeLimits.M}`)
  const sums = (count: number): string => `float f(float a) { return a${' + a'.repeat(count)}; }`
  expect([sizeLimits.S, sizeLimits.S + 1, sizeLimits.M, sizeLimits.M + 1].map((count) => cost(sums(count)).size)).toEqual(['S', 'M', 'M', 'L'])
})

/**
 * Whether a text only moves numbers: no operator, and no call but of constructors, transpose and functions of the text itself. The sign of a literal, an assignment and a declaration are not
 * operators. What a constructor converts is not seen here, and no function that is free converts anything.
 */
const onlyMoves = (glsl: string): boolean => {
  const bodies = [...glsl.matchAll(/\{([^}]*)\}/g)].map(([, body = '']) => body.replaceAll(/(?<=[(,=]\s*|return )-(?=[\d.])/g, ''))
  const calls = bodies.flatMap((body) => [...body.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name))
  const own = new Set([...glsl.matchAll(/^\w+ (\w+)\(/gm)].map(([, name = '']) => name))
  const moves = /^(?:[A-Z]\w*|[biu]?vec[2-4]|mat[2-4](?:x[2-4])?|float|int|uint|bool|transpose)$/
  return !bodies.some((body) => /[-+*/<>?&|^!%]|==/.test(body)) && calls.every((name) => own.has(name) || moves.test(name))
}

describe.each(records)('$importName', (record) => {
  test('can be counted in every signature, and the page shows the count of the first', () => {
    for (const signature of signaturesOf(record.call)) expect(costOf(signature).weight === 0, signature.name).toBe(onlyMoves(toGLSL(signature.call)))
    const shown = signaturesOf(record.call).find(({ name }) => name === record.shown)
    expect(shown && costOf(shown)).toEqual(costOf(record))
  })
})
