/** Options that steps reject when they are made, and results that their functions may return. */
import { describe, expect, test } from 'vitest'
import { attribute, storage, target, uint, vec2, vec3, vec4 } from '../../shader/front/node/index.ts'
import { dispatch, draw, repeat } from '../../index.ts'
import { geometry, type GeometryOptions } from './geometry.ts'
import type { Live } from './step.ts'

const corners = geometry({ position: [[0, 0], [1, 0], [0, 1]] }, { index: [0, 1, 2] }) // prettier-ignore
const vertex = vec4(attribute(vec2, 'position'), 0, 1)
const fragment = vec3(1)
/** Strings and numbers of callers without types. */
const placed =
  (options: object): (() => unknown) =>
  () =>
    draw({ vertex, geometry: corners, fragment, ...options })
const filling =
  (options: object): (() => unknown) =>
  () =>
    draw({ fragment, ...options })

describe('a drawing refuses at its line', () => {
  test.each([
    ['a topology that there is not', placed({ topology: 'fans' }), /one of triangles, .* as `topology`, got fans/],
    ['sides that there are not', placed({ cull: 'behind' }), /one of none, back, front as `cull`, got behind/],
    ['a comparison that there is not', placed({ depth: { compare: 'lesser' } }), /one of never, .* as `compare`, got lesser/],
    ['a bias that is no number', placed({ depth: { bias: { slope: Number.NaN } } }), /finite numbers as `bias`/],
    ['a blend that there is not', filling({ blend: 'glow' }), /one of none, alpha, .* as `blend`, got glow/],
    ['a factor that there is not', filling({ blend: { color: { source: 'one', destination: 'two' } } }), /one of zero, .*destination of `blend`, got two/],
    [
      'an operation that there is not',
      filling({ blend: { color: { source: 'one', destination: 'one' }, alpha: { source: 'one', destination: 'one', operation: 'divide' } } }),
      /one of add, .*operation of `blend`, got divide/,
    ],
    [
      'a blend for an attachment that its target lacks',
      filling({ target: target({ light: 'rgba16float' }), blend: { color: 'add' } }),
      /names among light in `blend`, got color/,
    ],
    ['three channels', filling({ colorMask: [true, true, true] }), /four booleans as `colorMask`/],
    ['a depth to clear with beyond 1', placed({ depth: true, clearDepth: 5 }), /from 0 to 1, or false, as `clearDepth`, got 5/],
    ['a depth to clear with that is no number', placed({ depth: true, clearDepth: Number.NaN }), /as `clearDepth`/],
    ['a viewport without a size', filling({ viewport: [0, 0, -5, 5] }), /in pixels as `viewport`, got \[0,0,-5,5\]/],
    ['a scissor that is no number', filling({ scissor: [Number.NaN, 0, 5, 5] }), /in pixels as `scissor`/],
    ['a scissor of three numbers', filling({ scissor: [0, 0, 5] }), /in pixels as `scissor`/],
    ['a count that is no number', placed({ count: Number.NaN }), /a whole number as `count`/],
    ['half an instance', placed({ instances: 0.5 }), /a whole number as `instances`, got 0.5/],
    ['a count of what no stage places', filling({ count: 3 }), /`vertex` beside `count`/],
    ['a topology of what no stage places', filling({ topology: 'points' }), /`vertex` beside `count`/],
    ['counts beyond their storage', placed({ indirect: { storage: storage(uint, 5), byteOffset: 4 } }), /5 uints .* from 4 bytes on, got 4/],
    ['workgroups beyond their storage', () => dispatch({ wgsl: { code: '' } }, 1, { indirect: { storage: storage(uint, 2) } }), /3 uints .*got 2/],
    ['half a round', () => repeat(1.5, []), /a whole number of rounds, got 1.5/],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(message)
    expect(make).toThrow(/E1007.*\n {2}at \S*draw\.test\.ts:\d+:\d+\n/)
  })
})

test('what the functions of a step give is refused when they give it', () => {
  const call = <T>(live: Live<T> | undefined): unknown => (typeof live === 'function' ? (live as () => T)() : live)
  let box: readonly [number, number, number, number] = [0, 0, 5, 5]
  let number = 3
  const step = draw({ vertex, geometry: corners, fragment, count: () => number, instances: () => number, viewport: () => box, scissor: () => box })
  expect([call(step.count), call(step.instances), call(step.viewport)]).toEqual([3, 3, box])
  box = [0, 0, 5, -1]
  number = -1
  expect(() => call(step.count)).toThrow(/E1007.*`count`/)
  expect(() => call(step.instances)).toThrow(/E1007.*`instances`/)
  expect(() => call(step.viewport)).toThrow(/E1007.*`viewport`/)
  expect(() => call(step.scissor)).toThrow(/E1007.*`scissor`/)
})

describe('a geometry refuses at its line', () => {
  const triangle = [
    [0, 0],
    [1, 0],
    [0, 1],
  ]
  const shape = (options: GeometryOptions) => () => geometry({ position: triangle }, options)
  test.each([
    ['a vertex before the first', shape({ index: [0, 1, -1] }), /whole numbers from 0 on in the index, got -1/],
    ['half a vertex', shape({ index: [0, 1, 1.5] }), /whole numbers from 0 on in the index, got 1.5/],
    ['a vertex after the last', shape({ index: [0, 1, 3] }), /numbers below 3/],
    ['an instanced attribute that it lacks', shape({ instanced: ['offset'] }), /names among position in `instanced`, got offset/],
    ['numbers that no GPU reads', () => geometry({ position: { data: new Float64Array(6) as never, size: 2 } }), /a typed array .* for "position"/],
    ['an update of what it lacks', () => geometry({ position: triangle }).update('place'), /a name among position to update, got place/],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(message)
    expect(make).toThrow(/E1008.*\n {2}at \S*draw\.test\.ts:\d+:\d+\n/)
  })
})
