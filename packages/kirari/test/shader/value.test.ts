/** What values refuse when they are made, where each is printed, and what TypeScript cannot express. */
import { describe, expect, it } from 'vitest'
import { compileWGSL } from '../../src/shader/target/wgsl/fragment.ts'
import { ShaderError } from '../../src/shader/diagnostic/diagnostic.ts'
import {
  array,
  bool,
  bvec2,
  bvec3,
  bvec4,
  float,
  fn,
  generic,
  half,
  hvec2,
  hvec3,
  hvec4,
  inout,
  int,
  ivec2,
  ivec3,
  ivec4,
  Loop,
  mat2,
  mat3,
  mat4,
  nothing,
  storage,
  struct,
  T,
  target,
  uint,
  uniform,
  uv,
  uvec2,
  uvec3,
  uvec4,
  varOf,
  vec2,
  vec3,
  vec4,
  type AnyFn,
} from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { toJS } from '../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'

const codeOf = (make: () => unknown): string => {
  try {
    make()
  } catch (error) {
    return error instanceof ShaderError ? error.diagnostic.code : String(error)
  }
  return 'none'
}
// For programs that TypeScript refuses: tests of JavaScript without types.
const untyped = <F extends (...args: never[]) => unknown>(call: F): ((...args: readonly unknown[]) => unknown) =>
  call as unknown as (...args: readonly unknown[]) => unknown

describe('components', () => {
  const vectors = { vec2, vec3, vec4, hvec2, hvec3, hvec4, ivec2, ivec3, ivec4, uvec2, uvec3, uvec4, bvec2, bvec3, bvec4 }
  const words = (letters: string, most = 4): readonly string[] =>
    most === 0 ? [] : Array.from(letters).flatMap((letter) => [letter, ...words(letters, most - 1).map((rest) => letter + rest)])
  const places: Readonly<Record<string, string>> = { r: 'x', g: 'y', b: 'z', a: 'w' }
  const placesOf = (word: string): string => word.replaceAll(/./g, (letter) => places[letter] ?? '')

  it.each(Object.entries(vectors))('of a %s have the letters of colours too, to read and to assign', (name, type) => {
    // Vectors of all kinds have the same swizzles: those of floats represent the long ones.
    const all = words('rgba'.slice(0, Number(name.at(-1))), name.startsWith('vec') ? 4 : 2)
    // The types of these names are known at run time only.
    type Part = { toVar: (name: string) => Part; assign: (value: Part) => void }
    const text = (spell: (word: string) => string): string => {
      const call = untyped(fn)('parts', [{ v: type }], type, (v: Part) => {
        const copy = v.toVar('copy')
        const part = (word: string): Part => Reflect.get(copy, spell(word)) as Part
        for (const word of all) {
          const value = part(word).toVar('value')
          if (new Set(word).size === word.length) part(word).assign(value)
        }
        return copy
      })
      return toGLSL(call as AnyFn)
    }
    expect(all.length).toBeGreaterThanOrEqual(6)
    expect(text((word) => word)).toBe(text(placesOf))
  })

  it('of both sets are not mixed', () => {
    for (const word of ['xg', 'rgz', 'xyba']) expect(word in vec4(1)).toBe(false)
  })
})

