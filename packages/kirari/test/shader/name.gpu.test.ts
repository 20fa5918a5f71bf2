/** Every reserved word of some language, as the name of a function, a parameter and a constant at once. */
import { expect, it } from 'vitest'
import { float, fn, overload } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { toJS } from '../../src/shader/target/cpu/index.ts'
import { glslReserved } from '../../src/shader/target/glsl/reserved.ts'
import { jsReserved } from '../../src/shader/target/cpu/js/reserved.ts'
import { wgslReserved } from '../../src/shader/target/wgsl/reserved.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'
import { complaintsOfGLSL, complaintsOfWGSL } from './compiler.ts'

const words = [...new Set([glslReserved, wgslReserved, jsReserved].flatMap(({ keywords, builtins }) => [...keywords, ...builtins]))]
const strange = ['', '_', '__', 'gl_Position', '_a__b_', '9lives', 'a-b', 'きらり', 'é', 'r0', 'f32', 'uv', 'color', 'fragmentMain', 'main']
/** A computed key: the compiler does not see an object with one key. */
const parameter = (word: string): { readonly value: typeof float } => ({ [word]: float }) as never
const named = [...words, ...strange].map((word) => fn(word, [parameter(word)], float, (value) => value.mul(2).toConst(word).add(1)))
const all = overload(...named)

it('compiles as GLSL', () => {
  const text = `#version 300 es\nprecision highp float;\nprecision highp int;\n${toGLSL(all)}\nvoid main() {}`
  expect(complaintsOfGLSL('FRAGMENT_SHADER', text)).toBeNull()
})

it('compiles as WGSL', async () => {
  expect(await complaintsOfWGSL(toWGSL(all))).toEqual([])
})

it('runs as JavaScript', () => {
  const wrong = named.filter((call) => toJS(call)(3) !== 7)
  expect(wrong).toEqual([])
})
