/**
 * Noise over the plane as light and dark, and below it the values along one row; at the side how often each value occurs, and how much there
 * is of each fineness.
 */
import { fn, If, select, vec2, vec3 } from 'kirari/node'
import type { Text } from '@kirari/addons/catalogue'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { ground, mint } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { frame, over, stroke } from '../paint/stroke.ts'
import type { Preview } from '../preview.ts'
import { cellField } from './cell-field.ts'
import { heightOf } from './height.ts'
import { periodFrames, smoothField } from './smooth-field.ts'
import { histogramPanel, spectrumPanel, type Panel } from './statistics.ts'

export interface NoiseOptions {
  /** A value at every place; or one for each cell, of a function that is asked at whole places. */
  readonly field: 'smooth' | 'cells'
  /** The same noise without its warp, that is with a strength of 0, on the left. */
  readonly beside?: 'unwarped'
  /** Frames where a smooth pattern begins again. */
  readonly period?: true
}

const fields = { smooth: smoothField, cells: cellField } as const

/** Where the field ends and the panels begin. */
const right = 0.4
/** Between two fields, and how far the middle of each is from there. */
const seam = (right - halfWidth) / 2
const offset = (right + halfWidth) / 4
const upper: Panel = { middle: [0.644, 0.235], half: [0.205, 0.215] }
const lower: Panel = { middle: [0.644, -0.235], half: [0.205, 0.215] }

const besideUnwarped: Preview['describe'] = (name) => ({
  en: `On the left the noise before it is warped, on the right the field of ${name} at the same places, both in light and dark, with graphs of their values along one line; at the side the histogram of the values of ${name}, and their spectrum from coarse to fine.`,
  ja: `左は歪める前のノイズ、右は同じ場所の${name}の値を、それぞれ明暗で表した面です。下は、一本の線に沿った値のグラフです。横には、${name}の値のヒストグラムと、粗い成分から細かい成分までのスペクトルを並べています。`,
})

export const noise = ({ field, beside, period }: NoiseOptions): Preview => {
  const { counts, foot, draw, row, ...described } = fields[field]
  const describe = beside ? besideUnwarped : described.describe
  return {
    controls: (subject) => [...parameterControls(subject), ownControl('cells', { en: 'cells', ja: 'マス目の数' }, ...counts)],
    startSeconds: 4,
    handles: () => [],
    describe: (name) => (period ? withFrames(describe(name)) : describe(name)),
    // They are measured on the CPU, whose target no page loads, and stand in the text of the shader.
    note: (subject) =>
      parameterControls(subject).length > 0
        ? {
            en: 'The histogram and the spectrum are of the values that the sliders have at first; they were measured when this page was made and stay as they are.',
            ja: 'ヒストグラムとスペクトルは、つまみが初期値のときのものです。ページの作成時に測ったもので、つまみを動かしても変わりません。',
          }
        : undefined,
    measured: field,
    fragment(subject, values) {
      const { statistics } = subject
      if (!statistics) throw new Error('The picture of a noise needs its statistics; they are measured in statistics-of.ts.')
      const [low, high] = subject.results
      const cells = values.float('cells')
      const valuesWith =
        (given: Readonly<Record<string, Float>>) =>
        (p: Vec2): Float =>
          heightOf(apply<Float | Vec3>(subject, values, [p], given))
            .sub(low)
            .div(high - low)
      const side = (p: Vec2): Vec3 => {
        const { coverage } = frame(p, upper.middle, upper.half)
        const withHistogram = over(ground, histogramPanel(p, upper, statistics), coverage)
        return over(withHistogram, spectrumPanel(p, lower, statistics), frame(p, lower.middle, lower.half).coverage)
      }
      // Noise is dear, most of all with octaves: each pixel computes only the part it lies in.
      return fn('noisePicture', [{ p: vec2 }], vec3, (p) => {
        const isLeft = p.x.lessThan(seam)
        const f = valuesWith(beside ? { strength: select(values.float('strength'), 0, isLeft) } : {})
        const within = beside ? vec2(p.x.sub(seam).add(select(-offset, offset, isLeft)), p.y).toConst('within') : p
        const colour = ground.toVar('colour')
        If(p.x.greaterThan(right), () => {
          colour.assign(side(p))
        })
          .ElseIf(p.y.greaterThan(foot), () => {
            const drawn = draw(within, f, cells)
            colour.assign(period ? over(drawn, mint, periodFrames(within, cells, values.vec2('period'))) : drawn)
          })
          .Else(() => {
            colour.assign(row(within, f, cells))
          })
        return beside ? over(colour, ground, stroke(p.x.sub(seam), 0.012)) : colour
      })(place)
    },
  }
}

const withFrames = ({ en, ja }: Text): Text => ({
  en: `${en} Frames show where the pattern begins again, and a ring in each marks the same place of it.`,
  ja: `${ja}枠は模様が繰り返す単位を、輪は模様の中の同じ位置を示しています。`,
})
