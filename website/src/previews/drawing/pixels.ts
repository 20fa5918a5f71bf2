/** Coverage: large pixels, each filled by what the function gives for its middle, under the edge as small pixels show it. */
import { float, max, min, mix, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { lineHandle, pointHandle } from '../handle.ts'
import { cool, ground, panel, paper, warm } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { disc, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import { ringAndBar } from './ring-and-bar.ts'

export interface PixelsOptions {
  /** What the function takes: a place, for it knows its shape; or a distance, which is then that to a ring and a bar. */
  readonly from: 'place' | 'distance'
  /** `pixels`: the radius counts large pixels, so that it has no place of its own in the picture to be held at. `up`: it ends above the middle. */
  readonly radius?: 'pixels' | 'up'
}

/** Height of the picture in the unit of the function: pixels of the default size are 24 high. */
const scales = { place: 1, distance: 0.48 } as const

const descriptions: Readonly<Record<PixelsOptions['from'], Preview['describe']>> = {
  place: (name) => ({
    en: `What ${name} draws on large pixels, with its edge as small pixels show it: pixels that the edge cuts are filled in part.`,
    ja: `大きなピクセルの上に${name}で描いた図形です。細かいピクセルで描いたときの縁を重ねてあり、縁の通るピクセルは部分的に塗られます。`,
  }),
  distance: (name) => ({
    en: `A ring and a bar drawn by ${name} on large pixels, under the same drawn finely: pixels that its edge cuts are filled in part.`,
    ja: `大きなピクセルの上に${name}で描いた輪と棒です。細かく描いた場合の縁を重ねてあり、縁の通るピクセルは部分的に塗られます。`,
  }),
}

export const pixels = ({ from, radius }: PixelsOptions): Preview => {
  const scale = scales[from]
  const radiiOf = (subject: Subject): readonly SubjectParameter[] => (radius === 'pixels' ? [] : radii(subject))
  return {
    controls: parameterControls,
    startSeconds: undefined,
    handles: (subject) =>
      from === 'place'
        ? [
            ...points(subject).map(({ name }) => pointHandle(name, spanOf(name))),
            ...radiiOf(subject).map(({ name }) => (radius === 'up' ? heightHandle(name) : radiusHandle(name))),
          ]
        : [],
    describe: descriptions[from],
    fragment(subject, values) {
      const drawn = (p: Vec2, given?: Readonly<Record<string, Float>>): Float => apply<Float>(subject, values, [from === 'place' ? p : ringAndBar(p)], given)
      // A little off the middle: pixels of the screen must not lie on a border, where rounding decides which cell they are in.
      const p = place
        .mul(scale)
        .add(0.0027 * scale)
        .toConst('p')
      const size = pixel.mul(scale)

      const cell = max(values.has('px') ? values.float('px') : float(0.04 * scale), 2e-4 * scale).toConst('cell')
      const middle = p.div(cell).floor().add(0.5).mul(cell).toConst('middle')
      let colour = mix(mix(ground, panel, 0.6), warm, drawn(middle).mul(0.92))
      // Cells as small as the pixels of the screen need no border.
      const gap = stroke(min(gridLine(p.x, cell), gridLine(p.y, cell)), 0.0034 * scale, size)
      colour = over(colour, ground, gap.mul(float(1).sub(size.mul(4).div(cell).saturate())).mul(0.85))

      // Where half of a small pixel is covered: what the function itself takes for the edge. The pixel is wider than the line that is drawn there.
      const fine = size
        .mul(2)
        .add(0.016 * scale)
        .toConst('fine')
      const edge = float(0.5)
        .sub(drawn(p, { px: fine, ...(radius === 'pixels' && { radius: values.float('radius').mul(cell).div(fine) }) }))
        .mul(fine)
        .toConst('edge')
      colour = over(colour, ground, stroke(edge, 0.0129 * scale, size).mul(0.6))
      colour = over(colour, cool, stroke(edge, 0.0066 * scale, size))
      if (from === 'distance') return colour

      const knobs: readonly Vec2[] = [
        ...points(subject).map(({ name }) => values.vec2(name).div(spanOf(name))),
        ...radiiOf(subject).map(({ name }) => (radius === 'up' ? vec2(0, values.float(name)) : vec2(values.float(name), 0))),
      ]
      for (const at of knobs) {
        const knob = disc(p, at, 0.02)
        colour = over(over(colour, ground, inside(knob.sub(0.008))), paper, inside(knob))
      }
      return colour
    },
  }
}

/** What a reader can take hold of: places, and spacings, which are the place of the first crossing, and sizes, held at a corner. */
const points = ({ parameters }: Subject): readonly SubjectParameter[] =>
  parameters.filter(({ role, default: value }) => role === 'control' && Array.isArray(value) && value.length === 2)

/** A size goes from edge to edge, so its corner is half as far from the middle. */
const spanOf = (name: string): number => (name === 'size' ? 2 : 1)

/** Lengths from the middle: held where they end, on the right or above. */
const radii = ({ parameters }: Subject): readonly SubjectParameter[] => parameters.filter(({ name, role }) => role === 'control' && name === 'radius')

const heightHandle = (id: string): Handle => ({
  id,
  components: [0],
  at: ([value = 0]) => [0, value],
  distance: ([, y], [value = 0]) => Math.abs(y - value),
  move: ([, y]) => [Math.abs(y)],
})

const radiusHandle = (id: string): Handle =>
  lineHandle(
    id,
    (value) => value,
    (x) => Math.abs(x),
  )