describe('what TypeScript refuses is refused at run time too', () => {
  it.each<readonly [string, () => unknown, string]>([
    ['a matrix from nothing', () => untyped(mat3)(), 'S1002'],
    ['eight numbers for nine', () => untyped(mat3)(1, 2, 3, 4, 5, 6, 7, 8), 'S1002'],
    ['columns of another size', () => untyped(mat3)(vec2(1), vec2(1), vec2(1)), 'S1001'],
    ['a diagonal of an int', () => untyped(mat2)(int(1)), 'S1001'],
    ['a vector of another size', () => untyped((m: ReturnType<typeof mat3>, v: never) => m.mul(v))(mat3(1), vec4(1)), 'S2001'],
    ['a column that is not there', () => mat3(1).at(3), 'S1005'],
    ['no elements', () => array(float, 0), 'S1001'],
    ['a part of an element', () => array(float, 1.5), 'S1001'],
    ['too few elements', () => untyped(array(float, 2))([1]), 'S2004'],
    ['an element of another type', () => untyped(array(vec2, 1))([vec3(1)]), 'S2003'],
    ['an element that is not there', () => array(float, 2)([1, 2]).at(2), 'S1005'],
    ['a name that every node has', () => untyped(struct)('Wrong', { type: float }), 'S1001'],
    ['a field of another shape', () => untyped(struct('Right', { m: mat2 }))({ m: mat3(1) }), 'S2003'],
    ['a half that is too large', () => half(65505), 'S1004'],
    ['an int that is too large', () => int(2 ** 31), 'S1004'],
    ['an int that is too small', () => int(-(2 ** 31) - 1), 'S1004'],
    ['a uint that is too large', () => uint(2 ** 32), 'S1004'],
    ['a float that is too large', () => float(-3.5e38), 'S1004'],
    ['bits of bools', () => untyped((a: ReturnType<typeof int>, b: never) => a.bitAnd(b))(bool(true), bool(false)), 'S2001'],
    ['bits of bvecs', () => untyped((a: ReturnType<typeof int>, b: never) => a.bitOr(b))(bvec2(true), bvec2(false)), 'S2001'],
    ['a bool in a storage', () => storage(struct('Ball', { on: bool }), 3), 'S1001'],
    ['a bool in a uniform, which is right', () => uniform(struct('Ball', { on: bool }), { on: true }), 'none'],
    ['levels of a target by true or false', () => untyped(target)({ color: 'rgba8unorm' }, { mipmap: true }), 'S1001'],
    ['two parameters in one object', () => untyped(fn)('wrong', [{ p: vec2, q: vec2 }], vec2, () => vec2(1)), 'S1001'],
  ])('%s', (_, make, code) => {
    expect(codeOf(make)).toBe(code)
  })

  const body = (run: (v: ReturnType<typeof vec3>) => void): (() => unknown) => {
    const call: AnyFn = fn('body', [{ v: vec3 }], vec3, (v) => {
      run(v)
      return v
    })
    return () => toGLSL(call)
  }
  it.each<readonly [string, () => unknown, string]>([
    ['a repeated letter that is only read', body((v) => v.toVar().xyx.toConst('read')), 'none'],
    ['a repeated letter that is assigned', body((v) => (v.toVar().xx as unknown as { assign: (value: unknown) => void }).assign(vec2(1))), 'S1009'],
    ['a parameter that is assigned', body((v) => (v as unknown as { assign: (value: unknown) => void }).assign(1)), 'S1009'],
    ['a number for all of a matrix', body(() => untyped((value: never) => mat3(1).toVar().assign(value))(1)), 'S1001'],
    ['an element of a constant', body(() => (array(float, 2)([1, 2]).at(0) as unknown as { assign: (value: unknown) => void }).assign(1)), 'S1009'],
  ])('%s', (_, make, code) => {
    expect(codeOf(make)).toBe(code)
  })
})

