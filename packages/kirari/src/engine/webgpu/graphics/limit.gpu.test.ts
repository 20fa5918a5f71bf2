/** Targets and dispatches on WebGPU whose size changes or exceeds a limit. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compute, globalId, ivec2, storage, target, uint } from '../../../shader/front/node/index.ts'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import { createWebGPURenderer, type WebGPURenderer } from '../../../../test/engine/webgpu-renderer.ts'
import { dispatch, draw } from '../../../index.ts'

let renderer: WebGPURenderer
beforeEach(async () => {
  renderer = await createWebGPURenderer()
})
afterEach(() => renderer.dispose())

/** The nodes of storages and of the attachments of a target have their descriptions as `detail`. */
const sourceOf = <S>(node: unknown): S => (node as { readonly detail: S }).detail

test.each([1, 2, 3])('a target that was read and drawn %d times keeps its contents, scaled, when the canvas is resized', async (times) => {
  const state = target({ color: 'r32float' }, { pingPong: true })
  const add = draw({ target: state, fragment: { color: state.color.load(ivec2(0, 0)).x.add(1) } })
  for (let i = 0; i < times; i++) await renderer.run([add], 2, 2)
  await renderer.run([add], 3, 1)
  expect([...(await renderer.graphics.readTexture(sourceOf<UniformSource>(state.color))).data]).toEqual([times + 1, times + 1, times + 1])
})

test.each([0, 1, 2])('too many workgroups in direction %d are reported once, and the frame continues without them', async (direction) => {
  const most = renderer.gpu.device.limits.maxComputeWorkgroupsPerDimension
  const count = storage(uint, 1)
  const step = compute({ workgroupSize: [1] }, () => {
    count.at(globalId.x).addAssign(1)
  })
  const groups = [1, 1, 1].map((one, i) => (i === direction ? most + 1 : one))
  const [x = 0, y = 0, z = 0] = groups
  const [tooMany, one] = [dispatch(step, () => [x, y, z], { label: 'many' }), dispatch(step, 1)]
  renderer.gpu.device.pushErrorScope('validation')
  await renderer.run([tooMany, one])
  await renderer.run([tooMany, one])
  expect(await renderer.gpu.device.popErrorScope()).toBeNull()
  expect(renderer.errors.map(({ message }) => message)).toEqual([expect.stringContaining(`${groups.join(' × ')} in many`)])
  expect([...new Uint32Array(await renderer.graphics.readStorage(sourceOf<StorageSource>(count)))]).toEqual([2])
})
