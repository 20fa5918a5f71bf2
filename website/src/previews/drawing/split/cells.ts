/** Large pixels, so that what a function does to a pixel can be seen. */
import { float, max, min } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { ground } from '../../paint/palette.ts'
import { pixel } from '../../paint/plane.ts'
import { gridLine, over, stroke } from '../../paint/stroke.ts'

/** The large pixel that a place lies in: its size, held above 0, and its middle. */
export const cellsOf = (p: Vec2, size: Float): { readonly cell: Float; readonly middle: Vec2 } => {
  const cell = max(size, 0.002).toConst('cell')
  return { cell, middle: p.div(cell).floor().add(0.5).mul(cell).toConst('middle') }
}

/** The lines between them; pixels as small as those of the screen need none. */
export const gaps = (under: Vec3, p: Vec2, cell: Float): Vec3 => {
  const gap = stroke(min(gridLine(p.x, cell), gridLine(p.y, cell)), 0.0018)
  return over(under, ground, gap.mul(float(1).sub(pixel.mul(4).div(cell).saturate())).mul(0.8))
}
