/** What the function paints itself, over a grid of the unit that it is called in. The range of its position is what is seen. */
import { mat2, mat3, mat4, max, signaturesOf, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply, type Argument } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { faint, ground, panel, quiet, warm } from '../paint/palette.ts'
import { halfWidth, pixel, place } from '../paint/plane.ts'
import type { Preview, Subject, SubjectParameter } from '../preview.ts'
import { gridLine, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'

export interface DrawingOptions {
  /** Whether the result is how much of a pixel is covered, or a colour: an opaque one, or one whose alpha is multiplied in. */
  readonly paints: 'coverage' | 'colour'
  /** The field whose value it draws, for a function that is given one: a swirl, which has every direction and grows outwards. */
  readonly from?: 'swirl'
}

/** At most so many lines of the grid from the bottom to the top. */
const mostLines = 40

export const drawing = ({ paints, from }: DrawingOptions): Preview => ({
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: (name) =>
    from === 'swirl'
      ? {
          en: `The arrows that ${name} draws of a swirl about the middle, over a grid of the unit of the position.`,
          ja: `中央を回る渦を${name}で描いた矢印です。位置の単位の格子に重ねています。`,
        }
      : {
          en: `What ${name} draws, over a grid of the unit of the position; the lines through 0 are brighter.`,
          ja: `${name}が描く絵です。位置の単位の格子に重ね、0を通る線を明るくしています。`,
        },
  fragment(subject, values) {
    const { middle, scale } = viewOf(subject)
    const p = place
      .mul(scale)
      .add(vec2(...middle))
      .toConst('p')
    const size = pixel.mul(scale)
    const spacing = 10 ** Math.ceil(Math.log10(scale / mostLines))
    const line = (x: Float, y: Float, width: number): Float => max(stroke(x, width * scale, size), stroke(y, width * scale, size))
    const lines = line(gridLine(p.x, spacing), gridLine(p.y, spacing), 0.002)
    const axes = line(p.x, p.y, 0.002)

    const domain = from === 'swirl' ? [p, swirl(p, values)] : [p]
    const drawn = <R>(): R => apply<R>(subject, values, domain, matrices(subject, values))
    const sheet = over(over(panel, faint, lines.mul(0.8)), quiet, axes.mul(0.4))
    if (paints === 'coverage') return over(sheet, warm, drawn<Float>())
    if (resultOf(subject) === 'vec3') return over(drawn<Vec3>(), ground, lines.mul(0.4))
    const colour = drawn<Vec4>().toConst('colour')
    return sheet.mul(colour.w.negate().add(1)).add(colour.xyz)
  },
})

/** The part of the plane that is seen: its middle, and its height so that all of the range fits. */
const viewOf = (subject: Subject): { readonly middle: readonly [number, number]; readonly scale: number } => {
  const { range, ranges = [range, range] } = positionOf(subject)
  const [[left, right] = range, [bottom, top] = range] = ranges
  return { middle: [(left + right) / 2, (bottom + top) / 2], scale: Math.max(top - bottom, (right - left) / (2 * halfWidth)) }
}

const positionOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error(`A drawing needs a parameter that is its position, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** Asked for the middle of the cell, as the function wants it. */
const swirl = (p: Vec2, values: Values): Vec2 => {
  const cells = values.float('cells')
  const middle = p.mul(cells).floor().add(0.5).div(cells).toConst('middle')
  return vec2(middle.y.negate(), middle.x).mul(1.6)
}

/** The arguments that are matrices, from the controls of their columns. */
const matrices = ({ parameters }: Subject, values: Values): Readonly<Record<string, Argument>> =>
  Object.fromEntries(
    parameters.flatMap(({ name, default: value }): readonly (readonly [string, Argument])[] => {
      if (!Array.isArray(value) || !Array.isArray(value[0])) return []
      const id = (column: number): string => `${name}[${column}]`
      switch (value.length) {
        case 2:
          return [[name, mat2(values.vec2(id(0)), values.vec2(id(1)))]]
        case 3:
          return [[name, mat3(values.vec3(id(0)), values.vec3(id(1)), values.vec3(id(2)))]]
        default:
          return [[name, mat4(values.vec4(id(0)), values.vec4(id(1)), values.vec4(id(2)), values.vec4(id(3)))]]
      }
    }),
  )

const resultOf = ({ call, shown }: Subject): string | undefined => signaturesOf(call).find(({ name }) => name === shown)?.result.name
