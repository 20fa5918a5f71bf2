/** Points moved by heights: on the left the heights as rings, with arrows along which points move; on the right the picture seen through them. */
import { displace } from '@kirari/addons'
import { float, fn, mix, select, sin, time, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { cool, ground, mint, paper, warm } from '../../paint/palette.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import { quilt } from './quilt.ts'
import type { MappingView } from './view.ts'

/** The height that the record shows, with the rings running outwards. */
const rings = fn('rings', [{ p: vec2 }], float, (p) => sin(p.length().mul(12).sub(time)))
const move = displace(vec2, rings)

export const displacement: MappingView = {
  startSeconds: 0,
  handles: () => [],
  describe: (name) => ({
    en: `A grid with a flag before and after ${name}: on the left the heights as rings with arrows along which their crests move, on the right the picture seen through the rings.`,
    ja: `旗を立てた格子に${name}をかける前と後です。左には高さを輪の明暗で、その山が動く向きを矢印で示しています。右は、輪を通して見た絵です。`,
  }),
  from: (_, values, q) => move(q, values.vec2('direction'), values.float('amount')),
  picture: quilt,
  before(under, { q, size }, values) {
    const height = rings(q).toConst('height')
    let heights = mix(under, select(cool, warm, height.greaterThan(0)), height.abs().mul(0.42))
    // Arrows on a lattice of places: how far each goes, in its direction.
    const at = q.mul(4).add(0.5).floor().div(4).toConst('at')
    const way = move(at, values.vec2('direction'), values.float('amount')).sub(at).toConst('way')
    const arrow: Float = stroke(segment(q, at, at.add(way)), 0.018, size)
    const isMoved = select(float(0), float(1), way.length().greaterThan(0.004))
    heights = over(heights, ground, inside(disc(q, at, 0.032), size))
    heights = over(heights, paper, arrow.mul(isMoved))
    heights = over(heights, mint, inside(disc(q, at, 0.02), size))
    return over(heights, paper, inside(disc(q, at.add(way), 0.024), size).mul(isMoved))
  },
}
