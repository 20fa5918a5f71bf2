/**
 * The chromaticity diagram: spectral colours round it, and the triangle of what a display can show in it. One colour is marked by its coordinates;
 * beside the diagram its components stand as columns, those that the function takes and those that it gives.
 */
import { rgb2p3, xyz2rgb } from '@kirari/addons'
import { float, max, min, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { encode } from '../paint/encode.ts'
import { fromPlane, toPlane, type Axes } from '../paint/graph.ts'
import { cool, faint, ground, mint, paper, quiet, rose, rule } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { dashes, disc, frame, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

const size = 0.98
const axes: Axes = { box: [-0.83, -0.43, 0.78 * size, 0.88 * size], x: [0, 0.78], y: [0, 0.88] }
const [left, bottom, width] = axes.box

/** The spectral colours from 380 to 700 nm, of the observer of CIE 1931. They bound a convex shape. */
const spectrum: readonly (readonly [x: number, y: number])[] = [
  [0.1741, 0.005],
  [0.1644, 0.0109],
  [0.1566, 0.0177],
  [0.144, 0.0297],
  [0.1241, 0.0578],
  [0.1096, 0.0868],
  [0.0913, 0.1327],
  [0.0687, 0.2007],
  [0.0454, 0.295],
  [0.0235, 0.4127],
  [0.0082, 0.5384],
  [0.0039, 0.6548],
  [0.0139, 0.7502],
  [0.0389, 0.812],
  [0.0743, 0.8338],
  [0.1142, 0.8262],
  [0.1547, 0.8059],
  [0.2296, 0.7543],
  [0.3016, 0.6923],
  [0.3731, 0.6245],
  [0.4441, 0.5547],
  [0.5125, 0.4866],
  [0.5752, 0.4242],
  [0.627, 0.3725],
  [0.6915, 0.3083],
  [0.7347, 0.2653],
]

/** Distance to the border, negative inside: the farthest of the lines through neighbours. */
const border = (at: Vec2): Float =>
  spectrum
    .map(([x, y], i) => {
      const [nextX, nextY] = spectrum[(i + 1) % spectrum.length] ?? [x, y]
      const length = Math.hypot(nextX - x, nextY - y)
      const [outX, outY] = [(y - nextY) / length, (nextX - x) / length]
      return at.dot(vec2(outX, outY)).sub(x * outX + y * outY)
    })
    .reduce((farthest, one) => max(farthest, one))
    .mul(size)

const displays = {
  srgb: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  p3: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ],
} as const

const triangle = (p: Vec2, corners: readonly (readonly [number, number])[]): Float => {
  const at = corners.map(([x, y]) => toPlane(axes, vec2(x, y)))
  return at.map((corner, i) => segment(p, corner, at[(i + 1) % at.length] ?? corner)).reduce((nearest, one) => min(nearest, one))
}

/** The columns: their lowest and highest value, and where zero and one are. */
const scale = { low: -0.4, high: 1.4, bottom: -0.43, height: 0.862 } as const
const levelOf = (value: Float | number): Float =>
  float(value)
    .sub(scale.low)
    .mul(scale.height / (scale.high - scale.low))
    .add(scale.bottom)
const groups = [0.26, 0.68] as const
const tints = [rose, mint, cool] as const

/** A colour by its chromaticity and luminance, in the space that the function takes, by the name of its parameter. */
const argumentOf = (name: string, xyY: Vec3): Vec3 => {
  const xyz = vec3(xyY.x, xyY.y, float(1).sub(xyY.x).sub(xyY.y)).mul(xyY.z.div(xyY.y.max(1e-3)))
  if (name === 'xyz') return xyz
  if (name === 'xyY') return xyY
  return name === 'p3' ? rgb2p3(xyz2rgb(xyz)) : xyz2rgb(xyz)
}

export interface ChromaticityOptions {
  readonly triangles: 'srgb' | 'srgb and p3'
  /** The function gives the place of the mark. */
  readonly gives?: 'place'
}

export const chromaticity = ({ triangles, gives }: ChromaticityOptions): Preview => ({
  controls: () => [
    { ...ownControl('place', { en: 'chromaticity', ja: '色度' }, [0, 0.88], 0.01, 0.42, 0.4), components: ['x', 'y'] },
    { ...ownControl('luminance', { en: 'luminance', ja: '輝度' }, [0, 1], 0.01, 0.4), components: ['Y'] },
  ],
  startSeconds: undefined,
  handles: () => [
    {
      id: 'place',
      components: [0, 1],
      at: ([x = 0, y = 0]) => [left + x * size, bottom + y * size],
      distance: ([x]) => Math.max(x - left - width, 0),
      move: ([x, y]) => [(x - left) / size, (y - bottom) / size],
    },
  ],
  describe: (name) => ({
    en: `The chromaticity diagram with the triangle of what a display shows. One colour is marked in it; beside it are two groups of columns, the three components that ${name} takes and the three that it gives, with lines at 0 and 1.`,
    ja: `ディスプレイに出せる色の三角形を示した色度図です。一つの色に印を付けています。横の二組の柱は、${name}が受け取る三つの成分と返す三つの成分で、0と1のところに線があります。`,
  }),
  fragment(subject, values) {
    const p = place
    const at = fromPlane(axes, p).toConst('at')
    const [{ name } = { name: '' }] = subject.parameters
    const given = vec3(values.vec2('place'), values.float('luminance'))
    const argument = argumentOf(name, given).toConst('argument')
    const result = apply<Vec3>(subject, values, [], { [name]: argument }).toConst('result')

    // The colour of the place, as far as a screen has it: the lowest channel is raised to 0, the highest is 1.
    const light = xyz2rgb(argumentOf('xyz', vec3(at, 1))).toConst('light')
    const shown = light.sub(min(min(light.x, light.y), light.z).min(0)).toConst('shown')
    const normal = shown.div(max(max(shown.x, shown.y), shown.z).max(1e-3))
    const shape = border(at).toConst('shape')
    const isGraph = inside(
      max(
        at.x
          .sub(axes.x[1] / 2)
          .abs()
          .sub(axes.x[1] / 2),
        at.y
          .sub(axes.y[1] / 2)
          .abs()
          .sub(axes.y[1] / 2),
      ).mul(size),
    )
    const lines = max(stroke(gridLine(at.x, 0.1).mul(size), 0.003), stroke(gridLine(at.y, 0.1).mul(size), 0.003))
    let colour: Vec3 = over(ground, faint, lines.mul(isGraph))
    const beyond = max(max(light.x.negate(), light.y.negate()), light.z.negate())
    const tinted = mix(encode(normal).mul(0.62), encode(normal), select(float(1), float(0), beyond.greaterThan(0)))
    colour = over(colour, tinted, inside(shape))
    colour = over(colour, paper, stroke(shape, 0.004).mul(0.8))
    if (triangles !== 'srgb') colour = over(colour, paper, stroke(triangle(p, displays.p3), 0.005))
    colour = over(colour, ground, stroke(triangle(p, displays.srgb), 0.006))
    colour = over(colour, ground, inside(disc(p, toPlane(axes, vec2(0.3127, 0.329)), 0.008)))

    const mark = (gives ? result.xy : given.xy).toConst('mark')
    const dot = toPlane(axes, mark).toConst('dot')
    const isDown = select(float(0), float(1), p.y.lessThan(dot.y).and(p.y.greaterThan(bottom)))
    const isAcross = select(float(0), float(1), p.x.lessThan(dot.x).and(p.x.greaterThan(left)))
    colour = over(
      colour,
      ground,
      max(stroke(p.x.sub(dot.x), 0.005).mul(isDown).mul(dashes(p.y, 0.03)), stroke(p.y.sub(dot.y), 0.005).mul(isAcross).mul(dashes(p.x, 0.03))),
    )
    const own = encode(xyz2rgb(argumentOf('xyz', given)))
    const ring = disc(p, dot, 0.034)
    colour = over(colour, ground, inside(ring.sub(0.008)))
    colour = over(colour, mix(own, paper, stroke(ring, 0.012)), inside(ring.sub(0.004)))

    groups.forEach((middle, group) => {
      const of = group === 0 ? argument : result
      const area = frame(p, [middle, 0], [0.17, 0.431], 0.016)
      const level = p.y.toConst(`level${group}`)
      colour = over(colour, quiet, stroke(area.border, 0.003).mul(0.35))
      for (const line of [0, 1]) colour = over(colour, line === 0 ? quiet : rule, stroke(level.sub(levelOf(line)), 0.004).mul(area.coverage))
      ;[of.x, of.y, of.z].forEach((value, i) => {
        const side = p.x
          .sub(middle + (i - 1) * 0.105)
          .abs()
          .sub(0.035)
        const from = levelOf(0)
        const to = levelOf(value.clamp(scale.low, scale.high))
        const bar = max(side, max(min(from, to).sub(level), level.sub(max(from, to))))
        colour = over(colour, tints[i] ?? paper, inside(bar))
        colour = over(colour, paper, inside(max(side, level.sub(to).abs().sub(0.004))))
      })
    })
    return colour
  },
})
