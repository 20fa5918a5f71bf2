/** Applies an operation to values: component by component, or by its shape. */
import { isSpecial, mapOperation, type Arithmetic, type SpecialName } from './operation.ts'
import { bool, flatten, toWord, type Scalar, type Type, type Value } from './type.ts'

const scalarOf = (types: readonly Type[]): Scalar => {
  const vector = types.find((type) => type.kind === 'numeric' && type.size > 1) ?? types[0]
  return vector?.kind === 'numeric' ? vector.scalar : 'float'
}

/** The value of an operation. */
export const operate = (name: string, types: readonly Type[], result: Type, values: readonly Value[], arithmetic: Arithmetic): Value => {
  if (isSpecial(name)) return operateSpecial(name, types, result, values, arithmetic)
  if (types.some(({ kind }) => kind === 'matrix')) return operateMatrix(name, types, result, values, arithmetic)
  // The amount of a shift is always a uint.
  const scalar = scalarOf(name.startsWith('shift') ? types.slice(0, 1) : types)
  const operation = mapOperation(name, scalar)
  const isTruth = operation.shape === 'compare' || scalar === 'bool'
  const one = (args: readonly Value[]): Value => {
    const computed = operation.compute(args.map(Number), scalar, arithmetic)
    return isTruth ? computed === 1 : computed
  }
  if (result.kind !== 'numeric' || result.size === 1) return one(values)
  return Array.from({ length: result.size }, (_, i) => one(values.map((value) => (typeof value === 'object' ? (value[i] ?? 0) : value))))
}

const list = (value: Value | undefined): readonly number[] => flatten(value ?? []).map(Number)
const sum = (numbers: readonly number[], { float }: Arithmetic): number => numbers.reduce((total, number) => float(total + number, 2 ** -23), 0)
const product = (a: number, b: number, { float }: Arithmetic): number => float(a * b, 2 ** -23)

const dot = (a: readonly number[], b: readonly number[], arithmetic: Arithmetic): number =>
  sum(
    a.map((x, i) => product(x, b[i] ?? 0, arithmetic)),
    arithmetic,
  )

const operateSpecial = (name: SpecialName, types: readonly Type[], result: Type, values: readonly Value[], arithmetic: Arithmetic): Value => {
  const [first = 0, second = 0, third = false] = values
  const [a, b] = [list(first), list(second)]
  switch (name) {
    case 'dot':
      return dot(a, b, arithmetic)
    case 'cross':
      return [0, 1, 2].map((i) => {
        const [j, k] = [(i + 1) % 3, (i + 2) % 3]
        return sum([product(a[j] ?? 0, b[k] ?? 0, arithmetic), -product(a[k] ?? 0, b[j] ?? 0, arithmetic)], arithmetic)
      })
    case 'reflect': {
      const twice = product(2, dot(b, a, arithmetic), arithmetic)
      return a.map((x, i) => sum([x, -product(twice, b[i] ?? 0, arithmetic)], arithmetic))
    }
    case 'all':
      return flatten(first).every(Boolean)
    case 'any':
      return flatten(first).some(Boolean)
    case 'select': {
      if (types[2] === bool) return spread(third === true ? second : first, result)
      const [no, yes] = [spread(first, result), spread(second, result)]
      return flatten(third).map((chosen, i) => flatten(chosen ? yes : no)[i] ?? 0)
    }
    case 'bitcastToUint':
    case 'bitcastToInt': {
      const scalar = scalarOf(types)
      const cast = (value: number | boolean): number => (name === 'bitcastToUint' ? toWord(scalar, value) : toWord(scalar, value) | 0)
      return typeof first === 'object' ? flatten(first).map(cast) : cast(first)
    }
    case 'transpose':
      return columnsOf(rowsOf(first))
    case 'outerProduct':
      return b.map((y) => a.map((x) => product(x, y, arithmetic)))
    case 'matrixCompMult':
      return columnsOf(first).map((column, c) => column.map((x, r) => product(x, columnsOf(second)[c]?.[r] ?? 0, arithmetic)))
  }
}

const spread = (value: Value, type: Type): Value =>
  typeof value === 'object' || type.kind !== 'numeric' || type.size === 1 ? value : Array.from({ length: type.size }, () => value)

const columnsOf = (value: Value): readonly (readonly number[])[] => (typeof value === 'object' ? value.map(list) : [])
const rowsOf = (value: Value): readonly (readonly number[])[] => {
  const columns = columnsOf(value)
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? 0))
}

const operateMatrix = (name: string, types: readonly Type[], result: Type, values: readonly Value[], arithmetic: Arithmetic): Value => {
  const [first = 0, second = 0] = values
  const [left, right] = types
  if (name === 'mul') {
    if (left?.kind === 'matrix' && right?.kind === 'matrix') return columnsOf(second).map((column) => rowsOf(first).map((row) => dot(row, column, arithmetic)))
    if (left?.kind === 'matrix' && right?.kind === 'numeric' && right.size > 1) return rowsOf(first).map((row) => dot(row, list(second), arithmetic))
    if (left?.kind === 'numeric' && left.size > 1) return columnsOf(second).map((column) => dot(list(first), column, arithmetic))
  }
  if (name === 'equal' || name === 'notEqual') {
    const same = flatten(first).every((x, i) => x === flatten(second)[i])
    return name === 'equal' ? same : !same
  }
  const { compute } = mapOperation(name, 'float')
  const [a, b] = [flatten(first), flatten(second)]
  if (result.kind !== 'matrix') throw new Error(`random: ${name} gives no ${result.name}`)
  const { rows } = result
  return Array.from({ length: result.columns }, (_, column) =>
    Array.from({ length: rows }, (_row, row) => {
      const at = column * rows + row
      return compute(
        [a, b].slice(0, values.length).map((cells) => Number(cells.length === 1 ? cells[0] : cells[at])),
        'float',
        arithmetic,
      )
    }),
  )
}
