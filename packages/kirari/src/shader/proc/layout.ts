/** Where the members of a uniform block lie, by the rules of WGSL's uniform address space. */
import type { NumericType } from '../ir/type.ts'

/** Byte offset of each member in order, and the size of the block. A bool takes the place of a u32. */
export const layoutBlock = (types: readonly NumericType[]): { readonly offsets: readonly number[]; readonly byteLength: number } => {
  let end = 0
  const offsets = types.map(({ size }) => {
    const align = size === 3 ? 16 : size * 4
    const offset = Math.ceil(end / align) * align
    end = offset + size * 4
    return offset
  })
  return { offsets, byteLength: Math.ceil(end / 16) * 16 }
}
