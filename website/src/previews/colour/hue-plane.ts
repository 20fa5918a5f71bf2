/**
 * The plane of the two colour axes of a space, and its polar form: on the left a sheet with the hue across and the chroma upwards, on the right the
 * same colours about grey. One colour is marked in both: its hue is an arc there and a length here. Not a kind of its own: polar.ts has it.
 */
import { lab2rgb, oklab2rgb, rgb2srgb } from '@kirari/addons'
import { atan2, float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { ground, panel, paper } from '../paint/palette.ts'
import { half, middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Preview } from '../preview.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

const turn = 2 * Math.PI

/** How far the planes reach, the lightness that has most colours, the circles, and the colour that is marked at the start. */
const planes = {
  lab: { reach: 110, top: 100, lightness: 62, ring: 20, start: [46, 40], step: 1, toRGB: (lab: Vec3): Vec3 => lab2rgb(lab) },
  oklab: { reach: 0.32, top: 1, lightness: 0.7, ring: 0.05, start: [0.12, 0.1], step: 0.01, toRGB: (lab: Vec3): Vec3 => oklab2rgb(lab) },
} as const

export const huePlane = (of: keyof typeof planes, from: 'coordinates' | undefined): Preview => {
  const { reach, top, lightness, ring, start, step, toRGB } = planes[of]
  const [a, b] = start
  const [chroma, hue] = [Math.hypot(a, b), Math.atan2(b, a) / turn]
  // The sheet is as high as the plane is wide from its middle.
  const toSheet = ([c = 0, h = 0]: readonly number[]): readonly [number, number] => [(h - 0.5) * 2 * half - middle, (c / reach) * 2 * half - half]
  const onSheet: Handle = {
    id: 'polar',
    components: [1, 0],
    at: toSheet,
    distance: ([x, y], value) => Math.hypot(x - toSheet(value)[0], y - toSheet(value)[1]),
    move: ([x, y]) => [((y + half) / (2 * half)) * reach, (x + middle) / (2 * half) + 0.5],
  }
  const onPlane: Handle = {
    id: 'axes',
    components: [0, 1],
    at: ([x = 0, y = 0]) => [middle + (x / reach) * half, (y / reach) * half],
    distance: ([x, y], [atX = 0, atY = 0]) => Math.hypot(x - middle - (atX / reach) * half, y - (atY / reach) * half),
    move: ([x, y]) => [((x - middle) / half) * reach, (y / half) * reach],
  }
  return {
    controls: () => [
      ownControl('lightness', { en: 'lightness', ja: '明るさ' }, [0, top], step, lightness),
      from
        ? {
            ...ownControl('polar', { en: 'chroma and hue', ja: 'クロマと色相' }, [0, 1], 0.01, chroma, hue),
            ranges: [
              [0, reach],
              [0, 1],
            ],
            range: [0, Math.max(reach, 1)],
            components: ['c', 'h'],
          }
        : { ...ownControl('axes', { en: 'colour axes', ja: '色の軸' }, [-reach, reach], step, a, b), components: ['a', 'b'] },
    ],
    startSeconds: undefined,
    handles: () => [from ? onSheet : onPlane],
    describe: (name) => ({
      en: `A sheet of colours with the hue across and the chroma upwards, and the same colours about grey, as ${name} sees them. One colour is marked in both. What a screen cannot show is dimmed.`,
      ja: `横に色相、縦にクロマをとった色の面と、それを${name}のとおりに灰色のまわりに並べた面です。両方の同じ色に印を付けています。画面に出せない色は暗く示しています。`,
    }),
    fragment(subject, values) {
      const p = place
      const { left, right } = panels(p)
      const isLeft = p.x.lessThan(0).toConst('isLeft')
      const level = values.float('lightness')
      const [{ name } = { name: '' }] = subject.parameters
      const f = (colour: Vec3): Vec3 => apply<Vec3>(subject, values, [], { [name]: colour })
      const cartesian = (c: Float, h: Float): Vec2 => vec2(h.mul(turn).cos(), h.mul(turn).sin()).mul(c)
      const polarOf = (q: Vec2): Vec2 => f(vec3(level, q)).yz
      const axesOf = (c: Float, h: Float): Vec2 => f(vec3(level, c, h)).yz

      // Hue and chroma of the pixel, and its colour, each by the function where it gives them.
      const flat = vec2(
        left.p.x.div(2 * half).add(0.5),
        left.p.y
          .div(2 * half)
          .add(0.5)
          .mul(reach),
      ).toConst('flat')
      const q = right.p.mul(reach / half).toConst('q')
      const bent = from ? vec2(q.length(), atan2(q.y, q.x).div(turn).fract()) : polarOf(q)
      const around = select(bent, flat.yx, isLeft).toConst('around')
      const axes = select(q, from ? axesOf(flat.y, flat.x) : cartesian(flat.y, flat.x), isLeft).toConst('axes')
      const light = toRGB(vec3(level, axes)).toConst('light')
      const encoded = rgb2srgb(light.saturate())
      const beyond = light.sub(0.5).abs().sub(0.5).toConst('beyond')
      const isShown = max(beyond.x, max(beyond.y, beyond.z)).lessThan(1e-4)
      let colour: Vec3 = select(mix(panel, encoded, 0.16), encoded, isShown)

      const wide = select(
        pixel
          .mul(reach / half)
          .div(around.x.max(reach / 50))
          .div(turn),
        pixel.div(2 * half),
        isLeft,
      )
      const high = select(pixel.mul(reach / half), pixel.mul(reach / (2 * half)), isLeft)
      const rays = stroke(gridLine(around.y, 1 / 12), 0.0004, wide)
      const circles = stroke(gridLine(around.x, ring), reach / 800, high)
      colour = over(colour, ground, max(rays, circles).mul(0.35))

      const set = from ? values.vec2('polar') : polarOf(values.vec2('axes'))
      const found = set.toConst('found')
      const point = from ? axesOf(found.x, found.y) : values.vec2('axes')
      const onLeft = vec2(found.y.sub(0.5).mul(2 * half), found.x.mul((2 * half) / reach).sub(half)).toConst('onLeft')
      const local = select(right.p, left.p, isLeft).toConst('local')
      const target = select(point.mul(half / reach), onLeft, isLeft).toConst('target')
      const root = select(vec2(0), vec2(onLeft.x, -half), isLeft)
      const isBetween = select(float(0), float(1), around.y.lessThan(found.y))
      const arc = select(stroke(around.x.sub(found.x), 0.014 * reach, pixel.mul(reach / half)), stroke(left.p.y.sub(onLeft.y), 0.006), isLeft).mul(isBetween)
      const line = segment(local, root, target).toConst('line')
      colour = over(colour, ground, stroke(line, 0.014).mul(0.5))
      colour = over(colour, paper, max(stroke(line, 0.006), arc))
      colour = over(colour, ground, inside(disc(local, target, 0.026)))
      colour = over(colour, paper, inside(disc(local, target, 0.019)))
      return over(ground, colour, left.coverage.add(right.coverage))
    },
  }
}
