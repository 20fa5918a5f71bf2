/** Geometries on both backends: attributes, indices, instances and topologies. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attribute, float, instancedAttribute, int, ivec2, target, uint, uv, varying, vec2, vec3, vec4, vertexIndex } from '../../shader/front/node/index.ts'
import { createEngine, draw, type Engine } from '../../index.ts'
import { createStage, pixel, type Stage } from '../../../test/engine/stage.ts'
import type { DrawOptions } from '../step/draw.ts'
import { geometry } from '../step/geometry.ts'
import type { Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const position = attribute(vec2, 'position')
/** The left half of the canvas, as two triangles. */
const corners = [
  [-1, -1],
  [0, -1],
  [-1, 1],
  [0, 1],
]
const red = vec3(1, 0, 0)
const [R, G, nothing] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 0, 0],
]

describe.each(['webgl2', 'webgpu'] as const)('%s', (backend) => {
  const start = (frame: readonly Step[], more: { readonly samples?: 1 | 4 } = {}): Engine =>
    stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame: [...frame], ...more }))
  /** The pixels at a quarter and at three quarters of the width. */
  const halves = async (options: DrawOptions): Promise<readonly (readonly number[])[]> => {
    const image = await start([draw(options)]).capture()
    return [pixel(image, 15, 20), pixel(image, 45, 20)]
  }
  const refused = async (options: DrawOptions): Promise<string> => {
    const error: unknown = await start([draw(options)]).ready.catch((reason: unknown) => reason)
    return error instanceof Error ? error.message : 'it was taken'
  }

  test('draws triangles of a list of vertices', async () => {
    const triangles = geometry({ position: [...corners.slice(0, 3), ...corners.slice(1)] })
    expect(await halves({ vertex: vec4(position, 0, 1), fragment: red, geometry: triangles })).toEqual([R, nothing])
  })

  test.each([
    ['of 16 bits', Uint16Array.from([0, 1, 2, 2, 1, 3])],
    ['of 32 bits', Uint32Array.from([0, 1, 2, 2, 1, 3])],
  ])('draws what an index %s names', async (_, index) => {
    expect(await halves({ vertex: vec4(position, 0, 1), fragment: red, geometry: geometry({ position: corners }, { index }) })).toEqual([R, nothing])
  })

  test('draws a strip', async () => {
    expect(await halves({ vertex: vec4(position, 0, 1), fragment: red, geometry: geometry({ position: corners }), topology: 'triangle-strip' })).toEqual([
      R,
      nothing,
    ])
  })

  test('draws as many vertices as are asked for', async () => {
    const options = { vertex: vec4(position, 0, 1), fragment: red, geometry: geometry({ position: corners }), topology: 'triangle-strip' } as const
    expect(await halves({ ...options, count: () => 0 })).toEqual([nothing, nothing])
  })

  test('draws points of one pixel', async () => {
    const points = geometry({
      position: [
        [-0.5, 0],
        [0.5, 0],
      ],
    })
    const image = await start([draw({ vertex: vec4(position.add(vec2(1 / 60, 1 / 40)), 0, 1), fragment: red, geometry: points, topology: 'points' })]).capture()
    expect([pixel(image, 15, 19), pixel(image, 45, 19), pixel(image, 30, 19)]).toEqual([R, R, nothing])
  })

  test('draws lines', async () => {
    const lines = geometry({
      position: [
        [-1, 0],
        [0, 0],
      ],
    })
    const image = await start([draw({ vertex: vec4(position.add(vec2(0, 1 / 40)), 0, 1), fragment: red, geometry: lines, topology: 'lines' })]).capture()
    expect([pixel(image, 15, 19), pixel(image, 45, 19)]).toEqual([R, nothing])
  })

  test('gives each instance its own entry', async () => {
    const offset = instancedAttribute(float, 'offset')
    const colour = instancedAttribute(vec3, 'colour')
    const colours = [
      [1, 0, 0],
      [0, 1, 0],
    ]
    const two = geometry({ position: corners, offset: [0, 1], colour: colours }, { instanced: ['offset', 'colour'] })
    const vertex = vec4(position.add(vec2(offset, 0)), 0, 1)
    const options = { vertex, fragment: varying(colour), geometry: two, topology: 'triangle-strip' } as const
    expect(await halves(options)).toEqual([R, G])
    expect(await halves({ ...options, instances: 2 })).toEqual([R, G])
    expect(await halves({ ...options, instances: () => 1 })).toEqual([R, nothing])
  })

  test('takes integers, and bytes that stand for 0 to 1', async () => {
    const which = attribute(uint, 'which')
    const shift = attribute(ivec2, 'shift')
    const shade = attribute(vec4, 'shade')
    const kinds = geometry({
      position: corners,
      which: { data: Uint32Array.from([1, 1, 1, 1]), size: 1 },
      shift: { data: Int32Array.from([0, 0, 0, 0, 0, 0, 0, 0]), size: 2 },
      shade: { data: Uint8Array.from([255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255]), size: 4, normalized: true },
    })
    const vertex = vec4(position.add(vec2(shift)).mul(float(which)), 0, 1)
    expect(await halves({ vertex, fragment: varying(shade), geometry: kinds, topology: 'triangle-strip' })).toEqual([R, nothing])
  })

  test('uploads numbers again when they have changed', async () => {
    const data = new Float32Array(corners.flat())
    const moving = geometry({ position: { data, size: 2 } })
    const engine = start([draw({ vertex: vec4(position, 0, 1), fragment: red, geometry: moving, topology: 'triangle-strip' })])
    expect(pixel(await engine.capture(), 45, 20)).toEqual(nothing)
    for (let i = 0; i < data.length; i += 2) data[i] = (data[i] ?? 0) + 1
    moving.update('position')
    const image = await engine.capture()
    expect([pixel(image, 15, 20), pixel(image, 45, 20)]).toEqual([nothing, R])
  })

  test('draws nothing of faces that are culled: those that run against the clock are in front', async () => {
    const options = { vertex: vec4(position, 0, 1), fragment: red, geometry: geometry({ position: corners }), topology: 'triangle-strip' } as const
    expect(await halves({ ...options, cull: 'back' })).toEqual([R, nothing])
    expect(await halves({ ...options, cull: 'front' })).toEqual([nothing, nothing])
  })

  test('culls the same faces in a target', async () => {
    const scene = target({ color: 'rgba8unorm' }, { size: [60, 40], filter: 'nearest' })
    const options = {
      target: scene,
      vertex: vec4(position, 0, 1),
      fragment: red,
      geometry: geometry({ position: corners }),
      topology: 'triangle-strip',
    } as const
    const shown = await start([draw({ ...options, cull: 'back' }), draw({ fragment: scene.color.sample(uv) })]).capture()
    expect(pixel(shown, 15, 20)).toEqual(R)
  })

  test('shows what is nearest, in whichever order it is drawn', async () => {
    const at = (z: number, colour: typeof red): Step =>
      draw({ vertex: vec4(position, z, 1), fragment: colour, geometry: geometry({ position: corners }), topology: 'triangle-strip', depth: true })
    for (const steps of [
      [at(0.2, red), at(0.8, vec3(0, 1, 0))],
      [at(0.8, vec3(0, 1, 0)), at(0.2, red)],
    ])
      expect(pixel(await start(steps).capture(), 15, 20)).toEqual(R)
  })

  test('leaves depths alone with `write: false`', async () => {
    const at = (z: number, colour: typeof red, write: boolean): Step =>
      draw({ vertex: vec4(position, z, 1), fragment: colour, geometry: geometry({ position: corners }), topology: 'triangle-strip', depth: { write } })
    expect(pixel(await start([at(0.2, red, false), at(0.8, vec3(0, 1, 0), true)]).capture(), 15, 20)).toEqual(G)
  })

  test('smooths the edges of triangles on a canvas of four samples', async () => {
    const slanted = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ],
    })
    const step = draw({ vertex: vec4(position, 0, 1), fragment: vec3(1), geometry: slanted, depth: true })
    const levels = async (samples: 1 | 4): Promise<Set<number>> => new Set((await start([step], { samples }).capture()).data)
    expect((await levels(1)).size).toBe(2)
    expect((await levels(4)).size).toBeGreaterThan(2)
  })

  test.each([
    ['an attribute that is missing', () => ({ geometry: geometry({ place: corners }) }), /"position" \(vec2\).*only "place"/],
    ['attributes without a geometry', () => ({ count: 3 }), /"position" \(vec2\).*no geometry/],
    ['an attribute of another size', () => ({ geometry: geometry({ position: [[0, 0, 0]] }) }), /2 numbers a vertex for "position", got 3/],
  ])('refuses %s, by its name', async (_, more, message) => {
    expect(await refused({ vertex: vec4(position, 0, 1), fragment: red, ...more() })).toMatch(message)
  })

  test.each<[string, { readonly count?: number; readonly instances?: number; readonly index?: readonly number[] }, RegExp]>([
    ['vertices', { count: 9 }, /E1008: expected at most 4 vertices, for which there are numbers, got 9\n {2}at .*\n {2}hint: draw fewer/],
    ['entries of an index', { count: 9, index: [0, 1, 2] }, /E1008: expected at most 3 entries of the index, .* got 9\n/],
    ['instances', { instances: 3 }, /E1008: expected at most 2 instances, .* got 3\n/],
  ])('refuses more %s than there are numbers for, also where a function gives them', async (_, { index, ...asked }, message) => {
    const vertex = vec4(position.add(instancedAttribute(vec2, 'shift')), 0, 1)
    const shape = geometry({ position: corners, shift: [[0, 0], [1, 0]] }, { instanced: ['shift'], ...(index && { index }) }) // prettier-ignore
    expect(await refused({ vertex, fragment: red, geometry: shape, ...asked })).toMatch(message)
    const live = Object.fromEntries(Object.entries(asked).map(([name, number]) => [name, () => number]))
    const engine = start([draw({ vertex, fragment: red, geometry: shape, ...live })])
    const failed = new Promise((resolve) => engine.on('error', ({ message: said }) => resolve(said)))
    await engine.ready
    expect(await failed).toMatch(message)
  })

  test.each([
    [
      'triangles',
      [
        [-1, -1],
        [-1, 1],
        [0, -1],
        [-1, 1],
        [0, 1],
        [0, -1],
      ],
      [0, 3],
    ],
    [
      'triangle-strip',
      [
        [-1, -1],
        [-1, 1],
        [0, -1],
        [0, 1],
      ],
      [0, 1],
    ],
    [
      'lines',
      [
        [-1, 0],
        [0, 0],
        [0, 0],
        [1, 0],
      ],
      [0, 2],
    ],
    [
      'line-strip',
      [
        [-1, 0],
        [0, 0],
        [1, 0],
      ],
      [0, 1],
    ],
  ] as const)('gives flat varyings the first vertex of %s, and turns no side', async (topology, places, first) => {
    const levels = places.map((__, i) => i / 8)
    const plain = geometry({ position: places, level: levels })
    const index = places.map((__, i) => places.length - 1 - i)
    const indexed = geometry({ position: places.toReversed(), level: levels.toReversed() }, { index })
    const level = varying(attribute(float, 'level'), { interpolation: 'flat' })
    for (const more of [{ geometry: plain }, { geometry: indexed }, { geometry: plain, count: () => places.length }]) {
      const step = draw({ vertex: vec4(position, 0, 1), fragment: vec3(level, 1, 0), topology, cull: 'front', ...more })
      const image = await start([step]).capture()
      const seen = new Set<number>()
      for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 1] === 255) seen.add(Math.round(((image.data[i] ?? 0) / 255) * 8))
      expect([...seen].toSorted((a, b) => a - b)).toEqual(first)
    }
  })

  test('gives flat varyings the first vertex of lines without attributes, or says that it cannot', async () => {
    const vertex = vec4(float(vertexIndex).mul(2).sub(1), 0, 0, 1)
    const redOf = async (count: number | (() => number)): Promise<readonly [red: number | undefined, wanted: readonly string[]]> => {
      const engine = start([draw({ vertex, fragment: vec3(float(varying(vertexIndex)), 1, 0), topology: 'lines', count })])
      const reported: string[] = []
      engine.on('fallback', ({ wanted }) => reported.push(wanted))
      const { data } = await engine.capture()
      const at = data.findIndex((byte, i) => i % 4 === 1 && byte === 255)
      return [data[at - 1], reported]
    }
    expect(await redOf(2)).toEqual([0, []])
    expect([
      [0, []],
      [255, ['flat varyings of the first vertex']],
    ]).toContainEqual(await redOf(() => 2))
  })

  test('refuses vertices that no stage places, at the line of the step', () => {
    expect(() => draw({ fragment: red, geometry: geometry({ position: corners }) })).toThrow(/E1007.*`vertex`.*got none/)
  })

  test('refuses floats where integers are read', async () => {
    const which = attribute(int, 'which')
    const options = { vertex: vec4(position.mul(float(which)), 0, 1), geometry: geometry({ position: corners, which: [0, 0, 0, 0] }) }
    expect(await refused({ ...options, fragment: red })).toMatch(/Int32Array for "which" \(int\), got Float32Array/)
  })
})
