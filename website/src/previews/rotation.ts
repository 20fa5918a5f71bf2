/** A turn in space: the vector before and after, the arc between them, the axis, and a cube that turns along. */
import { quatRotate } from '@kirari/addons'
import { cos, dot, float, max, mix, normalize, select, sin, smoothstep, step, time, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from './apply.ts'
import { controlsOf, ownControl } from './control.ts'
import { cool, faint, ground, mint, paper, quiet, warm } from './palette.ts'
import { place } from './plane.ts'
import type { Preview } from './preview.ts'
import { meetBox, meetLine, meetPoint, orbit, sideOf, type Camera } from './space.ts'
import { inside, over, stroke } from './stroke.ts'

const light = normalize(vec3(0.4, 0.8, 0.7))
const arcSteps = 14
const half = 0.27

export const rotation: Preview = {
  controls: ({ parameters }) => [
    // The four numbers of a quaternion are hard to set by hand: an axis and an angle are what they mean.
    ownControl('axis', { en: 'axis', ja: '回転軸' }, [-1, 1], 0.01, 0.35, 1, 0.25),
    ownControl('angle', { en: 'angle (radians)', ja: '角度（ラジアン）' }, [-3.14, 3.14], 0.01, 1.9),
    ...parameters.filter(({ unit }) => unit === 'direction').flatMap(controlsOf),
  ],
  startSeconds: 1.55,
  handles: () => [],
  describe: (name) => ({
    en: `A vector before and after ${name}, with the arc it goes along round the axis, and a cube that turns with it.`,
    ja: `${name}で回転させる前と後のベクトルです。軸のまわりの弧に沿って動き、中央の立方体も一緒に回ります。`,
  }),
  fragment(subject, values) {
    const axis = normalize(values.vec3('axis').add(vec3(0, 1e-5, 0))).toConst('axis')
    const angle = values.float('angle')
    const turn = (share: Float | number): Vec4 => {
      const by = angle.mul(share).mul(0.5)
      return vec4(axis.mul(sin(by)), cos(by))
    }
    const v = values.vec3('v')
    const turned = (share: Float | number): Vec3 => apply<Vec3>(subject, values, [], { q: turn(share) })
    // To and fro, with a rest at both ends.
    const phase = time.mul(0.16).fract().mul(2).sub(1).abs()
    const now = float(1)
      .sub(smoothstep(0.15, 0.85, phase))
      .toConst('now')

    const camera = orbit(place, float(0.62), 0.5, 5.2, 2.2)
    let colour: Vec3 = sphere(camera)

    // The cube is seen by turning the ray back.
    const q = turn(now).toConst('q')
    const back = vec4(q.xyz.negate(), q.w)
    const ray = { origin: quatRotate(back, camera.origin), direction: quatRotate(back, camera.direction) }
    const cube = meetBox(ray, vec3(-half), vec3(half))
    const { normal, edge } = sideOf(ray.origin.add(ray.direction.mul(cube.near)), vec3(-half), vec3(half))
    const faces = max(dot(quatRotate(q, normal), light), 0)
      .mul(0.75)
      .add(0.2)
    const skin = mix(mix(cool, paper, 0.35).mul(faces), ground, stroke(edge, 0.02, cube.near.mul(camera.spread)).mul(0.55))
    colour = over(colour, skin, cube.coverage)

    /** Nothing is drawn over the cube that lies behind its front. */
    const visible = (depth: Float): Float => float(1).sub(cube.coverage.mul(step(cube.near, depth)))
    const shaft = (from: Vec3, along: Vec3, width: number, tint: Vec3, opacity: Float | number): void => {
      const line = meetLine(camera, from, along, 0, 1)
      colour = over(colour, tint, stroke(line.distance, width, line.size).mul(visible(line.depth)).mul(opacity))
    }
    const tip = (at: Vec3, radius: number, tint: Vec3): void => {
      const { distance, depth, size } = meetPoint(camera, at)
      const shown = visible(depth)
      colour = over(
        colour,
        ground,
        inside(distance.sub(radius + 0.02), size)
          .mul(shown)
          .mul(0.7),
      )
      colour = over(colour, tint, inside(distance.sub(radius), size).mul(shown))
    }

    shaft(axis.mul(-1.25), axis.mul(2.5), 0.014, mint, 0.9)
    const arc = Array.from({ length: arcSteps + 1 }, (_, i) => turned(i / arcSteps).toConst('arc'))
    arc.slice(1).forEach((to, i) => {
      const from = arc[i] ?? to
      shaft(from, to.sub(from), 0.016, warm, select(float(0.32), float(0.9), now.greaterThan((i + 0.5) / arcSteps)))
    })
    const [end, current] = [turned(1), turned(now).toConst('current')]
    shaft(vec3(0), v, 0.026, cool, 0.75)
    shaft(vec3(0), end, 0.02, warm, 0.3)
    shaft(vec3(0), current, 0.036, warm, 1)
    tip(axis.mul(1.25), 0.03, mint)
    tip(v, 0.05, cool)
    tip(end, 0.04, mix(ground, warm, 0.55))
    tip(current, 0.065, mix(warm, paper, 0.35))
    return colour
  },
}

/** A faint ball of radius 1 with its three great circles, as a frame of reference. */
const sphere = (camera: Camera): Vec3 => {
  const { origin, direction, spread } = camera
  const along = dot(origin, direction)
  const room = along.mul(along).sub(dot(origin, origin).sub(1))
  const root = max(room, 0).sqrt()
  const closest = dot(origin, origin).sub(along.mul(along)).max(0).sqrt()
  const body = inside(closest.sub(1), along.negate().mul(spread))
  let colour = over(ground, faint, body.mul(closest.saturate().mul(0.45).add(0.1)))
  for (const [depth, opacity] of [
    [along.negate().add(root), 0.22],
    [along.negate().sub(root), 0.5],
  ] as const) {
    const at = origin.add(direction.mul(depth))
    const size = depth.mul(spread).mul(1.4)
    const circles = max(stroke(at.x, 0.012, size), max(stroke(at.y, 0.012, size), stroke(at.z, 0.012, size)))
    colour = over(colour, quiet, circles.mul(body).mul(opacity))
  }
  return over(colour, quiet, stroke(closest.sub(1), 0.012, along.negate().mul(spread)).mul(0.6))
}
