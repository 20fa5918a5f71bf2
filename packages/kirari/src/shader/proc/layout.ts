/** Where the members of a uniform block lie, by the rules of WGSL's uniform address space. */
import type { InputName, UniformSource } from '../ir/expr.ts'
import { componentCount, type Type } from '../ir/type.ts'

/** Byte offset of each member in order, and the size of the block. A bool takes the place of a u32; what is no scalar or vector brings its size. */
export const layoutBlock = (
  members: readonly { readonly type: Type; readonly source: InputName | UniformSource }[],
): { readonly offsets: readonly number[]; readonly byteLength: number } => {
  let end = 0
  const offsets = members.map(({ type, source }) => {
    const whole = typeof source === 'object' ? source.whole : undefined
    const size = componentCount(type)
    const align = whole || size === 3 ? 16 : size * 4
    const offset = Math.ceil(end / align) * align
    end = offset + (whole?.byteLength ?? size * 4)
    return offset
  })
  return { offsets, byteLength: Math.ceil(end / 16) * 16 }
}
