/** The frame of a camera: its body and what it sees, turned as the matrix says, with its right, its up and its backwards. Or a scene as a camera has it, or a frame on a surface. */
import { dot, float, fn, If, max, mix, normalize, select, sin, step, time, vec2, vec3 } from 'kirari/node'
import type { Bool, Float, Mat3, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, faint, ground, mint, paper, quiet, rose, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { meetBox, meetLine, meetPoint, orbit, sideOf } from '../paint/space.ts'
import { gridLine, inside, over, stroke } from '../paint/stroke.ts'
import { surfaceFrame } from './surface-frame.ts'
import { throughCamera } from './through-camera.ts'

const light = normalize(vec3(0.4, 0.8, 0.7))
const bodyLow = vec3(-0.2, -0.14, -0.12)
const bodyHigh = vec3(0.2, 0.14, 0.3)
/** The picture in front of the camera: half its sides, and how far away it is. */
const [wide, high, far] = [0.5, 0.3, 1.05]
const floorHeight = -0.95

/** How much of a thing at this depth is seen past the body, which is (where its front is, how much of the pixel it covers). */
const visible = (depth: Float, body: Vec2): Float => float(1).sub(body.y.mul(step(body.x, depth)))

const sight = [{ under: vec3 }, { eye: vec3 }, { view: vec3 }, { spread: float }, { body: vec2 }] as const

/** A line from the camera's middle over a picture. Most pixels are far from it: they stay as they are. */
const thread = fn(
  'thread',
  [...sight, { along: vec3 }, { width: float }, { tint: vec3 }, { opacity: float }],
  vec3,
  (under, eye, view, spread, body, along, width, tint, opacity) => {
    const colour = under.toVar('colour')
    const { distance, depth, size } = meetLine({ origin: eye, direction: view, spread }, vec3(0), along, 0, 1)
    If(distance.lessThan(size.mul(2).add(width)), () => {
      colour.assign(over(colour, tint, stroke(distance, width, size).mul(visible(depth, body)).mul(opacity)))
    })
    return colour
  },
)

/** The line with a ball at its end. */
const arrow = fn(
  'arrow',
  [...sight, { along: vec3 }, { width: float }, { tint: vec3 }, { opacity: float }],
  vec3,
  (under, eye, view, spread, body, along, width, tint, opacity) => {
    const colour = thread(under, eye, view, spread, body, along, width, tint, opacity).toVar('colour')
    const { distance, depth, size } = meetPoint({ origin: eye, direction: view, spread }, along)
    const radius = width.mul(1.6)
    If(distance.lessThan(size.add(radius).add(0.02)), () => {
      colour.assign(
        over(
          colour,
          ground,
          inside(distance.sub(radius.add(0.02)), size)
            .mul(visible(depth, body))
            .mul(0.6),
        ),
      )
      colour.assign(over(colour, tint, inside(distance.sub(radius), size).mul(visible(depth, body))))
    })
    return colour
  },
)

export interface CameraOptions {
  /** `view`: the scene as the camera has it. `surface`: the frame stands on a bent surface. By default the camera itself, turned. */
  readonly of?: 'view' | 'surface'
}

export const camera = ({ of }: CameraOptions): Preview => (of === 'view' ? throughCamera : of === 'surface' ? surfaceFrame : turnedCamera)

const turnedCamera: Preview = {
  controls: parameterControls,
  startSeconds: 2,
  handles: () => [],
  describe: (name) => ({
    en: `A camera turned by ${name}: in front of it the frame of its picture along the direction it looks in, and from it three arrows, right, up and backwards.`,
    ja: `${name}で向きを決めたカメラです。見る方向の先に画面の枠があり、カメラからは右、上、後ろを指す三本の矢印が出ています。`,
  }),
  fragment(subject, values) {
    const m = apply<Mat3>(subject, values, []).toConst('m')
    const [right, up, back] = [m.at(0), m.at(1), m.at(2)]
    const forward = values.vec3('forward')
    const wanted = values.vec3('up')

    // The onlooker sways a little, so that depth is seen.
    const { origin, direction, spread } = orbit(place, sin(time.mul(0.35)).mul(0.22).add(0.42), 0.38, 5.2, 2.5)
    const into = (v: Vec3): Vec3 => vec3(dot(right, v), dot(up, v), dot(back, v))

    // The floor, which tells level from tilted.
    const toFloor = float(floorHeight).sub(origin.y).div(direction.y.min(-1e-3)).toConst('toFloor')
    const spot = origin.add(direction.mul(toFloor)).toConst('spot')
    const size = toFloor.mul(spread)
    const lines = max(stroke(gridLine(spot.x, 0.5), 0.012, size.mul(1.5)), stroke(gridLine(spot.z, 0.5), 0.012, size.mul(3)))
    const fade = spot.xz.length().mul(-0.55).exp()
    const isFloor = step(direction.y, -1e-3)
    let colour: Vec3 = over(ground, faint, lines.mul(isFloor).mul(fade.mul(3).saturate()))
    colour = over(colour, vec3(0.02, 0.025, 0.04), isFloor.mul(spot.xz.dot(spot.xz).mul(-7).exp()).mul(0.8))

    const ray = { origin: into(origin), direction: into(direction) }
    const body = meetBox(ray, bodyLow, bodyHigh)
    const lens = meetBox(ray, vec3(-0.09, -0.09, -0.26), vec3(0.09, 0.09, -0.12))
    const skin = (hit: typeof body, low: Vec3, top: Vec3, tint: Vec3): Vec3 => {
      const { normal, edge } = sideOf(ray.origin.add(ray.direction.mul(hit.near)), low, top)
      const shade = max(dot(m.mul(normal), light), 0)
        .mul(0.7)
        .add(0.25)
      return mix(tint.mul(shade), ground, stroke(edge, 0.02, hit.near.mul(spread)).mul(0.5))
    }

    // The picture, a pane in front of the lens; its top is marked, so that a roll is seen.
    const toPane = ray.origin.z
      .add(far)
      .div(select(ray.direction.z.negate(), 1e-4, ray.direction.z.abs().lessThan(1e-4)))
      .toConst('toPane')
    const onPane = ray.origin.add(ray.direction.mul(toPane)).toConst('onPane')
    const paneSize = toPane.mul(spread)
    const border = max(onPane.x.abs().sub(wide), onPane.y.abs().sub(high)).toConst('border')
    const isPane = step(0, toPane)
    const roof = max(onPane.y.sub(high + 0.1).add(onPane.x.abs().mul(0.9)), float(high + 0.025).sub(onPane.y))
    const pane = (under: Vec3, when: Bool): Vec3 => {
      const isShown = select(float(0), isPane, when).toConst('isShown')
      const lit = over(under, warm, inside(border, paneSize).mul(isShown).mul(onPane.y.div(high).mul(0.05).add(0.13)))
      const cross = max(stroke(onPane.x, 0.008, paneSize), stroke(onPane.y, 0.008, paneSize)).mul(inside(border, paneSize))
      return over(lit, warm, max(max(stroke(border, 0.022, paneSize), inside(roof, paneSize)), cross.mul(0.35)).mul(isShown))
    }
    const hidden = toPane.greaterThan(body.near).and(body.coverage.greaterThan(0.5)).toConst('hidden')

    const bodies = (under: Vec3): Vec3 => {
      const isNearer = lens.coverage.greaterThan(0.5).and(body.coverage.lessThan(0.5).or(lens.near.lessThan(body.near)))
      const first = over(under, skin(body, bodyLow, bodyHigh, mix(cool, paper, 0.55)), body.coverage)
      return select(first, skin(lens, vec3(-0.09, -0.09, -0.26), vec3(0.09, 0.09, -0.12), quiet.mul(0.6)), isNearer)
    }
    // Behind the camera the pane is drawn before it, otherwise after it.
    const backdrop = colour.toConst('backdrop')
    colour = bodies(pane(backdrop, hidden)).toConst('withBody')
    colour = pane(colour, hidden.not())

    const inTheWay = vec2(body.near, body.coverage).toConst('inTheWay')
    const shaft = (along: Vec3, width: number, tint: Vec3, opacity: number): void => {
      colour = arrow(colour, origin, direction, spread, inTheWay, along, width, tint, opacity).toConst('withArrow')
    }
    colour = colour.toConst('scene')
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const along = m.mul(vec3(wide * x, high * y, -far))
      colour = thread(colour, origin, direction, spread, inTheWay, along, 0.01, warm, 0.5).toConst('withThread')
    }
    // What was asked for, thin; what came out, strong.
    shaft(wanted.mul(select(float(1.15), float(0), wanted.length().lessThan(1e-3))), 0.012, quiet, 0.9)
    shaft(normalize(forward.add(vec3(0, 0, -1e-6))).mul(far * 1.25), 0.024, warm, 1)
    shaft(right.mul(0.85), 0.03, rose, 1)
    shaft(up.mul(0.85), 0.03, mint, 1)
    shaft(back.mul(0.85), 0.03, cool, 1)
    return colour
  },
}
