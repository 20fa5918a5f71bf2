/** Bounds of numbers, the same for all components or one pair a component. */

import type { FunctionRecord } from './record.ts'

/** Lowest and highest value. */
export type Bounds = readonly [min: number, max: number]
/** The same for every component, or one pair a component, the last of which also applies to those after it. */
export type Range = Bounds | readonly [Bounds, Bounds, ...Bounds[]]

/** A range as one pair a component; a single pair if all are the same. */
export const boundsIn = (range: Range): readonly [Bounds, ...Bounds[]] => {
  const [first, second, ...others] = range
  // Both are numbers, or both are pairs.
  return typeof first === 'number' || typeof second === 'number' ? [range as Bounds] : [first, second, ...(others as readonly Bounds[])]
}

export const boundsOf = (range: Range, component: number): Bounds => {
  const all = boundsIn(range)
  return all[Math.min(component, all.length - 1)] ?? all[0]
}

/** The bounds of all components together. */
export const hullOf = (range: Range): Bounds => {
  const all = boundsIn(range)
  return [Math.min(...all.map(([min]) => min)), Math.max(...all.map(([, max]) => max))]
}

/** The bounds of a result, as a range. */
export const resultRange = ({ returns: { range } }: Pick<FunctionRecord, 'returns'>): Range => {
  const [min, max] = [[range.min].flat(), [range.max].flat()]
  const [first, second, ...others] = Array.from({ length: Math.max(min.length, max.length) }, (_, i): Bounds => [at(min, i), at(max, i)])
  return first && second ? [first, second, ...others] : (first ?? [NaN, NaN])
}

const at = (numbers: readonly number[], i: number): number => numbers[Math.min(i, numbers.length - 1)] ?? NaN
