/** Handles that several previews have. */
import type { Handle } from './preview.ts'

/** A point of the plane that a control of two numbers places, in a picture `scale` units high with this middle. */
export const pointHandle = (id: string, scale = 1, middle: readonly [number, number] = [0, 0]): Handle => ({
  id,
  distance: ([x, y], [atX = 0, atY = 0]) => Math.hypot(x - middle[0] - atX / scale, y - middle[1] - atY / scale),
  move: ([x, y]) => [(x - middle[0]) * scale, (y - middle[1]) * scale],
})

/** An upright line that a control of one number places; `toControl` and `toPlane` go between its value and x. */
export const lineHandle = (id: string, toPlane: (value: number) => number, toControl: (x: number) => number): Handle => ({
  id,
  distance: ([x], [value = 0]) => Math.abs(x - toPlane(value)),
  move: ([x]) => [toControl(x)],
})
