/** Lattice points that repeat. Internal to generative/. */
import { floor, max, select } from 'kirari/node'
import type { Float } from 'kirari/node'

/** How many whole periods lie before the integer `cell`: none without a period. Half a step away from the border, division cannot fall short of it. */
export const periodsBefore = (cell: Float, period: Float): Float => select(0, floor(cell.add(0.5).div(max(period, 1))), period.greaterThanEqual(1))

/** The integer `cell` in the first period. */
export const inPeriod = (cell: Float, period: Float): Float => cell.sub(periodsBefore(cell, period).mul(period))
