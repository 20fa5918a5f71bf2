/** The area of a triangle: the parallelogram it is half of, and a square that is as large, on a grid to count. */
import { mix, select, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { cool, faint, ground, paper, warm } from '../../paint/palette.ts'
import { dashes, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'
import { cornerTints, outline, pin } from '../pin.ts'
import type { TriangleView } from './view.ts'

/** Where the square stands, by its lower left corner. */
const foot = [0.78, -0.75] as const
const cell = 0.25

export const area: TriangleView = {
  describe: (name) => ({
    en: `A triangle with corners to drag, the parallelogram it is half of, and beside it a square of the area that ${name} gives.`,
    ja: `頂点をドラッグできる三角形と、それを半分とする平行四辺形です。横に、${name}の値と同じ面積の正方形を置いています。`,
  }),
  draw(subject, values, { p, size, corners, shape }) {
    const [a, b, c] = corners
    const area = apply<Float>(subject, values, [], { triangle: shape }).toConst('area')

    let colour = over(ground, faint, stroke(gridLine(p.x, cell).min(gridLine(p.y, cell)), 0.006, size).mul(0.75))
    const isIn = (from: Vec2, to: Vec2, q: Vec2): Float =>
      to.x
        .sub(from.x)
        .mul(q.y.sub(from.y))
        .sub(to.y.sub(from.y).mul(q.x.sub(from.x)))
    const fill = (x: Vec2, y: Vec2, z: Vec2): Float => {
      const sides = [isIn(x, y, p), isIn(y, z, p), isIn(z, x, p)] as const
      // Either way round.
      const least = sides[0].min(sides[1]).min(sides[2])
      const most = sides[0].max(sides[1]).max(sides[2])
      return select(0, 1, least.greaterThan(0).or(most.lessThan(0)))
    }
    const fourth = b.add(c).sub(a).toConst('fourth')
    colour = over(colour, cool, fill(b, fourth, c).mul(0.13))
    const rest = segment(p, b, fourth).min(segment(p, c, fourth))
    colour = over(
      colour,
      cool,
      stroke(rest, 0.012, size)
        .mul(dashes(p.x.add(p.y.mul(0.6)), 0.07))
        .mul(0.8),
    )
    colour = over(colour, warm, fill(a, b, c).mul(0.72))
    colour = over(colour, paper, stroke(outline(p, corners), 0.014, size))

    const side = area.max(0).sqrt().toConst('side')
    const half = side.mul(0.5)
    const middle = vec2(...foot).add(half)
    const away = p.sub(middle).abs().sub(half).toConst('away')
    const box = away.x.max(away.y)
    colour = over(colour, mix(ground, warm, 0.9), inside(box, size).mul(0.72))
    colour = over(colour, paper, stroke(box, 0.014, size))

    return corners.reduce((under, corner, i) => pin(under, p, corner, 0.05, cornerTints[i] ?? warm, size), colour)
  },
}
