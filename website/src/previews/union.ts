/** Two discs joined: the lines of equal distance of both together, the discs as they are alone, and the band in which they are blended. */
import { float, mix, step } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { contours, knob, slopeOf } from './contour.ts'
import { ownControl, parameterControls } from './control.ts'
import { pointHandle } from './handle.ts'
import { mint, paper, quiet, rose, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { dashes, disc, over, stroke } from './stroke.ts'

/** Height of the picture in the unit of the field. */
const scale = 2.1
const discs = [
  { id: 'one', radius: 0.5, tint: mint },
  { id: 'other', radius: 0.36, tint: rose },
] as const

export const union: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('one', { en: 'one disc', ja: '一つ目の円' }, [-1, 1], 0.01, -0.42, -0.08),
    ownControl('other', { en: 'the other', ja: '二つ目の円' }, [-1, 1], 0.01, 0.5, 0.14),
  ],
  startSeconds: undefined,
  handles: () => discs.map(({ id }) => pointHandle(id, scale)),
  describe: (name) => ({
    en: `Two discs joined by ${name}: lines of equal distance, warm inside and cool outside, with each disc alone as a dashed outline.`,
    ja: `二つの円を${name}でまとめた距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。それぞれの円の輪郭は破線で重ねてあります。`,
  }),
  fragment(subject, values) {
    const alone = (p: Vec2): readonly [Float, Float] => [disc(p, values.vec2('one'), discs[0].radius), disc(p, values.vec2('other'), discs[1].radius)]
    const f = (p: Vec2): Float => apply<Float>(subject, values, alone(p))
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const d = f(p).toConst('d')
    const [first, second] = alone(p)
    let colour = contours(d, slopeOf(f, p, d), size)

    // Only between these two lines is anything but the minimum: there the distances are less than the width apart.
    if (values.has('k')) {
      const apart = first.sub(second).toConst('apart')
      const width = values.float('k')
      const slope = slopeOf((q) => alone(q)[0].sub(alone(q)[1]), p, apart)
      const border = apart.abs().sub(width).div(slope)
      colour = over(colour, mix(warm, paper, 0.4), step(border, 0).mul(0.055))
      colour = over(colour, quiet, stroke(border, 0.008, size).mul(0.55).mul(dashes(p.y, 0.09)))
    }
    for (const [i, own] of [first, second].entries()) {
      const { id, tint } = discs[i] ?? discs[0]
      const from = p.sub(values.vec2(id))
      // Dashes along the outline, by a third of the way round at a time: no angle is needed for that.
      const dash = dashes(from.x.add(from.y), 0.11)
      colour = over(
        colour,
        tint,
        stroke(own, 0.012, size)
          .mul(dash.mul(0.75))
          .mul(step(d, float(0.004))),
      )
    }
    return discs.reduce((under, { id, tint }) => knob(under, p, values.vec2(id), 0.04, tint, size), colour)
  },
}
