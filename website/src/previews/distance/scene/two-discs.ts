/** Two discs that the function joins: each as it is alone, and the band in which they are blended. */
import { float, mix, step } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { knob, slopeOf } from '../contour.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { mint, paper, quiet, rose, warm } from '../../paint/palette.ts'
import { dashes, disc, over, stroke } from '../../paint/stroke.ts'
import type { Values } from '../../values.ts'
import { sceneScale, type Scene } from './scene.ts'

const discs = [
  { id: 'one', radius: 0.5, tint: mint },
  { id: 'other', radius: 0.36, tint: rose },
] as const

const alone = (values: Values, p: Vec2): readonly [Float, Float] => [
  disc(p, values.vec2('one'), discs[0].radius),
  disc(p, values.vec2('other'), discs[1].radius),
]

export const twoDiscs: Scene = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('one', { en: 'one disc', ja: '一つ目の円' }, [-1, 1], 0.01, -0.42, -0.08),
    ownControl('other', { en: 'the other', ja: '二つ目の円' }, [-1, 1], 0.01, 0.5, 0.14),
  ],
  handles: () => discs.map(({ id }) => pointHandle(id, sceneScale)),
  describe: (name) => ({
    en: `Two discs joined by ${name}: lines of equal distance, warm inside and cool outside, with each disc alone as a dashed outline.`,
    ja: `二つの円を${name}でまとめた距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。それぞれの円の輪郭は破線で重ねてあります。`,
  }),
  field: (subject, values) => (p) => apply<Float>(subject, values, alone(values, p)),
  over(under, { p, d, size }, values) {
    const [first, second] = alone(values, p)
    let colour = under

    // Only between these two lines is anything but the minimum: there the distances are less than the width apart.
    if (values.has('k')) {
      const apart = first.sub(second).toConst('apart')
      const width = values.float('k')
      const slope = slopeOf((q) => alone(values, q)[0].sub(alone(values, q)[1]), p, apart)
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
