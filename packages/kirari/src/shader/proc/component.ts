/** The scalars a value is made of, by name: `p` of vec2 is `p_x` and `p_y`. */
import type { ScalarType, Type } from '../ir/type.ts'

const letters = ['x', 'y', 'z', 'w']

/** What each component adds to the name of the whole, in order. */
export const componentNames = (type: Type): readonly { readonly suffix: string; readonly type: ScalarType }[] => {
  if (type.kind === 'struct')
    return type.fields.flatMap((field) => componentNames(field.type).map((inner) => ({ suffix: `_${field.name}${inner.suffix}`, type: inner.type })))
  return type.size === 1 ? [{ suffix: '', type: type.scalar }] : letters.slice(0, type.size).map((letter) => ({ suffix: `_${letter}`, type: type.scalar }))
}
