/** What a program needs from outside: the inputs and uniforms its functions read, and the structs they use. */
import type { InputName, UniformSource } from '../ir/expr.ts'
import type { ProgramUniform } from '../ir/program.ts'
import type { NumericType, StructType, Type } from '../ir/type.ts'
import type { Definition } from '../proc/definition.ts'
import { layoutBlock } from '../proc/layout.ts'
import { walk } from '../proc/walk.ts'
import type { Names } from './text.ts'

export interface Interface {
  readonly readsUv: boolean
  readonly uniforms: readonly { readonly type: NumericType; readonly source: Exclude<InputName, 'uv'> | UniformSource }[]
  /** Inner ones before those that hold them. */
  readonly structs: readonly StructType[]
}

export const interfaceOf = (definitions: readonly Definition[]): Interface => {
  let readsUv = false
  const uniforms = new Map<InputName | UniformSource, NumericType>()
  const structs = new Set<StructType>()
  const addType = (type: Type): void => {
    if (type.kind !== 'struct' || structs.has(type)) return
    type.fields.forEach((field) => addType(field.type))
    structs.add(type)
  }
  for (const { func, body } of definitions) {
    func.params.forEach((param) => addType(param.type))
    walk([body], (expr) => {
      addType(expr.type)
      if (expr.op === 'input' && expr.detail === 'uv') readsUv = true
      else if (expr.op === 'input' || expr.op === 'uniform') uniforms.set(expr.detail, expr.type)
    })
  }
  return {
    readsUv,
    // uv was kept out above.
    uniforms: [...uniforms].map(([source, type]) => ({ source: source as Exclude<InputName, 'uv'> | UniformSource, type })),
    structs: [...structs],
  }
}

/** The uniforms with their names and places. */
export const nameUniforms = ({ uniforms }: Interface, names: Names): { readonly uniforms: readonly ProgramUniform[]; readonly blockBytes: number } => {
  const { offsets, byteLength } = layoutBlock(uniforms.map(({ type }) => type))
  return {
    uniforms: uniforms.map(({ source, type }, i) => ({
      source,
      type,
      name: typeof source === 'string' ? names.of(source, source) : names.of(source, source.name ?? 'value'),
      byteOffset: offsets[i] ?? 0,
    })),
    blockBytes: byteLength,
  }
}
