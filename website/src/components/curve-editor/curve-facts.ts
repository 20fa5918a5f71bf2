/** What the editor shows of curves: their values come from the compiler's JavaScript. Loaded when the editor is near the view. */
import { curves } from '@site/src/generated/previews/easing-curves.ts'
import { fewestPoints, linearText, linesOf, type Point } from './fewest-points.ts'
import type { Curve } from './samples.ts'

export interface CurveFacts {
  readonly curve: Curve
  readonly points: readonly Point[]
  /** As CSS. */
  readonly text: string
  /** The largest distance between the curve and the lines through the points. */
  readonly error: number
}

const known = new Map<string, CurveFacts>()

const factsOf = (name: string): CurveFacts => {
  const found = known.get(name) ?? madeOf(name)
  known.set(name, found)
  return found
}

const madeOf = (name: string): CurveFacts => {
  const curve = curves[name]
  if (!curve) throw new Error(`There is no curve ${name}. Make the pages again: npm run generate -w website.`)
  const points = fewestPoints(curve)
  return { curve, points, text: linearText(points), error: differenceOf(curve, linesOf(points)).size }
}

interface CurveDifference {
  readonly size: number
  /** Where it is the largest. */
  readonly time: number
}

const steps = 20_000

const differenceOf = (one: Curve, other: Curve): CurveDifference => {
  let [size, time] = [0, 0]
  for (let i = 0; i <= steps; i++) {
    const apart = Math.abs(one(i / steps) - other(i / steps))
    // Rounding may make the second of two equal peaks the higher one; the first is meant.
    if (apart > size + 1e-6) [size, time] = [apart, i / steps]
  }
  return { size, time }
}

export interface Comparison {
  readonly one: CurveFacts
  readonly other: CurveFacts
  readonly difference: CurveDifference
}

/** Of two easings, by their names. */
export const comparisonOf = (first: string, second: string): Comparison => {
  const [one, other] = [factsOf(first), factsOf(second)]
  return { one, other, difference: differenceOf(one.curve, other.curve) }
}
