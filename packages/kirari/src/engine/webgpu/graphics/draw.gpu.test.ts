/** Drawings on WebGPU: canvases and targets, vertices, state, and what is refused by name. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  attribute,
  float,
  fragCoord,
  frontFacing,
  instancedAttribute,
  resolution,
  select,
  storage,
  target,
  texture,
  texture2D,
  uint,
  uniform,
  utexture2D,
  uv,
  uvec2,
  varying,
  vec2,
  vec3,
  vec4,
  vertexIndex,
} from '../../../shader/front/node/index.ts'
import { createTestLane, type TestLane } from '../../record/lane.ts'
import { pixel, recordCalls } from '../../record/stage.ts'
import { draw } from '../../step/draw.ts'
import { geometry } from '../../step/geometry.ts'
import { sharedGpu, type Gpu } from '../gpu.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { createGraphics } from './index.ts'

let gpu: Gpu
let canvas: HTMLCanvasElement
let context: GPUCanvasContext
const lanes: TestLane[] = []
const open = (more: Partial<GraphicsOptions> = {}): TestLane => {
  const lane = createTestLane((options) => createGraphics(gpu, context, options), gpu.submit, more)
  lanes.push(lane)
  return lane
}
beforeEach(async () => {
  gpu = await sharedGpu.acquire()
  canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const own = canvas.getContext('webgpu')
  if (!own) throw new Error('expected WebGPU')
  context = own
  context.configure({ device: gpu.device, format: gpu.format, alphaMode: 'premultiplied' })
})
afterEach(() => {
  for (const lane of lanes.splice(0)) {
    expect(lane.errors).toEqual([])
    lane.graphics.dispose()
  }
  context.unconfigure()
  sharedGpu.release(gpu)
})

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const none = [0, 0, 0, 0]
const corner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1)))
/** A triangle over the left half of the picture, or over what `x` says. */
const position = attribute(vec2, 'position')
const flat = (depth = 0.5): ReturnType<typeof vec4> => vec4(position, depth, 1)
const rectangle = (left: number, bottom: number, right: number, top: number): ReturnType<typeof geometry> =>
  geometry(
    {
      position: [
        [left, bottom],
        [right, bottom],
        [left, top],
        [right, top],
      ],
    },
    { index: [0, 1, 2, 2, 1, 3] },
  )

