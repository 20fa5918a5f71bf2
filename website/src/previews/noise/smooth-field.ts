/** A noise that has a value at every place: light and dark, drifting, with the section along a dashed line as a graph. */
import { max, mix, select, step, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, faint, ground, paper, warm } from '../paint/palette.ts'
import { pixel } from '../paint/plane.ts'
import { dashes, disc, gridLine, over, stroke } from '../paint/stroke.ts'
import type { NoiseField, Values01 } from './field.ts'

/** The line that the graph below is cut along. */
const cut = 0.16
const bottom = -0.44
const top = -0.2

/** The place in cells. */
const drifted = (p: Vec2, cells: Float): Vec2 => p.mul(cells).add(vec2(time.mul(0.35), time.mul(0.12)))

const drifting =
  (f: Values01, cells: Float): Values01 =>
  (p) =>
    f(drifted(p, cells))

export const smoothField: NoiseField = {
  describe: (name) => ({
    en: `The field of ${name} in light and dark, with a graph of its values along one line; at the side the histogram of its values, and its spectrum from coarse to fine.`,
    ja: `${name}の値を明暗で表した面と、その中の一本の線に沿った値のグラフです。横には、値のヒストグラムと、粗い成分から細かい成分までのスペクトルを並べています。`,
  }),
  counts: [[1, 32], 0.5, 7],
  foot: top + 0.05,
  draw: (p, f, cells) => over(shade(drifting(f, cells)(p)), warm, stroke(p.y.sub(cut), 0.005).mul(dashes(p.x, 0.028)).mul(0.85)),
  row: (p, f, cells) => section(p, drifting(f, cells)),
}

/**
 * Frames where a pattern begins again, and in each a ring at the same place of the pattern. A pattern without a period in a direction has no frames
 * across it.
 */
export const periodFrames = (p: Vec2, cells: Float, period: Vec2): Float => {
  const q = drifted(p, cells).toConst('drifted')
  const whole = period.add(0.5).floor().toConst('whole')
  const size = pixel.mul(cells)
  const repeats = step(1, whole).toConst('repeats')
  const line = (x: Float, every: Float, has: Float): Float => stroke(gridLine(x, every.max(1)), 0.03, size).mul(has)
  const lines = max(line(q.x, whole.x, repeats.x), line(q.y, whole.y, repeats.y))
  const within = q.div(whole.max(1)).fract().mul(whole.max(1))
  const ring = stroke(disc(within, whole.mul(0.5), 0.28), 0.08, size)
  return max(lines.mul(0.75), ring.mul(repeats.x).mul(repeats.y))
}

/** The values along the dashed line, under the same places. */
const section = (p: Vec2, f: Values01): Vec3 => {
  const along = (x: Float): Float => f(vec2(x, cut)).mul(top - bottom)
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

/** From ground through a cool middle to paper, so that light and dark read as height. */
export const shade = (value: Float): Vec3 => mix(mix(ground, cool.mul(0.55), value.mul(2).saturate()), paper, value.mul(2).sub(1).saturate())
