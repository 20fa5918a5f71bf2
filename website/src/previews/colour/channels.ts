/**
 * A conversion of colours: a picture of all hues, and beside it each component of the result as a field of its own, with a sample in all of them.
 * A single number may stand above the plain mean of the channels.
 */
import { hsl2rgb, rgb2xyz, srgb2rgb } from '@kirari/addons'
import { float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Bounds } from '@kirari/addons/catalogue'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { cool, faint, ground, panel, paper, quiet, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'

/** The picture: its middle and half its sides; then the fields, one above the other. */
const picture = [
  [-0.35, 0],
  [0.49, 0.43],
] as const
const fieldX = 0.465
const fieldHalfX = 0.275
/** By their number: their middles, from the top, and half their height. */
const fieldsOf = {
  1: { middles: [0], half: 0.43 },
  2: { middles: [0.224, -0.224], half: 0.206 },
  3: { middles: [0.298, 0, -0.298], half: 0.132 },
  4: { middles: [0.33375, 0.11125, -0.11125, -0.33375], half: 0.09625 },
} as const satisfies Readonly<Record<number, { readonly middles: readonly number[]; readonly half: number }>>
/** The scales, on which the sample's components stand. */
const scaleX = 0.805

export interface ChannelsOptions {
  /** What the function is given: colours as they are encoded for a screen, the light that they stand for, or that as XYZ. */
  readonly takes: 'encoded' | 'light' | 'xyz'
  /** How many numbers it gives. Default: three. */
  readonly fields?: 1 | 3 | 4
  /** Below the field of one number: the plain mean of the channels. */
  readonly beside?: 'mean'
  /** Each component has bounds of its own, not the widest of all. */
  readonly scales?: 'own'
  /** How far axes with a sign go, where results go further for colours that there are not. */
  readonly reach?: number
}

const given = { encoded: (colour: Vec3) => colour, light: (colour: Vec3) => srgb2rgb(colour), xyz: (colour: Vec3) => rgb2xyz(srgb2rgb(colour)) }

const componentNames = {
  en: { 1: 'the number', 3: 'the three components', 4: 'the four components' },
  ja: { 1: '一つの値', 3: '三つの成分', 4: '四つの成分' },
} as const

/** Text for more fields than one. */
const inOrder = (fields: 1 | 3 | 4, text: string): string => (fields === 1 ? '' : text)

export const channels = ({ takes, fields: count = 3, beside, scales, reach }: ChannelsOptions): Preview => {
  const layout = fieldsOf[beside ? 2 : count]
  const { middles, half } = layout
  const fieldHalf = [fieldHalfX, half] as const
  // The mean has the bounds of the number above it.
  const scaleOf = (subject: Subject, i: number): Bounds => boundsOf(subject, beside ? 0 : i, scales, reach)
  return {
    controls: () => [ownControl('sample', { en: 'sample', ja: 'サンプル' }, [0, 1], 0.01, 0.58, 0.56)],
    startSeconds: undefined,
    handles: () => [sampleHandleOf(layout)],
    describe: (name) => ({
      en: `All hues from dark to light, and beside them ${componentNames.en[count]} that ${name} gives${inOrder(count, ', the first on top, each')} as a field of light and dark${beside ? ', above the plain mean of the channels' : ''}; a sample is marked in all of them.`,
      ja: `暗い色から明るい色までの全ての色相と、${name}が返す${componentNames.ja[count]}です。${inOrder(count, '成分は上から順に、')}値を明暗で示し、${beside ? 'その下にチャンネルの単純な平均を並べて、' : ''}同じサンプルの位置に印を付けています。`,
    }),
    fragment(subject, values) {
      /** What the fields show of a colour. */
      const f = (colour: Vec3): readonly Float[] => {
        const argument = { [colourOf(subject).name]: given[takes](colour) }
        if (count === 1) return [apply<Float>(subject, values, [], argument).toConst('result'), ...(beside ? [colour.dot(vec3(1 / 3))] : [])]
        if (count === 4) {
          const four = apply<Vec4>(subject, values, [], argument).toConst('result')
          return [four.x, four.y, four.z, four.w]
        }
        const three = apply<Vec3>(subject, values, [], argument).toConst('result')
        return [three.x, three.y, three.z]
      }
      const p = place
      const large = frame(p, ...picture)
      const fields = middles.map((y) => frame(p, [fieldX, y], fieldHalf))

      // One look at the colours serves the picture and the fields: only one of them is under the pixel.
      const isPicture = p.x.lessThan(0.16)
      const row = middles.reduce<Float>((above, y, i) => (i === 0 ? above : select(above, y, p.y.lessThan((y + (middles[i - 1] ?? y)) / 2))), float(middles[0]))
      const inField = p.sub(vec2(fieldX, row)).div(vec2(2 * fieldHalf[0], 2 * fieldHalf[1]))
      const share = select(inField, large.p.div(vec2(2 * picture[1][0], 2 * picture[1][1])), isPicture)
        .add(0.5)
        .saturate()
        .toConst('share')
      const seen = colourAt(share).toConst('seen')
      const result = f(seen)

      let colour = over(ground, seen, large.coverage)
      fields.forEach(({ coverage }, i) => (colour = over(colour, toneOf(scaleOf(subject, i), result[i]), coverage)))

      const sample = values.vec2('sample')
      const picked = colourAt(sample).toConst('picked')
      const taken = f(picked)
      middles.forEach((y, i) => {
        // A scale from the lowest to the highest value, filled from zero to the sample's.
        const [low, high] = scaleOf(subject, i)
        const scale = frame(p, [scaleX, y], [0.022, half], 0.012)
        const level = (value: Float): Float =>
          value
            .sub(low)
            .div(high - low)
            .sub(0.5)
            .mul(2 * half)
        const value = level(taken[i] ?? float(0)).toConst('value')
        const zero = level(float(0))
        const isFilled = scale.p.y.sub(zero).mul(scale.p.y.sub(value)).lessThan(0)
        const fill = select(panel, mix(toneOf([low, high], taken[i]), paper, 0.12), isFilled)
        colour = over(over(colour, faint, inside(scale.border.sub(0.004))), fill, scale.coverage)
        colour = over(
          colour,
          quiet,
          stroke(scale.p.y.sub(zero), 0.004)
            .mul(inside(scale.p.x.abs().sub(0.03)))
            .mul(low < 0 ? 0.9 : 0),
        )
        colour = over(colour, paper, stroke(scale.p.y.sub(value), 0.008).mul(inside(scale.p.x.abs().sub(0.034))))

        const mark = disc(fields[i]?.p ?? p, sampleIn(sample, fieldHalf), 0.017)
        colour = over(over(colour, ground, inside(mark.sub(0.006))), paper, stroke(mark, 0.007))
      })
      const mark = disc(large.p, sampleIn(sample, picture[1]), 0.036)
      colour = over(colour, ground, inside(mark.sub(0.009)))
      return over(colour, mix(picked, paper, stroke(mark, 0.012)), inside(mark.sub(0.004)))
    },
  }
}

/** Every hue from left to right, black below, white above. */
const colourAt = (share: Vec2): Vec3 => hsl2rgb(vec3(share.x, 0.96, share.y))

/** Components after the first may have a sign; then both sides are shown alike. */
const boundsOf = ({ results, resultRanges }: Subject, i: number, scales: 'own' | undefined, reach: number | undefined): Bounds => {
  const [low, high] = (scales === 'own' ? resultRanges?.[i] : undefined) ?? results
  if (low >= 0) return [low, high]
  if (i === 0) return [0, scales === 'own' || reach === undefined ? high : (resultRanges?.[0]?.[1] ?? high)]
  return reach === undefined ? [low, -low] : [-reach, reach]
}

/** Light and dark for what begins at zero, two colours for what has a sign. */
const toneOf = ([low, high]: Bounds, value: Float = float(0)): Vec3 => {
  if (low >= 0) return vec3(value.sub(low).div(high - low)).saturate()
  const strength = value.abs().div(high).saturate()
  return mix(panel, select(warm, cool, value.lessThan(0)), max(strength, 0))
}

const sampleIn = (sample: Vec2, half: readonly [number, number]): Vec2 => sample.sub(0.5).mul(vec2(2 * half[0], 2 * half[1]))

const colourOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ default: value }) => Array.isArray(value) && value.length === 3)
  if (!found)
    throw new Error(`A preview by channels needs a parameter of three components, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

const sampleHandleOf = ({ middles, half }: (typeof fieldsOf)[keyof typeof fieldsOf]): Handle => ({
  id: 'sample',
  components: [0, 1],
  at: ([x = 0, y = 0]) => [picture[0][0] + (x - 0.5) * 2 * picture[1][0], picture[0][1] + (y - 0.5) * 2 * picture[1][1]],
  distance: () => 0,
  move: ([x, y]) => {
    const [[middleX, middleY], [halfX, halfY]] = picture
    if (x < (middleX + halfX + fieldX - fieldHalfX) / 2) return [(x - middleX) / (2 * halfX) + 0.5, (y - middleY) / (2 * halfY) + 0.5]
    const row = middles.reduce<number>((nearest, middle) => (Math.abs(y - middle) < Math.abs(y - nearest) ? middle : nearest), middles[0])
    return [(x - fieldX) / (2 * fieldHalfX) + 0.5, (y - row) / (2 * half) + 0.5]
  },
})
