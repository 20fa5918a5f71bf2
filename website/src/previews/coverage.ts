/** Drawing from a distance: large pixels, each filled by what the function gives for its middle, under the true outline of the shape. */
import { float, max, min, mix, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { parameterControls } from './control.ts'
import { cool, ground, panel, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { gridLine, over, segment, stroke } from './stroke.ts'

/** Height of the picture in the unit of the distance: pixels of the default size are 24 high. */
const scale = 0.48

export const coverage: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: (name) => ({
    en: `A ring and a bar drawn by ${name} on large pixels, under the same drawn finely: pixels that its edge cuts are filled in part.`,
    ja: `大きなピクセルの上に${name}で描いた輪と棒です。細かく描いた場合の縁を重ねてあり、縁の通るピクセルは部分的に塗られます。`,
  }),
  fragment(subject, values) {
    const f = (d: Float): Float => apply<Float>(subject, values, [d])
    // A little off the middle: pixels of the screen must not lie on a border, where rounding decides which cell they are in.
    const p = place.mul(scale).add(0.0013).toConst('p')
    const size = pixel.mul(scale)

    const cell = max(values.has('px') ? values.float('px') : float(0.02), 1e-4).toConst('cell')
    const middle = p.div(cell).floor().add(0.5).mul(cell).toConst('middle')
    const share = f(shape(middle))
    let colour = mix(mix(ground, panel, 0.6), warm, share.mul(0.92))
    // Cells as small as the pixels of the screen need no border.
    const gap = stroke(min(gridLine(p.x, cell), gridLine(p.y, cell)), 0.0016, size)
    colour = over(colour, ground, gap.mul(float(1).sub(size.mul(4).div(cell).saturate())).mul(0.85))

    // Where half of a small pixel is covered: what the function itself takes for the edge. The pixel is wider than the line that is drawn there.
    const fine = size.mul(2).add(0.0078).toConst('fine')
    const outline = float(0.5)
      .sub(apply<Float>(subject, values, [shape(p)], { px: fine }))
      .mul(fine)
    colour = over(colour, ground, stroke(outline, 0.0062, size).mul(0.6))
    return over(colour, cool, stroke(outline, 0.0032, size))
  },
}

/** A ring and a slanted bar: edges in every direction. */
const shape = (p: Vec2): Float => {
  const ring = p.distance(vec2(-0.1, 0)).sub(0.125).abs().sub(0.035)
  const bar = segment(p, vec2(0.15, -0.13), vec2(0.27, 0.13)).sub(0.04)
  return min(ring, bar)
}
