/** A ray and a box: the box as glass, the ray before, inside and after it, with the places where it enters and leaves. */
import { AABB } from '@kirari/addons'
import { dot, float, max, mix, normalize, select, step, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from './apply.ts'
import { parameterControls } from './control.ts'
import { floor } from './floor.ts'
import { cool, ground, paper, quiet, rose, warm } from './palette.ts'
import { place } from './plane.ts'
import type { Preview } from './preview.ts'
import { meetBox, meetLine, meetPoint, sideOf, type Meeting } from './space.ts'
import { cameraOf, spaceHandle, type Stand } from './stand.ts'
import { inside, over, stroke } from './stroke.ts'

const stand: Stand = { yaw: 0.55, pitch: 0.42, distance: 7.4, focal: 1.75 }
const light = normalize(vec3(0.5, 0.9, 0.6))
/** How far the ray is drawn, in lengths of its direction. */
const reach = 7

export const box: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => ['origin', 'box.min', 'box.max'].map((id) => spaceHandle(id, stand)),
  describe: (name) => ({
    en: `A glass box and a ray through it: warm inside the box, with a point where ${name} says it enters and one where it leaves. The start of the ray and two corners of the box can be dragged.`,
    ja: `ガラスのボックスと、それを貫くレイです。中の区間を暖色で示し、${name}が求めた入る位置と出る位置に点を打っています。レイの始点とボックスの二つの角はドラッグできます。`,
  }),
  fragment(subject, values) {
    const [low, high] = [values.vec3('box.min'), values.vec3('box.max')]
    const [start, direction] = [values.vec3('origin'), values.vec3('direction')]
    const camera = cameraOf(stand, place)

    const result = apply<Vec2>(subject, values, [], { box: AABB({ min: low, max: high }) }).toConst('result')
    const isHit = result.x.lessThanEqual(result.y).and(result.y.greaterThanEqual(0)).toConst('isHit')
    const [enter, leave] = [max(result.x, 0), result.y]

    const glass = meetBox(camera, low, high)
    const front = camera.origin.add(camera.direction.mul(glass.near))
    const back = camera.origin.add(camera.direction.mul(glass.far))

    let colour: Vec3 = floor(camera)
    const side = (point: Vec3, depth: Float, opacity: number, edges: number): void => {
      const { normal, edge } = sideOf(point, low, high)
      const lit = dot(normal, light).mul(0.35).add(0.65)
      const size = max(depth, 0.1).mul(camera.spread)
      colour = over(colour, mix(cool, paper, 0.25).mul(lit), glass.coverage.mul(opacity))
      colour = over(colour, mix(cool, paper, 0.7), stroke(edge, 0.028, size).mul(glass.coverage).mul(edges))
    }

    const line = meetLine(camera, start, direction, 0, reach)
    const isInside = step(enter, line.t)
      .mul(step(line.t, leave))
      .mul(select(0, 1, isHit))
    const tint = mix(select(rose, cool, isHit), warm, isInside)
    const fade = float(1).sub(line.t.div(reach)).mul(2).saturate()
    const passed = step(leave, line.t)
      .mul(select(0, 1, isHit))
      .mul(-0.45)
      .add(1)
    const shaft = stroke(line.distance, 0.05, line.size).mul(fade).mul(passed)
    // Points: the corners, and where the ray starts, enters and leaves.
    const points: readonly (readonly [Meeting, number, Vec3, Float])[] = [
      [meetPoint(camera, low), 0.06, quiet, float(1)],
      [meetPoint(camera, high), 0.06, quiet, float(1)],
      [meetPoint(camera, start), 0.085, paper, float(1)],
      [meetPoint(camera, start.add(direction.mul(result.x.clamp(-reach, reach)))), 0.1, warm, select(0, 1, isHit.and(result.x.greaterThanEqual(0)))],
      [meetPoint(camera, start.add(direction.mul(leave.clamp(-reach, reach)))), 0.1, warm, select(0, 1, isHit)],
    ]
    /** What lies before or behind the front of the glass. */
    const draw = (isBehind: boolean): void => {
      const lies = (depth: Float): Float => {
        const behind = step(glass.near.add(0.02), depth).mul(glass.coverage)
        return isBehind ? behind : float(1).sub(behind)
      }
      colour = over(colour, tint, shaft.mul(lies(line.depth)))
      for (const [{ distance, depth, size }, radius, hue, shown] of points) {
        // On a face it is in front of the glass, with its whole disc.
        const here = lies(depth.sub(radius))
        colour = over(
          colour,
          ground,
          inside(distance.sub(radius + 0.035), size)
            .mul(here)
            .mul(shown)
            .mul(0.8),
        )
        colour = over(colour, hue, inside(distance.sub(radius), size).mul(here).mul(shown))
      }
    }

    side(back, glass.far, 0.2, 0.35)
    draw(true)
    side(front, glass.near, 0.24, 0.8)
    draw(false)
    return colour
  },
}
