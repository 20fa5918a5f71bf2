/** A font: all of its characters in rows, and the chosen one large, dot by dot. */
import { float, fract, int, mix, select, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { rectSDF } from '@kirari/addons'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, faint, ground, panel, paper, quiet, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { frame, inside, over, stroke } from '../paint/stroke.ts'

const columns = 16
const rows = 6
const first = 32
/** One cell of the sheet: as many dots as a character with the space about it. */
const cellDots = [7, 9.5] as const
const dot = 0.0106
const cell = [cellDots[0] * dot, cellDots[1] * dot * 1.28] as const
/** Upper left corner of the sheet. */
const sheet = [-0.845, (rows * cell[1]) / 2] as const
/** The large character: its middle, and the size of a dot. */
const large = 0.605
const largeDot = 0.076

export const glyphs: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => [codeHandle(codeOf(subject))],
  describe: (name) => ({
    en: `All characters that ${name} draws, in six rows, and the chosen one large, with each of its five by seven dots.`,
    ja: `${name}が描く全ての文字を6行に並べ、選んだ文字を横5 × 縦7のドットが見える大きさで示しています。`,
  }),
  fragment(subject, values) {
    const chosen = values.float(codeOf(subject).name).add(0.5).floor().toConst('chosen')
    const p = place
    const isSheet = p.x.lessThan(0.37).toConst('isSheet')

    // In cells from the upper left, y down.
    const inSheet = vec2(p.x.sub(sheet[0]).div(cell[0]), float(sheet[1]).sub(p.y).div(cell[1])).toConst('inSheet')
    const index = inSheet.floor().toConst('index')
    const isCell = index.x.greaterThanEqual(0).and(index.x.lessThan(columns)).and(index.y.greaterThanEqual(0)).and(index.y.lessThan(rows))
    const local = inSheet.sub(index).sub(0.5).mul(vec2(cell[0], -cell[1])).toConst('local')
    const code = index.y.mul(columns).add(index.x).add(first).toConst('code')
    const isKnown = isCell.and(code.lessThan(127)).toConst('isKnown')

    // One look at the font serves the sheet and the large character: a pixel lies in one of them.
    const inLarge = p.sub(vec2(large, 0)).toConst('inLarge')
    const size = select(float(largeDot), dot, isSheet)
    const st = select(inLarge, local, isSheet).div(size).add(vec2(2.5, 3.5)).toConst('st')
    const lit = apply<Float>(subject, values, [st], { [codeOf(subject).name]: int(select(chosen, code, isSheet)) }).toConst('lit')

    const isChosen = code.equal(chosen).and(isKnown)
    const box = rectSDF(local, vec2(cell[0] / 2 - 0.003, cell[1] / 2 - 0.005), 0.012)
    let colour = over(ground, mix(panel, cool, 0.16), inside(box).mul(select(0, 1, isChosen)))
    colour = over(colour, cool, stroke(box, 0.004).mul(select(0, 1, isChosen)))
    colour = over(colour, select(quiet, warm, isChosen), lit.mul(select(0, 1, isKnown.and(isSheet))))

    // Dots as they are lit, each with a little space about it.
    const stage = frame(p, [large, 0], [largeDot * 3, largeDot * 4.6], 0.03)
    const about = fract(st).sub(0.5)
    const spot = rectSDF(about, vec2(0.41, 0.41), 0.14).mul(largeDot)
    const isDot = st
      .greaterThanEqual(0)
      .all()
      .and(st.lessThan(vec2(5, 7)).all())
    const field = over(panel, mix(faint, warm, lit), inside(spot).mul(select(0, 1, isDot)))
    const sheen = lit.mul(inside(spot)).mul(about.y.add(0.5)).mul(0.22)
    const shown = over(field, paper, sheen.mul(select(0, 1, isDot)))
    return over(colour, shown, stage.coverage.mul(select(1, 0, isSheet)))
  },
}

const codeOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'control')
  if (!found) throw new Error(`A preview of characters needs a parameter that is set, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** The character under the pointer. */
const codeHandle = ({ name }: SubjectParameter): Handle => ({
  id: name,
  components: [0],
  at: ([code = first]) => [sheet[0] + (((code - first) % columns) + 0.5) * cell[0], sheet[1] - (Math.floor((code - first) / columns) + 0.5) * cell[1]],
  distance: () => 0,
  move: ([x, y]) => {
    const row = Math.min(Math.max(Math.floor((sheet[1] - y) / cell[1]), 0), rows - 1)
    const column = Math.min(Math.max((x - sheet[0]) / cell[0] - 0.5, 0), columns - 1)
    return [first + row * columns + column]
  },
})
