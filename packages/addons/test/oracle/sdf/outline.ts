/** The distance to an outline of pieces, in double precision: the least of the distances to its pieces, with a sign of its own. */
import { toSegment } from './segment.ts'

export type Corner = readonly [x: number, y: number]

const [turn, half] = [2 * Math.PI, Math.PI]

/** An angle brought to −π … π. */
export const wrapped = (angle: number): number => angle - turn * Math.floor((angle + half) / turn)

/** To a part of a circle from an angle on, counter-clockwise; past its ends, to these. */
export const toArc = (x: number, y: number, cx: number, cy: number, radius: number, from: number, span: number): number => {
  const middle = from + span / 2
  const off = Math.min(Math.max(wrapped(Math.atan2(y - cy, x - cx) - middle), -span / 2), span / 2)
  const angle = middle + off
  return Math.hypot(x - cx - radius * Math.cos(angle), y - cy - radius * Math.sin(angle))
}

/** To the sides of a polygon, and whether the point is inside: a ray to the right crosses an odd number of sides. */
export const toPolygon = (x: number, y: number, corners: readonly Corner[]): { readonly distance: number; readonly isInside: boolean } => {
  let distance = Infinity
  let isInside = false
  let [ax, ay] = corners[corners.length - 1] ?? [NaN, NaN]
  for (const [bx, by] of corners) {
    distance = Math.min(distance, toSegment(x, y, ax, ay, bx, by))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
    ax = bx
    ay = by
  }
  return { distance, isInside }
}

/** The signed distance to a polygon. */
export const toOutline = (x: number, y: number, corners: readonly Corner[]): number => {
  const { distance, isInside } = toPolygon(x, y, corners)
  return isInside ? -distance : distance
}

/** The same as a result of an oracle. */
export const polygonal = (x: number, y: number, corners: readonly Corner[]): readonly number[] => [toOutline(x, y, corners)]

/** On a circle about the origin, by the angle from the y axis to the right. */
export const onCircle = (radius: number, angle: number): Corner => [radius * Math.sin(angle), radius * Math.cos(angle)]

/** `count` corners at this distance from the origin, the first at the top or `turn` to its right. */
export const regular = (count: number, far: number, turn = 0): readonly Corner[] =>
  Array.from({ length: count }, (_, i) => onCircle(far, turn + (2 * Math.PI * i) / count))

/** As the functions round a number of parts. */
export const rounded = (n: number, least: number): number => Math.max(Math.floor(n + 0.5), least)

/** Integer numbers of parts and halves, where rounding goes up, in one place of each row. */
export const halves =
  (place: number) =>
  (row: readonly number[]): readonly number[] =>
    row.map((value, i) => (i === place ? Math.round(value * 2) / 2 : value))

/** The least value of a function of one number: the lowest of `count` steps, and its surroundings by the golden section. */
export const leastOf = (f: (t: number) => number, from: number, to: number, count: number): number => {
  const step = (to - from) / count
  const samples = Array.from({ length: count + 1 }, (_, i) => f(from + i * step))
  let least = Infinity
  for (const [i, value] of samples.entries()) {
    // Every dip, not the lowest only: another may be lower between two steps.
    if (value > (samples[i - 1] ?? Infinity) || value > (samples[i + 1] ?? Infinity)) continue
    let [low, high] = [Math.max(from + (i - 1) * step, from), Math.min(from + (i + 1) * step, to)]
    for (let round = 0; round < 36; round++) {
      const [first, second] = [high - (high - low) * golden, low + (high - low) * golden]
      if (f(first) < f(second)) high = second
      else low = first
    }
    least = Math.min(least, value, f((low + high) / 2))
  }
  return least
}
const golden = (Math.sqrt(5) - 1) / 2
