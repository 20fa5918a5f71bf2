/** Whether every place lies between two others: a band for each component, bright where both hold. The bounds and one place are dragged. */
import { float, max, mix, select, vec2 } from 'kirari/node'
import type { Bool, Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, faint, ground, mint, paper, quiet, rose, warm } from '../../paint/palette.ts'
import { pixel, place } from '../../paint/plane.ts'
import { dashes, disc, gridLine, inside, over, stroke } from '../../paint/stroke.ts'
import type { Preview, Subject, SubjectParameter } from '../../preview.ts'

/** Height of the picture in the unit of the function. */
const scale = 2

const variableOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found)
    throw new Error(`A preview of a field needs a parameter with the role "domain", but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** The two places that bound it, in the order of the declaration. */
const boundsOf = ({ parameters }: Subject): readonly [low: string, high: string] => {
  const [low, high] = parameters.filter(({ role, unit }) => role === 'control' && unit === 'position')
  if (!low || !high) throw new Error('A preview of what lies between bounds needs two positions that are set.')
  return [low.name, high.name]
}

const placeOf = (subject: Subject) => {
  const { name, range, step } = variableOf(subject)
  return { ...ownControl(name, { en: name, ja: name }, range, step, 0.3, 0.12), isCode: true }
}

export const yesOrNo: Preview = {
  controls: (subject) => [...parameterControls(subject), placeOf(subject)],
  startSeconds: undefined,
  handles: (subject) => [...boundsOf(subject), placeOf(subject).id].map((id) => pointHandle(id, scale)),
  describe: (name) => ({
    en: `Where ${name} is true, in a warm colour: in the rectangle in which an upright band, between the left and the right bound, crosses a level one, between the lower and the upper. A dot is warm if it lies there and cool if not.`,
    ja: `${name}が真になる場所を暖色で示しています。左右の境目にはさまれた縦の帯と、上下の境目にはさまれた横の帯が交わる長方形です。点は、その中にあれば暖色、外にあれば寒色になります。`,
  }),
  fragment(subject, values) {
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const is = (at: Vec2): Float => select(float(0), float(1), apply<Bool>(subject, values, [at]))
    const [lowName, highName] = boundsOf(subject)
    const [low, high] = [values.vec2(lowName), values.vec2(highName)]
    const lines = max(stroke(gridLine(p.x, 0.25), 0.005, size), stroke(gridLine(p.y, 0.25), 0.005, size))
    let colour = over(ground, faint, lines.mul(0.7))

    // One component as it is, the other where it holds.
    colour = over(colour, mint, is(vec2(p.x, low.y)).mul(0.1))
    colour = over(colour, rose, is(vec2(low.x, p.y)).mul(0.1))
    colour = over(colour, warm, is(p).mul(0.5))
    const dash = (along: Float): Float => dashes(along, 0.06).mul(0.85)
    for (const bound of [low, high]) {
      colour = over(colour, mint, stroke(p.x.sub(bound.x), 0.01, size).mul(dash(p.y)))
      colour = over(colour, rose, stroke(p.y.sub(bound.y), 0.01, size).mul(dash(p.x)))
    }
    for (const bound of [low, high]) {
      const corner = disc(p, bound, 0.036)
      colour = over(over(colour, ground, inside(corner.sub(0.016), size)), cool, inside(corner, size))
    }
    const to = values.vec2(placeOf(subject).id)
    const knob = disc(p, to, 0.05)
    colour = over(over(colour, ground, inside(knob.sub(0.022), size)), paper, inside(knob.sub(0.008), size))
    return over(colour, mix(mix(cool, quiet, 0.3), warm, is(to)), inside(knob, size))
  },
}
