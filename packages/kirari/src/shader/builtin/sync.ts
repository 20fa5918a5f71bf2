/** Barriers, which synchronize the invocations of a workgroup. */
import type { BuiltinRule } from '../ir/expr.ts'

const rule = (name: string, more: Partial<BuiltinRule> = {}): BuiltinRule => ({
  name,
  effect: 'writes',
  uniformFlow: true,
  stages: ['compute'],
  missing: { glsl: 'GLSL ES 3.00 has no workgroups; run this on WebGPU, or in kernels one after another' },
  ...more,
})

/** Waits until all invocations of the workgroup arrive; then each sees what the others wrote to workgroup variables. */
export const workgroupBarrier: BuiltinRule = /*#__PURE__*/ rule('workgroupBarrier')
/** The same for storage buffers. */
export const storageBarrier: BuiltinRule = /*#__PURE__*/ rule('storageBarrier')
/** (place): a barrier, and then a value that is uniform across the workgroup. */
export const workgroupUniformLoad: BuiltinRule = /*#__PURE__*/ rule('workgroupUniformLoad', { pointer: true, givesUniform: true })
