/**
 * What is said to a user who made a mistake, whole texts: each code of the language once at least.
 * TypeScript refuses most of these before they run; here it is told to look away, as JavaScript does.
 */
import { describe, expect, it } from 'vitest'
import * as node from '../../src/shader/front/node/index.ts'
import { ShaderError } from '../../src/shader/diagnostic/diagnostic.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { toJS } from '../../src/shader/js.ts'

const { bool, dot, float, fn, generic, int, mix, overload, struct, T, uniform, uv, vec2, vec3 } = node

/** A call that TypeScript would refuse. */
const loose = (callable: unknown): ((...values: unknown[]) => never) => callable as (...values: unknown[]) => never
const method = (value: unknown, name: string): ((...values: unknown[]) => never) => {
  const found: unknown = Reflect.get(Object(value), name)
  return (...values) => loose(found).apply(value, values)
}

const errorOf = (mistake: () => unknown): ShaderError => {
  try {
    mistake()
  } catch (error) {
    if (error instanceof ShaderError) return error
    throw error
  }
  throw new Error('expected a ShaderError, nothing was thrown')
}

/** The text, with this file's folder and the place inside the line taken out: they differ between machines. */
const textOf = (mistake: () => unknown): string => errorOf(mistake).message.replaceAll(/\S*\/(diagnostic\.test\.ts):\d+:\d+/g, '$1')

const circle = fn('circle', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))
const pulse = generic('pulse', [{ x: T }], T, (x) => x.abs())
const Box = struct('Box', { min: vec3, max: vec3 })

