/**
 * Means over an interval of what repeats, for the functions of this folder that filter it over a pixel. Inlined into the body that calls it.
 *
 * Full periods have the mean of one period, wherever they lie. What is left of the interval is shorter than a period, and is seen from its middle.
 */
import type { Generic } from 'kirari/node'

/** A width to divide by: below it, edges are as good as hard. */
const least = 1e-20

interface Cut {
  /** The length of all full periods in the interval, and their share of it. */
  readonly full: Generic
  readonly share: Generic
  /** What is left of the interval: its width and its middle. */
  readonly rest: Generic
  readonly middle: Generic
}

/** Cuts the full periods off the lower end of an interval of `width` around `x`. */
export const cutPeriods = (x: Generic, width: Generic, period: number): Cut => {
  const w = width.max(least).toConst('w')
  const full = w.div(period).floor().mul(period).toConst('full')
  // Not 0, where nothing is left.
  const rest = w.sub(full).max(least).toConst('rest')
  return { full, share: full.div(w).toConst('share'), rest, middle: x.sub(full.mul(0.5)).toConst('middle') }
}

interface Cell {
  /** The whole number at or below the middle, and how far the middle is past it. */
  readonly cell: Generic
  readonly past: Generic
  /** The share of the interval above the next whole number, less that below this one. */
  readonly beyond: Generic
}

/** The cell that the middle of an interval lies in, for one no wider than 1. */
export const cellOf = ({ rest, middle }: Cut): Cell => {
  const cell = middle.floor().toConst('cell')
  const past = middle.sub(cell).toConst('past')
  const above = past.sub(1).div(rest).add(0.5).saturate()
  const below = past.div(rest).negate().add(0.5).saturate()
  return { cell, past, beyond: above.sub(below).toConst('beyond') }
}

/** The mean of both parts: of the rest, and of the full periods by their share. */
export const joined = (rest: Generic, full: Generic | number, share: Generic): Generic => {
  const left = rest.toConst('left')
  return left.sub(left.sub(full).mul(share))
}
