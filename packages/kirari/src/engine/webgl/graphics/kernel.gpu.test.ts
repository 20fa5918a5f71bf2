/** Storages and kernels on WebGL2, by the bytes that are read back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  attribute,
  compute,
  float,
  instanceIndex,
  int,
  kernel,
  mat2,
  storage,
  struct,
  uint,
  uniform,
  varying,
  vec2,
  vec3,
  vec4,
} from '../../../shader/front/node/index.ts'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import { pixel } from '../../../../test/engine/stage.ts'
import { createWebGLRenderer, type WebGLRenderer } from '../../../../test/engine/webgl-renderer.ts'
import { dispatch, draw } from '../../../index.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGLRenderer
beforeEach(async () => {
  renderer = await createWebGLRenderer()
})
afterEach(() => renderer.dispose())

// The node of a storage has its description as `detail`.
const sourceOf = (node: unknown): StorageSource => (node as { readonly detail: StorageSource }).detail
const floats = async (node: unknown): Promise<readonly number[]> => [...new Float32Array(await renderer.graphics.readStorage(sourceOf(node)))]

describe('a kernel', () => {
  test('starts from the data of its storages, and continues from what it wrote', async () => {
    const values = storage(float, 5, { data: [1, 2, 3, 4, 5] })
    const double = kernel(5, (i) => {
      values.at(i).mulAssign(2)
    })
    await renderer.run([double])
    expect(await floats(values)).toEqual([2, 4, 6, 8, 10])
    await renderer.run([double, double])
    expect(await floats(values)).toEqual([8, 16, 24, 32, 40])
  })

  test('reads the old state of others', async () => {
    const values = storage(float, 4, { data: [1, 2, 3, 4] })
    const shift = kernel(4, (i) => {
      values.at(i).assign(values.at(i.add(1).bitAnd(3)))
    })
    await renderer.run([shift])
    expect(await floats(values)).toEqual([2, 3, 4, 1])
  })

  test('leaves elements above its count as they are', async () => {
    const values = storage(float, 4, { data: [1, 2, 3, 4] })
    const first = kernel(2, (i) => {
      values.at(i).assign(0)
    })
    await renderer.run([first, first])
    expect(await floats(values)).toEqual([0, 0, 3, 4])
  })

  test('stores structs, three-component vectors, matrices and integers in WGSL memory layout', async () => {
    const Body = struct('Body', { place: vec3, mass: float, id: int, turn: mat2, flags: uint })
    const bodies = storage(Body, 2)
    const fill = kernel(2, (i) => {
      const body = bodies.at(i)
      body.place.assign(vec3(1, 2, float(i)))
      body.mass.assign(0.5)
      body.id.assign(int(i).negate())
      body.turn.assign(mat2(vec2(1, 2), vec2(3, 4)))
      body.flags.assign(uint(4_000_000_000))
    })
    await renderer.run([fill])
    const bytes = await renderer.graphics.readStorage(sourceOf(bodies))
    const [words, integers] = [new Float32Array(bytes), new Int32Array(bytes)]
    const stride = bytes.byteLength / 8
    expect(stride).toBe(12)
    expect([...words.subarray(stride, stride + 4)]).toEqual([1, 2, 1, 0.5])
    expect(integers[stride + 4]).toBe(-1)
    expect([...words.subarray(stride + 6, stride + 10)]).toEqual([1, 2, 3, 4])
    expect(new Uint32Array(bytes)[stride + 10]).toBe(4_000_000_000)
  })

  test('with more outputs than one draw can write reads the old state in every draw, and its uniforms', async () => {
    const Row = struct('Row', { a: vec4, b: vec4, c: vec4, d: vec4, e: vec4 })
    const rows = storage(Row, 1)
    const fill = kernel(1, (i) => {
      const row = rows.at(i)
      for (const [at, part] of [row.a, row.b, row.c, row.d, row.e].entries()) part.assign(vec4(at + 1))
    })
    const step = uniform(10)
    const turn = kernel(1, (i) => {
      const row = rows.at(i)
      const first = row.a.toConst('first')
      row.a.assign(row.b.add(step))
      row.b.assign(row.c)
      row.c.assign(row.d)
      row.d.assign(row.e)
      row.e.assign(first.add(step))
    })
    await renderer.run([fill])
    const { prepared, slots } = await renderer.prepare(turn)
    const frame = async (): Promise<readonly number[]> => {
      for (const slot of slots) slot.changed = true
      renderer.graphics.begin(1, 1)
      prepared.run(slots)
      renderer.graphics.end()
      return (await floats(rows)).filter((_, i) => i % 4 === 0)
    }
    expect(await frame()).toEqual([12, 3, 4, 5, 11])
    step.value = 20
    expect(await frame()).toEqual([23, 4, 5, 11, 32])
  })

  test('has its own uniform values when another kernel has the same text', async () => {
    const [one, other] = [storage(float, 2), storage(float, 2)]
    const add = (to: typeof one, amount: number) => {
      const step = uniform(amount)
      return kernel(2, (i) => {
        to.at(i).addAssign(step)
      })
    }
    const steps = [add(one, 1), add(other, 10)]
    await renderer.run(steps)
    await renderer.run(steps)
    expect([await floats(one), await floats(other)]).toEqual([
      [2, 2],
      [20, 20],
    ])
  })

  test('runs over more elements than a row of a texture has', async () => {
    const count = 5000
    const values = storage(uint, count)
    await renderer.run([
      kernel(count, (i) => {
        values.at(i).assign(i)
      }),
    ])
    const numbers = new Uint32Array(await renderer.graphics.readStorage(sourceOf(values)))
    expect(numbers).toEqual(Uint32Array.from({ length: count }, (_, i) => i))
  })

  test('writes storages that vertex and fragment stages read', async () => {
    const places = storage(vec2, 2, { data: [-0.5, 0, 0.5, 0] })
    const corner = attribute(vec2, 'corner')
    const square = geometry({
      corner: [
        [-0.5, -1],
        [0.5, -1],
        [-0.5, 1],
        [0.5, 1],
      ],
    })
    const swap = kernel(2, (i) => {
      places.at(i).assign(places.at(i).negate())
    })
    const squares = draw({
      vertex: vec4(corner.add(places.at(instanceIndex)), 0, 1),
      fragment: vec3(varying(float(instanceIndex)), 0, 1),
      geometry: square,
      topology: 'triangle-strip',
      instances: 2,
    })
    const image = await renderer.capture([swap, squares], 8, 4)
    expect([pixel(image, 1, 1), pixel(image, 6, 1)]).toEqual([
      [255, 0, 255, 255],
      [0, 0, 255, 255],
    ])
  })
})

test('a storage can be written, reset, and copied from another', async () => {
  const [one, other] = [storage(vec3, 2, { data: [1, 2, 3, 4, 5, 6] }), storage(vec3, 2)]
  const touch = (values: typeof one) =>
    kernel(2, (i) => {
      values.at(i).addAssign(0)
    })
  await renderer.run([touch(one), touch(other)])
  const { graphics } = renderer
  expect(await floats(one)).toEqual([1, 2, 3, 0, 4, 5, 6, 0])
  graphics.writeStorage(sourceOf(one), Float32Array.from([9, 8, 7, 0, 6, 5, 4, 0]).buffer)
  graphics.copy(sourceOf(one), sourceOf(other))
  expect(await floats(other)).toEqual([9, 8, 7, 0, 6, 5, 4, 0])
  graphics.reset()
  expect(await floats(one)).toEqual([1, 2, 3, 0, 4, 5, 6, 0])
  expect(await floats(other)).toEqual(Array.from({ length: 8 }, () => 0))
})

describe('features that WebGL2 lacks are refused with an alternative:', () => {
  test('compute stages', async () => {
    const values = storage(float, 4)
    const stage = compute({ workgroupSize: [4] }, () => {
      values.at(0).assign(1)
    })
    await expect(renderer.prepare(dispatch(stage, 1))).rejects.toThrow(/E1009.*compute stages[\s\S]*kernel\(\)/)
  })

  test('counts that lie on the GPU', async () => {
    const counts = storage(uint, 4)
    await expect(renderer.prepare(draw({ fragment: vec3(1), vertex: vec4(0), indirect: { storage: counts } }))).rejects.toThrow(/E1009.*on the GPU/)
  })
})