describe('a canvas', () => {
  test('is filled by a fragment, the bottom left at uv (0, 0)', async () => {
    const image = await open().capture([draw({ fragment: vec3(uv, 0) })])
    expect([pixel(image, 0, 0), pixel(image, 3, 3)]).toEqual([
      [32, 223, 0, 255],
      [223, 32, 0, 255],
    ])
  })

  test('has uniforms, and new values of them in later frames', async () => {
    const lane = open()
    const shade = uniform(0, 'shade')
    const step = draw({ fragment: vec3(shade, resolution.x.div(8), 0) })
    expect(pixel(await lane.capture([step]), 0, 0)).toEqual([0, 128, 0, 255])
    shade.value = 1
    expect(pixel(await lane.capture([step]), 0, 0)).toEqual([255, 128, 0, 255])
  })

  test('is cleared by the first drawing of a frame, and drawn on by the others', async () => {
    const left = draw({ vertex: flat(), fragment: vec3(1, 0, 0), geometry: rectangle(-1, -1, 0, 1), clear: [0, 1, 0, 1] })
    const top = draw({ vertex: flat(), fragment: vec3(0, 0, 1), geometry: rectangle(-1, 0, 1, 1), clear: [1, 1, 1, 1] })
    const image = await open().capture([left, top])
    expect([pixel(image, 0, 3), pixel(image, 3, 3), pixel(image, 3, 0)]).toEqual([red, green, [0, 0, 255, 255]])
  })

  test('has a depth where a step asks for it', async () => {
    const near = draw({ vertex: flat(0.2), fragment: vec3(1, 0, 0), geometry: rectangle(-1, -1, 0, 1), depth: true })
    const far = draw({ vertex: flat(0.8), fragment: vec3(0, 1, 0), geometry: rectangle(-1, -1, 1, 1), depth: true })
    const image = await open().capture([near, far])
    expect([pixel(image, 0, 0), pixel(image, 3, 0)]).toEqual([red, green])
    const over = draw({ vertex: flat(0.8), fragment: vec3(0, 0, 1), geometry: rectangle(-1, -1, 1, 1), depth: { compare: 'always', write: false } })
    expect(pixel(await open().capture([near, far, over]), 0, 0)).toEqual([0, 0, 255, 255])
  })

  test('smooths edges with four samples a pixel', async () => {
    const slope = draw({
      vertex: flat(),
      fragment: vec3(1),
      geometry: geometry({
        position: [
          [-1, -1],
          [1, -1],
          [-1, 1],
        ],
      }),
      depth: true,
    })
    const image = await open({ samples: 4 }).capture([slope])
    expect([pixel(image, 0, 3), pixel(image, 3, 0)]).toEqual([[255, 255, 255, 255], none])
    expect(pixel(image, 1, 1)[0]).toBeGreaterThan(0)
    expect(pixel(image, 1, 1)[0]).toBeLessThan(255)
  })

  test('has viewports and scissors from the bottom left', async () => {
    const lane = open()
    const boxed = draw({ fragment: vec3(1, 0, 0), viewport: [0, 0, 2, 1] })
    const whole = draw({ vertex: flat(), fragment: vec3(0, 1, 0), geometry: rectangle(-1, -1, 1, 1), scissor: () => [3, 3, 10, 10] })
    const rest = draw({ vertex: flat(), fragment: vec3(0, 0, 1), geometry: rectangle(0.5, -1, 1, -0.5) })
    const image = await lane.capture([boxed, whole, rest])
    expect([pixel(image, 0, 3), pixel(image, 2, 3), pixel(image, 0, 2), pixel(image, 3, 0), pixel(image, 3, 3)]).toEqual([
      red,
      none,
      none,
      green,
      [0, 0, 255, 255],
    ])
  })

  test('joins colours as `blend` says, and leaves out what `colorMask` says', async () => {
    const base = draw({ fragment: vec4(0.5, 0.5, 0.5, 1) })
    const half = vec4(0.5, 0, 0, 0.5)
    const look = async (more: object): Promise<readonly number[]> => pixel(await open().capture([base, draw({ fragment: half, ...more })]), 0, 0)
    expect(await look({ blend: 'alpha' })).toEqual([192, 64, 64, 255])
    expect(await look({ blend: 'add' })).toEqual([255, 128, 128, 255])
    expect(await look({ colorMask: [false, true, false, false] })).toEqual([128, 0, 128, 255])
    const max = { source: 'zero', destination: 'zero', operation: 'max' } as const
    expect(await look({ blend: { color: max } })).toEqual([128, 128, 128, 255])
  })

  test('leaves out faces that are turned away, on canvas and target alike', async () => {
    const lane = open()
    const forward = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ],
    })
    const faces = select(vec3(0, 0, 1), vec3(1, 0, 0), frontFacing)
    const off = target({ color: 'rgba8unorm' }, { size: [4, 4], filter: 'nearest' })
    for (const cull of ['none', 'back', 'front'] as const) {
      const there = pixel(await lane.capture([draw({ vertex: flat(), fragment: faces, geometry: forward, cull })]), 0, 3)
      const image = await lane.capture([
        draw({ vertex: flat(), fragment: faces, geometry: forward, cull, target: off }),
        draw({ fragment: off.color.sample(uv) }),
      ])
      expect([cull, there, pixel(image, 0, 3)]).toEqual([cull, cull === 'front' ? none : red, cull === 'front' ? none : red])
    }
  })
})

