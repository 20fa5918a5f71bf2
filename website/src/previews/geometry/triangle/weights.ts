/** Weights in a triangle: three colours mixed by them, lines of equal weight, and a point with the three parts it makes. */
import { float, max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ground, paper } from '../../paint/palette.ts'
import { gridLine, over, segment, stroke } from '../../paint/stroke.ts'
import { cornerTints, outline, pin } from '../pin.ts'
import type { TriangleView } from './view.ts'

export const weights: TriangleView = {
  describe: (name) => ({
    en: `A triangle with a colour at each corner, mixed by the weights that ${name} gives, and a point joined to the three corners.`,
    ja: `${name}が求めた重みで、三つの頂点の色を混ぜた三角形です。中の点を三つの頂点と結んでいます。`,
  }),
  draw(subject, values, { p, size, corners, shape }) {
    const weightsAt = (q: Vec2): Vec3 => apply<Vec3>(subject, values, [vec3(q, 0)], { triangle: shape })
    const mixed = (w: Vec3): Vec3 => cornerTints[0].mul(w.x).add(cornerTints[1].mul(w.y)).add(cornerTints[2].mul(w.z))

    const weights = weightsAt(p).toConst('weights')
    const isInside = weights.greaterThanEqual(0).all()
    // Outside, the share of the corners that still pull: a hint of how weights go on past the sides.
    const pull = weights.max(0).toConst('pull')
    const far = mixed(pull.div(max(pull.x.add(pull.y).add(pull.z), 1e-6)))
    let colour: Vec3 = select(mix(ground, far, 0.09), mixed(weights), isInside)

    // Lines at every tenth of each weight; a step of a pixel says how dense they are here.
    const step = 0.002
    const ahead = [weightsAt(p.add(vec2(step, 0))).sub(weights), weightsAt(p.add(vec2(0, step))).sub(weights)] as const
    for (const component of ['x', 'y', 'z'] as const) {
      const slope = vec2(ahead[0][component], ahead[1][component]).length().div(step).max(1e-3)
      const line = stroke(gridLine(weights[component], 0.1).div(slope), 0.005, size)
      colour = over(colour, ground, line.mul(select(float(0.12), float(0.28), isInside)))
    }

    const point = values.vec2('p')
    colour = over(colour, paper, stroke(outline(p, corners), 0.014, size))
    for (const from of corners) colour = over(colour, ground, stroke(segment(p, from, point), 0.012, size).mul(0.8))

    colour = corners.reduce((under, corner, i) => pin(under, p, corner, 0.05, cornerTints[i] ?? ground, size), colour)
    return pin(colour, p, point, 0.06, mixed(weightsAt(point).saturate()), size)
  },
}
