/** The nearest point of a triangle: every place in the colour of the point it is nearest to, and one place joined to its own. */
import { triangleBarycentric } from '@kirari/addons'
import { exp, mix, vec3 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ground, paper } from '../../paint/palette.ts'
import { gridLine, over, segment, stroke } from '../../paint/stroke.ts'
import { cornerTints, outline, pin } from '../pin.ts'
import type { TriangleView } from './view.ts'

export const nearest: TriangleView = {
  describe: (name) => ({
    en: `A triangle with a colour at each corner; around it every place has the colour of the point that ${name} gives for it, so that the regions of sides and corners show. One place is joined to its nearest point.`,
    ja: `頂点ごとに色の違う三角形です。まわりの各点は、${name}が返す点の色で塗ってあり、辺の領域と頂点の領域が見分けられます。一つの点を、その最も近い点と結んでいます。`,
  }),
  draw(subject, values, { p, size, corners, shape }) {
    const nearestTo = (q: Vec2): Vec3 => apply<Vec3>(subject, values, [], { triangle: shape, p: vec3(q, 0) })
    const tintAt = (at: Vec3): Vec3 => {
      const weights = triangleBarycentric(shape, at).saturate().toConst('weights')
      return cornerTints[0].mul(weights.x).add(cornerTints[1].mul(weights.y)).add(cornerTints[2].mul(weights.z))
    }

    const nearest = nearestTo(p).toConst('nearest')
    const away = nearest.xy.distance(p).toConst('away')
    const tint = tintAt(nearest).toConst('tint')
    let colour = mix(
      ground,
      tint,
      exp(away.mul(-1.1))
        .mul(0.34)
        .add(exp(away.mul(-90)).mul(0.6)),
    )
    // Lines at every tenth of the distance run round the triangle, straight along sides and in arcs round corners.
    colour = over(colour, ground, stroke(gridLine(away, 0.1), 0.008, size).mul(0.45).mul(away.mul(40).saturate()))
    colour = over(colour, paper, stroke(outline(p, corners), 0.014, size))

    const probe = values.vec2('p')
    const found = nearestTo(probe).toConst('found')
    colour = over(colour, paper, stroke(segment(p, probe, found.xy), 0.014, size))
    colour = over(colour, paper, stroke(p.distance(probe).sub(probe.distance(found.xy)), 0.008, size).mul(0.45))
    colour = corners.reduce((under, corner, i) => pin(under, p, corner, 0.042, cornerTints[i] ?? ground, size), colour)
    colour = pin(colour, p, found.xy, 0.05, tintAt(found), size)
    return pin(colour, p, probe, 0.055, paper, size)
  },
}
