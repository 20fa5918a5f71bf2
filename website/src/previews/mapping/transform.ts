/** A matrix of the plane: what it does to the unit grid, to a letter and to the two axes. On the left what goes in, on the right the result. */
import { float, mat2, max, mix, select, vec2 } from 'kirari/node'
import type { Float, Mat2, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, faint, ground, mint, panel, paper, quiet, rose, rule, warm } from '../paint/palette.ts'
import { half, middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Place, Preview, Subject, SubjectParameter } from '../preview.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'
import { inSpace } from './transform-space.ts'

/** How far the plane is seen in a panel. */
const reach = 1.78
const scale = reach / half

export interface TransformOptions {
  /** The matrix is made of an angle, unless the function takes a matrix; or of the two factors of a scaling. */
  readonly by?: 'scale'
  /** A cube instead of the plane, and matrices of three or four columns. */
  readonly in?: 'space'
}

export const transform = ({ by, in: where }: TransformOptions): Preview => (where === 'space' ? inSpace : inPlane(by))

const inPlane = (by: TransformOptions['by']): Preview => ({
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => {
    const ids = parameterControls(subject).map(({ id }) => id)
    if (matrixOf(subject)) return ids.map((id) => pointHandle(id, scale, [-middle, 0]))
    return by === 'scale' ? ids.flatMap((id) => [0, 1].map((axis) => factorHandle(id, axis))) : ids.map(angleHandle)
  },
  describe: (name) => ({
    en: `The unit grid, the letter F and the two axes before and after the matrix of ${name}: on the left what goes in, on the right the result.`,
    ja: `${name}の行列で、単位格子と文字F、二つの軸がどう変わるかを示した図です。左が入力、右が結果です。`,
  }),
  fragment(subject, values) {
    const given = matrixOf(subject)
    const [beforeX, beforeY] = given ? [values.vec2(`${given.name}[0]`), values.vec2(`${given.name}[1]`)] : [vec2(1, 0), vec2(0, 1)]
    const after = apply<Mat2>(subject, values, [], given ? { [given.name]: mat2(beforeX, beforeY) } : {}).toConst('after')

    const p = place
    const isLeft = p.x.lessThan(0).toConst('isLeft')
    const { left, right } = panels(p)
    // One look serves both panels.
    const q = select(right.p, left.p, isLeft).mul(scale).toConst('q')
    const x = select(after.at(0), beforeX, isLeft).toConst('x')
    const y = select(after.at(1), beforeY, isLeft).toConst('y')
    const tint = select(warm, cool, isLeft)
    const size = pixel.mul(scale)

    // Where the place comes from. A matrix without a way back leaves nothing to be seen but its axes.
    const det = x.x.mul(y.y).sub(x.y.mul(y.x)).toConst('det')
    const isFlat = det.abs().lessThan(1e-3)
    const share = float(1).div(select(det, 1, isFlat))
    const rowX = vec2(y.y, y.x.negate()).mul(share).toConst('rowX')
    const rowY = vec2(x.y.negate(), x.x).mul(share).toConst('rowY')
    const source = vec2(q.dot(rowX), q.dot(rowY)).toConst('source')
    const grain = vec2(rowX.length(), rowY.length()).max(1e-6).toConst('grain')

    let field: Vec3 = over(panel, faint, grid(q, vec2(1), 0.02, size).mul(0.7))
    const shown = select(float(1), float(0), isFlat)
    field = over(field, tint, grid(source, grain, 0.018, size).mul(shown).mul(0.3))
    const isUnit = edge(source.x, 0.5, 0.5, grain.x.mul(size)).mul(edge(source.y, 0.5, 0.5, grain.y.mul(size)))
    field = over(field, tint, isUnit.mul(shown).mul(0.13))
    field = over(field, quiet, letter(q, vec2(size)).mul(0.28))
    field = over(field, mix(tint, paper, 0.12), letter(source, grain.mul(size)).mul(shown))

    field = over(field, rule, max(stroke(q.x, 0.02, size), stroke(q.y, 0.02, size)))
    for (const [tip, hue] of [
      [x, rose],
      [y, mint],
    ] as const) {
      const d = arrow(q, tip)
      field = over(over(field, ground, inside(d.sub(0.03), size).mul(0.8)), hue, inside(d, size))
    }
    field = over(field, paper, inside(disc(q, vec2(0), 0.05), size))
    return over(ground, field, left.coverage.add(right.coverage))
  },
})

/** Lines at every whole number. `grain` says how fast the two coordinates move along the plane. */
const grid = (at: Vec2, grain: Vec2, width: number, size: Float): Float =>
  max(stroke(gridLine(at.x, 1).div(grain.x), width, size), stroke(gridLine(at.y, 1).div(grain.y), width, size))

/** Between two parallel edges, `reach` to either side of the middle. */
const edge = (at: Float, centre: number, halfWidth: number, size: Float): Float => inside(at.sub(centre).abs().sub(halfWidth), size)

/** The letter F in the unit square: no turn or mirror image of it looks like it. */
const letter = (at: Vec2, size: Vec2): Float =>
  (
    [
      [0.3, 0.5, 0.09, 0.38],
      [0.505, 0.79, 0.295, 0.09],
      [0.44, 0.5, 0.23, 0.085],
    ] as const
  )
    .map(([x, y, halfX, halfY]) => edge(at.x, x, halfX, size.x).mul(edge(at.y, y, halfY, size.y)))
    .reduce((widest, one) => max(widest, one))

/** Distance to an arrow from the origin. */
const arrow = (q: Vec2, tip: Vec2): Float => {
  const length = tip.length().max(1e-4).toConst('length')
  const along = tip.div(length)
  const back = q.sub(tip)
  const u = back.dot(along)
  const head = max(
    u.negate().sub(0.26),
    u
      .mul(0.42)
      .add(back.x.mul(along.y).sub(back.y.mul(along.x)).abs())
      .mul(0.92),
  )
  const shaft = segment(q, vec2(0), along.mul(length.sub(0.2).max(0))).sub(0.032)
  return head.min(shaft)
}

/** The parameter that is a matrix; undefined for a function that makes one of other things. */
const matrixOf = ({ parameters }: Subject): SubjectParameter | undefined => parameters.find(({ unit }) => unit === 'matrix')

/** The tip of the first column, in the right panel: it goes round by the angle. */
const angleHandle = (id: string): Handle => ({
  id,
  components: [0],
  at: ([angle = 0]) => [middle + Math.cos(angle) / scale, Math.sin(angle) / scale],
  distance: ([x, y], [angle = 0]) => Math.hypot(x - middle - Math.cos(angle) / scale, y - Math.sin(angle) / scale),
  move: ([x, y]) => [Math.atan2(y, x - middle)],
})

/** The tip of one column of a scaling, in the right panel: it goes along its axis. */
const factorHandle = (id: string, axis: number): Handle => {
  const at = (value: readonly number[]): Place => {
    const factor = (value[axis] ?? 0) / scale
    return axis === 0 ? [middle + factor, 0] : [middle, factor]
  }
  return {
    id,
    components: [axis],
    at,
    distance([x, y], value) {
      const [atX, atY] = at(value)
      return Math.hypot(x - atX, y - atY)
    },
    move: ([x, y], value) => value.map((before, i) => (i === axis ? (axis === 0 ? x - middle : y) * scale : before)),
  }
}
