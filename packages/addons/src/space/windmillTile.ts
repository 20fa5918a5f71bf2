/**
 * Squares of side 1, each a quarter turn further than the one before it round a block of two by two (catalogue/space/windmillTile.ts).
 *
 * Quarter turns exchange x and y and change signs, so they are exact; sine and cosine serve the angle alone.
 */
import { float, fn, overload, select, vec2, vec4 } from 'kirari/node'
import { rotate2d } from '../math/rotate2d.ts'
import { sqTile } from './sqTile.ts'

const quarters = /*#__PURE__*/ fn('windmillTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const tile = sqTile(st, scale).toConst('tile')
  // 0 in an even column or row, ½ in an odd one.
  const half = tile.zw.mul(0.5).fract().toConst('half')
  const p = tile.xy.sub(0.5).toConst('p')
  const sign = float(1).sub(half.yx.mul(4))
  return vec4(select(p, p.yx, half.x.notEqual(half.y)).mul(sign).add(0.5), tile.zw)
})

const anyAngle = /*#__PURE__*/ fn('windmillTile_angle', [{ st: vec2 }, { scale: float }, { angle: float }], vec4, (st, scale, angle) => {
  const tile = quarters(st, scale).toConst('tile')
  // The motif turns counter-clockwise if the place turns clockwise.
  return vec4(rotate2d(angle.negate()).mul(tile.xy.sub(0.5)).add(0.5), tile.zw)
})

/** (x, y, column, row): the turned position, and the number of the tile. With an angle, each motif also turns about its centre. */
export const windmillTile = /*#__PURE__*/ overload(quarters, anyAngle)