describe('vertices', () => {
  test('are joined as the topology says, with an index or without', async () => {
    const lane = open()
    const strip = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
    })
    const wide = geometry(
      {
        position: [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ],
      },
      { index: new Uint32Array([0, 1, 2, 3]) },
    )
    const count = async (step: ReturnType<typeof draw>): Promise<number> =>
      (await lane.capture([step])).data.filter((part, i) => i % 4 === 0 && part > 0).length
    expect(await count(draw({ vertex: flat(), fragment: vec3(1), geometry: strip, topology: 'triangle-strip' }))).toBe(16)
    expect(await count(draw({ vertex: flat(), fragment: vec3(1), geometry: wide, topology: 'triangle-strip' }))).toBe(16)
    const dots = geometry({
      position: [
        [-0.75, -0.75],
        [0.75, 0.75],
      ],
    })
    expect(await count(draw({ vertex: flat(), fragment: vec3(1), geometry: dots, topology: 'points' }))).toBe(2)
    const bar = geometry({
      position: [
        [-1, 0.1],
        [1, 0.1],
      ],
    })
    expect(await count(draw({ vertex: flat(), fragment: vec3(1), geometry: bar, topology: 'lines' }))).toBeGreaterThanOrEqual(4)
  })

  test('have attributes of every kind of number', async () => {
    const rest = {
      shade: { data: new Uint8Array([255, 0, 0, 255, 0, 0, 255, 0, 0]), size: 3, normalized: true },
      level: { data: new Int16Array([1, 1, 1]), size: 1 },
      id: { data: new Uint16Array([7, 7, 7]), size: 1 },
    } as const
    const shape = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
      ...rest,
    })
    const shade = varying(attribute(vec3, 'shade'))
    const level = varying(attribute(float, 'level'))
    const id = varying(attribute(uint, 'id'))
    const image = await open().capture([draw({ vertex: flat(), fragment: vec3(shade.x, level.div(2), float(id).div(14)), geometry: shape })])
    expect(pixel(image, 1, 1)).toEqual([255, 128, 128, 255])
  })

  test('have values for each instance, and live counts', async () => {
    const lane = open()
    const offset = instancedAttribute(vec2, 'offset')
    const shape = geometry(
      {
        position: [
          [0, 0],
          [0.5, 0],
          [0, 0.5],
          [0.5, 0.5],
        ],
        offset: [
          [-1, -1],
          [0.5, 0.5],
          [-1, 0.5],
        ],
      },
      { instanced: ['offset'], index: [0, 1, 2, 2, 1, 3] },
    )
    let instances = 2
    const step = draw({ vertex: vec4(position.add(offset), 0, 1), fragment: vec3(1, 0, 0), geometry: shape, instances: () => instances })
    const first = await lane.capture([step])
    expect([pixel(first, 0, 3), pixel(first, 3, 0), pixel(first, 0, 0)]).toEqual([red, red, none])
    instances = 3
    expect(pixel(await lane.capture([step]), 0, 0)).toEqual(red)
  })

  test('are uploaded again when they have changed', async () => {
    const lane = open()
    const data = new Float32Array([-1, -1, 0, -1, -1, 0])
    const shape = geometry({ position: { data, size: 2 } })
    const step = draw({ vertex: flat(), fragment: vec3(1, 0, 0), geometry: shape })
    expect(pixel(await lane.capture([step]), 3, 3)).toEqual(none)
    data.set([-1, -1, 3, -1, -1, 3])
    shape.update('position')
    expect(pixel(await lane.capture([step]), 3, 3)).toEqual(red)
  })

  test('come from a storage, by the number of the vertex', async () => {
    const places = storage(vec2, 3, { access: 'read', data: [-1, -1, 3, -1, -1, 3] })
    const image = await open().capture([draw({ vertex: vec4(places.at(vertexIndex), 0, 1), fragment: vec3(1, 0, 0), count: 3 })])
    expect(pixel(image, 3, 3)).toEqual(red)
  })

  test('are counted on the GPU', async () => {
    const counts = storage(uint, 8, { data: [0, 0, 0, 0, 3, 1, 0, 0] })
    const covering = vec4(corner.mul(4).sub(1), 0, 1)
    const image = await open().capture([draw({ vertex: covering, fragment: vec3(1, 0, 0), indirect: { storage: counts, byteOffset: 16 } })])
    expect(pixel(image, 2, 2)).toEqual(red)
    expect(pixel(await open().capture([draw({ vertex: covering, fragment: vec3(1, 0, 0), indirect: { storage: counts } })]), 2, 2)).toEqual(none)
  })

  test('are refused by name where the geometry does not fit', async () => {
    const lane = open()
    const fragment = vec3(1)
    const shape = geometry({ place: [[0, 0, 0]] })
    await expect(lane.prepare(draw({ vertex: flat(), fragment, geometry: shape }))).rejects.toThrow(/E1031.*"position" \(vec2\).*only "place"/s)
    const wide = geometry({ position: [[0, 0, 0]] })
    await expect(lane.prepare(draw({ vertex: flat(), fragment, geometry: wide }))).rejects.toThrow(/E1031.*2 numbers a vertex for "position", got 3/s)
    const id = varying(attribute(uint, 'id'))
    const floats = geometry({ position: [[0, 0]], id: [1] })
    await expect(lane.prepare(draw({ vertex: flat(), fragment: vec3(float(id)), geometry: floats }))).rejects.toThrow(
      /E1031.*Uint32Array for "id" \(uint\), got Float32Array/s,
    )
    await expect(lane.prepare(draw({ vertex: flat(), fragment, geometry: geometry({ position: [[0, 0]] }), count: 3 }))).rejects.toThrow(/E1031.*3 vertices/s)
  })
})

