/** Rings that grow finer outwards, on pixels that are soon too large for them: moiré on the left, and on the right what is left of each ring. */
import { cos, mix, select } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { cool, ground, panel, warm } from '../../paint/palette.ts'
import type { Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'
import { cellsOf, gaps } from './cells.ts'
import { withoutAndWith, type SplitScene } from './scene.ts'

const turn = 2 * Math.PI

/** A ring from 0 to 1, a whole number of which fill each period of the phase; `width` is how many periods lie in a pixel. */
interface Wave {
  readonly plain: (phase: Float) => Float
  /** The same by the function: `call` gives it a number and its width. */
  readonly filtered: (call: (x: Float, width: Float) => Float, phase: Float, width: Float) => Float
}

const half = (wave: Float): Float => wave.mul(0.5).add(0.5)

const waves = {
  // Of steps half as long, every other one: floor of the double is odd there.
  steps: {
    plain: (phase) => phase.mul(2).floor().sub(phase.floor().mul(2)),
    filtered: (call, phase, width) => call(phase.mul(2), width.mul(2)).sub(call(phase, width).mul(2)),
  },
  teeth: { plain: (phase) => phase.fract(), filtered: (call, phase, width) => call(phase, width) },
  folds: {
    plain: (phase) => phase.fract().mul(2).sub(1).abs().negate().add(1),
    filtered: (call, phase, width) => call(phase.mul(2), width.mul(2)),
  },
  cosine: {
    plain: (phase) => half(cos(phase.mul(turn))),
    filtered: (call, phase, width) => half(call(phase.mul(turn), width.mul(turn))),
  },
  // Any wave, which fades as its phase gets too fast.
  faded: {
    plain: (phase) => half(cos(phase.mul(turn))),
    filtered: (call, phase, width) => half(call(cos(phase.mul(turn)), width)),
  },
} satisfies Readonly<Record<string, Wave>>

export type WaveName = keyof typeof waves

const callOf =
  (subject: Subject, values: Values) =>
  (x: Float, width: Float): Float =>
    apply<Float>(subject, values, [x], { width })

/** Where the rings begin, a little off the middle, so that nothing is in step with the pixels. */
const centred = (p: Vec2): Vec2 => p.add(0.0013)

export const stripes = (name: WaveName): SplitScene => {
  const { plain, filtered }: Wave = waves[name]
  return {
    sides: withoutAndWith,
    controls: (subject) => [
      ...parameterControls(subject).filter(({ id }) => id !== 'width'),
      ownControl('rings', { en: 'density of the rings', ja: '輪の細かさ' }, [10, 120], 1, 62),
      ownControl('cell', { en: 'size of a pixel', ja: 'ピクセルの大きさ' }, [0.005, 0.03], 0.001, 0.012),
    ],
    describe: (call) => ({
      en: `Rings that grow finer outwards, on large pixels. On the left, where a ring is thinner than a pixel, other rings appear that are not there; on the right ${call} lets them fade into an even tone.`,
      ja: `外へ行くほど細かくなる輪を、大きなピクセルで描いています。左では、輪がピクセルより細いところに、実際にはない輪が現れます。右では${call}により、均一な濃さに溶け込みます。`,
    }),
    draw(subject, values, p, border) {
      const { cell, middle } = cellsOf(p, values.float('cell'))
      const at = centred(middle)
      const density = values.float('rings')
      const phase = at.dot(at).mul(density).toConst('phase')
      // The slope of the phase, over a pixel.
      const width = at.length().mul(2).mul(density).mul(cell).toConst('width')
      const isPlain = middle.x.lessThan(border).toConst('isPlain')
      const shade = select(filtered(callOf(subject, values), phase, width), plain(phase), isPlain)
      const colour = mix(mix(ground, panel, 0.6), select(warm, cool, isPlain), shade.mul(0.94))
      return gaps(colour, p, cell)
    },
  }
}
