/**
 * Noise over the plane as light and dark, and below it the values along one row; at the side how often each value occurs, and how much there
 * is of each fineness.
 */
import { fn, If, vec2, vec3 } from 'kirari/node'
import type { Text } from '@kirari/addons/catalogue'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { ground, mint } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { frame, over } from '../paint/stroke.ts'
import type { Preview } from '../preview.ts'
import { cellField } from './cell-field.ts'
import { periodFrames, smoothField } from './smooth-field.ts'
import { histogramPanel, spectrumPanel, type Panel } from './statistics.ts'

export interface NoiseOptions {
  /** A value at every place; or one for each cell, of a function that is asked at whole places. */
  readonly field: 'smooth' | 'cells'
  /** Frames where a smooth pattern begins again. */
  readonly period?: true
}

const fields = { smooth: smoothField, cells: cellField } as const

/** Where the field ends and the panels begin. */
const right = 0.4
const upper: Panel = { middle: [0.644, 0.235], half: [0.205, 0.215] }
const lower: Panel = { middle: [0.644, -0.235], half: [0.205, 0.215] }

export const noise = ({ field, period }: NoiseOptions): Preview => {
  const { counts, describe, foot, draw, row } = fields[field]
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
      const f = (p: Vec2): Float =>
        apply<Float>(subject, values, [p])
          .sub(low)
          .div(high - low)
      const side = (p: Vec2): Vec3 => {
        const { coverage } = frame(p, upper.middle, upper.half)
        const withHistogram = over(ground, histogramPanel(p, upper, statistics), coverage)
        return over(withHistogram, spectrumPanel(p, lower, statistics), frame(p, lower.middle, lower.half).coverage)
      }
      // Noise is dear, most of all with octaves: each pixel computes only the part it lies in.
      return fn('noisePicture', [{ p: vec2 }], vec3, (p) => {
        const colour = ground.toVar('colour')
        If(p.x.greaterThan(right), () => {
          colour.assign(side(p))
        })
          .ElseIf(p.y.greaterThan(foot), () => {
            const drawn = draw(p, f, cells)
            colour.assign(period ? over(drawn, mint, periodFrames(p, cells, values.vec2('period'))) : drawn)
          })
          .Else(() => {
            colour.assign(row(p, f, cells))
          })
        return colour
      })(place)
    },
  }
}

const withFrames = ({ en, ja }: Text): Text => ({
  en: `${en} Frames show where the pattern begins again, and a ring in each marks the same place of it.`,
  ja: `${ja}枠は模様が繰り返す単位を、輪は模様の中の同じ位置を示しています。`,
})
