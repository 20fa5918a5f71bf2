/**
 * Noise over the plane as light and dark, drifting, and below it the values along one line through it; at the side how often each value
 * occurs, and how much there is of each fineness.
 */
import { fn, If, max, mix, select, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from './apply.ts'
import { ownControl, parameterControls } from './control.ts'
import { cool, faint, ground, paper, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { histogramPanel, spectrumPanel, type Panel } from './statistics.ts'
import { dashes, frame, over, stroke } from './stroke.ts'

/** The row of the field that the graph below is cut from. */
const row = 0.16
const bottom = -0.44
const top = -0.2
/** Where the field ends and the panels begin. */
const right = 0.4

const upper: Panel = { middle: [0.644, 0.235], half: [0.205, 0.215] }
const lower: Panel = { middle: [0.644, -0.235], half: [0.205, 0.215] }

export const noise: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [1, 32], 0.5, 7)],
  startSeconds: 4,
  handles: () => [],
  describe: (name) => ({
    en: `The field of ${name} in light and dark, with a graph of its values along one line; at the side the histogram of its values, and its spectrum from coarse to fine.`,
    ja: `${name}の値を明暗で表した面と、その中の一本の線に沿った値のグラフです。横には、値のヒストグラムと、粗い成分から細かい成分までのスペクトルを並べています。`,
  }),
  // They are measured on the CPU, whose target no page loads, and stand in the text of the shader.
  note: (subject) =>
    parameterControls(subject).length > 0
      ? {
          en: 'The histogram and the spectrum are of the values that the sliders have at first; they were measured when this page was made and stay as they are.',
          ja: 'ヒストグラムとスペクトルは、つまみが初期値のときのものです。ページの作成時に測ったもので、つまみを動かしても変わりません。',
        }
      : undefined,
  fragment(subject, values) {
    const [low, high] = subject.results
    const { statistics } = subject
    if (!statistics) throw new Error('The picture of a noise needs its statistics; they are measured in statistics-of.ts.')
    const cells = values.float('cells')
    const f = (p: Vec2): Float =>
      apply<Float>(subject, values, [p.mul(cells).add(vec2(time.mul(0.35), time.mul(0.12)))])
        .sub(low)
        .div(high - low)
    // Below the field its section along the dashed line, under the same places.
    const along = (x: Float): Float => f(vec2(x, row)).mul(top - bottom)
    const section = (p: Vec2): Vec3 => {
      // Two values a pixel apart: how high the line is, and how far it is across its slope.
      const left = along(p.x.sub(pixel.mul(0.5))).toConst('left')
      const right = along(p.x.add(pixel.mul(0.5))).toConst('right')
      const above = p.y.sub(bottom).sub(left.add(right).mul(0.5)).toConst('above')
      const slope = right.sub(left).div(pixel)
      const away = above.div(slope.mul(slope).add(1).sqrt())
      const rules = max(stroke(p.y.sub(bottom), 0.003), max(stroke(p.y.sub((top + bottom) / 2), 0.003), stroke(p.y.sub(top), 0.003)))
      const ruled = over(ground, faint, rules)
      const filled = over(ruled, warm, select(0, p.y.sub(bottom).mul(0.8).add(0.08), above.lessThan(0).and(p.y.greaterThan(bottom))))
      return over(filled, warm, stroke(away, 0.009))
    }
    const field = (p: Vec2): Vec3 => over(shade(f(p)), warm, stroke(p.y.sub(row), 0.005).mul(dashes(p.x, 0.028)).mul(0.85))
    const side = (p: Vec2): Vec3 => {
      const { coverage } = frame(p, upper.middle, upper.half)
      const withHistogram = over(ground, histogramPanel(p, upper, statistics), coverage)
      return over(withHistogram, spectrumPanel(p, lower, statistics), frame(p, lower.middle, lower.half).coverage)
    }
    // Noise is dear, most of all with octaves: each pixel computes only the part it lies in.
    const picture = fn('noisePicture', [{ p: vec2 }], vec3, (p) => {
      const colour = ground.toVar('colour')
      If(p.x.greaterThan(right), () => {
        colour.assign(side(p))
      })
        .ElseIf(p.y.greaterThan(top + 0.05), () => {
          colour.assign(field(p))
        })
        .Else(() => {
          colour.assign(section(p))
        })
      return colour
    })
    return picture(place)
  },
}

/** From ground through a cool middle to paper, so that light and dark read as height. */
export const shade = (value: Float): Vec3 => mix(mix(ground, cool.mul(0.55), value.mul(2).saturate()), paper, value.mul(2).sub(1).saturate())