const cases: Readonly<Record<string, readonly [mistake: () => unknown, text: string]>> = {
  'a string for a number': [
    () => method(uv, 'add')('1'),
    `S1001: expected a node or a float, got the string "1"
  at diagnostic.test.ts
  hint: pass a node, such as uv or float(1), or a number where one number is enough`,
  ],
  'nothing for a number': [
    () => method(uv, 'add')(undefined),
    `S1001: expected a node or a float, got undefined
  at diagnostic.test.ts
  hint: pass a node, such as uv or float(1), or a number where one number is enough`,
  ],
  'an array for a vector': [
    () => method(vec3(1), 'mul')([1, 2, 3]),
    `S1001: expected a node or a float, got an array
  at diagnostic.test.ts
  hint: pass a node, such as uv or float(1), or a number where one number is enough`,
  ],
  'too many components': [
    () => loose(vec3)(uv, uv),
    `S1002: vec3() needs 3 components in all, got 4
  at diagnostic.test.ts
  hint: give one number for all components, or parts that add up to 3`,
  ],
  'no components': [
    () => loose(vec2)(),
    `S1002: vec2() needs 2 components in all, got 0
  at diagnostic.test.ts
  hint: give one number for all components, or parts that add up to 2`,
  ],
  'a component a vector does not have': [
    () => Reflect.get(uv, 'xyz') as unknown,
    `S1003: vec2 has no component "xyz"
  at diagnostic.test.ts
  hint: components are x, y, z and w, as many as the vector has`,
  ],
  'infinity as a literal': [
    () => uv.mul(1 / 0),
    `S1004: expected a finite number, got Infinity
  at diagnostic.test.ts
  hint: no shader language has a literal for it; compute it from a uniform if you must`,
  ],
  'vectors of two sizes added': [
    () => method(uv, 'add')(vec3(1)),
    `S2001: "+" cannot combine vec2 with vec3
  at diagnostic.test.ts
  hint: both sides need the same type, or one side a scalar of the same kind; convert with float(), int(), vec3() …`,
  ],
  'an int and a float added': [
    () => method(int(1), 'add')(float(1)),
    `S2001: "+" cannot combine int with float
  at diagnostic.test.ts
  hint: both sides need the same type, or one side a scalar of the same kind; convert with float(), int(), vec3() …`,
  ],
  'the dot product of two sizes': [
    () => loose(dot)(vec3(1), uv),
    `S2002: dot() needs two vectors of floats of one size, got (vec3, vec2)
  at diagnostic.test.ts
  hint: convert or swizzle the arguments so that their types agree`,
  ],
  'a built-in with an argument missing': [
    () => loose(mix)(uv, uv),
    `S2002: mix() needs 3 arguments of one type (float or their vectors; a scalar may stand for a vector), got (vec2, vec2)
  at diagnostic.test.ts
  hint: convert or swizzle the arguments so that their types agree`,
  ],
  'a call no overload takes': [
    () => loose(overload(circle, pulse.of(vec3)))(vec3(1), 1, 2),
    `S2002: circle() needs (vec2, float) or (vec3), got (vec3, number, number)
  at diagnostic.test.ts
  hint: convert or swizzle the arguments so that their types agree`,
  ],
  'a wrong argument of a function': [
    () => loose(circle)(vec3(1), 2),
    `S2003: parameter "p" of circle() needs vec2, got vec3
  at diagnostic.test.ts`,
  ],
  'a wrong field of a struct': [
    () => loose(Box)({ min: vec3(0), max: uv }),
    `S2003: parameter "max" of Box() needs vec3, got vec2
  at diagnostic.test.ts`,
  ],
  'an argument missing in a call': [
    () => loose(circle)(uv),
    `S2004: circle() needs 2 arguments, got 1
  at diagnostic.test.ts`,
  ],
  'a body that returns another type': [
    () => loose(loose(fn)('wrong', [{ p: vec2 }], float, (p: unknown) => p))(uv),
    `S2005: the body of "wrong" must return float, it returns vec2
  at diagnostic.test.ts`,
  ],
  'a fraction for an int': [
    () => int(1).add(0.5),
    `S2006: expected a whole number for int, got 0.5
  at diagnostic.test.ts
  hint: round the number, or convert the other side with float()`,
  ],
  'a negative number for an unsigned uniform': [
    () => uniform(node.uint, -1),
    `S2006: expected a whole number for uint, got -1
  at diagnostic.test.ts
  hint: round the number, or convert the other side with float()`,
  ],
  'a uniform set to another shape': [
    () => Reflect.set(uniform([1, 2]), 'value', 3),
    `S1001: expected an array of 2 numbers for vec2, got the number 3
  at diagnostic.test.ts
  hint: pass a node, such as uv or float(1), or a number where one number is enough`,
  ],
  'a function that calls itself': [
    () => {
      const self: (x: node.Float) => node.Float = fn('self', [{ x: float }], float, (x) => self(x.sub(1)))
      self(float(1))
    },
    `S3001: "self" calls itself
  at diagnostic.test.ts
  hint: shaders have no recursion; write it as a loop`,
  ],
  'a fragment that is no colour': [
    () => loose(toGLSL)(uv),
    `S3002: a fragment must be a vec3 or vec4 colour, got vec2
  at diagnostic.test.ts
  hint: wrap it, for example vec4(vec3(value), 1)`,
  ],
  'a parameter that escaped its function': [
    () => {
      let kept: node.Vec2 | undefined
      const first = fn('first', [{ p: vec2 }], float, (p) => (kept = p).x)
      first(uv)
      const second = fn('second', [{ q: vec2 }], float, (q) => q.add(kept ?? q).x)
      toGLSL(second)
    },
    `S3003: "second" uses parameter "p" of another function
  at diagnostic.test.ts
  hint: pass the value as an argument instead of keeping the node`,
  ],
  'something else where a function is wanted': [
    () => loose(toJS)(bool),
    `S1001: expected a function made by fn, generic or overload, got a function
  at diagnostic.test.ts
  hint: pass a node, such as uv or float(1), or a number where one number is enough`,
  ],
  'an argument of another shape on the CPU': [
    () => toJS(circle)(1, 2),
    `S2002: circle() needs (vec2, float), got (number, number)
  at diagnostic.test.ts
  hint: convert or swizzle the arguments so that their types agree`,
  ],
}

describe('a mistake is answered with what was expected, what came, where, and what to do', () => {
  it.each(Object.entries(cases))('%s', (_, [mistake, text]) => {
    expect(textOf(mistake)).toBe(text)
  })

  it('names the line of the user', () => {
    const error = errorOf(() => method(uv, 'add')(vec3(1)))
    expect(error.diagnostic.site?.place).toMatch(/diagnostic\.test\.ts:\d+:\d+$/)
  })

  it('has a case for every code', async () => {
    const messages = await import('../../src/shader/diagnostic/message.ts')
    const codes = [
      ...Object.values(messages)
        .map(String)
        .join('\n')
        .matchAll(/S\d{4}/g),
    ].map(([code]) => code)
    const tested = Object.values(cases).map(([, text]) => text.slice(0, 5))
    expect([...new Set(codes)].filter((code) => !tested.includes(code))).toEqual([])
  })
})
