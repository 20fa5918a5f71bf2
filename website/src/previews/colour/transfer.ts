/** Decoding of a channel: shades in even steps, each as a column as high as the light it gives off, under the curve; below, the shades before and after. */
import { float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { fromPlane, toPlane, type Axes } from '../paint/graph.ts'
import { lineHandle } from '../handle.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview, Subject } from '../preview.ts'
import { dashes, disc, frame, gridLine, inside, over, stroke } from '../paint/stroke.ts'

const axes: Axes = { box: [-0.79, -0.235, 1.58, 0.66], x: [0, 1], y: [0, 1] }
const [left, bottom, width, height] = axes.box
const columns = 20
/** Middle and half the height of the two strips. */
const strips = [-0.315, -0.41] as const
const stripHalf = 0.037

export const transfer: Preview = {
  controls: () => [ownControl('shade', { en: 'shade', ja: '階調' }, [0, 1], 0.01, 0.5)],
  startSeconds: undefined,
  handles: () => [
    lineHandle(
      'shade',
      (value) => left + value * width,
      (x) => (x - left) / width,
    ),
  ],
  describe: (name) => ({
    en: `Twenty greys in even steps, each as a column as high as ${name} says it shines; the curve runs along their tops. Two strips below: the greys, and the results.`,
    ja: `均等な段階の20の灰色を、${name}が示す光の量を高さにした柱で表し、その頂上に曲線を重ねています。下の二つの帯は、もとの灰色と変換後の値です。`,
  }),
  fragment(subject, values) {
    const f = (x: Float): Float => apply<Float>(subject, values, [], { [channelOf(subject)]: x })
    const p = place
    const at = fromPlane(axes, p).toConst('at')

    const lines = max(stroke(gridLine(at.x, 0.25).mul(width), 0.003), stroke(gridLine(at.y, 0.25).mul(height), 0.003))
    const isBeside = inside(at.sub(0.5).abs().x.max(at.sub(0.5).abs().y).sub(0.503), float(0.004))
    let colour = over(ground, faint, lines.mul(isBeside))

    // A shade is as bright on the screen as its number says; the column says how much light that is.
    const shade = at.x.mul(columns).floor().add(0.5).div(columns).toConst('shade')
    const light = f(shade).toConst('light')
    const side = at.x
      .mul(columns)
      .fract()
      .sub(0.5)
      .abs()
      .sub(0.42)
      .mul(width / columns)
    const isInRow = inside(at.x.sub(0.5).abs().sub(0.5).mul(width))
    const column = max(side, max(at.y.sub(light), at.y.negate()).mul(height)).toConst('column')
    colour = over(colour, rule, inside(column.sub(0.003)).mul(isInRow))
    colour = over(colour, vec3(shade), inside(column).mul(isInRow))

    const even = at.y.sub(at.x).mul(0.6)
    colour = over(
      colour,
      quiet,
      stroke(even, 0.004)
        .mul(dashes(at.x.add(at.y), 0.032))
        .mul(isBeside)
        .mul(0.8),
    )
    colour = over(colour, rule, stroke(p.y.sub(bottom), 0.004).mul(isInRow))
    const isCurve = inside(at.x.sub(0.5).abs().sub(0.502), float(0.002))
    // The curve is smooth, so the way up to it, by its slope, is the way to it.
    const x = at.x.saturate().toConst('x')
    const result = f(x).toConst('result')
    const pace = 0.004
    const steep = f(x.add(pace / width))
      .sub(result)
      .mul(height / pace)
      .toConst('steep')
    const away = at.y.sub(result).mul(height).div(steep.mul(steep).add(1).sqrt()).toConst('away')
    colour = over(colour, ground, stroke(away, 0.022).mul(isCurve).mul(0.55))
    colour = over(colour, warm, stroke(away, 0.011).mul(isCurve))

    const set = values.float('shade')
    const dot = toPlane(axes, vec2(set, f(set))).toConst('dot')
    strips.forEach((y, i) => {
      const strip = frame(p, [left + width / 2, y], [width / 2, stripHalf], 0.012)
      colour = over(colour, vec3(i === 0 ? x : result), strip.coverage)
    })
    // One line through all: where the shade is, how much light it gives, and what it is before and after.
    const isDown = select(0, 1, p.y.lessThan(dot.y).and(p.y.greaterThan(strips[1] - stripHalf - 0.012)))
    colour = over(colour, ground, stroke(p.x.sub(dot.x), 0.014).mul(isDown).mul(0.6))
    colour = over(colour, cool, stroke(p.x.sub(dot.x), 0.005).mul(isDown))
    const isAcross = select(0, 1, p.x.lessThan(dot.x).and(p.x.greaterThan(left)))
    colour = over(colour, cool, stroke(p.y.sub(dot.y), 0.004).mul(isAcross).mul(dashes(p.x, 0.03)))
    colour = over(colour, ground, inside(disc(p, dot, 0.03)))
    return over(colour, mix(warm, paper, 0.85), inside(disc(p, dot, 0.021)))
  },
}

const channelOf = ({ parameters }: Subject): string => {
  const [{ name } = { name: '' }] = parameters
  return name
}
