/**
 * A conversion of colours: a picture of all hues, and beside it each component of the result as a field of its own, with a sample in all of them.
 * A single number stands beside the plain mean of the channels.
 */
import { hsl2rgb, rgb2xyz, srgb2rgb } from '@kirari/addons'
import { float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
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
const fieldWidth = 0.275
/** By how many there are: half the height of each, and their middles. */
const layouts = {
  2: { halfHeight: 0.206, middles: [0.224, -0.224] },
  3: { halfHeight: 0.132, middles: [0.298, 0, -0.298] },
} as const
/** The scales, on which the sample's components stand. */
const scaleX = 0.805

export interface ChannelsOptions {
  /** What the function is given: colours as they are encoded for a screen, or the light that they stand for. */
  readonly takes: 'encoded' | 'light' | 'xyz'
  /** The result is one number, which is shown beside the plain mean of the channels. */
  readonly fields?: 1
  /** Each component has bounds of its own, not the widest of all. */
  readonly scales?: 'own'
  /** How far axes with a sign go, where results go further for colours that there are not. */
  readonly reach?: number
}

const given = { encoded: (colour: Vec3) => colour, light: (colour: Vec3) => srgb2rgb(colour), xyz: (colour: Vec3) => rgb2xyz(srgb2rgb(colour)) }

export const channels = ({ takes, fields: count, scales, reach }: ChannelsOptions): Preview => {
  const layout = layouts[count === 1 ? 2 : 3]
  const { halfHeight, middles: fieldY } = layout
  const fieldHalf = [fieldWidth, halfHeight] as const
  const scaleOf = (subject: Subject, i: number): Bounds => (count === 1 ? [0, 1] : boundsOf(subject, i, scales, reach))
  return {
    controls: () => [ownControl('sample', { en: 'sample', ja: 'サンプル' }, [0, 1], 0.01, 0.58, 0.56)],
    startSeconds: undefined,
    handles: () => [sampleHandle(fieldY, halfHeight)],
    describe: (name) =>
      count === 1
        ? {
            en: `All hues from dark to light, and beside them what ${name} gives for each as a field of light and dark, above the plain mean of the three channels; a sample is marked in all of them.`,
            ja: `暗い色から明るい色までの全ての色相と、${name}が返す値の明暗です。その下は、三つのチャンネルの単純な平均です。同じサンプルの位置に印を付けています。`,
          }
        : {
            en: `All hues from dark to light, and beside them the three components that ${name} gives, the first on top, each as a field of light and dark; a sample is marked in all of them.`,
            ja: `暗い色から明るい色までの全ての色相と、${name}が返す三つの成分です。成分は上から順に、値を明暗で示し、同じサンプルの位置に印を付けています。`,
          },
    fragment(subject, values) {
      const f = (colour: Vec3): Vec3 => {
        const { name } = colourOf(subject)
        const argument = { [name]: given[takes](colour) }
        if (count !== 1) return apply<Vec3>(subject, values, [], argument)
        return vec3(apply<Float>(subject, values, [], argument), colour.dot(vec3(1 / 3)), 0)
      }
      const p = place
      const large = frame(p, ...picture)
      const fields = fieldY.map((y) => frame(p, [fieldX, y], fieldHalf))

      // One look at the colours serves the picture and the fields: only one of them is under the pixel.
      const isPicture = p.x.lessThan(0.16)
      const [top, ...lower] = fieldY
      const row = lower.reduce((above, y, i) => select(above, y, p.y.lessThan(((fieldY[i] ?? 0) + y) / 2)), float(top))
      const inField = p.sub(vec2(fieldX, row)).div(vec2(2 * fieldHalf[0], 2 * fieldHalf[1]))
      const share = select(inField, large.p.div(vec2(2 * picture[1][0], 2 * picture[1][1])), isPicture)
        .add(0.5)
        .saturate()
        .toConst('share')
      const seen = colourAt(share).toConst('seen')
      const result = f(seen).toConst('result')

      let colour = over(ground, seen, large.coverage)
      fields.forEach(({ coverage }, i) => (colour = over(colour, toneOf(scaleOf(subject, i), result, i), coverage)))

      const sample = values.vec2('sample')
      const picked = colourAt(sample).toConst('picked')
      const taken = f(picked).toConst('taken')
      fieldY.forEach((y, i) => {
        // A scale from the lowest to the highest value, filled from zero to the sample's.
        const [low, high] = scaleOf(subject, i)
        const scale = frame(p, [scaleX, y], [0.022, fieldHalf[1]], 0.012)
        const level = (value: Float): Float =>
          value
            .sub(low)
            .div(high - low)
            .sub(0.5)
            .mul(2 * fieldHalf[1])
        const value = level(component(taken, i)).toConst('value')
        const zero = level(float(0))
        const isFilled = scale.p.y.sub(zero).mul(scale.p.y.sub(value)).lessThan(0)
        const fill = select(panel, mix(toneOf(scaleOf(subject, i), taken, i), paper, 0.12), isFilled)
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

const component = (of: Vec3, i: number): Float => (i === 0 ? of.x : i === 1 ? of.y : of.z)

/** Components after the first may have a sign; then both sides are shown alike. */
const boundsOf = ({ results, resultRanges }: Subject, i: number, scales: 'own' | undefined, reach: number | undefined): Bounds => {
  const [low, high] = (scales === 'own' ? resultRanges?.[i] : undefined) ?? results
  if (low >= 0) return [low, high]
  if (i === 0) return [0, scales === 'own' || reach === undefined ? high : (resultRanges?.[0]?.[1] ?? high)]
  return reach === undefined ? [low, -low] : [-reach, reach]
}

/** Light and dark for what begins at zero, two colours for what has a sign. */
const toneOf = ([low, high]: Bounds, result: Vec3, i: number): Vec3 => {
  const value = component(result, i)
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

const sampleHandle = (fieldY: readonly number[], halfHeight: number): Handle => ({
  id: 'sample',
  components: [0, 1],
  at: ([x = 0, y = 0]) => [picture[0][0] + (x - 0.5) * 2 * picture[1][0], picture[0][1] + (y - 0.5) * 2 * picture[1][1]],
  distance: () => 0,
  move: ([x, y]) => {
    const [[middleX, middleY], [halfX, halfY]] = picture
    if (x < (middleX + halfX + fieldX - fieldWidth) / 2) return [(x - middleX) / (2 * halfX) + 0.5, (y - middleY) / (2 * halfY) + 0.5]
    const row = fieldY.toSorted((one, other) => Math.abs(y - one) - Math.abs(y - other))[0] ?? 0
    return [(x - fieldX) / (2 * fieldWidth) + 0.5, (y - row) / (2 * halfHeight) + 0.5]
  },
})
