/** Whether places lie in a triangle: every one, dots on a grid, and one to drag. */
import { float, mix, select, vec3 } from 'kirari/node'
import type { Bool, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { cool, ground, paper, warm } from '../../paint/palette.ts'
import { inside as within, over, stroke } from '../../paint/stroke.ts'
import { outline, pin } from '../pin.ts'
import type { TriangleView } from './view.ts'

/** Between one dot and the next. */
const spacing = 0.125

export const inside: TriangleView = {
  describe: (name) => ({
    en: `A triangle with corners to drag, on a grid of dots. ${name} is true for the warm ones and false for the cool ones, and so for the point that can be dragged.`,
    ja: `格子状の点と、頂点をドラッグできる三角形です。${name}がtrueの点は暖色、falseの点は寒色で、ドラッグできる点も同じように色が変わります。`,
  }),
  draw(subject, values, { p, size, corners, shape }) {
    const isIn = (q: Vec2): Bool => apply<Bool>(subject, values, [], { triangle: shape, p: vec3(q, 0) })
    const tintOf = (q: Vec2) => select(cool, warm, isIn(q))
    let colour = mix(ground, tintOf(p), select(float(0.05), float(0.26), isIn(p)))
    const middle = p.div(spacing).floor().add(0.5).mul(spacing).toConst('middle')
    colour = over(colour, tintOf(middle), within(p.distance(middle).sub(0.021), size).mul(0.92))
    colour = over(colour, paper, stroke(outline(p, corners), 0.014, size))
    for (const corner of corners) colour = pin(colour, p, corner, 0.042, paper, size)
    const point = values.vec2('p')
    return pin(colour, p, point, 0.065, tintOf(point), size)
  },
}
