/** Uniforms of every type in a real browser, on both backends: a shader outputs every number in them. */
import { afterEach, beforeEach, expect, describe, test } from 'vitest'
import type { UniformValue } from '../shader/ir/expr.ts'
import { componentCount } from '../shader/ir/component-count.ts'
import type { Type } from '../shader/ir/type.ts'
import {
  array,
  bool,
  bvec2,
  bvec3,
  float,
  fn,
  int,
  ivec3,
  mat2,
  mat2x3,
  mat2x4,
  mat3,
  mat3x2,
  mat3x4,
  mat4,
  mat4x2,
  mat4x3,
  resolution,
  select,
  struct,
  uint,
  uniform,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
  type Float,
  type Token,
} from '../shader/front/node/index.ts'
import { createEngine, type Engine } from '../index.ts'
import { createStage, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

/** A value of the type with consecutive numbers from `first` on, and alternating bools. */
const fill = (type: Type, first = 1): UniformValue => {
  switch (type.kind) {
    case 'scalar':
      return type.name === 'bool' ? first % 2 === 1 : first
    case 'vector':
    case 'matrix':
      return Array.from({ length: componentCount(type) }, (_, i) => fill(type.scalar, first + i))
    case 'array':
      return Array.from({ length: type.count }, (_, i) => fill(type.element, first + i * componentCount(type.element)))
    case 'struct': {
      let next = first
      return Object.fromEntries(
        type.fields.map((field) => {
          const value = fill(field.type, next)
          next += componentCount(field.type)
          return [field.name, value]
        }),
      )
    }
    default:
      throw new Error(`expected a type of values, got ${type.name}`)
  }
}

// The test builds these types itself, so the types determine the members of the nodes.
type Any = { readonly type: Type; at(i: unknown): Any } & { readonly [part: string]: Any }

/** Every number of a value as a float, in the order of `fill`; `indexOf` makes the indices of elements. */
const numbersOf = (node: Any, indexOf: (i: number) => unknown): readonly Float[] => {
  const { type } = node
  switch (type.kind) {
    case 'scalar':
      return [float(node as unknown as Float)]
    case 'vector':
      return Array.from('xyzw'.slice(0, type.size), (letter) => (node[letter] ? numbersOf(node[letter], indexOf) : [])).flat()
    case 'matrix':
      return Array.from({ length: type.columns }, (_, i) => numbersOf(node.at(indexOf(i)), indexOf)).flat()
    case 'array':
      return Array.from({ length: type.count }, (_, i) => numbersOf(node.at(indexOf(i)), indexOf)).flat()
    case 'struct':
      return type.fields.flatMap(({ name }) => (node[name] ? numbersOf(node[name], indexOf) : []))
    default:
      return []
  }
}

const flat = (value: UniformValue): readonly number[] =>
  typeof value === 'object' ? Object.values(value).flatMap((part: UniformValue) => flat(part)) : [Number(value)]

const Inner = struct('Inner', { isOn: bool, level: float })
const Light = struct('Light', { direction: vec3, isOn: bool, falloff: array(float, 3), inner: Inner, turn: mat3x2, mask: bvec3 })
const Small = struct('Small', { a: float })
const Even = struct('Even', { color: vec4, place: vec3 })

const types: Readonly<Record<string, Token<unknown>>> = {
  mat2,
  mat2x3,
  mat2x4,
  mat3x2,
  mat3,
  mat3x4,
  mat4x2,
  mat4x3,
  mat4,
  'array of float': array(float, 5),
  'array of int': array(int, 3),
  'array of uint': array(uint, 3),
  'array of bool': array(bool, 5),
  'array of vec2': array(vec2, 3),
  'array of vec3': array(vec3, 3),
  'array of vec4': array(vec4, 2),
  'array of ivec3': array(ivec3, 2),
  'array of uvec2': array(uvec2, 3),
  'array of bvec2': array(bvec2, 3),
  'array of mat2': array(mat2, 3),
  'array of mat3x2': array(mat3x2, 2),
  'array of mat4x2': array(mat4x2, 2),
  'array of mat3': array(mat3, 2),
  'array of mat4x3': array(mat4x3, 2),
  'struct with one float': Small,
  'struct of vectors': Even,
  'struct with structs, arrays, matrices and bools': Light,
  'array of small structs': array(Small, 3),
  'array of structs': array(Light, 2),
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  /** Draws each of the numbers, 0 to 255, as the red of one pixel. */
  const show = (numbers: readonly Float[]): Engine => {
    const at = uv.x.mul(resolution.x).floor()
    const fragment = vec3(numbers.map((number, i) => select(0, number.div(255), at.equal(i))).reduce((sum, one) => sum.add(one)))
    const canvas = Object.assign(document.createElement('canvas'), { width: numbers.length, height: 1 })
    return stage.keep(createEngine({ canvas, backend, fragment }))
  }
  const shown = async (engine: Engine): Promise<readonly number[]> => {
    const { data, width } = await engine.capture()
    return Array.from({ length: width }, (_, i) => data[i * 4] ?? -1)
  }

  test.each(Object.entries(types))('writes every number of %s to where it is read', async (_, token) => {
    // With uniforms before and after it: a wrong size would move the latter.
    const before = uniform(200, 'before')
    const after = uniform([201, 202, 203], 'after')
    const value = fill(token.type)
    const node = uniform(token as Token<Any>, value as never, 'tested') as unknown as Any & { value: UniformValue }
    const engine = show([before, ...numbersOf(node, (i) => i), after.x, after.y, after.z])
    expect(await shown(engine)).toEqual([200, ...flat(value), 201, 202, 203])
    const next = fill(token.type, 100)
    node.value = next
    expect(await shown(engine)).toEqual([200, ...flat(next), 201, 202, 203])
  })

  test('reads elements by a variable, and full arrays and structs as arguments', async () => {
    const index = uniform(int, 1, 'index')
    const lights = uniform(array(Light, 2), fill(array(Light, 2).type) as never, 'lights')
    const falloff = fn('falloffOf', [{ light: Light }, { i: int }], float, (light, i) => light.falloff.at(i).add(select(0, 100, light.isOn)))
    const engine = show([lights.at(index).falloff.at(index.add(1)), falloff(lights.at(index), 0), lights.at(index).inner.level])
    const [, light] = fill(array(Light, 2).type) as unknown as readonly [unknown, { falloff: number[]; isOn: boolean; inner: { level: number } }]
    const expected = [light.falloff[2], (light.falloff[0] ?? 0) + (light.isOn ? 100 : 0), light.inner.level]
    expect(await shown(engine)).toEqual(expected)
  })

  test('draws again when a part of a struct is another, and not when all are the same', async () => {
    const small = uniform(Small, { a: 5 }, 'small')
    let changes = 0
    small.subscribe(() => changes++)
    const engine = show([small.a])
    expect(await shown(engine)).toEqual([5])
    small.value = { a: 5 }
    small.value = { a: 6 }
    expect([await shown(engine), changes]).toEqual([[6], 1])
  })
})
