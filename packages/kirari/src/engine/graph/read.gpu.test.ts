/** Reading from the GPU, on both backends: texels of every format, textures of the application, storages. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  float,
  half,
  int,
  itexture2D,
  ivec2,
  ivec4,
  kernel,
  storage,
  target,
  texture,
  texture2D,
  uint,
  uniform,
  utexture2D,
  uv,
  uvec2,
  uvec4,
  vec2,
  vec4,
} from '../../shader/front/node/index.ts'
import { createEngine, draw, type Engine } from '../../index.ts'
import { createStage, type Stage } from '../../../test/engine/stage.ts'
import type { Step } from '../step/step.ts'
import { targetFormats, type TargetFormat } from '../../shader/ir/format.ts'
import type { Shade } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

/** A row for each format; the packed one has its own test. */
const formats: Readonly<Record<Exclude<TargetFormat, 'rg11b10ufloat'>, readonly [Shade, numbers: readonly number[], name: string]>> = {
  r8unorm: [float(0.2), [51], 'Uint8Array'],
  rg8unorm: [vec2(0.2, 0.4), [51, 102], 'Uint8Array'],
  rgba8unorm: [vec4(0.2, 0.4, 0.6, 1), [51, 102, 153, 255], 'Uint8Array'],
  r16float: [float(-2.5), [-2.5], 'Float32Array'],
  rg16float: [vec2(0.25, 65504), [0.25, 65504], 'Float32Array'],
  rgba16float: [vec4(1, -0.5, 2 ** -24, 0), [1, -0.5, 2 ** -24, 0], 'Float32Array'],
  r32float: [float(1e-3), [Math.fround(1e-3)], 'Float32Array'],
  rg32float: [vec2(3, 4), [3, 4], 'Float32Array'],
  rgba32float: [vec4(1, 2, 3, 4), [1, 2, 3, 4], 'Float32Array'],
  r8uint: [uint(200), [200], 'Uint8Array'],
  rg8uint: [uvec2(1, 2), [1, 2], 'Uint8Array'],
  rgba8uint: [uvec4(1, 2, 3, 255), [1, 2, 3, 255], 'Uint8Array'],
  r32uint: [uint(4_000_000_000), [4_000_000_000], 'Uint32Array'],
  rg32uint: [uvec2(1, 2), [1, 2], 'Uint32Array'],
  rgba32uint: [uvec4(1, 2, 3, 4), [1, 2, 3, 4], 'Uint32Array'],
  r32sint: [int(-7), [-7], 'Int32Array'],
  rg32sint: [ivec2(-1, 2), [-1, 2], 'Int32Array'],
  rgba32sint: [ivec4(-1, 2, -3, 4), [-1, 2, -3, 4], 'Int32Array'],
}

const features = (await navigator.gpu?.requestAdapter())?.features

test.runIf(features?.has('shader-f16'))('of a storage of halves are floats, an odd number of them too', async () => {
  const values = storage(half, 3, { data: [1, -2.5, 2 ** -24] })
  const engine = stage.keep(createEngine({ container: stage.container, backend: 'webgpu', frame: [kernel(3, (i) => values.at(i).mulAssign(2))] }))
  engine.pause()
  await engine.ready
  engine.step()
  expect(await engine.read(values)).toEqual(Float32Array.of(2, -5, 2 ** -23))
  await engine.write(values, [3, 4, 65_504])
  expect(await engine.read(values)).toEqual(Float32Array.of(3, 4, 65_504))
})

