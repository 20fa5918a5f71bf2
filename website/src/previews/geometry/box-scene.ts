/** A glass box over a ground, and points, lines and other boxes about it. Things are drawn in the order in which they are named. */
import { dot, float, If, max, mix, normalize, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { floor } from '../paint/floor.ts'
import { cool, ground, paper, quiet } from '../paint/palette.ts'
import { meetBox, meetLine, meetPoint, sideOf, type Camera } from '../paint/space.ts'
import { inside, over, stroke } from '../paint/stroke.ts'

const light = normalize(vec3(0.5, 0.9, 0.6))
/** The height of the ground. */
const floorHeight = -1.6

export interface Frame {
  readonly min: Vec3
  readonly max: Vec3
}

export interface BoxScene {
  readonly colour: () => Vec3
  /** `opacity` is 1 by default. */
  readonly point: (at: Vec3, radius: number, tint: Vec3, opacity?: Float) => void
  /** A line between two points. */
  readonly line: (from: Vec3, to: Vec3, width: number, tint: Vec3, opacity: number) => void
  /** A line from a point, `reach` lengths of `along`; its look may change on the way. */
  readonly ray: (from: Vec3, along: Vec3, reach: number, width: number, look: (t: Float) => { readonly tint: Vec3; readonly opacity: Float }) => void
  /** Straight down to the ground, with a ring where it meets it. */
  readonly dropLine: (from: Vec3) => void
  /** The edges of a box. */
  readonly frame: (box: Frame, tint: Vec3) => void
  readonly glass: (low: Vec3, high: Vec3, tint: Vec3) => void
  /** Dots on a level plane, each in the colour of its place. */
  readonly dots: (height: Float, tintAt: (at: Vec3) => Vec3) => void
}

/** What lies behind the front of the glass is seen through it. */
export const createBoxScene = (camera: Camera, low: Vec3, high: Vec3): BoxScene => {
  const colour = floor(camera, floorHeight).toVar('colour')
  const paint = (tint: Vec3, coverage: Float): void => colour.assign(over(colour, tint, coverage))
  const main = meetBox(camera, low, high)
  /** How much of a thing at this depth is seen: behind the front face of the box a part of its light is lost. */
  const seen = (depth: Float): Float => float(1).sub(step(main.near.add(0.02), depth).mul(main.coverage).mul(0.2))

  const face = (from: Vec3, to: Vec3, depth: Float, tint: Vec3, opacity: number, edges: number, width = 0.028): void => {
    const { normal, edge } = sideOf(camera.origin.add(camera.direction.mul(depth)), from, to)
    const lit = dot(normal, light).mul(0.35).add(0.65)
    paint(mix(tint, paper, 0.25).mul(lit), float(opacity))
    paint(mix(tint, paper, 0.5), stroke(edge, width, max(depth, 0.1).mul(camera.spread)).mul(edges))
  }
  const glass = (from: Vec3, to: Vec3, tint: Vec3): void => {
    const { near, far, coverage } = meetBox(camera, from, to)
    If(coverage.greaterThan(0), () => {
      face(from, to, far, tint, 0.16, 0.3)
      face(from, to, near, tint, 0.2, 0.75)
    })
  }
  glass(low, high, cool)

  return {
    colour: () => colour,
    glass,
    point(at, radius, tint, opacity = float(1)) {
      const { distance, depth, size } = meetPoint(camera, at)
      If(distance.lessThan(size.add(radius + 0.035)), () => {
        // On a face it is in front of the glass, with its whole disc.
        const shown = seen(depth.sub(radius)).mul(opacity).toConst('shown')
        paint(
          ground,
          inside(distance.sub(radius + 0.035), size)
            .mul(shown)
            .mul(0.8),
        )
        paint(tint, inside(distance.sub(radius), size).mul(shown))
      })
    },
    line(from, to, width, tint, opacity) {
      const { distance, depth, size } = meetLine(camera, from, to.sub(from), 0, 1)
      If(distance.lessThan(size.mul(2).add(width)), () => paint(tint, stroke(distance, width, size).mul(seen(depth)).mul(opacity)))
    },
    ray(from, along, reach, width, look) {
      const { distance, depth, size, t } = meetLine(camera, from, along, 0, reach)
      If(distance.lessThan(size.mul(2).add(width)), () => {
        const { tint, opacity } = look(t)
        paint(tint, stroke(distance, width, size).mul(seen(depth)).mul(opacity))
      })
    },
    dropLine(from) {
      const { distance, depth, size } = meetLine(camera, from, vec3(0, float(floorHeight).sub(from.y), 0), 0, 1)
      paint(quiet, stroke(distance, 0.014, size).mul(seen(depth)).mul(0.6))
      // The ring.
      const down = float(floorHeight).sub(camera.origin.y).div(camera.direction.y.min(-1e-4))
      const on = camera.origin.add(camera.direction.mul(down)).xz
      paint(quiet, stroke(on.distance(from.xz).sub(0.09), 0.02, down.mul(camera.spread).mul(1.6)).mul(seen(down)).mul(0.7))
    },
    frame(box, tint) {
      const [from, to] = [box.min.toConst('from'), box.max.toConst('to')]
      const { near, far, coverage } = meetBox(camera, from, to)
      If(coverage.greaterThan(0), () => {
        face(from, to, far, tint, 0.03, 0.45, 0.034)
        face(from, to, near, tint, 0.04, 0.95, 0.034)
      })
    },
    dots(height, tintAt) {
      const depth = height.sub(camera.origin.y).div(camera.direction.y.min(-1e-4)).toConst('depth')
      const at = camera.origin.add(camera.direction.mul(depth))
      const cell = at.xz.div(0.22).floor().add(0.5).mul(0.22).toConst('cell')
      const size = depth.mul(camera.spread).mul(1.5)
      const fade = float(2.2).sub(cell.length()).mul(2).saturate()
      const shown = inside(vec2(at.x, at.z).distance(cell).sub(0.05), size).mul(fade).mul(step(0, depth))
      paint(tintAt(vec3(cell.x, height, cell.y)), shown.mul(seen(depth)).mul(0.85))
    },
  }
}
