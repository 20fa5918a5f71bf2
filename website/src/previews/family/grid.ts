/** Pictures in the cells of a grid, each computed only where it is seen. */
import { fn, If, int, Return, vec2, vec3 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { ground } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { frame, over } from '../paint/stroke.ts'

/** The number of columns that makes cells of about 4:3, or one more or less where that leaves fewer of them empty. */
export const columnsFor = (count: number): number => {
  const even = Math.max(1, Math.round(Math.sqrt((count * 16 * 3) / (9 * 4))))
  const left = (columns: number): number => Math.ceil(count / columns) * columns - count
  return [even + 1, even - 1].reduce((best, columns) => (columns > 0 && left(columns) < left(best) ? columns : best), even)
}

/** Each picture is made of the place in its cell, whose middle is (0, 0) and whose height is 1. */
export const grid = (pictures: readonly ((q: Vec2) => Vec3)[]): Vec3 => {
  const columns = columnsFor(pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  const [width, height] = [(2 * halfWidth) / columns, 1 / rows]
  // From the upper left corner, as one reads.
  const cell = vec2(place.x.add(halfWidth).div(width), place.y.negate().add(0.5).div(height)).floor().toConst('cell')
  const middle = cell.add(0.5).mul(vec2(width, -height)).add(vec2(-halfWidth, 0.5)).toConst('middle')
  const local = place.sub(middle)
  const drawn = fn('drawn', [{ index: int }, { q: vec2 }], vec3, (index, q) => {
    pictures.forEach((picture, i) => {
      If(index.equal(i), () => {
        Return(picture(q))
      })
    })
    return ground
  })
  const colour = drawn(int(cell.y.mul(columns).add(cell.x)), local.div(height))
  const gap = 0.012
  return over(ground, colour, frame(local, [0, 0], [width / 2 - gap, height / 2 - gap]).coverage)
}
