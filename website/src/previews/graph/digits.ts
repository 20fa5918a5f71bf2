/**
 * A number from 0 to 1 and its four digits of base 256, the channels of a colour: a row for each, whose last, unfinished step is the whole of the
 * row below. Beside each row the digit as two hexadecimal ones, and at the top the colour.
 */
import { float, max, min, select, step, vec2 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { barHandle, bars, codeOf, knob, marks, xAt, type Mark, type Scale } from '../paint/bars.ts'
import { cool, faint, ground, mint, panel, paper, quiet, rose, rule, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { frame, inside, over, stroke } from '../paint/stroke.ts'
import type { Preview, Subject } from '../preview.ts'

const scale: Scale = { left: -0.76, right: 0.56, low: 0, high: 1 }
/** Of the number, then of its digits. */
const heights = [0.36, 0.15, -0.04, -0.23, -0.42] as const
const half = 0.032
const channels = [
  { letter: 'r', tint: rose },
  { letter: 'g', tint: mint },
  { letter: 'b', tint: cool },
  { letter: 'a', tint: quiet },
] as const
const components = ['x', 'y', 'z', 'w'] as const

/** A number is cut into digits where it is set as one. */
const isCut = (subject: Subject): boolean => parameterControls(subject)[0]?.value.length === 1
const idOf = (subject: Subject): string => parameterControls(subject)[0]?.id ?? ''

export const digits: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) =>
    isCut(subject) ? [barHandle(idOf(subject), 0, heights[0], scale)] : channels.map((_, i) => barHandle(idOf(subject), i, heights[i + 1] ?? 0, scale)),
  describe: (name) => ({
    en: `A number from 0 to 1 as a bar, and below it the four digits of ${name}, one for each channel of a colour: the step in which a row ends is the whole of the row below, 256 times as wide. On the right the colour, and each digit in hexadecimal.`,
    ja: `0から1までの数を表す棒と、その下に、色のチャンネルごとに一つずつ並べた${name}の四つの桁です。各行の終わりの1目盛りを256倍に広げると、下の行全体になります。右は色と、十六進数で表した各桁です。`,
  }),
  fragment(subject, values) {
    const cuts = isCut(subject)
    const texel = (cuts ? apply<Vec4>(subject, values, []) : values.vec4(idOf(subject))).toConst('texel')
    const number = (cuts ? values.float(idOf(subject)) : apply<Float>(subject, values, [])).toConst('number')

    let colour: Vec3 = ground
    const found = components.map((component) => texel[component].mul(255).add(0.5).floor().toConst('digit'))
    // From each step to the row that it becomes.
    found.slice(0, 3).forEach((digit, i) => {
      const [above, below] = [(heights[i + 1] ?? 0) - half, (heights[i + 2] ?? 0) + half]
      const share = float(above)
        .sub(place.y)
        .div(above - below)
      const start = xAt(scale, digit.div(256))
      const end = xAt(scale, digit.add(1).div(256))
      const eased = share.mul(share).mul(float(3).sub(share.mul(2)))
      const fromLeft = place.x.sub(start.add(float(scale.left).sub(start).mul(eased)))
      const fromRight = end.add(float(scale.right).sub(end).mul(eased)).sub(place.x)
      const isBetween = step(0, share).mul(step(share, 1))
      const tint = channels[i]?.tint ?? quiet
      colour = over(colour, tint, inside(max(fromLeft.negate(), fromRight.negate())).mul(isBetween).mul(0.14))
      colour = over(colour, tint, max(stroke(fromLeft, 0.003), stroke(fromRight, 0.003)).mul(isBetween).mul(0.6))
    })
    // Grooves, with a mark at every sixteenth.
    for (const y of heights) {
      const { border, p } = frame(place, [(scale.left + scale.right) / 2, y], [(scale.right - scale.left) / 2, half], 0.004)
      const sixteenth = p.x.div((scale.right - scale.left) / 16)
      const notch = stroke(sixteenth.sub(sixteenth.add(0.5).floor()).mul((scale.right - scale.left) / 16), 0.002)
      colour = over(over(colour, panel, inside(border)), faint, notch.mul(inside(border)))
      colour = over(colour, rule, stroke(border, 0.003))
    }
    colour = bars(colour, [{ value: number, tint: cuts ? paper : warm, y: heights[0], half }], scale)
    found.forEach((digit, i) => {
      const { tint } = channels[i] ?? channels[0]
      const y = heights[i + 1] ?? 0
      colour = bars(colour, [{ value: digit.div(256), tint, y, half }], scale)
      // The step that goes on below.
      const x = xAt(scale, digit.add(0.5).div(256))
      const slot = max(
        place.x
          .sub(x)
          .abs()
          .sub((scale.right - scale.left) / 512),
        place.y.sub(y).abs().sub(half),
      )
      colour = over(colour, paper, inside(slot))
      if (!cuts) colour = knob(colour, vec2(xAt(scale, texel[components[i] ?? 'x']), y))
    })
    if (cuts) colour = knob(colour, vec2(xAt(scale, number), heights[0]))

    const swatch = frame(place, [0.715, heights[0]], [0.105, 0.06], 0.012)
    colour = over(over(colour, texel.xyz, swatch.coverage), rule, stroke(swatch.border, 0.004))
    const hexadecimal = (digit: Float): Float => select(digit.add(codeOf('0')), digit.add(codeOf('A') - 10), digit.greaterThan(9.5))
    const names = channels.flatMap(({ letter, tint }, i): readonly Mark[] => {
      const y = heights[i + 1] ?? 0
      const digit = min(found[i] ?? float(0), 255)
      const high = digit.div(16).floor()
      return [
        { at: [-0.825, y], code: codeOf(letter), tint },
        { at: [0.69, y], code: hexadecimal(high), tint },
        { at: [0.75, y], code: hexadecimal(digit.sub(high.mul(16))), tint },
      ]
    })
    return marks(colour, names, 0.0085)
  },
}
