/**
 * Functions of numbers that are taken together: each number as a bar, those of the arguments and of the result one below the other, component by
 * component. A result that is a single number is a line through all of them. With a base, the digits of a number (digits.ts).
 */
import { signaturesOf } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { bars as drawBars, barHandle, codeOf, marks, valueLines, xAt, type Bar, type Mark, type Scale } from '../paint/bars.ts'
import { cool, ground, mint, paper, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { dashes, over, stroke } from '../paint/stroke.ts'
import type { Preview, Subject } from '../preview.ts'
import { digits } from './digits.ts'

export interface BarsOptions {
  /** The base of the digits that a number is cut into, or put together from. */
  readonly base?: 256
}

export const bars = ({ base }: BarsOptions): Preview => (base ? digits : components)

const letters = ['x', 'y', 'z', 'w'] as const
const tints = [cool, mint] as const
/** Above the first row and below the last one. */
const [top, bottom] = [0.44, -0.39] as const
/** Where the names of components and of bars stand. */
const [letterX, nameX] = [-0.845, -0.765] as const

const scaleOf = ({ parameters, results }: Subject): Scale => {
  const ends = [...parameters.flatMap(({ range }) => range), ...results, 0]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const room = (high - low) * 0.03
  return { left: -0.71, right: 0.86, low: low - room, high: high + room }
}

const givesNumber = ({ call, shown }: Subject): boolean => signaturesOf(call).find(({ name }) => name === shown)?.result.kind === 'scalar'

/** Where the bars lie: of each component its arguments, then its result. */
const layoutOf = (subject: Subject): { readonly y: (component: number, bar: number) => number; readonly half: number; readonly last: number } => {
  const perRow = parameterControls(subject).length + (givesNumber(subject) ? 0 : 1)
  const pitch = (top - bottom) / (letters.length * (perRow + 0.8) + (givesNumber(subject) ? 0.8 : -0.8))
  return {
    y: (component, bar) => top - pitch * (component * (perRow + 0.8) + bar + 0.5),
    half: Math.min(pitch * 0.4, 0.03),
    last: bottom + pitch * 0.5,
  }
}

const components: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) =>
    parameterControls(subject).flatMap(({ id }, bar) =>
      letters.map((_, component) => barHandle(id, component, layoutOf(subject).y(component, bar), scaleOf(subject))),
    ),
  describe: (name) => ({
    en: `The numbers that are given to ${name} as bars, component under component, with a dot at the end of each to drag. The result is orange: a bar for each component, or one bar and a line through all of them.`,
    ja: `${name}に渡す数を、成分ごとに並べた棒です。棒の端の点はドラッグできます。オレンジ色が結果で、成分ごとの棒か、1本の棒と全体を貫く線で示します。`,
  }),
  fragment(subject, values) {
    const scale = scaleOf(subject)
    const { y, half, last } = layoutOf(subject)
    const given = parameterControls(subject).map(({ id }, i) => ({ name: codeOf(id), vector: values.vec4(id), tint: tints[i] ?? mint }))
    const all: Bar[] = []
    const names: Mark[] = []
    const add = (value: Float, at: number, tint: Vec3, code: number, isSet = false): void => {
      all.push({ value, tint, y: at, half, isSet })
      names.push({ at: [nameX, at], code, tint })
    }
    letters.forEach((letter, row) => {
      names.push({ at: [letterX, y(row, 0)], code: codeOf(letter), tint: paper })
      given.forEach(({ name, vector, tint }, i) => add(vector[letter], y(row, i), tint, name, true))
    })

    let colour = valueLines(ground, scale, [top + 0.02, bottom - 0.01])
    if (givesNumber(subject)) {
      const result = apply<Float>(subject, values, []).toConst('result')
      const d = place.x.sub(xAt(scale, result)).toConst('d')
      colour = over(colour, warm, stroke(d, 0.006).mul(dashes(place.y, 0.03)).mul(0.9))
      add(result, last, warm, codeOf('='))
    } else {
      const result = apply<Vec4>(subject, values, []).toConst('result')
      letters.forEach((letter, row) => add(result[letter], y(row, given.length), warm, codeOf('=')))
    }
    return marks(drawBars(colour, all, scale), names, Math.min(0.0075, half * 0.25))
  },
}
