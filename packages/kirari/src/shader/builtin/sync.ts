/** What holds the invocations of a workgroup together. */
import type { BuiltinRule } from '../ir/expr.ts'

const rule = (name: string, more: Partial<BuiltinRule> = {}): BuiltinRule => ({
  name,
  effect: 'writes',
  uniformFlow: true,
  stages: ['compute'],
  missing: { glsl: 'GLSL ES 3.00 has no workgroups; run this on WebGPU, or in kernels one after another' },
  ...more,
})

/** All invocations of the workgroup get here, and see what any of them wrote to its variables before. */
export const workgroupBarrier: BuiltinRule = /*#__PURE__*/ rule('workgroupBarrier')
/** The same for storages. */
export const storageBarrier: BuiltinRule = /*#__PURE__*/ rule('storageBarrier')
/** (place): a barrier, and then a value that is the same for all. */
export const workgroupUniformLoad: BuiltinRule = /*#__PURE__*/ rule('workgroupUniformLoad', { pointer: true, givesUniform: true })
