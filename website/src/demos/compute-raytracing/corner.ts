/** A corner of a triangle in memory: its place and, in w, the normal and the material in 24 bits, which a float holds exactly. */
import { octDecode, octEncode } from '@kirari/addons'
import { vec2, vec4 } from 'kirari/node'
import type { Float, Int, Storage, Vec3, Vec4 } from 'kirari/node'

/** Eleven bits for each coordinate of the normal, two for the material. */
const side = 2048

export const pack = (place: Vec3, normal: Vec3, material: Float): Vec4 => {
  const cell = octEncode(normal)
    .mul(0.5)
    .add(0.5)
    .mul(side - 1)
    .round()
    .toConst('cell')
  return vec4(place, material.mul(side).add(cell.x).mul(side).add(cell.y))
}
export const materialOf = (corner: Vec4): Float => corner.w.div(side * side).floor()
export const normalOf = (corner: Vec4): Vec3 => {
  const row = corner.w.div(side).floor().toConst('row')
  const cell = vec2(row.sub(row.div(side).floor().mul(side)), corner.w.sub(row.mul(side)))
  return octDecode(
    cell
      .div(side - 1)
      .mul(2)
      .sub(1),
  )
}

export type Corners = readonly [Vec4, Vec4, Vec4]
export const cornersOf = (corners: Storage<Vec4>, triangle: Int): Corners => {
  const first = triangle.mul(3).toConst('first')
  return [corners.at(first).toConst('cornerA'), corners.at(first.add(1)).toConst('cornerB'), corners.at(first.add(2)).toConst('cornerC')]
}