describe('an array of numbers', () => {
  const weights = array(float, 3)([0.25, 0.5, 0.25]).toConst('weights')
  const first = fn('first', [{ i: int }], float, (i) => weights.at(i))
  const both = fn('both', [{ i: int }], float, (i) => first(i).add(weights.at(1)))

  it('is one constant of the module for all functions', () => {
    expect(toGLSL(both).match(/const float\[3\] weights = /g)).toHaveLength(1)
    expect(toWGSL(both).match(/const weights = array<f32, 3>\(/g)).toHaveLength(1)
    expect(toJS(both)(0)).toBe(0.75)
  })

  it('gives way to the names of functions and is not hidden by those of constants', () => {
    const clash = fn('weights', [{ weights: float }], float, (x) => x.mul(2).toConst('weights1').add(weights.at(0)))
    for (const print of [toGLSL, toWGSL]) expect(print(clash)).toMatch(/const (float\[3\] )?weights\d? = /)
    expect(toJS(clash)(1)).toBe(2.25)
  })

  it('is computed where one of its elements is', () => {
    const local = fn('local', [{ x: float }, { i: int }], float, (x, i) => array(float, 2)([1, x]).at(i))
    expect(toGLSL(local)).not.toContain('const ')
    expect([toJS(local)(5, 0), toJS(local)(5, 1)]).toEqual([1, 5])
  })
})

describe('a part of an array or a struct', () => {
  const Light = struct('Light', { color: vec3, turn: mat2, weights: array(float, 2), on: bool })
  const nodes = array(Light, 1)([Light({ color: vec3(1, 0.5, 0), turn: mat2(1, 2, 3, 4), weights: array(float, 2)([5, 6]), on: bool(true) })])
  const plain = array(Light, 1)([{ color: [1, 0.5, 0], turn: [1, 2, 3, 4], weights: [5, 6], on: true }])
  const corners = array(vec3, 2)([[1, 0, 0], [0, 2, 0]]) // prettier-ignore
  const spots = array(vec2, 3)((i) => [i, i * i])

  it('may be what a uniform of its type is set to', () => {
    const read = (lights: typeof nodes) =>
      fn('read', [{ i: int }], vec4, (i) =>
        vec4(lights.at(i).color, float(lights.at(i).on))
          .mul(lights.at(i).weights.at(1))
          .add(lights.at(i).turn.at(1).x),
      )
    expect(toGLSL(read(plain))).toBe(toGLSL(read(nodes)))
    expect(toJS(read(plain))(0)).toEqual([9, 6, 3, 9])
    expect(toJS(fn('corner', [{ i: int }], vec3, (i) => corners.at(i)))(1)).toEqual([0, 2, 0])
    expect(toJS(fn('spot', [{ i: int }], vec2, (i) => spots.at(i)))(2)).toEqual([2, 4])
  })

  it.each<readonly [string, () => unknown, string]>([
    ['two numbers for a vec3', () => array(vec3, 1)([[1, 2]]), 'parameter "0" of vec3[1]() needs vec3, got the array [1, 2]'],
    [
      'a list that is too long in a field',
      () => Light({ color: [1, 1, 1, 1], turn: mat2(1), weights: [0, 0], on: true }),
      'parameter "color" of Light() needs vec3, got the array [1, 1, 1, 1]',
    ],
    ['a number that is no list', () => untyped(array(vec2, 1))([1]), 'parameter "0" of vec2[1]() needs vec2, got the number 1'],
    ['a word in a list', () => untyped(array(vec2, 1))([[1, '2']]), 'expected a node or a float, got the string "2"'],
    [
      'a field of a field',
      () => untyped(array(Light, 1))([{ color: [1], turn: [1, 0, 0, 1], weights: [1, 1], on: true }]),
      'parameter "0.color" of Light[1]() needs vec3, got the array [1]',
    ],
  ])('is not %s', (_, make, message) => {
    expect(make).toThrow(message)
  })
})

describe('a loop over numbers alone', () => {
  const over = (range: { readonly start?: number; readonly end: number; readonly step?: number; readonly inclusive?: boolean }) =>
    fn('over', [], vec2, () => {
      const sum = vec2(0).toVar('sum')
      Loop(range, (i) => sum.addAssign(vec2(float(i), 1)))
      return sum
    })
  it.each([
    [{ start: 0.5, end: 2, step: 0.25, inclusive: true }, 'float', [8.75, 7]],
    [{ end: 2.5 }, 'float', [3, 3]],
    [{ end: -1, step: -0.5 }, 'float', [-0.5, 2]],
    [{ start: 4, end: 0, step: -2 }, 'int', [6, 2]],
  ] as const)('%o counts in %s', (range, type, sum) => {
    expect(toGLSL(over(range))).toContain(`for (${type} i = `)
    expect(toJS(over(range))()).toEqual(sum)
  })
  it('takes a fraction in a range, not as a count', () => {
    expect(codeOf(() => toGLSL(fn('count', [], float, () => (Loop(2.5, () => {}), float(1)))))).toBe('S2006')
    expect(codeOf(() => toGLSL(fn('count', [{ n: int }], float, (n) => (untyped(Loop)({ start: 0.5, end: n }, () => {}), float(1)))))).toBe('S2006')
  })
})

describe('arrays of arrays', () => {
  const row = array(float, 2)
  const table = array(row, 2)([row([1, 2]), row([3, 4])])
  const cell = fn('cell', [{ i: int }, { j: int }], float, (i, j) => table.at(i).at(j))
  it('are constants in WGSL and JavaScript, and refused in GLSL', () => {
    expect(toWGSL(cell)).toContain('const table = array<array<f32, 2>, 2>(array<f32, 2>(1.0, 2.0), array<f32, 2>(3.0, 4.0));')
    expect([toJS(cell)(0, 1), toJS(cell)(1, 0)]).toEqual([2, 3])
    expect(codeOf(() => toGLSL(cell))).toBe('S3008')
  })
})

describe('halves', () => {
  const square = fn('square', [{ v: hvec2 }], half, (v) => v.dot(v))
  it('have their extension named in WGSL, and only where they are', () => {
    expect(toWGSL(square).startsWith('enable f16;\n')).toBe(true)
    expect(compileWGSL(vec3(float(square(hvec2(uv))))).fragment.startsWith('enable f16;\n')).toBe(true)
    expect(compileWGSL(vec3(uv, 0)).fragment).not.toContain('enable')
    expect(toGLSL(square)).toContain('float square(vec2 v)')
  })
  it('are rounded on the CPU', () => {
    expect(toJS(fn('tenth', [{ x: half }], half, (x) => x.mul(0.1)))(1)).toBe(0.0999755859375)
  })
})

describe('T in a body', () => {
  const mean = generic('mean', [{ a: T }, { b: T }], T, (a, b) => {
    const sum = varOf(T, 'sum')
    const list = array(T, 2)([a, b])
    Loop(2, (i) => sum.addAssign(list.at(i)))
    // A generic function declared inside has its own T.
    const half = generic('half', [{ x: T }], T, (x) => x.mul(0.5))
    return half(sum)
  })
  it('is the type the function is called with', () => {
    const run = toJS(fn('means', [{ p: vec3 }, { s: float }], vec3, (p, s) => mean(p, 1).add(mean(s, 3))))
    expect(run([1, 2, 3], 5)).toEqual([5, 5.5, 6])
  })
})

describe('what a variable is', () => {
  it('keeps nothing for what is computed from it', () => {
    const run = toJS(
      fn('order', [{ m: mat2 }], vec2, (m) => {
        const v = m.toVar('v')
        const before = v.at(0).mul(2)
        v.at(0).assign(vec2(9))
        return before.add(v.at(0))
      }),
    )
    expect(
      run([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([11, 13])
  })

  it('is written back through a part of a part', () => {
    const twice = fn('twice', [{ x: inout(float) }], nothing, (x) => x.mulAssign(2))
    const run = toJS(
      fn('parts', [{ v: vec3 }], vec3, (v) => {
        const m = mat4(1).toVar('m')
        m.at(1).xyz.assign(v)
        twice(m.at(1).y)
        return m.at(1).xyz
      }),
    )
    expect(run([1, 2, 3])).toEqual([1, 4, 3])
  })
})
