/** Targets: drawn into, then read, on both backends. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  attribute,
  Discard,
  float,
  fn,
  fragCoord,
  frontFacing,
  If,
  resolution,
  select,
  target,
  uint,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from '../../shader/front/node/index.ts'
import { createEngine, draw, type Engine, type EngineOptions } from '../../index.ts'
import { createStage, pixel, type Stage } from '../../../test/engine/stage.ts'
import { geometry, type Geometry } from '../step/geometry.ts'
import type { Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const none = [0, 0, 0, 0]
const position = attribute(vec2, 'position')
const flat = (depth = 0.5): ReturnType<typeof vec4> => vec4(position, depth, 1)
const rectangle = (left: number, bottom: number, right: number, top: number): Geometry =>
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
const everywhere = rectangle(-1, -1, 1, 1)

describe.each(['webgl2', 'webgpu'] as const)('a target on %s', (backend) => {
  type Options = Partial<Pick<EngineOptions, 'init' | 'samples'>>
  const start = async (frame: readonly Step[], more: Options = {}): Promise<Engine> => {
    const engine = stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame: [...frame], ...more }))
    engine.pause()
    await engine.ready
    return engine
  }
  const refused = async (frame: readonly Step[]): Promise<string> => {
    const error: unknown = await start(frame).catch((reason: unknown) => reason)
    return error instanceof Error ? error.message : 'it was taken'
  }
  const first = (numbers: ArrayLike<number>, count = 4): readonly number[] => Array.from(numbers).slice(0, count)

  test('is read where it was drawn, and read back from the bottom', async () => {
    const off = target({ color: 'rgba8unorm' }, { filter: 'nearest' })
    const engine = await start([draw({ fragment: vec3(uv, 0), target: off }), draw({ fragment: off.color.sample(uv) })])
    const image = await engine.capture()
    const [bottom, top] = [pixel(image, 0, 39), pixel(image, 59, 0)]
    expect([bottom[0], bottom[1], top[0], top[1]].map((part) => Math.round((part ?? 0) / 8))).toEqual([0, 0, 32, 32])
    const { data, width, height } = await engine.read(off.color)
    expect([width, height, ...Array.from(first(data), (part) => Math.round(part / 8))]).toEqual([60, 40, 0, 0, 0, 32])
  })

  test('has its own size in `resolution`, `fragCoord` and `uv`', async () => {
    const off = target({ color: 'rgba32float', place: 'rg32float' }, { size: [2, 3] })
    const engine = await start([
      draw({ vertex: flat(), geometry: everywhere, fragment: { color: vec4(resolution, fragCoord.xy), place: uv.mul(resolution) }, target: off }),
    ])
    await engine.capture()
    const { data } = await engine.read(off.color)
    expect([...first(data), ...Array.from(data).slice(-4)]).toEqual([2, 3, 0.5, 0.5, 2, 3, 1.5, 2.5])
    expect(first((await engine.read(off.place)).data, 6)).toEqual([0.5, 0.5, 1.5, 0.5, 0.5, 1.5])
  })

  test('has several attachments by their names, of several kinds, and a depth to read', async () => {
    const many = target({ id: 'r32uint', albedo: 'rgba8unorm', depth: true, light: 'rgba16float' }, { size: [2, 2], filter: 'nearest' })
    const shown = vec4(many.albedo.sample(uv).x, many.depth.sample(uv).x, float(many.id.load(uvec2(0, 0)).x).div(14), 1)
    const engine = await start([
      draw({ vertex: flat(0.25), fragment: { albedo: vec4(1, 0, 0, 1), id: uint(7) }, geometry: everywhere, target: many, depth: true }),
      draw({ fragment: shown }),
    ])
    expect(pixel(await engine.capture(), 30, 20)).toEqual([255, 64, 128, 255])
    const read = async (node: { readonly type: { readonly kind: 'texture' } }): Promise<ArrayLike<number>> => (await engine.read(node)).data
    expect([first(await read(many.id)), first(await read(many.albedo)), first(await read(many.light))]).toEqual([[7, 7, 7, 7], red, none])
    expect((await read(many.depth))[0]).toBeCloseTo(0.25, 4)
  })

  test('may have a depth alone', async () => {
    const shadow = target({ depth: true }, { size: [2, 2] })
    const engine = await start([
      draw({ vertex: flat(0.5), fragment: vec3(1), geometry: everywhere, target: shadow, depth: true }),
      // Nearer, and without a fragment, which a target with depth alone does not need.
      draw({ vertex: flat(0.25), geometry: everywhere, target: shadow, depth: true }),
      draw({ fragment: vec3(shadow.depth.load(uvec2(0, 0)).x) }),
    ])
    expect(pixel(await engine.capture(), 30, 20)).toEqual([64, 64, 64, 255])
    expect((await engine.read(shadow.depth)).data[3]).toBeCloseTo(0.25, 4)
  })

  test('keeps the nearest pixel, and what a depth of another step left', async () => {
    const off = target({ color: 'rgba8unorm', depth: 'depth32float' }, { size: [4, 4], filter: 'nearest' })
    const engine = await start([
      draw({ vertex: flat(0.3), fragment: vec3(1, 0, 0), geometry: rectangle(-1, -1, 0, 1), target: off, depth: true }),
      draw({ vertex: flat(0.6), fragment: vec3(0, 1, 0), geometry: everywhere, target: off, depth: true }),
      draw({ fragment: off.color.sample(uv) }),
    ])
    const image = await engine.capture()
    expect([pixel(image, 5, 20), pixel(image, 55, 20)]).toEqual([red, green])
  })

  test('follows the canvas by its part', async () => {
    const half = target({ color: 'rgba8unorm' }, { size: 0.5 })
    const engine = await start([draw({ fragment: vec3(1, 0, 0), target: half }), draw({ fragment: half.color.sample(uv) })])
    await engine.capture()
    const { width, height } = await engine.read(half.color)
    expect([width, height]).toEqual([30, 20])
    stage.container.style.width = '100px'
    await expect.poll(() => engine.canvas.width).toBe(100)
    await engine.capture()
    const wider = await engine.read(half.color)
    expect([wider.width, wider.height, ...Array.from(wider.data).slice(-4)]).toEqual([50, 20, ...red])
  })

  test('keeps what drawings have added to when the canvas gets another size', async () => {
    const sum = target({ color: 'rgba8unorm' }, { filter: 'nearest' })
    const engine = await start([draw({ fragment: vec4(0.2, 0, 0, 0.2), clear: false, blend: 'add', target: sum }), draw({ fragment: sum.color.sample(uv) })])
    engine.step()
    engine.step()
    stage.container.style.width = '100px'
    await expect.poll(() => engine.canvas.width).toBe(100)
    expect(pixel(await engine.capture(), 90, 20)).toEqual([102, 0, 0, 102])
    engine.step()
    expect(pixel(await engine.capture(), 10, 20)).toEqual([153, 0, 0, 153])
  })

  test('with `pingPong` keeps what it holds when the canvas gets another size', async () => {
    const kept = target({ color: 'rgba8unorm' }, { filter: 'nearest', pingPong: true })
    const engine = await start(
      [
        draw({ vertex: flat(), geometry: rectangle(-1, -1, 0, 1), fragment: vec3(0), target: kept, clear: false, count: 0 }),
        draw({ fragment: kept.color.sample(uv) }),
      ],
      {
        init: [draw({ vertex: flat(), geometry: rectangle(-1, -1, 0, 1), fragment: vec3(1, 0, 0), target: kept })],
      },
    )
    await engine.capture()
    stage.container.style.width = '100px'
    await expect.poll(() => engine.canvas.width).toBe(100)
    const image = await engine.capture()
    expect([image.width, pixel(image, 45, 20), pixel(image, 55, 20)]).toEqual([100, red, none])
  })

  test('has the fronts of triangles where a canvas has them, and the same viewport and scissor', async () => {
    const off = target({ color: 'rgba8unorm' }, { filter: 'nearest' })
    const faces = draw({
      vertex: flat(),
      geometry: everywhere,
      fragment: select(vec3(0, 0, 1), vec3(1, 0, 0), frontFacing),
      viewport: [0, 0, 30, 20],
      target: off,
    })
    const corner = draw({ vertex: flat(), geometry: everywhere, fragment: vec3(0, 1, 0), scissor: [50, 30, 10, 10], target: off })
    const image = await (await start([faces, corner, draw({ fragment: off.color.sample(uv) })])).capture()
    expect([pixel(image, 5, 35), pixel(image, 55, 5), pixel(image, 5, 5)]).toEqual([red, green, none])
  })

  test('smooths edges with four samples, and its depth can be read', async () => {
    const soft = target({ color: 'rgba8unorm', depth: true }, { size: [4, 4], samples: 4, filter: 'nearest' })
    const triangle = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ],
    })
    const engine = await start([
      draw({ vertex: flat(0.25), fragment: vec3(1), geometry: triangle, target: soft, depth: true }),
      draw({ fragment: vec3(soft.color.sample(uv).x, soft.depth.sample(uv).x, 0) }),
    ])
    const image = await engine.capture()
    expect([pixel(image, 2, 37), pixel(image, 58, 2)]).toEqual([
      [255, 64, 0, 255],
      [0, 255, 0, 255],
    ])
    const edge = (await engine.read(soft.color)).data[(2 * 4 + 1) * 4] ?? 0
    expect(edge).toBeGreaterThan(0)
    expect(edge).toBeLessThan(255)
  })

  test('has smaller levels after it was drawn, mixed as `mipmap` says', async () => {
    const mixed = target({ color: 'rgba8unorm' }, { size: [4, 4], mipmap: 'linear' })
    const near = target({ color: 'rgba8unorm' }, { size: [4, 4], mipmap: 'nearest' })
    const stripes = select(vec3(0), vec3(1), fragCoord.x.greaterThan(2))
    const levels = [mixed.color.sampleLevel(uv, 2), mixed.color.sampleLevel(uv, 1.6), near.color.sampleLevel(uv, 1.6)].map((level) => level.r)
    const [first, between, nearest] = levels
    if (!first || !between || !nearest) throw new Error('expected three levels')
    const engine = await start([
      draw({ fragment: stripes, target: mixed }),
      draw({ fragment: stripes, target: near }),
      draw({ fragment: vec3(first, between, nearest) }),
    ])
    // On the right, level 1 is white and level 2 grey; between them it is 255 · 0.4 + 128 · 0.6.
    const [red = 0, green = 0, blue = 0] = pixel(await engine.capture(), 58, 20)
    for (const [came, wanted] of [[red, 128], [green, 178], [blue, 128]] as const) expect(came).toBeCloseTo(wanted, -1) // prettier-ignore
  })

  test('with `pingPong` is read as it was before the step, over frames', async () => {
    const state = target({ value: 'r32float' }, { size: [2, 2], pingPong: true })
    const engine = await start([draw({ fragment: { value: state.value.load(uvec2(0, 0)).x.add(1) }, target: state, clear: false })])
    for (let i = 0; i < 3; i++) engine.step()
    const before = (await engine.read(state.value)).data[0] ?? 0
    engine.step()
    expect((await engine.read(state.value)).data[0]).toBe(before + 1)
    engine.reset()
    engine.step()
    expect((await engine.read(state.value)).data[0]).toBe(1)
  })

  test('with `pingPong` keeps what a step leaves out, and is drawn on by steps that do not read it', async () => {
    const state = target({ value: 'rgba8unorm' }, { size: [4, 4], pingPong: true, filter: 'nearest' })
    const turned = state.value.sample(uv)
    const engine = await start([
      draw({ fragment: vec3(0, 1, 0), target: state }),
      draw({ vertex: flat(), geometry: rectangle(-1, -1, 0, 1), fragment: vec4(turned.y, turned.x, turned.zw), target: state }),
      draw({ vertex: flat(), geometry: rectangle(0.5, -1, 1, 1), fragment: vec3(0, 0, 1), target: state }),
      draw({ fragment: state.value.sample(uv) }),
    ])
    const image = await engine.capture()
    expect([pixel(image, 5, 20), pixel(image, 35, 20), pixel(image, 55, 20)]).toEqual([red, green, [0, 0, 255, 255]])
  })

  test('with `pingPong` keeps what a step that fills it discards', async () => {
    const state = target({ value: 'rgba8unorm' }, { size: [4, 4], pingPong: true, filter: 'nearest' })
    const left = fn('left', [], vec4, () => {
      If(uv.x.greaterThan(0.5), () => Discard())
      return state.value
        .sample(uv)
        .mul(vec4(0, 0, 0, 1))
        .add(vec4(1, 0, 0, 0))
    })
    const engine = await start([
      draw({ fragment: vec3(0, 1, 0), target: state }),
      draw({ fragment: left(), target: state }),
      draw({ fragment: state.value.sample(uv) }),
    ])
    const image = await engine.capture()
    expect([pixel(image, 5, 20), pixel(image, 55, 20)]).toEqual([red, green])
  })

  test('is cleared by its first drawing of a frame, unless that says not to', async () => {
    const cleared = target({ color: 'rgba8unorm' }, { size: [4, 4], filter: 'nearest' })
    const kept = target({ color: 'rgba8unorm' }, { size: [4, 4], filter: 'nearest' })
    const left = rectangle(-1, -1, 0, 1)
    const init = [draw({ fragment: vec3(0, 1, 0), target: kept })]
    const engine = await start(
      [
        draw({ vertex: flat(), geometry: left, fragment: vec3(1, 0, 0), target: cleared, clear: [0, 0, 1, 1] }),
        draw({ vertex: flat(), geometry: left, fragment: vec3(1, 0, 0), target: kept, clear: false }),
        draw({ fragment: vec4(cleared.color.sample(uv).z, kept.color.sample(uv).xy, 1) }),
      ],
      { init },
    )
    engine.step()
    const image = await engine.capture()
    expect([pixel(image, 5, 20), pixel(image, 55, 20)]).toEqual([
      [0, 255, 0, 255],
      [255, 0, 255, 255],
    ])
  })

  test('refuses by name what does not fit', async () => {
    const off = target({ albedo: 'rgba8unorm', id: 'r32uint' })
    expect(await refused([draw({ fragment: { albdo: vec4(1) }, target: off })])).toMatch(/E1032.*names albedo, id.*got albdo/s)
    expect(await refused([draw({ fragment: vec4(1), target: off })])).toMatch(/E1032.*got one colour/s)
    expect(await refused([draw({ fragment: {}, target: off })])).toMatch(/E1032.*a colour or a `depth`, got nothing/s)
    expect(await refused([draw({ fragment: {} })])).toMatch(/E1032.*a colour or a `depth`, got nothing/s)
    expect(await refused([draw({ fragment: { id: float(1) }, target: off })])).toMatch(/E1032.*uint for "id" \(r32uint\), got float/s)
    expect(await refused([draw({ fragment: { albedo: float(1) }, target: off })])).toMatch(/E1032.*vec4 for "albedo".*got float/s)
    expect(await refused([draw({ fragment: { albedo: off.albedo.sample(uv) }, target: off })])).toMatch(/E1030.*"albedo"/s)
  })

  test('is made once for all its steps, and freed with the last of them', async () => {
    const off = target({ color: 'rgba8unorm' })
    const engine = await start([draw({ fragment: vec3(uv, 0), target: off }), draw({ fragment: off.color.sample(uv) })])
    expect(engine.live?.targets).toBe(1)
    engine.frame = [draw({ fragment: vec3(1) })]
    await engine.capture()
    expect(engine.live?.targets).toBe(0)
  })
})
