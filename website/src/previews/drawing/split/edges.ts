/** Shapes on large pixels: cut off by a plain step, each pixel all or nothing, and by the function, with pixels in between along the edges. */
import { float, max, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { cool, ground, panel, warm } from '../../paint/palette.ts'
import { segment } from '../../paint/stroke.ts'
import { cellsOf, gaps } from './cells.ts'
import type { SplitScene } from './scene.ts'

export const edges: SplitScene = {
  sides: { en: 'plain | smooth', ja: '段差 | 滑らか' },
  controls: parameterControls,
  describe: (name) => ({
    en: `A ring, a disc and a bar on large pixels: on the left cut off by a plain step, each pixel all or nothing, on the right by ${name}, with pixels in between along the edges.`,
    ja: `大きなピクセルに描いた輪と円と棒です。左はただのstepなので、どのピクセルも塗るか塗らないかのどちらかです。右は${name}で、境界に中間の明るさのピクセルが並びます。`,
  }),
  draw(subject, values, p, border) {
    const { cell, middle } = cellsOf(p, values.float('width'))
    const depth = depthOf(middle).toConst('depth')
    // A cell is all on one side, whatever part of it the line cuts.
    const isPlain = middle.x.lessThan(border).toConst('isPlain')
    const share = select(apply<Float>(subject, values, [depth]), step(values.float('edge'), depth), isPlain)
    const colour: Vec3 = mix(mix(ground, panel, 0.6), select(warm, cool, isPlain), share.mul(0.94))
    return gaps(colour, p, cell)
  },
}

/** How deep a place lies in a ring, a disc and a slanted bar; negative outside. */
const depthOf = (p: Vec2): Float => {
  const away = p.length()
  const ring = max(float(0.05).sub(away.sub(0.34).abs()), float(0.17).sub(away))
  return max(ring, float(0.03).sub(segment(p, vec2(-0.74, -0.2), vec2(0.74, 0.2))))
}