describe('a target', () => {
  test('is read where it was drawn: row 0 is the bottom one', async () => {
    const lane = open()
    const off = target({ color: 'rgba8unorm' }, { filter: 'nearest' })
    const image = await lane.capture([draw({ fragment: vec3(uv, 0), target: off }), draw({ fragment: off.color.sample(uv) })])
    expect([pixel(image, 0, 3), pixel(image, 3, 0)]).toEqual([
      [32, 32, 0, 255],
      [223, 223, 0, 255],
    ])
    const { data } = await lane.graphics.readTexture(off.source.colors[0]?.source ?? expect.fail())
    expect([...data].slice(0, 4)).toEqual([32, 32, 0, 255])
  })

  test('has its own size in `resolution` and `fragCoord`', async () => {
    const lane = open()
    const off = target({ color: 'rgba32float' }, { size: [2, 3] })
    await lane.run([draw({ fragment: { color: vec4(resolution, fragCoord.xy) }, target: off })])
    const { data, width, height } = await lane.graphics.readTexture(off.source.colors[0]?.source ?? expect.fail())
    expect([width, height, ...data.slice(0, 4), ...data.slice(-4)]).toEqual([2, 3, 2, 3, 0.5, 0.5, 2, 3, 1.5, 2.5])
  })

  test('has several pictures by their names, of several kinds, and a depth to read', async () => {
    const lane = open()
    const many = target({ id: 'r32uint', albedo: 'rgba8unorm', depth: true, light: 'rgba16float' }, { size: [2, 2] })
    const shape = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    await lane.run([
      draw({ vertex: flat(0.25), fragment: { albedo: vec4(1, 0, 0, 1), id: uint(7) }, geometry: shape, target: many, depth: true }),
      draw({ fragment: vec4(many.albedo.sample(uv).x, many.depth.sample(uv).x, float(many.id.load(uvec2(0, 0)).x).div(14), 1) }),
    ])
    const read = async (name: 'id' | 'albedo' | 'light' | 'depth'): Promise<readonly number[]> => {
      const source = [...many.source.colors, many.source.depth].find((picture) => picture?.name === name)?.source
      return [...(await lane.graphics.readTexture(source ?? expect.fail())).data].slice(0, 4)
    }
    expect([await read('id'), await read('albedo'), await read('light')]).toEqual([[7, 7, 7, 7], red, none])
    expect((await read('depth'))[0]).toBeCloseTo(0.25, 5)
    const image = await lane.capture([
      draw({ fragment: vec4(many.albedo.sample(uv).x, many.depth.sample(uv).x, float(many.id.load(uvec2(0, 0)).x).div(14), 1) }),
    ])
    expect(pixel(image, 0, 0)).toEqual([255, 64, 128, 255])
  })

  test('follows the canvas, and keeps what it holds', async () => {
    const lane = open()
    const half = target({ color: 'rgba8unorm' }, { size: 0.5 })
    const size = async (): Promise<readonly number[]> => {
      const { width, height, data } = await lane.graphics.readTexture(half.source.colors[0]?.source ?? expect.fail())
      return [width, height, ...data.slice(-4)]
    }
    const paint = draw({ fragment: vec3(1, 0, 0), target: half })
    await lane.run([paint], 8, 6)
    expect(await size()).toEqual([4, 3, ...red])
    await lane.run([], 20, 10)
    expect(await size()).toEqual([10, 5, ...red])
  })

  test('smooths edges with four samples, its depth too', async () => {
    const lane = open()
    const soft = target({ color: 'rgba8unorm', depth: true }, { size: [4, 4], samples: 4, filter: 'nearest' })
    const shape = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ],
    })
    const image = await lane.capture([
      draw({ vertex: flat(0.25), fragment: vec3(1), geometry: shape, target: soft, depth: true }),
      draw({ fragment: vec3(soft.color.sample(uv).x, soft.depth.sample(uv).x, 0) }),
    ])
    expect(pixel(image, 0, 3)).toEqual([255, 64, 0, 255])
    expect(pixel(image, 3, 0)).toEqual([0, 255, 0, 255])
    expect(pixel(image, 1, 1)[0]).toBeGreaterThan(0)
    expect(pixel(image, 1, 1)[0]).toBeLessThan(255)
  })

  test('has smaller levels after it was drawn', async () => {
    const off = target({ color: 'rgba8unorm' }, { size: [4, 4], mipmap: true })
    const stripes = select(vec3(0), vec3(1), fragCoord.x.greaterThan(2))
    const image = await open().capture([draw({ fragment: stripes, target: off }), draw({ fragment: off.color.sampleLevel(uv, 2).xyz })])
    expect(pixel(image, 0, 0)[0]).toBeCloseTo(128, -1)
  })

  test('with `pingPong` is read as it was before the step, and swapped after it', async () => {
    const lane = open()
    const state = target({ value: 'r32float' }, { size: [2, 2], pingPong: true })
    const grow = draw({ fragment: { value: state.value.load(uvec2(0, 0)).x.add(1) }, target: state, clear: false })
    await lane.run([grow])
    await lane.run([grow])
    await lane.run([grow])
    const { data } = await lane.graphics.readTexture(state.source.colors[0]?.source ?? expect.fail())
    expect([...data]).toEqual([3, 3, 3, 3])
  })

  test('with `pingPong` keeps what a step leaves out', async () => {
    const lane = open()
    const state = target({ value: 'rgba8unorm' }, { size: [4, 4], pingPong: true, filter: 'nearest' })
    const fill = draw({ fragment: vec3(0, 1, 0), target: state })
    const turn = draw({ vertex: flat(), geometry: rectangle(-1, -1, 0, 1), fragment: state.value.sample(uv).yxzw, target: state })
    const image = await lane.capture([fill, turn, draw({ fragment: state.value.sample(uv) })])
    expect([pixel(image, 0, 0), pixel(image, 3, 3)]).toEqual([red, green])
  })

  test('keeps its picture over frames where it is not cleared', async () => {
    const lane = open()
    const trail = target({ color: 'rgba8unorm' }, { size: [4, 4], filter: 'nearest' })
    const paint = (left: number, right: number): ReturnType<typeof draw> =>
      draw({ vertex: flat(), fragment: vec3(1, 0, 0), geometry: rectangle(left, -1, right, 1), target: trail, clear: false })
    await lane.run([paint(-1, -0.5)])
    const image = await lane.capture([paint(0.5, 1), draw({ fragment: trail.color.sample(uv) })])
    expect([pixel(image, 0, 0), pixel(image, 1, 0), pixel(image, 3, 0)]).toEqual([red, none, red])
    lane.graphics.reset()
    expect(pixel(await lane.capture([draw({ fragment: trail.color.sample(uv) })]), 0, 0)).toEqual(none)
  })

  test('refuses by name what does not fit', async () => {
    const lane = open()
    const off = target({ albedo: 'rgba8unorm', id: 'r32uint' })
    await expect(lane.prepare(draw({ fragment: { albdo: vec4(1) }, target: off }))).rejects.toThrow(/E1032.*names albedo, id.*got albdo/s)
    await expect(lane.prepare(draw({ fragment: vec4(1), target: off }))).rejects.toThrow(/E1032.*got one colour/s)
    await expect(lane.prepare(draw({ fragment: { id: float(1) }, target: off }))).rejects.toThrow(/E1032.*uint for "id" \(r32uint\), got float/s)
    await expect(lane.prepare(draw({ fragment: { albedo: float(1) }, target: off }))).rejects.toThrow(/E1032.*vec4 for "albedo".*got float/s)
    await expect(lane.prepare(draw({ fragment: { albedo: off.albedo.sample(uv) }, target: off }))).rejects.toThrow(/E1030.*"albedo"/s)
    expect(lane.graphics.live).toMatchObject({ programs: 0, targets: 0, buffers: 0 })
  })
})

