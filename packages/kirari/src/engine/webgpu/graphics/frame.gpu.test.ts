/** Frames of steps on WebGPU: the calls they make, the resources they free, their errors, and the loss of the device. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  attribute,
  compute,
  float,
  globalId,
  ivec2,
  kernel,
  storage,
  storageTexture2D,
  target,
  texture,
  uniform,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from '../../../shader/front/node/index.ts'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import { createEngine } from '../../webgpu.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { createStage, pixel, recordCalls } from '../../../../test/engine/stage.ts'
import { createWebGPURenderer, loseDevice, type WebGPURenderer } from '../../../../test/engine/webgpu-renderer.ts'
import { dispatch, draw } from '../../../index.ts'
import { geometry } from '../../step/geometry.ts'
import type { GpuStep } from '../../step/step.ts'

const renderers: WebGPURenderer[] = []
const open = async (more: Partial<GraphicsOptions> = {}): Promise<WebGPURenderer> => {
  const renderer = await createWebGPURenderer(more)
  renderers.push(renderer)
  return renderer
}
let renderer: WebGPURenderer
beforeEach(async () => {
  renderer = await open()
})
afterEach(() => {
  for (const one of renderers.splice(0)) one.dispose()
})
// The node of a storage has its description as `detail`.
const sourceOf = (node: object): StorageSource => (node as { readonly detail: StorageSource }).detail

/** The calls of the third frame, when all caches are filled. */
const callsOf = async (steps: readonly GpuStep[]): Promise<readonly string[]> => {
  const entries: Awaited<ReturnType<WebGPURenderer['prepare']>>[] = []
  for (const step of steps) entries.push(await renderer.prepare(step))
  const frame = (): void => {
    renderer.graphics.begin(4, 4)
    for (const { prepared, slots } of entries) {
      for (const slot of slots) slot.changed = true
      prepared.run(slots)
    }
    renderer.graphics.end()
    renderer.gpu.submit()
  }
  frame()
  frame()
  const { calls, stop } = recordCalls(GPUDevice, GPUQueue, GPUCommandEncoder, GPURenderPassEncoder, GPUComputePassEncoder, GPUCanvasContext, GPUTexture)
  frame()
  stop()
  return calls
}
const shade = uniform(1, 'shade')

