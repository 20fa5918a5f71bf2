/** A view matrix: on the left a scene with the camera in it, on the right the same scene from that camera. Both come from the matrix alone. */
import { toMat3 } from '@kirari/addons'
import { dot, float, fn, If, max, mix, normalize, select, step, transpose, vec2, vec3 } from 'kirari/node'
import type { Float, Mat4, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, faint, ground, mint, panel, paper, quiet, rose, warm } from '../paint/palette.ts'
import { middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import { meetBox, meetLine, meetPoint, sideOf } from '../paint/space.ts'
import { cameraOf, inPanel, spaceHandle, type Stand } from '../paint/stand.ts'
import { gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Preview, Subject } from '../preview.ts'

const stand: Stand = { yaw: 0.32, pitch: 0.56, distance: 10.5, focal: 1.42 }
/** Of the camera in the scene: half the side of its picture at distance 1 is that of a panel over this. */
const focal = 0.72
const spreadOf = 0.412 / focal
const light = normalize(vec3(0.5, 0.9, 0.6))

type Triple = readonly [x: number, y: number, z: number]

/** The houses of the scene: two corners and a colour. */
const houses: readonly { readonly low: Triple; readonly high: Triple; readonly tint: Vec3 }[] = [
  { low: [-1.5, 0, -1.1], high: [-0.7, 1.7, -0.3], tint: rose },
  { low: [0.2, 0, -0.3], high: [1.3, 0.7, 0.6], tint: mint },
  { low: [-0.4, 0, -2.2], high: [0.5, 1.1, -1.4], tint: cool },
]

/** The colour along a ray. */
const sceneAt = fn('sceneAt', [{ origin: vec3 }, { view: vec3 }, { spread: float }], vec3, (origin, view, spread) => {
  const depth = origin.y.negate().div(view.y.min(-1e-3)).toConst('depth')
  const at = origin.add(view.mul(depth)).xz.toConst('at')
  const size = depth.mul(spread).toConst('size')
  const near = at.length().mul(-0.3).exp().mul(step(view.y, -0.01)).toConst('near')
  const line = max(stroke(gridLine(at.x, 0.5), 0.015, size.mul(1.5)), stroke(gridLine(at.y, 0.5), 0.015, size.mul(1.5)))
  const lawn = mix(panel, faint, near.mul(1.4).saturate())
  const sky = mix(panel, ground, view.y.mul(2).saturate())
  const colour = select(sky, over(lawn, quiet, line.mul(near).mul(0.6)), view.y.lessThan(-0.01)).toVar('colour')
  const nearest = float(1e3).toVar('nearest')
  for (const { low, high, tint } of houses) {
    const [from, to] = [vec3(...low), vec3(...high)]
    const hit = meetBox({ origin, direction: view }, from, to)
    If(hit.coverage.greaterThan(0.5).and(hit.near.greaterThan(0)).and(hit.near.lessThan(nearest)), () => {
      nearest.assign(hit.near)
      const { normal, edge } = sideOf(origin.add(view.mul(hit.near)), from, to)
      const shade = max(dot(normal, light), 0).mul(0.65).add(0.35)
      colour.assign(over(tint.mul(shade), ground, stroke(edge, 0.025, hit.near.mul(spread)).mul(0.55)))
    })
  }
  return colour
})

const positionsOf = ({ parameters }: Subject): readonly string[] => parameters.filter(({ unit }) => unit === 'position').map(({ name }) => name)

export const throughCamera: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => positionsOf(subject).map((id) => inPanel(spaceHandle(id, stand), [-middle, 0])),
  describe: (name) => ({
    en: `On the left, three blocks on a floor and a camera, drawn as a pyramid that opens in the direction it looks. On the right, the blocks as that camera sees them. Where the camera is and what it sees are computed from the matrix of ${name}. The points on the left can be dragged.`,
    ja: `左は床に置いた三つの直方体とカメラで、カメラは見る方向に開いた角錐で描いています。右は、そのカメラから見た直方体です。カメラの位置も、カメラから見た画像も、${name}の行列から求めています。左の点はドラッグできます。`,
  }),
  fragment(subject, values) {
    const p = place
    const { left, right } = panels(p)
    const isLeft = p.x.lessThan(0).toConst('isLeft')
    const view = apply<Mat4>(subject, values, []).toConst('m')
    // From camera to world coordinates: the transpose of the rotation.
    const frame = transpose(toMat3(view)).toConst('frame')
    const eye = frame.mul(view.at(3).xyz).negate().toConst('eyeOfView')

    const onlooker = cameraOf(stand, left.p)
    const ray = frame.mul(normalize(vec3(right.p, -focal)))
    const origin = select(eye, onlooker.origin, isLeft).toConst('from')
    const direction = select(ray, onlooker.direction, isLeft).toConst('towards')
    const scene = sceneAt(origin, direction, select(pixel.div(focal), onlooker.spread, isLeft)).toConst('scene')

    let colour: Vec3 = scene
    const shown = select(float(0), float(1), isLeft).toConst('shown')
    const line = (from: Vec3, to: Vec3, width: number, tint: Vec3, opacity: number): void => {
      const { distance, size } = meetLine(onlooker, from, to.sub(from), 0, 1)
      const d: Float = distance.toConst('d')
      const dark = over(
        colour,
        ground,
        stroke(d, width + 0.05, size)
          .mul(shown)
          .mul(opacity * 0.5),
      )
      colour = over(dark, tint, stroke(d, width, size).mul(shown).mul(opacity)).toConst('withLine')
    }
    const at = (x: number, y: number, far: number): Vec3 => eye.add(frame.mul(vec3(x * spreadOf * far, y * spreadOf * far, -far))).toConst('corner')
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
    for (const [x, y] of corners) line(eye, at(x, y, 3), 0.012, warm, 0.4)
    for (const [i, [x, y]] of corners.entries()) {
      const [nextX, nextY] = corners[(i + 1) % 4] ?? corners[0]
      line(eye, at(x, y, 0.9), 0.035, warm, 1)
      line(at(x, y, 0.9), at(nextX, nextY, 0.9), 0.035, warm, 1)
    }
    // The top of the picture.
    line(at(-0.5, 1.15, 0.9), at(0, 1.7, 0.9), 0.035, warm, 1)
    line(at(0, 1.7, 0.9), at(0.5, 1.15, 0.9), 0.035, warm, 1)
    for (const id of positionsOf(subject)) {
      const { distance, size } = meetPoint(onlooker, values.vec3(id))
      const d = distance.toConst('toPoint')
      colour = over(colour, ground, inside(d.sub(0.16), size).mul(shown).mul(0.7))
      colour = over(colour, paper, inside(d.sub(0.1), size).mul(shown)).toConst('withPoint')
    }
    // The middle of the picture.
    const cross = vec2(right.p.abs()).toConst('across')
    const mark = max(stroke(cross.x, 0.003).mul(step(cross.y, 0.022)), stroke(cross.y, 0.003).mul(step(cross.x, 0.022)))
    colour = over(colour, paper, mark.mul(float(1).sub(shown)).mul(0.7))
    colour = over(colour, warm, stroke(right.border.add(0.004), 0.006).mul(float(1).sub(shown)).mul(0.9))
    return over(ground, colour, left.coverage.add(right.coverage))
  },
}
