/** Functions of directions and matrices. */
import { near } from '../../../../../internal/testing/numbers.ts'
import type { valueBuiltins } from '../../../src/shader/builtin/all.ts'
import type { Type } from '../../../src/shader/ir/type.ts'
import { ofAll, wide, type Row } from './row.ts'

type Numbers = readonly number[]
const dot = (a: Numbers = [], b: Numbers = []): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? NaN), 0)
const length = (v: Numbers = []): number => Math.hypot(...v)
const cross = (a: Numbers = [], b: Numbers = []): Numbers =>
  [1, 2, 0].map((i) => (a[i] ?? NaN) * (b[(i + 1) % 3] ?? NaN) - (a[(i + 1) % 3] ?? NaN) * (b[i] ?? NaN))

const shapeOf = (type: Type | undefined): readonly [columns: number, rows: number] => (type?.kind === 'matrix' ? [type.columns, type.rows] : [0, 0])
const cell = (m: Numbers, rows: number, column: number, row: number): number => m[column * rows + row] ?? NaN
/** By the first column (Laplace). */
const determinant = (m: Numbers, size: number): number => {
  if (size === 1) return m[0] ?? NaN
  return Array.from({ length: size }, (_, row) => (row % 2 ? -1 : 1) * cell(m, size, 0, row) * determinant(minor(m, size, 0, row), size - 1)).reduce(
    (a, b) => a + b,
    0,
  )
}
const minor = (m: Numbers, size: number, column: number, row: number): Numbers => m.filter((_, i) => Math.floor(i / size) !== column && i % size !== row)
const inverse = (m: Numbers, size: number): Numbers => {
  const d = determinant(m, size)
  return Array.from({ length: size * size }, (_, i) => {
    const [column, row] = [Math.floor(i / size), i % size]
    return (((row + column) % 2 ? -1 : 1) * determinant(minor(m, size, row, column), size - 1)) / d
  })
}

const small = { min: -10, max: 10 }
const unit = { min: -1, max: 1 }

export const vectorTable = {
  length: ofAll(([v]) => [length(v)], wide, near(16, 1e-5)),
  distance: ofAll(([a = [], b = []]) => [length(a.map((x, i) => x - (b[i] ?? NaN)))], wide, near(16, 1e-4)),
  dot: ofAll(([a, b]) => [dot(a, b)], wide, near(16, 1e-1)),
  cross: ofAll(([a, b]) => cross(a, b), small, near(16, 1e-4)),
  normalize: ofAll(([v = []]) => v.map((x) => x / length(v)), { min: 1, max: 100 }, near(16, 1e-6)),
  reflect: ofAll(([incident = [], normal = []]) => incident.map((x, i) => x - 2 * dot(normal, incident) * (normal[i] ?? NaN)), unit, near(64, 1e-5)),
  refract: ofAll(
    ([incident = [], normal = [], [ratio = NaN] = []]) => {
      const cosine = dot(normal, incident)
      const k = 1 - ratio * ratio * (1 - cosine * cosine)
      return incident.map((x, i) => (k < 0 ? 0 : ratio * x - (ratio * cosine + Math.sqrt(k)) * (normal[i] ?? NaN)))
    },
    // Where k is near 0 the root is steep.
    [
      { min: -0.5, max: 0.5 },
      { min: 0.1, max: 0.5 },
      { min: 0.3, max: 0.9 },
    ],
    near(64, 1e-5),
  ),
  faceForward: ofAll(
    ([normal = [], incident, reference]) => normal.map((x) => (dot(reference, incident) < 0 ? x : -x)),
    [unit, unit, { min: 0.05, max: 1 }],
    near(0, 0),
    {
      jumps: true,
    },
  ),
  transpose: ofAll(([m = []], [type]) => {
    const [columns, rows] = shapeOf(type)
    return Array.from({ length: columns * rows }, (_, i) => cell(m, rows, i % columns, Math.floor(i / columns)))
  }, wide),
  determinant: ofAll(([m = []], [type]) => [determinant(m, shapeOf(type)[0])], unit, near(16, 1e-5)),
  inverse: ofAll(([m = []], [type]) => inverse(m, shapeOf(type)[0]), { min: -1, max: 1 }, near(64, 1e-5), {
    // A strong diagonal keeps the determinant away from 0.
    prepare: (value, _, component, type) => (component % (shapeOf(type)[1] + 1) === 0 ? Math.fround(value + 5) : value),
  }),
  matrixCompMult: ofAll(([a = [], b = []]) => a.map((x, i) => Math.fround(x * (b[i] ?? NaN))), small),
  outerProduct: ofAll(([column = [], line = []]) => line.flatMap((y) => column.map((x) => Math.fround(x * y))), small),
} as const satisfies Partial<Record<keyof typeof valueBuiltins, Row>>
