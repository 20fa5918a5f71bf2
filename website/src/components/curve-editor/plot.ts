/** Where the plot of the curve editor has what. Must not know: React. */
import type { Curve } from './samples.ts'

export const plot = { width: 440, height: 400, lanes: [392, 420] } as const

const unit = 204
/** The farthest that an easing goes beyond 1 is 0.374, and as far below 0. */
const top = 1.48

export const xOf = (t: number): number => 34 + 334 * t
export const yOf = (value: number): number => (top - value) * unit

const pointOf = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`
const steps = 360
const line = (curve: Curve): readonly string[] => Array.from({ length: steps + 1 }, (_, i) => pointOf(xOf(i / steps), yOf(curve(i / steps))))

export const curvePath = (curve: Curve): string => `M${line(curve).join('L')}`

export const areaPath = (one: Curve, other: Curve): string => `M${[...line(one), ...line(other).toReversed()].join('L')}Z`

const quarters = [0, 0.25, 0.5, 0.75, 1]
const lines = (places: readonly number[]): string =>
  places.map((place) => `M${pointOf(xOf(place), yOf(0))}V${yOf(1).toFixed(2)}M${pointOf(xOf(0), yOf(place))}H${xOf(1).toFixed(2)}`).join('')

export const gridPath = lines(quarters)
export const framePath = lines([0, 1])
export const lanesPath = plot.lanes.map((x) => `M${pointOf(x, yOf(0))}V${yOf(1).toFixed(2)}`).join('')