describe('a frame makes', () => {
  test('the calls of plain WebGPU for one draw', async () => {
    expect(await callsOf([draw({ fragment: vec3(shade, 0, 0) })])).toEqual([
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
  })

  test('one pass for draws into the same attachments, and one for adjacent kernels', async () => {
    const off = target({ color: 'rgba8unorm', depth: true })
    const [a, b] = [storage(float, 4), storage(float, 4)]
    const position = attribute(vec2, 'position')
    const shape = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    const inside = draw({ vertex: vec4(position, 0, 1), fragment: vec3(1), geometry: shape, target: off, depth: true })
    const calls = await callsOf([
      kernel(4, (i) => a.at(i).addAssign(1)),
      kernel(4, (i) => b.at(i).assign(a.at(i))),
      inside,
      draw({ fragment: vec3(0.5), target: off, blend: 'add' }),
      draw({ fragment: off.color.sample(uv) }),
      draw({ fragment: vec3(0), blend: 'add' }),
    ])
    expect(calls.filter((call) => /^(begin|draw|dispatch|submit)/.test(call))).toEqual([
      'beginComputePass',
      'dispatchWorkgroups',
      'dispatchWorkgroups',
      'beginRenderPass',
      'draw',
      'draw',
      'beginRenderPass',
      'draw',
      'draw',
      'submit',
    ])
  })

  test('a copy before a kernel that reads elements others write, and no new bind groups for ping-pong targets', async () => {
    const row = storage(float, 4)
    const state = target({ value: 'r32float' }, { size: [2, 2], pingPong: true })
    const calls = await callsOf([
      kernel(4, (i) => row.at(i).assign(row.at(i.add(1).remainder(4)))),
      draw({ fragment: { value: state.value.load(uvec2(0, 0)).x.add(1) }, target: state, clear: false }),
    ])
    expect(calls.filter((call) => /^(copy|begin|createB)/.test(call))).toEqual(['copyBufferToBuffer', 'beginComputePass', 'beginRenderPass'])
  })
})

test('canvases submit their frames together', async () => {
  const other = await open()
  const step = draw({ fragment: vec3(shade, 0, 0) })
  const [first, second] = [await renderer.prepare(step), await other.prepare(step)]
  const { calls, stop } = recordCalls(GPUQueue)
  for (const [one, { prepared, slots }] of [
    [renderer, first],
    [other, second],
  ] as const) {
    one.graphics.begin(4, 4)
    prepared.run(slots)
    one.graphics.end()
  }
  renderer.gpu.submit()
  stop()
  expect(calls.filter((call) => call === 'submit')).toHaveLength(1)
})

test('equal text and state are compiled once for all canvases', async () => {
  const other = await open()
  const make = (): GpuStep => draw({ fragment: vec3(uniform(0.25), 0.125, 0.5), blend: 'add' })
  const { calls, stop } = recordCalls(GPUDevice)
  await Promise.all([renderer.prepare(make()), other.prepare(make()), renderer.prepare(make())])
  await renderer.prepare(draw({ fragment: vec3(uniform(0.25), 0.125, 0.5) }))
  stop()
  expect(calls.filter((call) => call === 'createRenderPipelineAsync')).toHaveLength(2)
})

test('each run of a step in a frame sees the value of its time', async () => {
  const level = uniform(1, 'level')
  const half = await renderer.prepare(draw({ fragment: vec3(level, 0, 0), viewport: () => box }))
  let box: readonly [number, number, number, number] = [0, 0, 2, 4]
  const image = await renderer.graphics.capture(4, 4, () => {
    half.prepared.run(half.slots)
    level.value = 0.2
    for (const slot of half.slots) slot.changed = true
    box = [2, 0, 2, 4]
    half.prepared.run(half.slots)
  })
  expect([pixel(image, 0, 0), pixel(image, 3, 0)]).toEqual([
    [255, 0, 0, 255],
    [51, 0, 0, 255],
  ])
})

test('everything is freed', async () => {
  const watch = recordCalls(GPUDevice, GPUBuffer, GPUTexture)
  const own = await createWebGPURenderer({ samples: 4 })
  const off = target({ color: 'rgba8unorm', depth: true }, { samples: 4, pingPong: true })
  const values = storage(float, 4, { data: [1, 2, 3, 4] })
  await own.run([
    kernel(4, (i) => values.at(i).assign(values.at(i.bitXor(1)))),
    draw({ fragment: vec3(shade, 0, 0), target: off }),
    draw({ fragment: off.color.sample(uv), depth: true }),
  ])
  expect(own.graphics.live).toMatchObject({ programs: 3, targets: 1 })
  own.dispose()
  const count = (name: string): number => watch.calls.filter((call) => call === name).length
  expect(count('destroy')).toBe(count('createBuffer') + count('createTexture'))
  expect(own.graphics.live).toMatchObject({ programs: 0, buffers: 0, targets: 0 })
})

test('GPU times come some frames later, or a fallback is reported', async () => {
  const timed = await open({ timing: true })
  const step = draw({ fragment: vec3(shade, 0, 0) })
  for (let i = 0; i < 20 && timed.times.length === 0; i++) {
    await timed.run([step])
    await timed.gpu.device.queue.onSubmittedWorkDone()
  }
  if (timed.gpu.device.features.has('timestamp-query')) expect(timed.times[0]).toBeGreaterThanOrEqual(0)
  else expect(timed.fallbacks.map(({ wanted }) => wanted)).toEqual(['times of the GPU'])
})

describe('an error', () => {
  test('of memory rejects the step', async () => {
    const huge = storage(vec4, 2 ** 28, { name: 'huge' })
    await expect(renderer.prepare(kernel(1, (i) => huge.at(i).assign(vec4(1))))).rejects.toThrow(/E103[45]/)
    expect(renderer.errors).toEqual([])
    expect(renderer.graphics.live).toMatchObject({ programs: 0, buffers: 0 })
  })

  test('that no call returns reaches onError', async () => {
    renderer.gpu.device.createBuffer({ size: 4, usage: 0x3 })
    await renderer.gpu.device.queue.onSubmittedWorkDone()
    await expect.poll(() => renderer.errors.map(({ message }) => message)).toEqual([expect.stringMatching(/E1034/)])
  })

  test('of an invalid viewport is thrown, before it invalidates the frames of other canvases', async () => {
    const step = draw({ fragment: vec3(1), viewport: () => [0, 0, 1e6, 5] })
    await expect(renderer.capture([step])).rejects.toThrow(/E1007.*a viewport of at most \d+ pixels/)
    await renderer.gpu.device.queue.onSubmittedWorkDone()
    expect(renderer.errors).toEqual([])
  })

  test('of a count beyond the buffers is thrown', async () => {
    const position = attribute(vec2, 'position')
    const shape = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    const step = draw({ vertex: vec4(position, 0, 1), fragment: vec3(1), geometry: shape, count: () => 9 })
    await expect(renderer.capture([step])).rejects.toThrow(/E1008.*at most 3 vertices.*got 9/)
    await renderer.gpu.device.queue.onSubmittedWorkDone()
    expect(renderer.errors).toEqual([])
  })
})

test('nothing throws on a lost device', async () => {
  const values = storage(float, 4)
  const off = target({ color: 'rgba8unorm', depth: true }, { mipmap: 'linear' })
  const steps = [
    kernel(4, (i) => values.at(i).addAssign(values.at(i.bitXor(1)))),
    draw({ fragment: vec3(shade, 0, 0), target: off }),
    draw({ fragment: off.color.sample(uv), depth: true }),
  ]
  await renderer.run(steps)
  renderer.gpu.device.destroy()
  await renderer.gpu.lost
  await renderer.run(steps)
  await renderer.run(steps, 8, 8)
  await renderer.prepare(draw({ fragment: vec3(0.75) }))
  renderer.graphics.writeStorage(sourceOf(values))
  renderer.graphics.reset()
  await expect(renderer.graphics.readStorage(sourceOf(values))).rejects.toThrow(/E1020/)
  expect(renderer.errors).toEqual([])
})

test('a lost device is replaced, and frames start again with the same pixels', async () => {
  const stage = createStage()
  const trail = target({ color: 'rgba16float' }, { size: [4, 4], pingPong: true })
  const level = storage(float, 4, { data: [0.25, 0.5, 0.75, 1] })
  const engine = stage.keep(
    createEngine({
      container: stage.container,
      frame: [
        kernel(4, (i) => level.at(i).assign(level.at(i).mul(0.5))),
        draw({
          fragment: trail.color
            .sample(uv)
            .mul(0.5)
            .add(vec4(level.at(3), shade, 0, 1)),
          target: trail,
          clear: false,
        }),
        draw({ fragment: trail.color.sample(uv) }),
      ],
    }),
  )
  engine.pause()
  await engine.ready
  const play = async (): Promise<readonly number[]> => {
    engine.reset()
    engine.step()
    engine.step()
    return [...(await engine.read(trail.color)).data]
  }
  const before = await play()
  const restored = new Promise((resolve) => engine.on('restored', resolve))
  await loseDevice()
  await restored
  expect(await play()).toEqual(before)
  expect(before[0]).toBeGreaterThan(0.2)
  stage.clear()
})

test('storage textures are written by a dispatch, and read by drawings and by the application', async () => {
  const image = texture(storageTexture2D('rgba8unorm', 'write'), { value: { width: 2, height: 2, data: new Uint8Array(16) }, name: 'image' })
  const fill = compute({ workgroupSize: [2, 2] }, () => image.store(ivec2(globalId.xy), vec4(float(globalId.x), float(globalId.y), 0, 1)))
  await renderer.run([dispatch(fill, 1)])
  // The node of a texture has its source as `detail`.
  const source = (image as unknown as { readonly detail: UniformSource }).detail
  expect([...(await renderer.graphics.readTexture(source)).data]).toEqual([0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 0, 255])
})
