/** Options that steps accept, up to the limits, and the defaults of others. Options that they reject are in draw.test.ts. */
import { describe, expect, test } from 'vitest'
import { atomic, attribute, float, storage, target, uint, vec2, vec3, vec4 } from '../../shader/front/node/index.ts'
import { blendsOf } from './blend.ts'
import { dispatch, draw, repeat } from '../../index.ts'
import { geometry } from './geometry.ts'
import type { Blend, DrawStep } from './step.ts'

const triangle = [[0, 0], [1, 0], [0, 1]] // prettier-ignore
const corners = geometry({ position: triangle })
const vertex = vec4(attribute(vec2, 'position'), 0, 1)
const fragment = vec3(1)
/** Options of callers without types. */
const placed = (options: object): DrawStep => draw({ vertex, geometry: corners, fragment, ...options })
const asked = (live: unknown): unknown => (typeof live === 'function' ? (live as () => unknown)() : live)
const code = { code: '' }

describe('a drawing takes', () => {
  test.each(['triangles', 'triangle-strip', 'lines', 'line-strip', 'points'])('%s', (topology) => expect(placed({ topology }).topology).toBe(topology))
  test.each(['none', 'back', 'front'])('%s as the sides to leave out', (cull) => expect(placed({ cull }).cull).toBe(cull))
  test.each(['never', 'less', 'equal', 'less-equal', 'greater', 'not-equal', 'greater-equal', 'always'])('%s as a comparison', (compare) =>
    expect(placed({ depth: { compare } }).depth).toEqual({ compare }),
  )
  const parts = ['src', 'src-alpha', 'dst', 'dst-alpha']
  const factors = ['zero', 'one', ...parts, ...parts.map((part) => `one-minus-${part}`)]
  test.each(factors)('%s as a factor', (factor) => {
    const blend = { color: { source: factor, destination: 'one' }, alpha: { source: 'one', destination: factor } }
    expect(placed({ blend }).blend).toBe(blend)
  })
  test.each(['add', 'subtract', 'reverse-subtract', 'min', 'max'])('%s as an operation', (operation) => {
    const blend = { color: { source: 'one', destination: 'one', operation } }
    expect(placed({ blend }).blend).toBe(blend)
  })

  test.each([0, 1, false] as const)('%s to clear depths with', (clearDepth) => expect(placed({ clearDepth }).clearDepth).toBe(clearDepth))
  test('nothing, an empty box and a box that begins outside', () => {
    expect(asked(placed({ count: 0 }).count)).toBe(0)
    expect(asked(placed({ instances: 0 }).instances)).toBe(0)
    expect(asked(placed({ viewport: [-5, -5, 0, 0] }).viewport)).toEqual([-5, -5, 0, 0])
    expect(asked(repeat(0, []).count)).toBe(0)
  })

  test('options left out as their defaults', () => {
    expect(placed({})).toMatchObject({
      kind: 'draw',
      topology: 'triangles',
      count: undefined,
      instances: undefined,
      indirect: undefined,
      target: undefined,
      raw: undefined,
      clear: [0, 0, 0, 0],
      clearDepth: 1,
      blend: 'none',
      depth: undefined,
      cull: 'none',
      colorMask: [true, true, true, true],
      viewport: undefined,
      scissor: undefined,
      label: undefined,
    })
    expect(placed({ clear: false })).toMatchObject({ clear: false, clearDepth: false })
    expect(placed({ clear: [0, 0.5, 1, 1] })).toMatchObject({ clear: [0, 0.5, 1, 1], clearDepth: 1 })
    expect([placed({ depth: true }).depth, placed({ depth: false }).depth]).toEqual([{}, undefined])
  })

  test('text instead of nodes, as much of it as there is', () => {
    const wgsl = draw({ wgsl: code })
    expect([wgsl.raw, wgsl.fragment]).toEqual([{ wgsl: code }, undefined])
    const inputs = { gain: 1 }
    expect(draw({ glsl: { fragment: '' }, wgsl: code, inputs, count: 3, topology: 'points' }).raw).toEqual({ glsl: { fragment: '' }, wgsl: code, inputs })
  })

  test('counts from a storage, from a multiple of four bytes on', () => {
    const counts = storage(uint, 5)
    expect(placed({ indirect: { storage: counts } }).indirect).toMatchObject({ byteOffset: 0 })
    expect(placed({ indirect: { storage: counts, byteOffset: 4 } }).indirect).toMatchObject({ byteOffset: 4 })
    expect(draw({ vertex, fragment, indirect: { storage: counts } }).count).toBeUndefined()
    expect(placed({ indirect: { storage: storage(atomic(uint), 4) } }).indirect).toBeDefined()
  })
})

