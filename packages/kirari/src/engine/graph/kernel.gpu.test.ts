/** Kernels in frames, on both backends: their results, their order among draws, and storages read and written by the application. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  atomic,
  atomicAdd,
  compute,
  deltaTime,
  float,
  globalId,
  int,
  kernel,
  mat2,
  storage,
  struct,
  uint,
  uniform,
  vec2,
  vec3,
  vec4,
  vertexIndex,
} from '../../shader/front/node/index.ts'
import { createEngine, dispatch, draw, repeat, type Engine } from '../../index.ts'
import { createStage, nextFrame, pixel, type Stage } from '../../../test/engine/stage.ts'
import type { Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)
type Backend = 'webgl2' | 'webgpu'
/** Dispatches kernels, because a frame of kernels alone does not bring the code that runs it. */
const start = async (backend: Backend, steps: readonly Step[], init?: readonly Step[]): Promise<Engine> => {
  const frame = steps.map((step) => (step.kind === 'kernel' ? dispatch(step) : step))
  const engine = stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame, ...(init && { init }) }))
  engine.pause()
  await engine.ready
  return engine
}
/** Reads a storage whose values are not structs. */
const numbers = async (engine: Engine, from: object): Promise<readonly number[]> => {
  const read = await engine.read(from)
  // Without structs, the result has no fields.
  return Array.from(read as unknown as ArrayLike<number>)
}

describe.each(['webgl2', 'webgpu'] as const)('a kernel on %s', (backend) => {
  test('goes on by one step a frame, from the data of its storages', async () => {
    const place = storage(float, 5, { data: count(5) })
    const speed = uniform(2, 'speed')
    const engine = await start(backend, [kernel(5, (i) => place.at(i).addAssign(speed))])
    engine.reset()
    engine.step()
    expect(await numbers(engine, place)).toEqual([2, 3, 4, 5, 6])
    speed.value = 10
    engine.step()
    expect(await numbers(engine, place)).toEqual([12, 13, 14, 15, 16])
    engine.reset()
    engine.step()
    expect(await numbers(engine, place)).toEqual([10, 11, 12, 13, 14])
  })

  test('has run as often as there were steps, whatever was drawn before the first of them', async () => {
    const place = storage(float, 2, { data: [1, 2] })
    const engine = await start(backend, [kernel(2, (i) => place.at(i).addAssign(1)), draw({ fragment: vec3(place.at(0)) })])
    await engine.capture()
    engine.step()
    expect(await numbers(engine, place)).toEqual([2, 3])
    engine.reset()
    await nextFrame(engine)
    engine.step()
    engine.step()
    expect(await numbers(engine, place)).toEqual([3, 4])
    // The values that the application writes are the initial ones.
    engine.reset()
    await engine.write(place, [10, 20])
    await nextFrame(engine)
    engine.step()
    expect((await numbers(engine, place))[0]).toBeGreaterThan(10)
  })

  test('reads the old values of its neighbours', async () => {
    const row = storage(float, 300, { data: count(300) })
    const engine = await start(backend, [kernel(300, (i) => row.at(i).assign(row.at(i.add(1).remainder(300))))])
    engine.reset()
    engine.step()
    engine.step()
    expect(await numbers(engine, row)).toEqual(count(300).map((i) => (i + 2) % 300))
  })

  test('comes in its place among drawings and other kernels, and is repeated', async () => {
    const value = storage(float, 1, { data: [1] })
    const other = storage(float, 1)
    const double = kernel(1, (i) => value.at(i).mulAssign(2))
    const take = kernel(1, (i) => other.at(i).assign(value.at(i)))
    const show = (x: number): Step => draw({ fragment: vec4(value.at(0).div(64), other.at(0).div(64), 0, 1), viewport: [x, 0, 10, 40] })
    const engine = await start(backend, [repeat(2, [double]), take, show(0), double, show(10)])
    engine.reset()
    const image = await engine.capture()
    expect(await numbers(engine, value)).toEqual([8])
    expect([pixel(image, 5, 20), pixel(image, 15, 20)].map(([r, g]) => [Math.round((r ?? 0) / 4), Math.round((g ?? 0) / 4)])).toEqual([
      [4, 4],
      [8, 4],
    ])
  })

  test('moves vertices that are drawn', async () => {
    const corners = storage(vec2, 3)
    const spread = kernel(3, (i) => corners.at(i).assign(vec2(float(i.remainder(2)).mul(4).sub(1), float(i.div(2)).mul(4).sub(1))))
    const engine = await start(backend, [spread, draw({ vertex: vec4(corners.at(vertexIndex), 0, 1), fragment: vec3(1, 0, 0), count: 3 })])
    const image = await engine.capture()
    expect([pixel(image, 0, 39), pixel(image, 59, 0)]).toEqual([
      [255, 0, 0, 255],
      [255, 0, 0, 255],
    ])
  })

  test('has structs, matrices and integers, read and written without gaps', async () => {
    const Body = struct('Body', { place: vec3, mass: float, turn: mat2, id: uint, side: int })
    const bodies = storage(Body, 2, { data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] })
    const engine = await start(backend, [
      kernel(2, (i) => {
        bodies.at(i).place.addAssign(1)
        bodies.at(i).side.assign(int(bodies.at(i).id).negate())
      }),
    ])
    engine.reset()
    engine.step()
    expect(await engine.read(bodies)).toEqual({
      place: Float32Array.from([2, 3, 4, 12, 13, 14]),
      mass: Float32Array.from([4, 14]),
      turn: Float32Array.from([5, 6, 7, 8, 15, 16, 17, 18]),
      id: Uint32Array.from([9, 19]),
      side: Int32Array.from([-9, -19]),
    })
    // `write` takes the object that `read` gave, unchanged or with other numbers.
    const held = await engine.read(bodies)
    if (ArrayBuffer.isView(held)) throw new Error('expected an object')
    await engine.write(bodies, { ...held, id: [21, 22] })
    expect(await engine.read(bodies)).toEqual({ ...held, id: Uint32Array.from([21, 22]) })
    await expect(engine.write(bodies, { ...held, mass: [1] })).rejects.toThrow(/E1011: expected 2 numbers for "mass" of the storage, got 1/)
    const { mass: _, ...rest } = held
    await expect(engine.write(bodies, rest)).rejects.toThrow(/E1011: expected 2 numbers for "mass" of the storage, got 0/)
  })

  test('takes what the application writes', async () => {
    const values = storage(vec3, 2)
    const engine = await start(backend, [kernel(2, (i) => values.at(i).mulAssign(2))])
    // The first frame runs every step, also while time is stopped: it must not come between.
    engine.step()
    await engine.write(values, [1, 2, 3, 4, 5, 6])
    expect(await numbers(engine, values)).toEqual([1, 2, 3, 4, 5, 6])
    engine.step()
    expect(await numbers(engine, values)).toEqual([2, 4, 6, 8, 10, 12])
    await expect(engine.write(values, [1, 2])).rejects.toThrow(/E1011.*6 numbers/s)
  })

  test('knows how long the frame before took, and `init` comes first', async () => {
    const sum = storage(float, 1)
    const engine = await start(backend, [kernel(1, (i) => sum.at(i).addAssign(deltaTime))], [kernel(1, (i) => sum.at(i).assign(100))])
    engine.reset()
    engine.step(0.5)
    engine.step(0.25)
    expect(await numbers(engine, sum)).toEqual([100.75])
  })
})

