/** The middle of a triangle: the lines from each corner to the middle of the opposite side, and the three parts of equal area around it. */
import { mix, select } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { faint, ground, paper, warm } from '../../paint/palette.ts'
import { dashes, gridLine, over, segment, stroke } from '../../paint/stroke.ts'
import { cornerTints, outline, pin } from '../pin.ts'
import type { TriangleView } from './view.ts'

/** Positive on one side of the line through two points. */
const sideOf = (p: Vec2, from: Vec2, to: Vec2): Float =>
  to.x
    .sub(from.x)
    .mul(p.y.sub(from.y))
    .sub(to.y.sub(from.y).mul(p.x.sub(from.x)))

export const medians: TriangleView = {
  describe: (name) => ({
    en: `A triangle with corners to drag, the lines from each corner to the middle of the opposite side, and the point that ${name} gives, where they meet. The three tinted parts around it have the same area.`,
    ja: `頂点をドラッグできる三角形です。各頂点と対辺の中点を結ぶ線が、${name}の返す点で交わります。その点のまわりを三色に塗り分けた部分は、どれも同じ面積です。`,
  }),
  draw(subject, values, { p, size, corners, shape }) {
    const centre = apply<Vec3>(subject, values, [], { triangle: shape }).xy.toConst('centre')
    let colour = over(ground, faint, stroke(gridLine(p.x, 0.25).min(gridLine(p.y, 0.25)), 0.006, size).mul(0.6))
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 3] ?? from
      // The part between the centre and one side, whichever way round.
      const sides = [sideOf(p, from, to), sideOf(p, to, centre), sideOf(p, centre, from)] as const
      const [least, most] = [sides[0].min(sides[1]).min(sides[2]), sides[0].max(sides[1]).max(sides[2])]
      const isIn = least.greaterThan(0).or(most.lessThan(0))
      colour = over(colour, cornerTints[(i + 2) % 3] ?? warm, select(0, 0.4, isIn))
    })
    corners.forEach((corner, i) => {
      const middle = mix(corners[(i + 1) % 3] ?? corner, corners[(i + 2) % 3] ?? corner, 0.5).toConst('middle')
      // A third of the way is left beyond the centre.
      colour = over(colour, paper, stroke(segment(p, corner, centre), 0.012, size).mul(0.9))
      const beyond = stroke(segment(p, centre, middle), 0.012, size).mul(dashes(p.distance(middle), 0.06))
      colour = over(colour, paper, beyond.mul(0.75))
      colour = over(colour, paper, stroke(p.distance(middle).sub(0.012), 0.014, size).mul(0.9))
    })
    colour = over(colour, paper, stroke(outline(p, corners), 0.014, size))
    colour = corners.reduce((under, corner, i) => pin(under, p, corner, 0.045, cornerTints[i] ?? warm, size), colour)
    return pin(colour, p, centre, 0.055, ground, size)
  },
}
