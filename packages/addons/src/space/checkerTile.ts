/**
 * A checkerboard of squares of side 1 (catalogue/space/checkerTile.ts).
 *
 * The parity of each number is taken on its own: their sum would be rounded far from the origin.
 */
import { float, fn, vec2 } from 'kirari/node'

/** 1 where column and row are an even and an odd number, 0 where both are even or both odd. */
export const checkerTile = /*#__PURE__*/ fn('checkerTile', [{ st: vec2 }, { scale: float }], float, (st, scale) => {
  // The fractional part of half a whole number is 0 or ½, also for negative numbers.
  const half = st.mul(scale).floor().mul(0.5).fract().toConst('half')
  return half.x.sub(half.y).abs().mul(2)
})
