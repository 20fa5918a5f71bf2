/**
 * A transfer function of one channel, as columns under its curve: shades in even steps, as high as the light they give off, or amounts of light in
 * even steps, as high as the numbers that stand for them on a screen. Below, the numbers before and after.
 */
import { rgb2srgb, srgb2rgb } from '@kirari/addons'
import { float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { fromPlane, toPlane, type Axes } from '../paint/graph.ts'
import { lineHandle } from '../handle.ts'
import { cool, faint, ground, mint, paper, quiet, rose, rule, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview, Subject } from '../preview.ts'
import { dashes, disc, frame, gridLine, inside, over, stroke } from '../paint/stroke.ts'

const axes: Axes = { box: [-0.79, -0.235, 1.58, 0.66], x: [0, 1], y: [0, 1] }
const [left, bottom, width, height] = axes.box
const columns = 20
/** Middle and half the height of the two strips. */
const strips = [-0.315, -0.41] as const
const stripHalf = 0.037

/** How much larger the difference of two curves is drawn. */
const magnified = 20

export interface TransferOptions {
  /** Default: from the numbers of a screen to light. */
  readonly to?: 'light' | 'screen'
  /** The curve of sRGB, and how far it is from the function's. */
  readonly beside?: 'srgb'
}

export const transfer = ({ to = 'light', beside }: TransferOptions): Preview => ({
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('shade', to === 'light' ? { en: 'shade', ja: '階調' } : { en: 'light', ja: '光' }, [0, 1], 0.01, 0.5),
  ],
  startSeconds: undefined,
  handles: () => [
    lineHandle(
      'shade',
      (value) => left + value * width,
      (x) => (x - left) / width,
    ),
  ],
  describe: (name) =>
    to === 'light'
      ? {
          en: `Twenty greys in even steps, each as a column as high as ${name} says it shines; the curve runs along their tops. Two strips below: the greys, and the results.${besideIt.en(beside)}`,
          ja: `均等な段階の20の灰色を、${name}が示す光の量を高さにした柱で表し、その頂上に曲線を重ねています。下の二つの帯は、もとの灰色と変換後の値です。${besideIt.ja(beside)}`,
        }
      : {
          en: `Twenty amounts of light in even steps, each as a column as high as the number that ${name} gives, in the grey that a screen makes of it; the curve runs along their tops. Two strips below: the light, and the results.${besideIt.en(beside)}`,
          ja: `均等な段階の20の光の量を、${name}が返す数値を高さにした柱で表しています。柱の色は、その数値が画面でなる灰色です。頂上に曲線を重ねています。下の二つの帯は、光の量と変換後の値です。${besideIt.ja(beside)}`,
        },
  fragment(subject, values) {
    const f = (x: Float): Float => apply<Float>(subject, values, [], { [channelOf(subject)]: x })
    const srgb = to === 'light' ? srgb2rgb : rgb2srgb
    const p = place
    const at = fromPlane(axes, p).toConst('at')

    const lines = max(stroke(gridLine(at.x, 0.25).mul(width), 0.003), stroke(gridLine(at.y, 0.25).mul(height), 0.003))
    const isBeside = inside(at.sub(0.5).abs().x.max(at.sub(0.5).abs().y).sub(0.503), float(0.004))
    let colour = over(ground, faint, lines.mul(isBeside))

    // A shade is as bright on the screen as its number says; the column says how much light that is.
    const shade = at.x.mul(columns).floor().add(0.5).div(columns).toConst('shade')
    const reached = f(shade).toConst('reached')
    const side = at.x
      .mul(columns)
      .fract()
      .sub(0.5)
      .abs()
      .sub(0.42)
      .mul(width / columns)
    const isInRow = inside(at.x.sub(0.5).abs().sub(0.5).mul(width))
    const column = max(side, max(at.y.sub(reached), at.y.negate()).mul(height)).toConst('column')
    colour = over(colour, rule, inside(column.sub(0.003)).mul(isInRow))
    colour = over(colour, vec3(to === 'light' ? shade : reached), inside(column).mul(isInRow))

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
    // A steep curve is not drawn below its start.
    const isCurve = inside(max(at.x.sub(0.5).abs().sub(0.502), at.y.negate().sub(0.012)), float(0.002))
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

    if (beside) {
      // Both curves, and their difference about a level of its own.
      const other = srgb(x).toConst('other')
      const fromOther = at.y.sub(other).mul(height).div(steep.mul(steep).add(1).sqrt())
      colour = over(colour, mint, stroke(fromOther, 0.004).mul(isCurve))
      const apart = (at0: Float): Float =>
        f(at0)
          .sub(srgb(at0))
          .mul(magnified * height)
      const here = apart(x).toConst('here')
      const leaning = apart(x.add(pace / width))
        .sub(here)
        .div(pace)
      const level = p.y.sub(bottom + height / 2).toConst('level')
      colour = over(colour, quiet, stroke(level, 0.003).mul(dashes(p.x, 0.02)).mul(isCurve).mul(0.7))
      colour = over(
        colour,
        rose,
        stroke(level.sub(here).div(leaning.mul(leaning).add(1).sqrt()), 0.009)
          .mul(isCurve)
          .mul(isBeside),
      )
    }

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
})

const besideIt = {
  en: (beside: TransferOptions['beside']): string =>
    beside ? ` A thin line is the curve of sRGB, and a third one how far the two are apart, ${magnified} times as large.` : '',
  ja: (beside: TransferOptions['beside']): string => (beside ? `細い線はsRGBの曲線、もう一本の線は二つの差を${magnified}倍にしたものです。` : ''),
}

const channelOf = ({ parameters }: Subject): string => {
  const [{ name } = { name: '' }] = parameters
  return name
}
