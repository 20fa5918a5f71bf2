/**
 * The varyings of a full-screen fragment, from its vertices: the three corners of one triangle, (0, 0), (2, 0) and (0, 2) in the
 * units of uv. A value is a linear function of them.
 */
import type { OuterParams } from '../program.ts'
import type { Expr } from '../../../ir/expr.ts'
import { isSmooth } from './evaluate.ts'
import { toLeaves, type JSValue, type LeafValue } from './value.ts'

/** The inputs that differ between the corners. */
export interface CornerInputs {
  readonly uv?: readonly [number, number]
  readonly vertexIndex?: number
}

/** The leaves of each varying at the three corners. */
export type Corners = ReadonlyMap<object, readonly (readonly LeafValue[])[]>

const cornerInputs: readonly CornerInputs[] = [
  { uv: [0, 0], vertexIndex: 0 },
  { uv: [2, 0], vertexIndex: 1 },
  { uv: [0, 2], vertexIndex: 2 },
]

/** `run` computes a value for a corner. */
export const cornersOf = (outer: readonly OuterParams[], run: (value: Expr, corner: CornerInputs) => JSValue): Corners =>
  new Map(
    outer.flatMap(({ source, type }) =>
      typeof source === 'object' && 'kind' in source && source.kind === 'varying'
        ? [[source, cornerInputs.map((corner) => toLeaves(run(source.value, corner), type))] as const]
        : [],
    ),
  )

/** For each interpolated variable: its value at (0, 0), and the change along u and v. */
export const planesOf = (outer: readonly OuterParams[], corners: Corners): readonly number[] =>
  outer.flatMap(({ source, params }) => {
    const [first = [], right = [], up = []] = (isSmooth(source) && typeof source === 'object' && corners.get(source)) || []
    return isSmooth(source)
      ? params.flatMap((_, i) => {
          const [a, b, c] = [Number(first[i]), Number(right[i]), Number(up[i])]
          return [a, (b - a) / 2, (c - a) / 2]
        })
      : []
  })
