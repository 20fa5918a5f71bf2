/**
 * Every built-in with half arguments, for every list of their types: compiled by the browser, in WGSL as halves where the adapter has
 * them, in GLSL as floats.
 */
import { describe, expect, it } from 'vitest'
import { ShaderError } from '../../../src/shader/diagnostic/diagnostic.ts'
import { fn, type AnyFn } from '../../../src/shader/front/node/fn.ts'
import { smoothstep } from '../../../src/shader/front/node/function/number.ts'
import { builtin, makeNode, type Node } from '../../../src/shader/front/node/node.ts'
import type { Half } from '../../../src/shader/front/node/type.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { halfType, typeOf, type NumericType, type Type } from '../../../src/shader/ir/type.ts'
import { valueBuiltins, type ValueBuiltinName } from '../../../src/shader/builtin/all.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { complaintsOfGLSL } from '../compiler.ts'

const adapter = await navigator.gpu.requestAdapter()
const hasHalves = adapter?.features.has('shader-f16') ?? false
const device = hasHalves ? await adapter?.requestDevice({ requiredFeatures: ['shader-f16'] }) : undefined

const resultOf = (name: ValueBuiltinName, args: readonly unknown[]): Node | undefined => {
  try {
    // Expanded when it is called; a node of a test may stand for any type.
    if (name === 'smoothstep') return smoothstep(...(args as [Half, Half, Half])) as unknown as Node
    return builtin(valueBuiltins[name].rule, args, resultOf)
  } catch (error) {
    if (error instanceof ShaderError) return undefined
    throw error
  }
}

/** Lists of halves, scalars beside vectors included. */
const signatures = (name: ValueBuiltinName): readonly (readonly NumericType[])[] =>
  [1, 2, 3, 4].flatMap((size) => {
    const choices = size === 1 ? [halfType] : [typeOf(halfType, size), halfType]
    const lists = Array.from({ length: valueBuiltins[name].rule.arity }).reduce<readonly (readonly NumericType[])[]>(
      (all) => all.flatMap((list) => choices.map((type) => [...list, type])),
      [[]],
    )
    return lists.filter(
      (types) =>
        types.some((type) => type.size === size) &&
        resultOf(
          name,
          types.map((type, i) => makeNode('param', type, [], { name: `a${i}`, type })),
        ),
    )
  })

// The types of the parameters are known at run time only.
const declare = fn as unknown as (name: string, params: readonly object[], result: { readonly type: Type }, body: (...args: readonly Node[]) => Node) => AnyFn

const functionOf = (name: ValueBuiltinName, types: readonly NumericType[], i: number): AnyFn => {
  const make = (...args: readonly Node[]): Node => resultOf(name, args) ?? expect.unreachable()
  const result = make(...types.map((type, k) => makeNode('param', type, [], { name: `a${k}`, type }))).type
  return declare(
    `${name} tested ${i}`,
    types.map((type, k) => ({ [`a${k}`]: { type } })),
    { type: result },
    make,
  )
}

// The keys of the table are the names in its type.
const names = (Object.keys(valueBuiltins) as ValueBuiltinName[]).filter((name) => name !== 'select' && signatures(name).length > 0)

describe.each(names)('%s of halves', (name) => {
  const functions = signatures(name).map((types, i) => functionOf(name, types, i))

  it('compiles as GLSL', () => {
    for (const one of functions) {
      const text = `#version 300 es\nprecision highp float;\nprecision highp int;\n${toGLSL(one)}\nvoid main() {}`
      expect(complaintsOfGLSL('FRAGMENT_SHADER', text), text).toBeNull()
    }
  })

  it.runIf(hasHalves)('compiles as WGSL', async () => {
    for (const one of functions) {
      const code = toWGSL(one)
      device?.pushErrorScope('validation')
      const info = await device?.createShaderModule({ code: code.startsWith('enable') ? code : `enable f16;\n${code}` }).getCompilationInfo()
      await device?.popErrorScope()
      expect(
        info?.messages.map((message) => message.message),
        code,
      ).toEqual([])
    }
  })
})
