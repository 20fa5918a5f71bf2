/** A displacement of the plane: on the left a picture with the heights as rings, on the right what is seen where each point was sent. */
import { displace } from '@kirari/addons'
import { float, fn, mix, select, sin, time, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { parameterControls } from './control.ts'
import { cool, ground, mint, paper, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { quilt } from './quilt.ts'
import { disc, frame, inside, over, segment, stroke } from './stroke.ts'

const half = 0.412
const [left, right] = [-0.438, 0.438]
const scale = 1 / half

/** The height that the record shows, with the rings running outwards. */
const rings = fn('rings', [{ p: vec2 }], float, (p) => sin(p.length().mul(12).sub(time)))
const move = displace(vec2, rings)

export const displacement: Preview = {
  controls: parameterControls,
  startSeconds: 0,
  handles: () => [],
  describe: (name) => ({
    en: `A grid with a flag before and after ${name}: on the left the heights as rings with arrows along which their crests move, on the right the picture seen through the rings.`,
    ja: `旗を立てた格子に${name}をかける前と後です。左には高さを輪の明暗で、その山が動く向きを矢印で示しています。右は、輪を通して見た絵です。`,
  }),
  fragment(_, values) {
    const p = place
    const panels = { left: frame(p, [left, 0], [half, half]), right: frame(p, [right, 0], [half, half]) }
    const isLeft = p.x.lessThan(0)
    const q = select(panels.right.p, panels.left.p, isLeft).mul(scale).toConst('q')
    const size = pixel.mul(scale)
    const direction = values.vec2('direction')
    const amount = values.float('amount')
    const seen = select(move(q, direction, amount), q, isLeft)
    const picture = quilt(seen, size)

    const height = rings(q).toConst('height')
    let heights = mix(picture, select(cool, warm, height.greaterThan(0)), height.abs().mul(0.42))
    // Arrows on a lattice of places: how far each goes, in its direction.
    const at = q.mul(4).add(0.5).floor().div(4).toConst('at')
    const way = move(at, direction, amount).sub(at).toConst('way')
    const arrow: Float = stroke(segment(q, at, at.add(way)), 0.018, size)
    const isMoved = select(float(0), float(1), way.length().greaterThan(0.004))
    heights = over(heights, ground, inside(disc(q, at, 0.032), size))
    heights = over(heights, paper, arrow.mul(isMoved))
    heights = over(heights, mint, inside(disc(q, at, 0.02), size))
    heights = over(heights, paper, inside(disc(q, at.add(way), 0.024), size).mul(isMoved))
    return over(ground, select(picture, heights, isLeft), panels.left.coverage.add(panels.right.coverage))
  },
}
