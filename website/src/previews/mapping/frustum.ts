/**
 * What a camera sees, from the side: the camera on the left looks to the right. Beside it the cube that this becomes, or below it the depths,
 * with planes at equal distances (or of equal steps in depth) in both.
 */
import { rectSDF } from '@kirari/addons'
import { float, fn, max, min, mix, step, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Mat4, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, ground, panel, paper, quiet, rose, rule, warm } from '../paint/palette.ts'
import { half, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import { frame, inside, over, segment, stroke } from '../paint/stroke.ts'
import type { Preview } from '../preview.ts'

export interface FrustumOptions {
  readonly becomes: 'cube' | 'depths'
  /** The planes are of equal steps in depth, and the function says how far away they are. */
  readonly from?: 'depth'
}

export const frustum = ({ becomes, from }: FrustumOptions): Preview => (becomes === 'cube' ? intoCube : from ? fromDepths : intoDepths)

/** From near to far. */
const hueAt = (share: Float): Vec3 => mix(mix(warm, rose, share.mul(2).saturate()), mix(rose, cool, share.mul(2).sub(1).saturate()), step(0.5, share))

const planes = 8
/** The scene in front of the camera, by distance and height: bands between planes, and a disc in every second cell. */
const orchard = fn('orchard', [{ at: vec2 }, { size: vec2 }, { near: float }, { far: float }], vec3, (at, size, near, far) => {
  const gap = far.sub(near).div(planes).toConst('gap')
  const share = at.x.sub(near).div(gap).toConst('share')
  const tint = hueAt(share.floor().add(0.5).div(planes).saturate()).toConst('tint')
  const cell = vec2(share.fract(), at.y.div(gap).fract()).sub(0.5).toConst('cell')
  const grain = size.div(gap).toConst('grain')
  // Pixels may be far wider than high: the disc in pixels, by the slope of its distance.
  const away = cell.length().max(1e-3).toConst('away')
  const across = cell.mul(grain).length().div(away).max(1e-4)
  const disc = inside(away.sub(0.3), across)
  const band = mix(ground, tint, 0.3)
  const line = stroke(share.add(0.5).fract().sub(0.5), 0.06, grain.x)
  return over(over(band, tint, disc), paper, line.mul(0.75))
})

const intoCube: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: (name) => ({
    en: `On the left, from the side, what a camera sees between its near and far planes: discs of equal size between planes at equal distances. On the right, what ${name} makes of it in clip space: the height from −1 to 1, the depth from 0 on the left to 1 on the right. In the corner, the outline of the image, with a cross where the camera looks.`,
    ja: `左は、カメラが見る範囲を横から見た図です。近い面から遠い面までに等間隔の平面があり、その間に同じ大きさの円が並んでいます。右は、${name}で投影した後の図で、縦は−1から1、横は左端が深度0、右端が深度1です。隅の小さな図は画面の輪郭で、十字はカメラの正面です。`,
  }),
  fragment(subject, values) {
    const p = place
    const { left, right } = panels(p)
    const m = apply<Mat4>(subject, values, []).toConst('m')
    const [near, far] = [values.float('near'), values.float('far')]
    // The rows of the matrix that height and depth come from.
    const depthRow = vec4(m.at(2).z, m.at(3).z, m.at(2).w, m.at(3).w).toConst('depthRow')
    const heightRow = vec2(m.at(1).y, m.at(3).y).toConst('heightRow')
    const back = (clip: Vec2): Vec2 => {
      const z = depthRow.y.sub(clip.x.mul(depthRow.w)).div(clip.x.mul(depthRow.z).sub(depthRow.x)).toConst('z')
      const w = depthRow.z.mul(z).add(depthRow.w)
      return vec2(z.negate(), clip.y.mul(w).sub(heightRow.y).div(heightRow.x)).toConst('back')
    }

    // On the left, one unit is as wide as it is high.
    const reach = far.max(near).mul(1.12).toConst('reach')
    const unit = reach.div(2 * half).toConst('unit')
    const inScene = vec2(left.p.x.add(half - 0.05), left.p.y)
      .mul(unit)
      .toConst('inScene')
    const corners = [vec2(0, -1), vec2(1, -1), vec2(1, 1), vec2(0, 1)].map((corner) =>
      back(corner)
        .div(unit)
        .sub(vec2(half - 0.05, 0))
        .toConst('corner'),
    )
    const clipW = depthRow.w.sub(depthRow.z.mul(inScene.x)).toConst('clipW')
    const seen = vec2(depthRow.y.sub(depthRow.x.mul(inScene.x)), heightRow.x.mul(inScene.y).add(heightRow.y))
      .div(clipW.max(1e-4))
      .toConst('seen')
    const isSeen = step(0, seen.x).mul(step(seen.x, 1)).mul(step(seen.y.abs(), 1))
    const whole = orchard(inScene, vec2(unit.mul(pixel)), near, far)
    let colour: Vec3 = mix(mix(ground, whole, 0.2), whole, isSeen)
    const outline = corners.map((corner, i) => segment(left.p, corner, corners[(i + 1) % 4] ?? corner)).reduce((a, b) => min(a, b))
    colour = over(colour, warm, stroke(outline, 0.008))
    // The camera, at the left.
    const at = left.p.add(vec2(half - 0.05, 0)).toConst('fromCamera')
    const body = max(at.x.abs().sub(0.022), at.y.abs().sub(0.016)).toConst('body')
    const lens = max(at.y.abs().sub(at.x.sub(0.014).mul(0.8)), at.x.sub(0.045))
    const glyph = min(body, lens)
    colour = over(over(colour, ground, inside(glyph.sub(0.008))), paper, inside(glyph))
    colour = outlineOfImage(colour, left.p, m)

    const edge = 0.36
    const clip = vec2(right.p.x.div(2 * edge).add(0.5), right.p.y.div(edge)).toConst('clip')
    const found = back(clip).toConst('found')
    const grain = vec2(back(clip.add(vec2(pixel.div(2 * edge), 0))).x.sub(found.x), back(clip.add(vec2(0, pixel.div(edge)))).y.sub(found.y)).abs()
    const border = max(right.p.x.abs(), right.p.y.abs()).sub(edge)
    let cube: Vec3 = mix(panel, orchard(found, grain, near, far), inside(border))
    cube = over(cube, warm, stroke(border, 0.008))
    return over(over(ground, colour, left.coverage), cube, right.coverage)
  },
}

