/** What the function paints itself, over a grid of the unit that it is called in. The range of its position is what is seen. */
import { float, mat2, mat3, mat4, max, select, signaturesOf, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply, type Argument } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { faint, ground, panel, quiet, warm } from '../paint/palette.ts'
import { halfWidth, pixel, place } from '../paint/plane.ts'
import type { Control, Preview, Subject, SubjectParameter } from '../preview.ts'
import { gridLine, over, stroke } from '../paint/stroke.ts'
import { dome } from './dome.ts'
import type { Values } from '../values.ts'

export interface DrawingOptions {
  /** Whether the result is how much of a pixel is covered, or a colour: an opaque one, or one whose alpha is multiplied in. */
  readonly paints: 'coverage' | 'colour'
  /**
   * `swirl`: the field whose value it draws, for a function that is given one; a swirl has every direction and grows outwards.
   * `space`: a floor and a dome on it, whose places the function is asked for.
   */
  readonly from?: 'swirl' | 'space'
}

/** At most so many lines of the grid from the bottom to the top. */
const mostLines = 40

const descriptions: Readonly<Record<'place' | 'swirl' | 'space', Preview['describe']>> = {
  place: (name) => ({
    en: `What ${name} draws, over a grid of the unit of the position; the lines through 0 are brighter.`,
    ja: `${name}が描く絵です。位置の単位の格子に重ね、0を通る線を明るくしています。`,
  }),
  swirl: (name) => ({
    en: `The arrows that ${name} draws of a swirl about the middle, over a grid of the unit of the position.`,
    ja: `中央を回る渦を${name}で描いた矢印です。位置の単位の格子に重ねています。`,
  }),
  space: (name) => ({
    en: `A floor with a dome about the origin, painted by ${name} at each place of their surface.`,
    ja: `床と、原点を中心とする半球です。表面のそれぞれの位置に${name}で色を付けています。`,
  }),
}

export const drawing = ({ paints, from }: DrawingOptions): Preview => ({
  controls: controlsOf,
  startSeconds: undefined,
  handles: () => [],
  describe: descriptions[from ?? 'place'],
  fragment(subject, values) {
    if (from === 'space') return inSpace(subject, values)
    const { middle, scale } = viewOf(subject)
    const zoom = values.has('zoom') ? values.float('zoom') : float(1)
    const p = place
      .mul(scale)
      .div(zoom)
      .add(vec2(...middle))
      .toConst('p')
    const size = pixel.mul(scale).div(zoom)
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

/** A function of its position alone has nothing to be set; there a reader can look closer. */
const controlsOf = (subject: Subject): readonly Control[] => {
  const controls = parameterControls(subject)
  return controls.length > 0 ? controls : [ownControl('zoom', { en: 'zoom', ja: '拡大' }, [1, 5], 0.01, 1)]
}

const inSpace = (subject: Subject, values: Values): Vec3 => {
  const { place: at, colour, light, size, isSeen } = dome()
  // In the distance a pixel of the picture is wider than that of the function.
  const paint = apply<Vec4>(subject, values, [at], { px: max(values.float('px'), size) }).toConst('paint')
  return select(ground, colour.mul(paint.w.negate().add(1)).add(paint.xyz).mul(light), isSeen)
}

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
