/** Noise over the plane as light and dark, drifting, and below it the values along one line through it. */
import { max, mix, select, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from './apply.ts'
import { ownControl, parameterControls } from './control.ts'
import { graphLine, type Axes } from './graph.ts'
import { cool, faint, ground, paper, warm } from './palette.ts'
import { halfWidth, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { dashes, inside, over, stroke } from './stroke.ts'

/** The row of the field that the graph below is cut from. */
const row = 0.16
const bottom = -0.44
const top = -0.2

export const noise: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [1, 32], 0.5, 7)],
  startSeconds: 4,
  handles: () => [],
  describe: (name) => ({
    en: `The field of ${name} in light and dark, with a graph of its values along one line.`,
    ja: `${name}の値を明暗で表した面と、その中の一本の線に沿った値のグラフです。`,
  }),
  fragment(subject, values) {
    const [low, high] = subject.results
    const cells = values.float('cells')
    const f = (p: Vec2): Float =>
      apply<Float>(subject, values, [p.mul(cells).add(vec2(time.mul(0.35), time.mul(0.12)))])
        .sub(low)
        .div(high - low)
    const p = place

    let colour = shade(f(p))
    const edge = p.y.sub(top + 0.05)
    const isCut = stroke(p.y.sub(row), 0.005)
    colour = over(colour, warm, isCut.mul(dashes(p.x, 0.028)).mul(0.85))

    // Below the field its section along the dashed line, under the same places.
    const axes: Axes = { box: [-halfWidth, bottom, 2 * halfWidth, top - bottom], x: [-halfWidth, halfWidth], y: [0, 1] }
    const along = (x: Float): Float => f(vec2(x, row))
    const value = along(p.x)
      .mul(top - bottom)
      .add(bottom)
    const rules = max(stroke(p.y.sub(bottom), 0.003), max(stroke(p.y.sub((top + bottom) / 2), 0.003), stroke(p.y.sub(top), 0.003)))
    let section = over(ground, faint, rules)
    section = over(section, warm, select(0, p.y.sub(bottom).mul(0.8).add(0.08), p.y.lessThan(value).and(p.y.greaterThan(bottom))))
    section = over(section, warm, graphLine(p, axes, along, 0.009))
    return over(colour, section, inside(edge))
  },
}

/** From ground through a cool middle to paper, so that light and dark read as height. */
const shade = (value: Float): Vec3 => mix(mix(ground, cool.mul(0.55), value.mul(2).saturate()), paper, value.mul(2).sub(1).saturate())
