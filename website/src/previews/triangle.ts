/** Weights in a triangle: three colours mixed by them, lines of equal weight, and a point with the three parts it makes. */
import { Triangle } from '@kirari/addons'
import { float, max, min, mix, select, vec2, vec3 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { apply } from './apply.ts'
import { flatControls } from './control.ts'
import { pointHandle } from './handle.ts'
import { ground, mint, paper, rose, warm } from './palette.ts'
import { pin } from './pin.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { gridLine, over, segment, stroke } from './stroke.ts'

const scale = 2
const corners = ['a', 'b', 'c'] as const
const colours = { a: warm, b: mint, c: rose }

export const triangle: Preview = {
  controls: flatControls,
  startSeconds: undefined,
  handles: () => [...corners.map((corner) => `triangle.${corner}`), 'p'].map((id) => pointHandle(id, scale)),
  describe: (name) => ({
    en: `A triangle with a colour at each corner, mixed by the weights that ${name} gives, and a point joined to the three corners.`,
    ja: `${name}が求めた重みで、三つの頂点の色を混ぜた三角形です。中の点を三つの頂点と結んでいます。`,
  }),
  fragment(subject, values) {
    const corner = (id: 'a' | 'b' | 'c'): Vec2 => values.vec2(`triangle.${id}`)
    const [a, b, c] = [corner('a'), corner('b'), corner('c')]
    const shape = Triangle({ a: vec3(a, 0), b: vec3(b, 0), c: vec3(c, 0) })
    const weightsAt = (q: Vec2): Vec3 => apply<Vec3>(subject, values, [vec3(q, 0)], { triangle: shape })
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)

    const weights = weightsAt(p).toConst('weights')
    const mixed = (w: Vec3): Vec3 => colours.a.mul(w.x).add(colours.b.mul(w.y)).add(colours.c.mul(w.z))
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
    const sides: readonly (readonly [Vec2, Vec2])[] = [
      [a, b],
      [b, c],
      [c, a],
    ]
    const outline = sides.map(([from, to]) => segment(p, from, to)).reduce((nearest, one) => min(nearest, one))
    colour = over(colour, paper, stroke(outline, 0.014, size))
    for (const from of [a, b, c]) colour = over(colour, ground, stroke(segment(p, from, point), 0.012, size).mul(0.8))

    corners.forEach((id) => (colour = pin(colour, p, corner(id), 0.05, colours[id], size)))
    return pin(colour, p, point, 0.06, mixed(weightsAt(point).saturate()), size)
  },
}
