/** Blend modes: a picture with the blend over its right part, both layers beside it, and the response for every pair of tones. */
import { hsl2rgb } from '@kirari/addons'
import { atan2, exp, float, max, mix, select, signaturesOf, sin, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { lineHandle } from '../handle.ts'
import { ground, paper, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview, Subject } from '../preview.ts'
import { disc, frame, gridLine, inside, over, stroke, type Frame } from '../paint/stroke.ts'

const picture = { centre: [-0.29, 0], half: [0.54, 0.43] } as const
/** Middles of the two layers beside it, and where the picture has ended and they have not begun. */
const [leftTile, rightTile, gap] = [0.4375, 0.7125, 0.28]
const tileAt = (p: Vec2, x: number): Frame => frame(p, [x, -0.29], [0.1275, 0.14])
/** The height at which the border is held. */
const knobY = -0.33

export const blend: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('split', { en: 'before | after', ja: '前 | 後の境' }, [0, 1], 0.01, 0.5)],
  startSeconds: undefined,
  handles: () => [
    lineHandle(
      'split',
      (split) => picture.centre[0] + (split - 0.5) * 2 * picture.half[0],
      (x) => (x - picture.centre[0]) / (2 * picture.half[0]) + 0.5,
      picture.centre[1] + knobY,
    ),
  ],
  describe: (name) => ({
    en: `A landscape whose right part is blended with coloured light by ${name}. On the right a map of its results, the base running from left to right and the blend colour from bottom to top; below it the two layers.`,
    ja: `右側にだけ${name}で色の光を重ねた風景です。右上は結果の一覧で、横軸が下の色、縦軸が重ねる色です。その下はもとの二枚のレイヤーです。`,
  }),
  fragment(subject, values) {
    const blended = (base: Vec3, top: Vec3): Vec3 => apply<Vec3>(subject, values, [base, top])
    const response = (base: Float, top: Float): Float => apply<Float>(subject, values, [base, top])
    const p = place

    const large = frame(p, picture.centre, picture.half)
    const tiles = [tileAt(p, leftTile), tileAt(p, rightTile)] as const
    // What lies apart needs the layers at one place only: that of the part the pixel is in.
    const tile = select(tiles[0].p, tiles[1].p, p.x.greaterThan((leftTile + rightTile) / 2))
    const q = select(large.p, tile.mul(3.4), p.x.greaterThan(gap)).toConst('q')
    const base = landscape(q).toConst('base')
    const top = light(q).toConst('top')
    const border = values
      .float('split')
      .sub(0.5)
      .mul(2 * picture.half[0])
      .toConst('border')
    const after = blended(base, top)
    const isAfter = inside(border.sub(q.x))
    let view = mix(base, after, isAfter)
    view = over(view, paper, stroke(q.x.sub(border), 0.004).mul(0.8))
    const knob = disc(q, vec2(border, knobY), 0.024)
    view = over(over(view, ground, inside(knob.sub(0.005)).mul(0.5)), paper, inside(knob))
    let colour = over(ground, view, large.coverage)

    const map = frame(p, [0.575, 0.155], [0.265, 0.275])
    const at = map.p.div(vec2(0.53, 0.55)).add(0.5).saturate().toConst('at')
    colour = over(colour, isSeparable(subject) ? toneMap(at, response) : hueMap(at, blended), map.coverage)

    return over(over(colour, base, tiles[0].coverage), top, tiles[1].coverage)
  },
}

/** Whether it can be asked about one channel alone. */
const isSeparable = ({ call }: Subject): boolean => signaturesOf(call).some(({ parameters }) => parameters[0]?.type.name === 'float')

/** Base from left to right, blend from bottom to top: each tone is the result, with a line at every quarter. */
const toneMap = (at: Vec2, response: (base: Float, top: Float) => Float): Vec3 => {
  const tone = response(at.x, at.y).toConst('tone')
  const ahead = vec2(response(at.x.add(0.004), at.y).sub(tone), response(at.x, at.y.add(0.004)).sub(tone))
  const slope = ahead
    .length()
    .div(0.004 * 0.54)
    .max(0.2)
  const contour = stroke(gridLine(tone, 0.25).div(slope), 0.004).mul(select(0, 1, tone.greaterThan(0.06).and(tone.lessThan(0.94))))
  return over(vec3(tone), warm, contour.mul(0.9))
}

/**
 * What works on whole colours: the hue of the base from left to right, and greys from dark to bright laid over it, from bottom to top.
 * At the left edge is the column of greys itself.
 */
const hueMap = (at: Vec2, blended: (base: Vec3, top: Vec3) => Vec3): Vec3 => {
  const hues = hsl2rgb(vec3(at.x.sub(0.09).div(0.91), 0.9, 0.5))
  return mix(blended(hues, vec3(at.y)), vec3(at.y), inside(at.x.sub(0.07).mul(0.53)))
}

/** A quiet scene with every tone from dark to light: a sky, the sun, three ranges of hills. */
export const landscape = (q: Vec2): Vec3 => {
  const sky = mix(vec3(0.93, 0.78, 0.62), vec3(0.34, 0.5, 0.68), smoothstep(-0.15, 0.5, q.y))
  const sun = exp(q.distance(vec2(-0.2, 0.12)).sub(0.055).max(0).mul(-14))
  let colour = mix(sky, vec3(1, 0.95, 0.83), sun.mul(0.9))
  const hill = (level: number, height: number, pace: number, shift: number): Float =>
    q.y.sub(
      sin(q.x.mul(pace).add(shift))
        .mul(height)
        .add(sin(q.x.mul(pace * 2.3).add(shift * 2)).mul(height * 0.4))
        .add(level),
    )
  const near = [hill(0, 0.06, 4, 1), hill(-0.14, 0.075, 3.1, 4), hill(-0.29, 0.06, 5, 2)] as const
  const tones = [vec3(0.56, 0.55, 0.6), vec3(0.33, 0.38, 0.42), vec3(0.13, 0.19, 0.2)] as const
  near.forEach((distance, i) => {
    const tone = tones[i] ?? ground
    colour = over(colour, mix(tone, tone.mul(1.35), smoothstep(-0.16, 0, distance)), inside(distance))
  })
  return colour
}

/** Evening light, from dark violet at the bottom through rose to bright gold at the top. */
export const light = (q: Vec2): Vec3 => {
  const around = atan2(q.y, max(q.x.add(0.9), 0.05))
    .mul(2.2)
    .add(0.1)
  const hue = around
    .sub(vec3(0, 2.1, 4.2))
    .cos()
    .mul(0.5)
    .add(0.5)
  const level = smoothstep(-0.48, 0.72, q.y.add(q.x.mul(0.15)))
  const vivid = float(1).sub(level.mul(2).sub(1).abs()).mul(0.75).add(0.15)
  return mix(vec3(level), hue.mul(level.mul(1.2).add(0.15)), vivid).saturate()
}