describe('a drawing refuses, too,', () => {
  const counts = storage(uint, 8)
  test.each([
    ['nodes beside text', () => draw({ fragment, wgsl: code }), /either a `fragment`.*got both/],
    ['neither nodes nor text', () => draw({}), /either a `fragment`.*got neither/],
    ['a vertex stage of nodes beside text', () => draw({ vertex, wgsl: code, count: 3 }), /inside `glsl` and `wgsl`/],
    ['vertices that nothing places', () => draw({ geometry: corners, fragment }), /a `vertex` that places/],
    ['a vertex stage without a number of vertices', () => draw({ vertex, fragment }), /a `geometry` or a `count`/],
    ['counts from a storage where nothing is placed', () => draw({ fragment, indirect: { storage: counts } }), /`vertex` beside `count`/],
    ['a depth to clear with below 0', () => placed({ clearDepth: -0.1 }), /as `clearDepth`, got -0.1/],
    ['an endless constant bias', () => placed({ depth: { bias: { constant: Infinity } } }), /finite numbers as `bias`/],
    ['a mask of words', () => placed({ colorMask: [true, true, true, 'yes'] }), /four booleans/],
    ['three numbers to clear with', () => placed({ clear: [0, 0, 0] }), /four numbers or false as `clear`/],
    ['a colour to clear with that is none', () => placed({ clear: [0, 0, 0, Number.NaN] }), /four numbers or false as `clear`/],
    ['a target that target(…) did not make', () => placed({ target: { source: { kind: 'texture' } } }), /what target\(…\) made/],
    ['a factor of the source that there is not', () => placed({ blend: { color: { source: 'two', destination: 'one' } } }), /the source of `blend`, got two/],
    ['an unknown operation of colours', () => placed({ blend: { color: { source: 'one', destination: 'one', operation: 'or' } } }), /operation .*got or/],
    ['a viewport without a height', () => placed({ viewport: [0, 0, 5] }), /as `viewport`/],
    ['a height below 0', () => placed({ scissor: [0, 0, 5, -1] }), /as `scissor`/],
    ['an endless box', () => placed({ viewport: [0, Infinity, 5, 5] }), /as `viewport`/],
    ['two bytes into a storage', () => placed({ indirect: { storage: counts, byteOffset: 2 } }), /a multiple of 4 as `byteOffset`, got 2/],
    ['bytes before a storage', () => placed({ indirect: { storage: counts, byteOffset: -4 } }), /a multiple of 4 as `byteOffset`, got -4/],
    ['counts that are floats', () => placed({ indirect: { storage: storage(float, 8) } }), /a storage of uints as `indirect`/],
    ['counts that are no storage', () => placed({ indirect: { storage: fragment } }), /a storage, got/],
    ['half a workgroup', () => dispatch({ wgsl: code }, [1, 0.5]), /whole numbers of workgroups/],
    ['fewer workgroups than none', () => dispatch({ wgsl: code }, [1, 1, -1]), /whole numbers of workgroups/],
    ['workgroups that a function gives', () => asked(dispatch({ wgsl: code }, () => [-1]).groups), /whole numbers of workgroups/],
    ['fewer rounds than none', () => repeat(-1, []), /a whole number of rounds, got -1/],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(message)
    expect(make).toThrow(/E1007/)
  })
})

test('workgroups are one in each direction that is not named', () => {
  expect(dispatch({ wgsl: code }, 7)).toMatchObject({ kind: 'dispatch', groups: [7, 1, 1], stage: { kind: 'raw compute', wgsl: code, inputs: {} } })
  expect(dispatch({ wgsl: code }, [2, 3]).groups).toEqual([2, 3, 1])
  expect(asked(dispatch({ wgsl: code, inputs: { gain: 1 } }, () => [0, 3, 4]).groups)).toEqual([0, 3, 4])
})

describe('colours join', () => {
  const over = { source: 'one', destination: 'one-minus-src-alpha' }
  test.each<[Blend, unknown]>([
    ['none', undefined],
    ['alpha', { color: over }],
    ['add', { color: { source: 'one', destination: 'one' } }],
    ['multiply', { color: { source: 'dst', destination: 'one-minus-src-alpha' }, alpha: over }],
    ['screen', { color: { source: 'one', destination: 'one-minus-src' }, alpha: over }],
  ])('by %s in every attachment', (blend, state) => expect(blendsOf(blend, ['light', 'id'])).toEqual([state, state]))

  test('in the attachments that are named, and replace in the others', () => {
    const max: Blend = { color: { source: 'one', destination: 'one', operation: 'max' } }
    expect(blendsOf({ id: max, light: 'add' }, ['light', 'depth', 'id'])).toEqual([{ color: { source: 'one', destination: 'one' } }, undefined, max])
    // An attachment may be named `color`, as the field of a state is.
    expect(blendsOf({ color: 'alpha' }, ['color'])).toEqual([{ color: over }])
    expect(blendsOf({ color: max }, ['color'])).toEqual([max])
    expect(draw({ fragment: { light: fragment }, target: target({ light: 'rgba16float' }), blend: { light: 'add' } }).blend).toEqual({ light: 'add' })
  })
})

