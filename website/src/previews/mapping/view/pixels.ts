/** A picture with its texels: on the left their borders and middles, on the right what is seen when every place takes the middle of its texel. */
import { max, mix, select, vec2 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { half, middle } from '../../paint/panels.ts'
import { ground, mint, paper } from '../../paint/palette.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'
import { scenery } from './scenery.ts'
import type { PaintedView } from './view.ts'

export const pixels: PaintedView = {
  controls: [{ ...ownControl('st', { en: 'st', ja: 'st' }, [0, 0.99], 0.01, 0.58, 0.3), isCode: true }],
  startSeconds: undefined,
  handles: () => [pointHandle('st', 1 / (2 * half), [-middle - half, -half])],
  describe: (name) => ({
    en: `A boat on the sea with the borders and middles of texels over it, and what ${name} makes of it: each texel has the colour of its middle. For one place an arrow leads to the middle of its texel.`,
    ja: `舟の絵にテクセルの境目と中央を重ねたものと、${name}を通して見たものです。各テクセルは、その中央の色になります。一つの位置について、テクセルの中央に向かう線を示しています。`,
  }),
  paint(subject, values, { q, isLeft, size }) {
    const f = (point: Vec2): Vec2 => apply<Vec2>(subject, values, [point])
    const uv = q.mul(0.5).add(0.5).toConst('uv')
    const middleOf = f(uv).toConst('middleOf')
    const picture = scenery(select(middleOf, uv, isLeft).mul(2).sub(1).toConst('looks'), size)
    const grain = size.mul(0.5).toConst('grain')
    const width = values.vec2('resolution').max(1)
    const step = vec2(1).div(width).toConst('step')
    const lines = max(stroke(gridLine(uv.x, step.x), 0.002, grain), stroke(gridLine(uv.y, step.y), 0.002, grain))
    let colour = over(picture, ground, lines.mul(select(0.16, 0.5, isLeft)))
    const dots = inside(disc(uv, middleOf, step.x.min(step.y).mul(0.09).min(0.008)), grain)
    colour = over(colour, paper, dots.mul(select(0, 0.75, isLeft)))

    const point = values.vec2('st')
    const found = f(point).toConst('found')
    const box = uv.sub(found).abs().sub(step.mul(0.5))
    const texel = max(box.x, box.y).toConst('texel')
    colour = over(over(colour, ground, stroke(texel, 0.016, grain).mul(0.7)), mint, stroke(texel, 0.009, grain))
    const way = segment(uv, point, found)
    let marked = over(over(colour, ground, inside(way.sub(0.007), grain).mul(0.7)), mint, inside(way.sub(0.0035), grain))
    marked = over(over(marked, ground, inside(disc(uv, found, 0.013), grain)), mint, inside(disc(uv, found, 0.0095), grain))
    marked = over(over(marked, ground, inside(disc(uv, point, 0.024), grain)), mix(paper, mint, 0.1), inside(disc(uv, point, 0.017), grain))
    return select(colour, marked, isLeft)
  },
}
