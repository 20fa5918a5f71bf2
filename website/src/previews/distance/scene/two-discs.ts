/** Two discs that the function joins, cuts or overlaps: each as it is alone, and the band in which they are blended. */
import { mix, step } from 'kirari/node'
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

/** Union, difference or intersection of the two discs. */
export type Kept = 'union' | 'difference' | 'intersection'

interface Shown {
  readonly places: readonly [one: readonly [number, number], other: readonly [number, number]]
  /** Dashes show the outlines that are not those of the result: inside it, or outside. */
  readonly dashed: 'inside' | 'outside'
  /** The distance that is blended with the first: the second, or its negative. */
  readonly side: 1 | -1
  readonly describe: Scene['describe']
}

const shown: Readonly<Record<Kept, Shown>> = {
  union: {
    places: [
      [-0.42, -0.08],
      [0.5, 0.14],
    ],
    dashed: 'inside',
    side: 1,
    describe: (name) => ({
      en: `Two discs joined by ${name}: lines of equal distance, warm inside and cool outside, with each disc alone as a dashed outline.`,
      ja: `二つの円を${name}でまとめた距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。それぞれの円の輪郭は破線で重ねてあります。`,
    }),
  },
  difference: {
    places: [
      [-0.16, -0.06],
      [0.34, 0.12],
    ],
    dashed: 'outside',
    side: -1,
    describe: (name) => ({
      en: `One disc cut out of another by ${name}: lines of equal distance, warm inside and cool outside. Dashes show the outlines of both discs where they are cut away.`,
      ja: `${name}で、一方の円を他方の円から切り取った距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。切り取られた部分の輪郭は破線です。`,
    }),
  },
  intersection: {
    places: [
      [-0.2, -0.05],
      [0.26, 0.07],
    ],
    dashed: 'outside',
    side: 1,
    describe: (name) => ({
      en: `What two discs share, by ${name}: lines of equal distance, warm inside and cool outside. Dashes show the outlines of both discs where they are cut away.`,
      ja: `${name}で、二つの円の共通部分を残した距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。切り取られた部分の輪郭は破線です。`,
    }),
  },
}

export const twoDiscs = (kept: Kept): Scene => ({
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('one', { en: 'one disc', ja: '一つ目の円' }, [-1, 1], 0.01, ...shown[kept].places[0]),
    ownControl('other', { en: 'the other', ja: '二つ目の円' }, [-1, 1], 0.01, ...shown[kept].places[1]),
  ],
  handles: () => discs.map(({ id }) => pointHandle(id, sceneScale)),
  describe: shown[kept].describe,
  field: (subject, values) => (p) => apply<Float>(subject, values, alone(values, p)),
  over(under, { p, d, size }, values) {
    const [first, second] = alone(values, p)
    let colour = under

    // Only between these two lines is anything blended: there the distances are less than the width apart.
    if (values.has('k')) {
      const between = (q: Vec2): Float => {
        const [one, other] = alone(values, q)
        return one.sub(other.mul(shown[kept].side))
      }
      const apart = between(p).toConst('apart')
      const width = values.float('k')
      const slope = slopeOf(between, p, apart)
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
          .mul(shown[kept].dashed === 'inside' ? step(d, 0.004) : step(0.004, d)),
      )
    }
    return discs.reduce((under, { id, tint }) => knob(under, p, values.vec2(id), 0.04, tint, size), colour)
  },
})
