/** The number of components of a type. Apart from type.ts because shaders of scalars and vectors do not need it. */
import type { Type } from './type.ts'

/** The number of scalars in a value of this type, with structs, arrays and matrices flattened. */
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