test('textures are read, with their samplers', async () => {
  const image = texture(texture2D, { value: { width: 2, height: 1, data: new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255]) }, filter: 'nearest', name: 'image' })
  const ids = texture(utexture2D, { value: { width: 1, height: 1, data: new Uint8Array([3]) }, name: 'ids' })
  const picture = await open().capture([draw({ fragment: image.sample(uv).mul(float(ids.load(uvec2(0, 0)).x).div(3)) })])
  expect([pixel(picture, 0, 0), pixel(picture, 3, 0)]).toEqual([red, green])
})

test('one drawing a frame makes the calls of raw WebGPU, and consecutive ones share a pass', async () => {
  const lane = open()
  const step = draw({ fragment: vec3(uniform(1, 'shade'), 0, 0) })
  const { prepared, slots } = await lane.prepare(step)
  const frame = (times: number): readonly string[] => {
    const spy = recordCalls(GPUDevice, GPUQueue, GPUCommandEncoder, GPURenderPassEncoder, GPUCanvasContext, GPUTexture)
    lane.graphics.begin(4, 4)
    for (let i = 0; i < times; i++) prepared.run(slots)
    lane.graphics.end()
    gpu.submit()
    spy.stop()
    return spy.calls
  }
  frame(1)
  for (const slot of slots) slot.changed = true
  expect(frame(1)).toEqual([
    'writeBuffer',
    'createCommandEncoder',
    'getCurrentTexture',
    'createView',
    'beginRenderPass',
    'setPipeline',
    'setBindGroup',
    'draw',
    'end',
    'finish',
    'submit',
  ])
  expect(frame(3).filter((call) => call === 'beginRenderPass' || call === 'setPipeline' || call === 'draw')).toEqual([
    'beginRenderPass',
    'setPipeline',
    'draw',
    'draw',
    'draw',
  ])
})

test('what steps use is shared, counted, and freed with the last', async () => {
  const lane = open()
  const off = target({ color: 'rgba8unorm' })
  const shape = rectangle(-1, -1, 1, 1)
  const one = await lane.prepare(draw({ vertex: flat(), fragment: vec3(1), geometry: shape, target: off }))
  const two = await lane.prepare(draw({ vertex: flat(), fragment: vec3(1), geometry: shape, target: off }))
  expect({ ...lane.graphics.live }).toEqual({ programs: 2, buffers: 2, textures: 0, targets: 1 })
  one.prepared.dispose()
  two.prepared.dispose()
  expect({ ...lane.graphics.live }).toEqual({ programs: 0, buffers: 0, textures: 0, targets: 0 })
})
