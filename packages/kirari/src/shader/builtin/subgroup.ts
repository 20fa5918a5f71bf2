/** Operations across the invocations of a subgroup, named as in WGSL. */
import type { BuiltinRule } from '../ir/expr.ts'

const rule = (name: string): BuiltinRule => ({
  name,
  effect: 'reads',
  uniformFlow: true,
  stages: ['fragment', 'compute'],
  feature: 'subgroups',
  missing: {
    glsl: 'GLSL ES 3.00 has no subgroups; run this on WebGPU',
    js: 'one invocation runs after another on the CPU; use a workgroup variable',
  },
})

export const subgroupAdd: BuiltinRule = /*#__PURE__*/ rule('subgroupAdd')
export const subgroupMul: BuiltinRule = /*#__PURE__*/ rule('subgroupMul')
export const subgroupMin: BuiltinRule = /*#__PURE__*/ rule('subgroupMin')
export const subgroupMax: BuiltinRule = /*#__PURE__*/ rule('subgroupMax')
export const subgroupAnd: BuiltinRule = /*#__PURE__*/ rule('subgroupAnd')
export const subgroupOr: BuiltinRule = /*#__PURE__*/ rule('subgroupOr')
export const subgroupXor: BuiltinRule = /*#__PURE__*/ rule('subgroupXor')
export const subgroupInclusiveAdd: BuiltinRule = /*#__PURE__*/ rule('subgroupInclusiveAdd')
export const subgroupExclusiveAdd: BuiltinRule = /*#__PURE__*/ rule('subgroupExclusiveAdd')
export const subgroupInclusiveMul: BuiltinRule = /*#__PURE__*/ rule('subgroupInclusiveMul')
export const subgroupExclusiveMul: BuiltinRule = /*#__PURE__*/ rule('subgroupExclusiveMul')
export const subgroupAll: BuiltinRule = /*#__PURE__*/ rule('subgroupAll')
export const subgroupAny: BuiltinRule = /*#__PURE__*/ rule('subgroupAny')
export const subgroupElect: BuiltinRule = /*#__PURE__*/ rule('subgroupElect')
export const subgroupBallot: BuiltinRule = /*#__PURE__*/ rule('subgroupBallot')
export const subgroupBroadcast: BuiltinRule = /*#__PURE__*/ rule('subgroupBroadcast')
export const subgroupBroadcastFirst: BuiltinRule = /*#__PURE__*/ rule('subgroupBroadcastFirst')
export const subgroupShuffle: BuiltinRule = /*#__PURE__*/ rule('subgroupShuffle')
export const subgroupShuffleXor: BuiltinRule = /*#__PURE__*/ rule('subgroupShuffleXor')
export const subgroupShuffleUp: BuiltinRule = /*#__PURE__*/ rule('subgroupShuffleUp')
export const subgroupShuffleDown: BuiltinRule = /*#__PURE__*/ rule('subgroupShuffleDown')
