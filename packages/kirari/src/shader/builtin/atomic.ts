/** Atomic operations, named as in WGSL. Each returns the previous value, unless it says otherwise. */
import type { BuiltinRule } from '../ir/expr.ts'
import { boolType, type ScalarType, type StructType } from '../ir/type.ts'
import { structOf } from '../feature/struct-text.ts'

const rule = (name: string, wgsl = name, effect: BuiltinRule['effect'] = 'writes'): BuiltinRule => ({
  name,
  wgsl,
  effect,
  pointer: true,
  missing: { glsl: 'GLSL ES 3.00 has no memory that invocations share; run this on WebGPU, or give each invocation an element of its own' },
})

/** Returns the value. */
export const atomicLoad: BuiltinRule = /*#__PURE__*/ rule('atomicLoad', 'atomicLoad', 'reads')
/** Returns nothing. */
export const atomicStore: BuiltinRule = /*#__PURE__*/ rule('atomicStore')
export const atomicAdd: BuiltinRule = /*#__PURE__*/ rule('atomicAdd')
export const atomicSub: BuiltinRule = /*#__PURE__*/ rule('atomicSub')
export const atomicMax: BuiltinRule = /*#__PURE__*/ rule('atomicMax')
export const atomicMin: BuiltinRule = /*#__PURE__*/ rule('atomicMin')
export const atomicAnd: BuiltinRule = /*#__PURE__*/ rule('atomicAnd')
export const atomicOr: BuiltinRule = /*#__PURE__*/ rule('atomicOr')
export const atomicXor: BuiltinRule = /*#__PURE__*/ rule('atomicXor')
export const atomicExchange: BuiltinRule = /*#__PURE__*/ rule('atomicExchange')
/** (place, expected, value): stores the value if the place holds the expected one; may fail spuriously. Returns `exchangeResult`. */
export const atomicCompareExchange: BuiltinRule = /*#__PURE__*/ rule('atomicCompareExchange', 'atomicCompareExchangeWeak')

const results = new Map<ScalarType, StructType>()
/** The result of a compare and exchange: the old value, and whether the new one was stored. */
export const exchangeResult = (scalar: ScalarType): StructType => {
  let type = results.get(scalar)
  if (!type) {
    const fields = [
      { name: 'old_value', type: scalar },
      { name: 'exchanged', type: boolType },
    ]
    type = { ...structOf('exchangeResult', fields), isBuiltin: true }
    results.set(scalar, type)
  }
  return type
}