describe('on WebGPU', () => {
  test('a kernel writes elements of others, with atomics, and above the workgroups of one direction', async () => {
    const many = 5_000_000
    const bins = storage(atomic(uint), 4, { name: 'bins' })
    const engine = await start('webgpu', [kernel(many, (i) => void atomicAdd(bins.at(i.remainder(4)), 1))])
    engine.reset()
    engine.step()
    expect(await numbers(engine, bins)).toEqual([many / 4, many / 4, many / 4, many / 4])
  })

  test('a compute stage is dispatched, in as many workgroups as are asked for now', async () => {
    const places = storage(uint, 16)
    let groups = 2
    const fill = compute({ workgroupSize: [4] }, () => {
      places.at(globalId.x).addAssign(globalId.x.add(1))
    })
    const engine = await start('webgpu', [dispatch(fill, () => [groups])])
    engine.reset()
    engine.step()
    expect(await numbers(engine, places)).toEqual(count(16).map((i) => (i < 8 ? i + 1 : 0)))
    groups = 4
    engine.step()
    expect(await numbers(engine, places)).toEqual(count(16).map((i) => (i < 8 ? 2 * (i + 1) : i + 1)))
  })
})

describe('on WebGL2', () => {
  const refused = async (frame: readonly Step[]): Promise<string> => {
    const error: unknown = await start('webgl2', frame).catch((reason: unknown) => reason)
    return error instanceof Error ? error.message : 'it was taken'
  }

  test('what writes other elements is refused with a reason, and so are compute stages', async () => {
    const values = storage(float, 8, { name: 'values' })
    expect(await refused([kernel(8, (i) => values.at(i.bitXor(1)).assign(1))])).toMatch(/S\d+.*values/s)
    const stage8 = compute({ workgroupSize: [8] }, () => values.at(globalId.x).assign(1))
    expect(await refused([dispatch(stage8, 1)])).toMatch(/E1009|E10\d\d/)
  })
})
