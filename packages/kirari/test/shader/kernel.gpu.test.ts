/** Kernels on two GPUs, against plain loops: the very same numbers. */
import { describe, expect, it } from 'vitest'
import { kernelCases } from './kernel-case.ts'
import { problemsOf, runOnWebGL, runOnWebGPU } from './kernel-gpu.ts'
import { differenceOf, expectedState } from './kernel-run.ts'

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
