/** Features that a WebGPU device without optional features lacks: the backend reports a fallback by name, or throws with the name. */
import { afterEach, expect, test } from 'vitest'
import {
  atomic,
  atomicAdd,
  attribute,
  compute,
  float,
  kernel,
  storage,
  subgroupAdd,
  target,
  uint,
  uniform,
  uv,
  vec2,
  vec3,
  vec4,
} from '../../../shader/front/node/index.ts'
import { createWebGPURenderer, type WebGPURenderer } from '../../../../test/engine/webgpu-renderer.ts'
import { pixel } from '../../../../test/engine/stage.ts'
import { dispatch, draw } from '../../../index.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGPURenderer
const open = async (): Promise<WebGPURenderer> => (renderer = await createWebGPURenderer({}, { isPlain: true }))
afterEach(() => renderer.dispose())

test('32-bit float textures are sampled without filtering', async () => {
  await open()
  const off = target({ value: 'rgba32float' }, { size: [2, 1], filter: 'linear' })
  const position = attribute(vec2, 'position')
  const left = geometry({
    position: [
      [-1, -1],
      [0, -1],
      [-1, 3],
      [0, 3],
    ],
  })
  const half = draw({ vertex: vec4(position, 0, 1), fragment: { value: vec4(1) }, geometry: left, topology: 'triangle-strip', target: off })
  const image = await renderer.capture([half, draw({ fragment: off.value.sample(uv) })])
  expect([pixel(image, 1, 0), pixel(image, 2, 0)]).toEqual([
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ])
  expect(renderer.fallbacks).toEqual([{ wanted: `filter 'linear' for "value"`, got: "filter 'nearest'", reason: 'the device does not mix rgba32float' }])
})

test('rg11b10ufloat falls back to rgba16float', async () => {
  await open()
  const off = target({ light: 'rg11b10ufloat' }, { size: [1, 1], name: 'bloom' })
  await renderer.run([draw({ fragment: { light: vec4(0.5, 2, 0.25, 1) }, target: off })])
  expect([...(await renderer.graphics.readTexture(off.source.colors[0]?.source ?? expect.fail())).data]).toEqual([0.5, 2, 0.25, 1])
  expect(renderer.fallbacks).toEqual([
    { wanted: 'rg11b10ufloat for "light" of target "bloom"', got: 'rgba16float', reason: 'the device has no rg11b10ufloat-renderable' },
  ])
})

test('formats that cannot be resolved have one sample', async () => {
  await open()
  const off = target({ value: 'r32float' }, { size: [2, 2], samples: 4 })
  await renderer.run([draw({ fragment: { value: uv.x }, target: off })])
  expect([...(await renderer.graphics.readTexture(off.source.colors[0]?.source ?? expect.fail())).data]).toEqual([0.25, 0.75, 0.25, 0.75])
  expect(renderer.fallbacks.map(({ wanted, got }) => [wanted, got])).toEqual([['4 samples for "value"', '1 sample']])
})

test('missing GPU times are reported', async () => {
  renderer = await createWebGPURenderer({ timing: true }, { isPlain: true })
  expect(renderer.fallbacks.map(({ wanted }) => wanted)).toEqual(['times of the GPU'])
})

test('blending into 32-bit floats and missing shader features throw with their names', async () => {
  await open()
  const off = target({ value: 'rgba32float' }, { name: 'sum' })
  await expect(renderer.prepare(draw({ fragment: vec3(1), target: off, blend: 'add' }))).rejects.toThrow(
    /E1009.*blending into "value" of target "sum".*float32-blendable.*rgba16float/s,
  )
  const sums = storage(uint, 4)
  const groups = compute({ workgroupSize: [4] }, () => sums.at(0).assign(subgroupAdd(uint(1))))
  await expect(renderer.prepare(dispatch(groups, 1))).rejects.toThrow(/E1009.*subgroups/s)
})

test('a target that is too large throws, and the step that reads it leaves no resources', async () => {
  await open()
  const huge = target({ value: 'r8unorm' }, { size: [100_000, 4], name: 'huge' })
  const values = storage(uint, 4)
  // Acquired before the large target throws.
  const small = target({ value: 'r8unorm' }, { size: [4, 4] })
  const sum = small.value
    .sample(uv)
    .add(huge.value.sample(uv))
    .add(vec4(float(values.at(0))))
  await expect(renderer.prepare(draw({ fragment: sum.mul(uniform(0.5)) }))).rejects.toThrow(/E1009.*target "huge" of 100000 pixels/s)
  expect({ ...renderer.graphics.live }).toEqual({ programs: 0, buffers: 0, textures: 0, targets: 0 })
})

test('what every device has works: kernels, atomics, counts', async () => {
  await open()
  const bins = storage(atomic(uint), 2, { data: [0, 0] })
  await renderer.run([kernel(10, (i) => void atomicAdd(bins.at(i.remainder(2)), 1)), draw({ fragment: vec3(uv, 0) })])
  expect(renderer.errors).toEqual([])
  expect(renderer.fallbacks).toEqual([])
})
