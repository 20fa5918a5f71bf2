/** Handles that several previews have. */
import type { Handle } from './preview.ts'

/** A point of the plane that a control of two numbers places, in a picture `scale` units high with this middle. */
export const pointHandle = (id: string, scale = 1, middle: readonly [number, number] = [0, 0]): Handle => ({
  id,
  components: [0, 1],
  at: ([x = 0, y = 0]) => [middle[0] + x / scale, middle[1] + y / scale],
  distance: ([x, y], [atX = 0, atY = 0]) => Math.hypot(x - middle[0] - atX / scale, y - middle[1] - atY / scale),
  move: ([x, y]) => [(x - middle[0]) * scale, (y - middle[1]) * scale],
})

/** An upright line that a control of one number places; `toControl` and `toPlane` go between its value and x. It is held at this y. */
export const lineHandle = (id: string, toPlane: (value: number) => number, toControl: (x: number) => number, y = 0): Handle => ({
  id,
  components: [0],
  at: ([value = 0]) => [toPlane(value), y],
  distance: ([x], [value = 0]) => Math.abs(x - toPlane(value)),
  move: ([x]) => [toControl(x)],
})

/** A level line that a control of one number places; `toControl` and `toPlane` go between its value and y. It is held at this x. */
export const upDownHandle = (id: string, toPlane: (value: number) => number, toControl: (y: number) => number, x = 0): Handle => ({
  id,
  components: [0],
  at: ([value = 0]) => [x, toPlane(value)],
  distance: ([, y], [value = 0]) => Math.abs(y - toPlane(value)),
  move: ([, y]) => [toControl(y)],
})
