/** Shapes that know where they are: large pixels, each filled by what the function gives for its middle, under the edge as small pixels show it. */
import { float, max, min, mix, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { parameterControls } from './control.ts'
import { lineHandle, pointHandle } from './handle.ts'
import { cool, ground, panel, paper, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from './preview.ts'
import { disc, gridLine, inside, over, stroke } from './stroke.ts'

export const pixels: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => [...points(subject).map(({ name }) => pointHandle(name)), ...radii(subject).map(({ name }) => radiusHandle(name))],
  describe: (name) => ({
    en: `What ${name} draws on large pixels, with its edge as small pixels show it: pixels that the edge cuts are filled in part.`,
    ja: `大きなピクセルの上に${name}で描いた図形です。細かいピクセルで描いたときの縁を重ねてあり、縁の通るピクセルは部分的に塗られます。`,
  }),
  fragment(subject, values) {
    // A little off the middle: pixels of the screen must not lie on a border, where rounding decides which cell they are in.
    const p = place.add(0.0027).toConst('p')

    const cell = max(values.has('px') ? values.float('px') : float(0.04), 2e-4).toConst('cell')
    const middle = p.div(cell).floor().add(0.5).mul(cell).toConst('middle')
    const share = apply<Float>(subject, values, [middle])
    let colour = mix(mix(ground, panel, 0.6), warm, share.mul(0.92))
    // Cells as small as the pixels of the screen need no border.
    const gap = stroke(min(gridLine(p.x, cell), gridLine(p.y, cell)), 0.0034)
    colour = over(colour, ground, gap.mul(float(1).sub(pixel.mul(4).div(cell).saturate())).mul(0.85))

    // Where half of a small pixel is covered, which is wider than the line that is drawn there.
    const fine = pixel.mul(2).add(0.016).toConst('fine')
    const edge = float(0.5)
      .sub(apply<Float>(subject, values, [p], { px: fine }))
      .mul(fine)
      .toConst('edge')
    colour = over(colour, ground, stroke(edge, 0.0129).mul(0.6))
    colour = over(colour, cool, stroke(edge, 0.0066))

    const knobs: readonly Vec2[] = [...points(subject).map(({ name }) => values.vec2(name)), ...radii(subject).map(({ name }) => vec2(values.float(name), 0))]
    for (const at of knobs) {
      const knob = disc(p, at, 0.02)
      colour = over(over(colour, ground, inside(knob.sub(0.008))), paper, inside(knob))
    }
    return colour
  },
}

/** What a reader can take hold of: places, and spacings, which are the place of the first crossing. */
const points = ({ parameters }: Subject): readonly SubjectParameter[] =>
  parameters.filter(({ role, default: value }) => role === 'control' && Array.isArray(value) && value.length === 2)

/** Lengths from the middle: held on the right, where they end. */
const radii = ({ parameters }: Subject): readonly SubjectParameter[] => parameters.filter(({ name, role }) => role === 'control' && name === 'radius')

const radiusHandle = (id: string): Handle =>
  lineHandle(
    id,
    (value) => value,
    (x) => Math.abs(x),
  )