const insetHalf = 0.085
/** The image from the front, in the corner: the rectangle that becomes the square of clip space, fitted, and a cross on the axis of the camera. */
const outlineOfImage = (under: Vec3, p: Vec2, m: Mat4): Vec3 => {
  const inset = frame(p, [insetHalf - half + 0.02, insetHalf - half + 0.02], [insetHalf, insetHalf])
  const [slopes, shifts] = [vec2(m.at(0).x, m.at(1).y), vec2(m.at(3).x, m.at(3).y)]
  const low = vec2(-1).sub(shifts).div(slopes).toConst('low')
  const high = vec2(1).sub(shifts).div(slopes).toConst('high')
  const reach = max(low.abs(), high.abs()).toConst('reach')
  const at = inset.p.mul(max(reach.x, reach.y).div(insetHalf * 0.85)).toConst('inImage')
  const grain = pixel.mul(max(reach.x, reach.y).div(insetHalf * 0.85)).toConst('grain')
  const image = rectSDF(at.sub(low.add(high).mul(0.5)), high.sub(low).abs().mul(0.5)).toConst('image')
  const cross = min(max(at.x.abs(), at.y.abs().sub(grain.mul(9))), max(at.y.abs(), at.x.abs().sub(grain.mul(9))))
  const shown = over(
    over(over(panel, warm, inside(image, grain).mul(0.25)), warm, stroke(image, grain.mul(2), grain)),
    paper,
    inside(cross.sub(grain.mul(0.7)), grain),
  )
  return over(under, shown, inset.coverage)
}

/** Start and length of the two scales, of distances and of depths. */
const [start, long] = [-0.7, 1.46]
const [scaleFoot, barTop, barFoot] = [0.04, -0.26, -0.4]
const ticks = 12

interface Pair {
  /** The distance as a share of the way from near to far, and the depth. */
  readonly share: Float
  readonly depth: Float
}

