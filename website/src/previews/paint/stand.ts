/** A camera that stands still, so that places in space can be dragged: how it sees them, and where the pointer moves them. */
import { float } from 'kirari/node'
import type { Vec2 } from 'kirari/node'
import type { Handle, Place } from '../preview.ts'
import { orbit, type Camera } from './space.ts'

export interface Stand {
  /** Angles in radians. */
  readonly yaw: number
  readonly pitch: number
  readonly distance: number
  readonly focal: number
}

/** The ray of the pixel at `p`. */
export const cameraOf = ({ yaw, pitch, distance, focal }: Stand, p: Vec2): Camera => orbit(p, float(yaw), pitch, distance, focal)

/** Where a place in space is in the picture. */
const project = ({ yaw, pitch, distance, focal }: Stand, [x = 0, y = 0, z = 0]: readonly number[]): { readonly at: Place; readonly depth: number } => {
  const [right, up, back] = axesOf(yaw, pitch)
  const along = (axis: readonly number[]): number => x * (axis[0] ?? 0) + y * (axis[1] ?? 0) + z * (axis[2] ?? 0)
  const depth = Math.max(distance - along(back), 0.1)
  return { at: [(along(right) * focal) / depth, (along(up) * focal) / depth], depth }
}

const axesOf = (yaw: number, pitch: number): readonly [right: readonly number[], up: readonly number[], back: readonly number[]] => {
  const [s, c, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  return [
    [c, 0, -s],
    [-s * sp, cp, -c * sp],
    [s * cp, sp, c * cp],
  ]
}

/** A place in space that a control of three numbers sets. The pointer moves it across the line of sight; how far away it is stays. */
export const spaceHandle = (id: string, stand: Stand): Handle => ({
  id,
  components: [0, 1],
  at: (value) => project(stand, value).at,
  distance: ([x, y], value) => {
    const [atX, atY] = project(stand, value).at
    return Math.hypot(x - atX, y - atY)
  },
  move: ([x, y], value) => {
    const { at, depth } = project(stand, value)
    const [right, up] = axesOf(stand.yaw, stand.pitch)
    const [dx, dy] = [((x - at[0]) * depth) / stand.focal, ((y - at[1]) * depth) / stand.focal]
    return value.map((component, i) => component + dx * (right[i] ?? 0) + dy * (up[i] ?? 0))
  },
})

/** A handle in a panel with this middle. */
export const inPanel = (handle: Handle, [x, y]: Place): Handle => {
  const within = ([atX, atY]: Place): Place => [atX - x, atY - y]
  return {
    ...handle,
    at(value) {
      const [atX, atY] = handle.at(value)
      return [atX + x, atY + y]
    },
    distance: (at, value) => handle.distance(within(at), value),
    move: (at, value) => handle.move(within(at), value),
  }
}
