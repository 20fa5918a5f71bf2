/** The types of matrices and arrays, each one interned object. Apart from type.ts because the smallest shaders have neither. */
import { floatType, typeOf, type ArrayType, type MatrixName, type MatrixType, type Type, type VectorType } from './type.ts'

const matrices = new Map<MatrixName, MatrixType>()
/** The matrix type with this many columns and rows. */
export const matrixOf = (columns: number, rows: number): MatrixType => {
  // Both counts are 2 to 4, so the name is a MatrixName and the column a vector.
  const [name, width, height] = [
    `mat${columns}${rows === columns ? '' : `x${rows}`}` as MatrixName,
    columns as MatrixType['columns'],
    rows as MatrixType['rows'],
  ]
  let type = matrices.get(name)
  // As above.
  const column = typeOf(floatType, rows) as VectorType
  if (!type) matrices.set(name, (type = { kind: 'matrix', name, columns: width, rows: height, column, scalar: floatType }))
  return type
}

const arrays = new Map<Type, Map<number, ArrayType>>()
/** The array type of `count` elements. Keyed by the element type itself, because structs may share a name. */
export const arrayOf = (element: Type, count: number): ArrayType => {
  let counts = arrays.get(element)
  if (!counts) arrays.set(element, (counts = new Map<number, ArrayType>()))
  let type = counts.get(count)
  if (!type) counts.set(count, (type = { kind: 'array', name: `${element.name}[${count}]`, element, count }))
  return type
}
