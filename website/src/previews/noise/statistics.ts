/** Histogram and spectrum of a noise, as panels of its picture. The numbers are in the text: the picture only looks them up. */
import { array, float, int, max, mix, select } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, faint, panel, rule, warm } from '../paint/palette.ts'
import type { Statistics } from '../preview.ts'
import { gridLine, inside, over, stroke } from '../paint/stroke.ts'

/** The middle of a panel, and half its sides. */
export interface Panel {
  readonly middle: readonly [x: number, y: number]
  readonly half: readonly [x: number, y: number]
}

/** Where the pixel is in the panel: from 0 to 1 across, and from 0 at its foot. */
const within = (p: Vec2, { middle, half }: Panel): { readonly x: Float; readonly y: Float } => ({
  x: p.x.sub(middle[0] - half[0]).div(2 * half[0]),
  y: p.y.sub(middle[1] - half[1]).div(2 * half[1]),
})

const lookUp = (values: readonly number[], index: Float): Float => {
  const table = array(float, values.length)(values)
  return table.at(int(index.clamp(0, values.length - 1)))
}

/** One bar a bin. */
export const histogramPanel = (p: Vec2, place: Panel, { histogram }: Statistics): Vec3 => {
  const { x, y } = within(p, place)
  const bin = x.mul(histogram.length).toConst('bin')
  const height = lookUp(histogram, bin).mul(0.92)
  const width = (2 * place.half[0]) / histogram.length
  const isBar = inside(bin.fract().sub(0.5).abs().sub(0.42).mul(width)).mul(inside(y.sub(height).mul(2 * place.half[1])))
  // The middle of the range, and the foot.
  const marks = max(stroke(x.sub(0.5).mul(2 * place.half[0]), 0.003), stroke(y.mul(2 * place.half[1]), 0.004))
  const bar = mix(warm.mul(0.72), warm, y.div(height.max(0.01)).saturate())
  return over(over(panel, rule, marks.mul(0.8)), bar, isBar)
}

/** A line over octaves: long waves on the left, short ones on the right. */
export const spectrumPanel = (p: Vec2, place: Panel, { spectrum }: Statistics): Vec3 => {
  const { x, y } = within(p, place)
  const at = x.mul(spectrum.length - 1).toConst('at')
  const left = lookUp(spectrum, at.floor()).toConst('left')
  const right = lookUp(spectrum, at.floor().add(1)).toConst('right')
  const height = mix(left, right, at.fract()).mul(0.92)
  const [width, tall] = [2 * place.half[0], 2 * place.half[1]]
  // How far the line is, measured across it.
  const slope = right.sub(left).mul(((spectrum.length - 1) * 0.92 * tall) / width)
  const away = y.sub(height).mul(tall).div(slope.mul(slope).add(1).sqrt())
  const grid = max(stroke(gridLine(x, 1 / 6).mul(width), 0.002), stroke(gridLine(y.div(0.92), 1 / 3).mul(0.92 * tall), 0.002))
  const foot = stroke(y.mul(tall), 0.004)
  const under = over(over(panel, faint, grid), rule, foot)
  const filled = mix(under, cool, select(float(0), y.div(height.max(0.01)).mul(0.3).add(0.06), y.lessThan(height)))
  return over(filled, cool, stroke(away, 0.008))
}
