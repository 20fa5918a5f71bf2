/** Kernels on the CPU, and as text. */
import { describe, expect, it } from 'vitest'
import { kernelCases } from './kernel-case.ts'
import { differenceOf, expectedState, runOnCPU } from './kernel-run.ts'

it.each(Object.entries(kernelCases))('a kernel %s on the CPU', (_, make) => {
  const one = make()
  expect(differenceOf(runOnCPU(one.kernel, one.rounds ?? 1), expectedState(one))).toBeUndefined()
})
