/**
 * Twelve mistakes, in each language as its users would make them, beside the correct line. A language in which
 * a mistake cannot be written has no line for it; where the correct line is missing too (TypeGPU sets one component at a time), the
 * nearest line that works replaces it.
 */

/**
 * @typedef {object} Dialect
 * @property {string} prelude The beginning of every program.
 * @property {(line: string) => string} within Wraps a line where a statement may stand.
 * @property {Readonly<Record<string, readonly [wrong: string, right: string]>>} mistakes
 */

/** @type {Readonly<Record<string, Dialect>>} */
export const dialects = {
  Kirari: {
    prelude: `import { dot, float, fn, If, ivec2, mat3, texture, texture2D, uniform, vec2, vec3, vec4 } from 'kirari/node'
const i2 = ivec2(1, 2)
const v2 = vec2(1, 2)
const v3 = vec3(1, 2, 3)
const v4 = vec4(1, 2, 3, 4)
const m3 = mat3(1)
const picture = texture(texture2D)
const circle = fn('circle', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))`,
    within: (line) => `export const program = fn('program', [], float, () => {\n  ${line}\n  return float(1)\n})`,
    mistakes: {
      'vec2 + vec3': ['v2.add(v3)', 'v2.add(v2)'],
      'ivec2 + vec2': ['i2.add(v2)', 'i2.add(i2)'],
      'dot of a vec2 and a vec3': ['dot(v2, v3)', 'dot(v3, v3)'],
      'mat3 × vec4': ['m3.mul(v4)', 'm3.mul(v3)'],
      'a component that is not there': ['v2.xyz', 'v3.xyz'],
      'a vec3 as a condition': ['If(v3, () => {})', 'If(v3.x.lessThan(1), () => {})'],
      'a wrong argument': ['circle(v3, 1)', 'circle(v2, 1)'],
      'a missing argument': ['circle(v2)', 'circle(v2, 1)'],
      'a texture at a vec4': ['picture.sample(v4)', 'picture.sample(v2)'],
      'a vec3 into a vec2': ['v2.toVar().assign(v3)', 'v2.toVar().assign(v2)'],
      'a vec3 into two components': ['v4.toVar().xy.assign(v3)', 'v4.toVar().xy.assign(v2)'],
      'two numbers for a uniform vec3': ['uniform([1, 2, 3]).value = [1, 2]', 'uniform([1, 2, 3]).value = [1, 2, 3]'],
    },
  },
  TypeGPU: {
    prelude: `import { d, std, tgpu } from 'typegpu'
const i2 = d.vec2i(1, 2)
const v2 = d.vec2f(1, 2)
const v3 = d.vec3f(1, 2, 3)
const v4 = d.vec4f(1, 2, 3, 4)
const m3 = d.mat3x3f()
const layout = tgpu.bindGroupLayout({ picture: { texture: d.texture2d() }, sampler: { sampler: 'filtering' } })
const root = await tgpu.init()
const circle = tgpu.fn([d.vec2f, d.f32], d.f32)((p, radius) => {
  'use gpu'
  return std.length(p) - radius
})`,
    within: (line) => `export const program = tgpu.fn([], d.f32)(() => {\n  'use gpu'\n  ${line}\n  return 1\n})`,
    mistakes: {
      'vec2 + vec3': ['std.add(v2, v3)', 'std.add(v2, v2)'],
      'ivec2 + vec2': ['std.add(i2, v2)', 'std.add(i2, i2)'],
      'dot of a vec2 and a vec3': ['std.dot(v2, v3)', 'std.dot(v3, v3)'],
      'mat3 × vec4': ['std.mul(m3, v4)', 'std.mul(m3, v3)'],
      'a component that is not there': ['v2.xyz', 'v3.xyz'],
      'a vec3 as a condition': ['if (v3) circle(v2, 1)', 'if (v3.x < 1) circle(v2, 1)'],
      'a wrong argument': ['circle(v3, 1)', 'circle(v2, 1)'],
      'a missing argument': ['circle(v2)', 'circle(v2, 1)'],
      'a texture at a vec4': ['std.textureSample(layout.$.picture, layout.$.sampler, v4)', 'std.textureSample(layout.$.picture, layout.$.sampler, v2)'],
      'a vec3 into a vec2': ['let v = d.vec2f(v2); v = v3', 'let v = d.vec2f(v2); v = v2'],
      'a vec3 into two components': ['const v = d.vec4f(v4); v.xy = v3', 'const v = d.vec4f(v4); v.x = 1'],
      'two numbers for a uniform vec3': ['root.createUniform(d.vec3f, d.vec2f(1, 2))', 'root.createUniform(d.vec3f, d.vec3f(1, 2, 3))'],
    },
  },
  'three.js TSL': {
    prelude: `import { type Node, Texture, Vector2, Vector3 } from 'three/webgpu'
import { dot, float, Fn, If, ivec2, length, mat3, texture, uniform, vec2, vec3, vec4 } from 'three/tsl'
const i2 = ivec2(1, 2)
const v2 = vec2(1, 2)
const v3 = vec3(1, 2, 3)
const v4 = vec4(1, 2, 3, 4)
const m3 = mat3(1, 0, 0, 0, 1, 0, 0, 0, 1)
const picture = new Texture()
const circle = Fn(([p, radius]: [Node<'vec2'>, Node<'float'>]) => length(p).sub(radius), { p: 'vec2', radius: 'float', return: 'float' })`,
    within: (line) => `export const program = Fn(() => {\n  ${line}\n  return float(1)\n})`,
    mistakes: {
      'vec2 + vec3': ['v2.add(v3)', 'v2.add(v2)'],
      'ivec2 + vec2': ['i2.add(v2)', 'i2.add(i2)'],
      'dot of a vec2 and a vec3': ['dot(v2, v3)', 'dot(v3, v3)'],
      'mat3 × vec4': ['m3.mul(v4)', 'm3.mul(v3)'],
      'a component that is not there': ['v2.xyz', 'v3.xyz'],
      'a vec3 as a condition': ['If(v3, () => {})', 'If(v3.x.lessThan(1), () => {})'],
      'a wrong argument': ['circle(v3, float(1))', 'circle(v2, float(1))'],
      'a missing argument': ['circle(v2)', 'circle(v2, float(1))'],
      'a texture at a vec4': ['texture(picture, v4)', 'texture(picture, v2)'],
      'a vec3 into a vec2': ['v2.toVar().assign(v3)', 'v2.toVar().assign(v2)'],
      'a vec3 into two components': ['v4.toVar().xy.assign(v3)', 'v4.toVar().xy.assign(v2)'],
      'two numbers for a uniform vec3': [
        'uniform(new Vector3(1, 2, 3)).value = new Vector2(1, 2)',
        'uniform(new Vector3(1, 2, 3)).value = new Vector3(1, 2, 3)',
      ],
    },
  },
  '@thi.ng/shader-ast': {
    prelude: `import { $, add, assign, defn, dot, float, ifThen, ivec2, length, lt, mul, ret, sub, sym, texture, uniform, vec2, vec3, vec4, $x } from '@thi.ng/shader-ast'
const i2 = ivec2(1, 2)
const v2 = vec2(1, 2)
const v3 = vec3(1, 2, 3)
const v4 = vec4(1, 2, 3, 4)
const m3 = uniform('mat3', 'm')
const picture = uniform('sampler2D', 'picture')
const circle = defn('float', 'circle', ['vec2', 'float'], (p, radius) => [ret(sub(length(p), radius))])`,
    within: (line) => `export const program = defn('float', 'program', [], () => {\n  ${line}\n  return [ret(float(1))]\n})`,
    mistakes: {
      'vec2 + vec3': ['add(v2, v3)', 'add(v2, v2)'],
      'ivec2 + vec2': ['add(i2, v2)', 'add(i2, i2)'],
      'dot of a vec2 and a vec3': ['dot(v2, v3)', 'dot(v3, v3)'],
      'mat3 × vec4': ['mul(m3, v4)', 'mul(m3, v3)'],
      'a component that is not there': ["$(v2, 'xyz')", "$(v3, 'xyz')"],
      'a vec3 as a condition': ['ifThen(v3, [])', 'ifThen(lt($x(v3), float(1)), [])'],
      'a wrong argument': ['circle(v3, float(1))', 'circle(v2, float(1))'],
      'a missing argument': ['circle(v2)', 'circle(v2, float(1))'],
      'a texture at a vec4': ['texture(picture, v4)', 'texture(picture, v2)'],
      'a vec3 into a vec2': ['assign(sym(v2), v3)', 'assign(sym(v2), v2)'],
      'a vec3 into two components': ["assign($(sym(v4), 'xy'), v3)", "assign($(sym(v4), 'xy'), v2)"],
    },
  },
}
