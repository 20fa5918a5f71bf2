/** How many numbers a type holds. Apart from type.ts because shaders of numbers and vectors never ask. */
import type { Type } from './type.ts'

/** Number of scalars a value of this type holds, structs, arrays and matrices flattened. */
export const componentCount = (type: Type): number => {
  switch (type.kind) {
    case 'scalar':
    case 'vector':
      return type.size
    case 'matrix':
      return type.columns * type.rows
    case 'array':
      return type.count * componentCount(type.element)
    case 'struct':
      return type.fields.reduce((sum, field) => sum + componentCount(field.type), 0)
    case 'atomic':
      return 1
    default:
      return 0
  }
}