describe.each(['webgl2', 'webgpu'] as const)('what is read on %s', (backend) => {
  const start = async (frame: readonly Step[]): Promise<Engine> => {
    const engine = stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame }))
    engine.pause()
    await engine.ready
    return engine
  }

  test.each(targetFormats.flatMap((format) => (format === 'rg11b10ufloat' ? [] : [[format, ...formats[format]] as const])))(
    'of %s are its numbers, texel after texel',
    async (format, value, numbers, kind) => {
      const off = target({ color: format }, { size: [3, 2] })
      const engine = await start([draw({ fragment: { color: value }, target: off })])
      const { width, height, data } = await engine.read(off.color)
      expect([width, height, data.constructor.name, Array.from(data)]).toEqual([3, 2, kind, Array.from({ length: 6 }, () => numbers).flat()])
    },
  )

  test('of rg11b10ufloat are three floats and 1', async () => {
    const off = target({ color: 'rg11b10ufloat' }, { size: [1, 1] })
    const engine = await start([draw({ fragment: { color: vec4(0.5, 2, 0.25, 1) }, target: off })])
    expect(Array.from((await engine.read(off.color)).data)).toEqual([0.5, 2, 0.25, 1])
  })

  test('of a texture of the application is its image', async () => {
    const image = texture(texture2D, { value: { width: 2, height: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]) } })
    const ids = texture(utexture2D, { value: { width: 1, height: 2, data: new Uint32Array([70_000, 3]) } })
    const engine = await start([draw({ fragment: image.sample(uv).add(float(ids.load(uvec2(0, 0)).x)) })])
    await engine.capture()
    const { width, height, data } = await engine.read(image)
    expect([width, height, ...data]).toEqual([2, 1, 1, 2, 3, 4, 5, 6, 7, 8])
    const ids32 = await engine.read(ids)
    expect([ids32.width, ids32.height, ids32.data[0]]).toEqual([1, 2, 70_000])
  })

  test('of a texture have as many numbers a texel, of the same kind, as were given', async () => {
    const floats = [Uint8Array.of(1, 200), Uint8Array.of(1, 2, 3, 4), Float32Array.of(0.1, 1e9), Float32Array.of(1, -2, 3, -4, 5, -6, 7, -8)]
    const unsigned = [Uint8Array.of(7, 255), Uint16Array.of(1, 65_535, 3, 4), Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 4_000_000_000)]
    const signed = [Int8Array.of(-128, 127), Int16Array.of(-32_768, 2, 3, 4), Int32Array.of(1, 2, 3, 4, 5, 6, 7, -2_000_000_000)]
    const all = [
      ...floats.map((data) => texture(texture2D, { filter: 'nearest', value: { width: 2, height: 1, data } })),
      ...unsigned.map((data) => texture(utexture2D, { value: { width: 2, height: 1, data } })),
      ...signed.map((data) => texture(itexture2D, { value: { width: 2, height: 1, data } })),
    ]
    const sum = all.reduce((before, one) => before.add(vec4(one.load(uvec2(0, 0)))), vec4(0))
    const engine = await start([draw({ fragment: sum })])
    const read = await Promise.all(all.map(async (one) => (await engine.read(one)).data))
    expect(read).toEqual([...floats, ...unsigned, ...signed])
  })

  test('of a storage is what its data says, before any kernel', async () => {
    const values = storage(vec2, 3, { data: [1, 2, 3, 4, 5, 6] })
    const engine = await start([draw({ fragment: vec4(values.at(1), 0, 1) })])
    expect(await engine.read(values)).toEqual(Float32Array.from([1, 2, 3, 4, 5, 6]))
  })

  test('is of values as they are now, while time stands', async () => {
    const level = uniform(0.25)
    const off = target({ color: 'r32float' }, { size: [1, 1] })
    const engine = await start([draw({ fragment: { color: vec4(level) }, target: off }), draw({ fragment: off.color.sample(uv) })])
    expect([...(await engine.read(off.color)).data]).toEqual([0.25])
    level.value = 0.5
    expect([...(await engine.read(off.color)).data]).toEqual([0.5])
  })

  test('of a target stays while the function of the frame leaves its step out; redraw asks the function again', async () => {
    const level = uniform(0.25)
    const off = target({ color: 'r32float' }, { size: [1, 1] })
    const costly = draw({ fragment: { color: vec4(level) }, target: off })
    const shown = draw({ fragment: off.color.sample(uv) })
    let isStale = true
    const engine = stage.keep(createEngine({ container: stage.container, backend, frame: () => (isStale ? [costly, shown] : [shown]) }))
    engine.on('frame', () => (isStale = false))
    await engine.ready
    expect([...(await engine.read(off.color)).data]).toEqual([0.25])
    level.value = 0.5
    expect([...(await engine.read(off.color)).data]).toEqual([0.25])
    isStale = true
    engine.redraw()
    await expect.poll(() => isStale).toBe(false)
    expect([...(await engine.read(off.color)).data]).toEqual([0.5])
  })

  test('of a storage is what the kernels of the last frame made; the next frame starts from before it, with what was written', async () => {
    const values = storage(float, 2, { data: [1, 2] })
    const engine = await start([kernel(2, (i) => values.at(i).mulAssign(2)), draw({ fragment: vec4(values.at(0)) })])
    const read = async (): Promise<number[]> => [...(await engine.read(values))]
    expect(await read()).toEqual([2, 4])
    engine.step()
    expect(await read()).toEqual([2, 4])
    engine.reset()
    await engine.write(values, [5, 6])
    expect(await read()).toEqual([10, 12])
    engine.step()
    expect(await read()).toEqual([10, 12])
    engine.step()
    expect(await read()).toEqual([20, 24])
    engine.reset()
    expect(await read()).toEqual([2, 4])
  })

  test('of a storage that init sets is what was written, before anything goes on', async () => {
    const values = storage(float, 2)
    const frame = [kernel(2, (i) => values.at(i).mulAssign(2)), draw({ fragment: vec4(values.at(0)) })]
    const init = [kernel(2, (i) => values.at(i).assign(float(i)))]
    const engine = stage.keep(createEngine({ container: stage.container, backend, init, frame }))
    engine.pause()
    await engine.write(values, [5, 6])
    engine.step()
    expect([...(await engine.read(values))]).toEqual([10, 12])
    engine.reset()
    engine.step()
    expect([...(await engine.read(values))]).toEqual([0, 2])
  })

  test('is refused where no step uses it', async () => {
    const engine = await start([draw({ fragment: vec4(1) })])
    await expect(engine.read(storage(float, 1))).rejects.toThrow(/E1010/)
    await expect(engine.read(target({ color: 'rgba8unorm' }).color)).rejects.toThrow(/E1010/)
    const lone = stage.keep(createEngine({ container: stage.container, backend, fragment: vec4(1) }))
    await expect(lone.read(storage(float, 1))).rejects.toThrow(/E1010/)
  })
})