describe('a geometry', () => {
  const pairs = (length: number): { data: Float32Array; size: 2 } => ({ data: new Float32Array(length * 2), size: 2 })

  test('has as many vertices as its shortest attribute, without those of instances', () => {
    const { count, attributes, index } = geometry({ position: pairs(5), uv: pairs(4), place: pairs(2) }, { instanced: ['place'] })
    expect([count, index]).toEqual([4, undefined])
    expect(attributes['position']).toMatchObject({ size: 2, normalized: false, version: 0 })
  })

  test('takes lists as floats, numbers alone as groups of one', () => {
    const { attributes } = geometry({ position: triangle, weight: [1, 2, 3] })
    expect(attributes['position']).toMatchObject({ data: Float32Array.of(0, 0, 1, 0, 0, 1), size: 2 })
    expect(attributes['weight']).toMatchObject({ data: Float32Array.of(1, 2, 3), size: 1 })
  })

  test.each([Float32Array, Int32Array, Uint32Array, Int16Array, Uint16Array, Int8Array, Uint8Array])('takes %o as it is', (Kind) => {
    const data = new Kind(8)
    const { attributes, count } = geometry({ colour: { data, size: 4, normalized: true } })
    expect(attributes['colour']?.data).toBe(data)
    expect([attributes['colour']?.normalized, count]).toEqual([true, 2])
  })

  test('keeps an index in as few bytes as hold it; the largest number of two bytes begins a strip anew', () => {
    const cloud = { position: pairs(65_536) }
    const kept = (last: number): object | undefined => geometry(cloud, { index: [0, 1, last] }).index
    expect(kept(65_534)).toBeInstanceOf(Uint16Array)
    expect(kept(65_535)).toBeInstanceOf(Uint32Array)
    const own = Uint32Array.of(0, 1, 2, 2)
    const indexed = geometry({ position: triangle }, { index: own })
    expect([indexed.index, indexed.count]).toEqual([own, 4])
  })

  test('draws a part of what there is, and no more', () => {
    expect(geometry({ position: triangle }, { count: 3 }).count).toBe(3)
    expect(geometry({ position: triangle }, { count: 0 }).count).toBe(0)
    expect(geometry({ position: triangle }, { index: [0, 1, 2, 0], count: 4 }).count).toBe(4)
    for (const count of [4, -1, 0.5]) expect(() => geometry({ position: triangle }, { count })).toThrow(/at most 3 as count/)
  })

  test.each([
    ['five numbers a vertex', { data: new Float32Array(5), size: 5 }, /1 to 4 numbers a vertex/],
    ['no numbers', { data: new Float32Array(0), size: 1 }, /a multiple of 1 numbers .*got 0/],
    ['a vertex that is cut off', { data: new Float32Array(5), size: 2 }, /a multiple of 2 numbers .*got 5/],
    ['an empty list', [], /groups of 1 to 4 numbers .*got "?an empty list/],
    ['groups of five', [[1, 2, 3, 4, 5]], /groups of 1 to 4 numbers .*got 5/],
    ['groups that differ', [[1, 2], [1, 2], [1]], /2 numbers for every vertex .*1 at vertex 2/], // prettier-ignore
  ])('refuses %s', (_, position, message) => expect(() => geometry({ position: position as never })).toThrow(message))

  test('without an attribute of vertices needs a count', () => {
    expect(() => geometry({ place: pairs(2) }, { instanced: ['place'] })).toThrow(/an attribute of vertices, or `count`/)
  })

  test('tells its listeners of changes, and which attribute has to be sent again', () => {
    const shape = geometry({ position: triangle, weight: [1, 2, 3] })
    const versions = (): readonly unknown[] => Object.values(shape.attributes).map(({ version }) => version)
    let calls = 0
    const stop = shape.subscribe(() => calls++)
    shape.update('weight')
    expect([versions(), calls]).toEqual([[0, 1], 1])
    shape.update()
    expect([versions(), calls]).toEqual([[1, 2], 2])
    stop()
    shape.update()
    expect(calls).toBe(2)
  })
})
