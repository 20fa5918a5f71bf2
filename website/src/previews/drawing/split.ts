/** A step on large pixels: left of a line a plain one, right of it one that is as wide as a pixel. The same shape goes through both. */
import { float, max, min, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { lineHandle } from '../handle.ts'
import { cool, ground, panel, paper, warm } from '../paint/palette.ts'
import { halfWidth, pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

export const split: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('split', { en: 'plain | smooth', ja: '段差 | 滑らか' }, [0, 1], 0.01, 0.5)],
  startSeconds: undefined,
  handles: () => [
    lineHandle(
      'split',
      (split) => (split - 0.5) * 2 * halfWidth,
      (x) => x / (2 * halfWidth) + 0.5,
      -0.43,
    ),
  ],
  describe: (name) => ({
    en: `A ring, a disc and a bar on large pixels: on the left cut off by a plain step, each pixel all or nothing, on the right by ${name}, with pixels in between along the edges.`,
    ja: `大きなピクセルに描いた輪と円と棒です。左はただのstepなので、どのピクセルも塗るか塗らないかのどちらかです。右は${name}で、境界に中間の明るさのピクセルが並びます。`,
  }),
  fragment(subject, values) {
    // A little off the middle: pixels of the screen must not lie on a border, where rounding decides which cell they are in.
    const p = place.add(0.0021).toConst('p')
    const cell = max(values.float('width'), 0.002).toConst('cell')
    const middle = p.div(cell).floor().add(0.5).mul(cell).toConst('middle')
    const depth = depthOf(middle).toConst('depth')
    const border = values
      .float('split')
      .sub(0.5)
      .mul(2 * halfWidth)
      .toConst('border')

    // A cell is all on one side, whatever part of it the line cuts.
    const isPlain = middle.x.lessThan(border).toConst('isPlain')
    const share = select(apply<Float>(subject, values, [depth]), step(values.float('edge'), depth), isPlain)
    let colour: Vec3 = mix(mix(ground, panel, 0.6), select(warm, cool, isPlain), share.mul(0.94))
    const gap = stroke(min(gridLine(p.x, cell), gridLine(p.y, cell)), 0.0018)
    colour = over(colour, ground, gap.mul(float(1).sub(pixel.mul(4).div(cell).saturate())).mul(0.8))

    colour = over(over(colour, ground, stroke(p.x.sub(border), 0.012).mul(0.6)), paper, stroke(p.x.sub(border), 0.005))
    const knob = disc(p, vec2(border, -0.43), 0.022)
    return over(over(colour, ground, inside(knob.sub(0.007))), paper, inside(knob))
  },
}

/** How deep a place lies in a ring, a disc and a slanted bar; negative outside. */
const depthOf = (p: Vec2): Float => {
  const away = p.length()
  const ring = max(float(0.05).sub(away.sub(0.34).abs()), float(0.17).sub(away))
  return max(ring, float(0.03).sub(segment(p, vec2(-0.74, -0.2), vec2(0.74, 0.2))))
}