const drawDepths = (near: Float, far: Float, pairOf: (step: number) => Pair): Vec3 => {
  const p = place
  const x = (share: Float): Float => share.mul(long).add(start)
  // What the camera sees grows with the distance.
  const apex = float(start)
    .sub(near.div(far.sub(near)).mul(long))
    .toConst('apex')
  const slope = float(0.17)
    .div(float(start + long).sub(apex))
    .toConst('slope')
  const axis = 0.25
  const off = p.sub(vec2(apex, axis)).toConst('off')
  const wedge = off.y.abs().sub(off.x.mul(slope)).toConst('wedge')
  const isBetween = step(start, p.x)
    .mul(step(p.x, start + long))
    .toConst('isBetween')
  const share = p.x.sub(start).div(long).saturate().toConst('share')
  let colour: Vec3 = over(ground, mix(ground, hueAt(share), 0.28), inside(wedge).mul(isBetween))
  const isAhead = step(apex.max(-0.86), p.x).mul(step(p.x, start + long))
  colour = over(colour, rule, stroke(wedge, 0.004).mul(isAhead))
  const camera = vec2(p.x.sub(apex.max(-0.85)), p.y.sub(axis)).toConst('fromCamera')
  const glyph = min(max(camera.x.abs().sub(0.022), camera.y.abs().sub(0.016)), max(camera.y.abs().sub(camera.x.sub(0.014).mul(0.8)), camera.x.sub(0.045)))
  colour = over(over(colour, ground, inside(glyph.sub(0.008))), paper, inside(glyph))
  const bar = max(
    p.x
      .sub(start + long / 2)
      .abs()
      .sub(long / 2),
    p.y
      .sub((barTop + barFoot) / 2)
      .abs()
      .sub((barTop - barFoot) / 2),
  ).toConst('bar')
  colour = over(colour, panel, inside(bar))
  colour = over(colour, rule, stroke(bar, 0.003)).toConst('scales')
  for (let i = 0; i <= ticks; i++) {
    const found = pairOf(i / ticks)
    const above = x(found.share).toConst('above')
    const below = x(found.depth).toConst('below')
    const tint = hueAt(found.share).toConst('tint')
    const plane = max(p.x.sub(above).abs().sub(0.0035), p.y.sub(axis).abs().sub(above.sub(apex).mul(slope)))
    const tick = max(
      p.x.sub(below).abs().sub(0.003),
      p.y
        .sub((barTop + barFoot) / 2)
        .abs()
        .sub((barTop - barFoot) / 2),
    )
    // A thread that leaves both scales upright.
    const along = p.y
      .sub(scaleFoot)
      .div(barTop - scaleFoot)
      .saturate()
      .toConst('along')
    const bend = along.mul(along).mul(float(3).sub(along.mul(2)))
    const course = mix(above, below, bend)
    const lean = below
      .sub(above)
      .mul(along.mul(float(1).sub(along)).mul(6))
      .div(scaleFoot - barTop)
    const thread = p.x.sub(course).abs().div(lean.mul(lean).add(1).sqrt())
    const isThread = step(barTop, p.y).mul(step(p.y, scaleFoot))
    colour = over(colour, tint, stroke(thread, 0.004).mul(isThread).mul(0.85))
    colour = over(over(colour, tint, inside(plane)), tint, inside(tick)).toConst('withPlane')
  }
  return over(colour, quiet, stroke(p.y.sub(scaleFoot), 0.003).mul(isBetween).mul(0.7))
}

const depthsOf = (title: Preview['describe'], pairs: Preview['fragment']): Preview => ({
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: title,
  note: () => ({
    en: 'Above, what the camera sees, from the side, between near and far; below, the depth from 0 to 1.',
    ja: '上はnearからfarまでの見える範囲を横から見た図、下は0から1までの深度です。',
  }),
  fragment: pairs,
})

const intoDepths = depthsOf(
  (name) => ({
    en: `Planes at equal distances from a camera, from the side, and lines from each to its depth by ${name} on a bar from 0 to 1 below: most of them end close to 1.`,
    ja: `カメラから等間隔に並ぶ平面を横から見た図です。下の0から1までの帯に、${name}による深度を線で結んでいます。ほとんどの線は1の近くに集まります。`,
  }),
  (subject, values) => {
    const [near, far] = [values.float('near'), values.float('far')]
    return drawDepths(near, far, (at) => {
      const z = mix(near, far, at).negate()
      return { share: float(at), depth: apply<Float>(subject, values, [z]) }
    })
  },
)

const fromDepths = depthsOf(
  (name) => ({
    en: `A bar of depths from 0 to 1 with marks at equal steps, and lines from each to the plane that ${name} says it belongs to, seen from the side: most of the planes are close to the camera.`,
    ja: `0から1までの深度の帯に等間隔の目盛りがあり、${name}で求めた平面と線で結んでいます。平面は横から見た図です。ほとんどの平面はカメラの近くに集まります。`,
  }),
  (subject, values) => {
    const [near, far] = [values.float('near'), values.float('far')]
    // A result below 0 is a z in front of the camera; otherwise it is the share itself.
    const isShare = subject.results[0] >= 0
    return drawDepths(near, far, (at) => {
      const found = apply<Float>(subject, values, [float(at)]).toConst('result')
      return { share: isShare ? found : found.negate().sub(near).div(far.sub(near)), depth: float(at) }
    })
  },
)
