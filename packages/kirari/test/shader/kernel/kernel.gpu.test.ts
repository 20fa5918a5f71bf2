/** Kernels on two GPUs, compared with plain loops: exactly the same numbers. */
import { describe, expect, it } from 'vitest'
import { int, ivec2, kernel, storage, texture, texture2D, time, vec2, vec4 } from '../../../src/shader/front/node/index.ts'
import { kernelCases } from './case.ts'
import { problemsOf, runOnWebGL, runOnWebGPU } from './gpu.ts'
import { differenceOf, expectedState } from './run.ts'

describe.each(Object.entries(kernelCases))('a kernel %s', (_, make) => {
  const one = make()
  const expected = expectedState(one)

  it('on WebGPU', async () => {
    expect(differenceOf(await runOnWebGPU(one.kernel, one.rounds ?? 1), expected)).toBeUndefined()
  })
  it('as readable text', async () => {
    expect(await problemsOf(one.kernel)).toEqual([])
  })
  it('on WebGL2', () => {
    expect(differenceOf(runOnWebGL(one.kernel, one.rounds ?? 1), expected)).toBeUndefined()
  })
})

it('a kernel reads textures, whole levels of them', async () => {
  const photo = texture(texture2D, 'photo')
  const cells = storage(vec4, 64, { name: 'cells' })
  const read = kernel([8, 8], (i, id) => {
    cells.at(i).assign(
      photo
        .load(ivec2(id.xy), int(0))
        .add(photo.sampleLevel(vec2(id.xy).div(8), 0))
        .mul(time),
    )
  })
  expect(await problemsOf(read)).toEqual([])
})
