/** The distance to a closed polygon: to the nearest of all its sides, negative where a ray to the right crosses an odd number of them. */
import { toSegment } from './segment.ts'

export type Corner = readonly [x: number, y: number]

export const toOutline = (x: number, y: number, corners: readonly Corner[]): number => {
  let distance = Infinity
  let isInside = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
    distance = Math.min(distance, toSegment(x, y, ax, ay, bx, by))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
  })
  return isInside ? -distance : distance
}

/** `count` corners at this distance from the origin, the first at the top or `turn` to its right. */
export const regular = (count: number, far: number, turn = 0): readonly Corner[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count
    return [far * Math.sin(angle), far * Math.cos(angle)]
  })
