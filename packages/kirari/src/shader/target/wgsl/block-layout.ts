/** The memory layout of a uniform block, by the rules of WGSL's uniform address space. */
import type { InputName, UniformSource } from '../../ir/expr.ts'
import { isNumeric, type Type } from '../../ir/type.ts'

/** The byte offset of each member, and the size of the block. Packed uniforms bring their size. */
export const layoutBlock = (
  members: readonly { readonly type: Type; readonly source: InputName | UniformSource }[],
): { readonly offsets: readonly number[]; readonly byteLength: number } => {
  let end = 0
  const offsets = members.map(({ type, source }) => {
    const packing = typeof source === 'object' ? source.packing : undefined
    const size = isNumeric(type) ? type.size : 0
    const align = packing?.align ?? (size === 3 ? 16 : size * 4)
    const offset = Math.ceil(end / align) * align
    end = offset + (packing?.byteLength ?? size * 4)
    return offset
  })
  return { offsets, byteLength: Math.ceil(end / 16) * 16 }
}
