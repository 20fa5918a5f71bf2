/** Points of the unit square for the numbers from 0 to n − 1, beside as many random ones, over a grid of about as many fields. */
import { array, float, floor, fn, int, Loop, max, mix, select, step, uint, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { cool, ground, panel, paper, quiet, rule, warm } from '../../paint/palette.ts'
import { half, middle, panels } from '../../paint/panels.ts'
import { place } from '../../paint/plane.ts'
import { dashes, disc, gridLine, inside, over, stroke } from '../../paint/stroke.ts'
import type { Control, Preview, Subject } from '../../preview.ts'

const most = 256
const radius = 0.0085

/** Pairs of random numbers, the same every time: by shifts of one word (Marsaglia, Xorshift RNGs, 2003). */
const randomPairs = (count: number): readonly (readonly [number, number])[] => {
  let state = 2463534242
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 8) / 2 ** 24
  }
  return Array.from({ length: count }, () => [next(), next()])
}

const toPlane = (point: Vec2): Vec2 => point.sub(0.5).mul(2 * half)

/** Distance to the nearest of the first n random points. */
const scattered = fn('scattered', [{ unit: vec2 }, { n: float }], float, (unit, n) => {
  const pairs = randomPairs(most)
  const places = array(vec2, most)((i) => pairs[i] ?? [0, 0])
  const away = float(9).toVar('away')
  Loop({ end: int(n), name: 'one' }, (one) => {
    const gap = unit.sub(places.at(one)).toConst('gap')
    away.assign(away.min(gap.dot(gap)))
  })
  return away
    .sqrt()
    .mul(2 * half)
    .sub(radius)
})

/** The number of the point that is marked, and how many there are. */
const parts = (subject: Subject): readonly [one: Control, count: Control] => {
  const [one, count] = parameterControls(subject)
  if (!one || !count) throw new Error('A preview of a sequence needs a function of a number and of how many there are.')
  return [one, count]
}

export const sequence: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: (name) => ({
    en: `The points of ${name} in the unit square on the left, with the chosen one and its coordinates marked, and as many random points on the right: those clump and leave gaps. The grid has about as many fields as there are points.`,
    ja: `左は、単位正方形に置いた${name}の点です。選んだ点には、座標とともに印を付けています。右は同じ数のランダムな点で、密なところと隙間ができます。格子のマスの数は、点の数とほぼ同じです。`,
  }),
  fragment(subject, values) {
    const [one, count] = parts(subject)
    const n = values.float(count.id).add(0.5).floor().toConst('n')
    const chosen = values.float(one.id).add(0.5).floor().min(n.sub(1)).toConst('chosen')
    const at = (i: Float): Vec2 => apply<Vec2>(subject, values, [], { [one.id]: uint(i.max(0)), [count.id]: uint(n) })
    const { left, right } = panels(place)
    const isRight = step(0, place.x)
    const coverage = max(left.coverage, right.coverage)
    const unit = mix(left.p, right.p, isRight)
      .div(2 * half)
      .add(0.5)
      .toConst('unit')
    const q = toPlane(unit)

    const fields = n.sqrt().add(0.5).floor()
    const lines = max(gridLine(unit.x, float(1).div(fields)).mul(-1), gridLine(unit.y, float(1).div(fields)).mul(-1)).negate()
    let colour = over(ground, panel, coverage)
    colour = over(
      colour,
      rule,
      stroke(lines.mul(2 * half), 0.003)
        .mul(coverage)
        .mul(0.6),
    )

    // The column of a place says which points may be near it.
    const near = floor(unit.x.mul(n)).toConst('near')
    let away = float(9)
    for (let step = -3; step <= 3; step++) {
      const i = near.add(step)
      const isThere = i.greaterThanEqual(0).and(i.lessThan(n))
      away = away.min(select(float(9), disc(q, toPlane(at(i)), radius), isThere))
    }
    const mark = at(chosen).toConst('mark')
    const isLeft = isRight.mul(-1).add(1).mul(coverage)
    const legs = (x: Float, y: Float, along: Float): Float => stroke(x, 0.004).mul(step(y, 0)).mul(dashes(along, 0.022))
    const gap = q.sub(toPlane(mark)).toConst('gap')
    colour = over(colour, quiet, max(legs(gap.x, gap.y, q.y), legs(gap.y, gap.x, q.x)).mul(isLeft))
    colour = over(colour, warm, inside(away).mul(isLeft))
    colour = over(colour, cool, inside(scattered(unit, n)).mul(isRight).mul(coverage))
    const dot = disc(place, toPlane(mark).sub(vec2(middle, 0)), radius * 1.7)
    return over(over(colour, ground, inside(dot.sub(0.007))), paper, inside(dot))
  },
}
