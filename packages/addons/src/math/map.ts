/** Maps one range to another: the inverse of an interpolation from a to b, then one from c to d (catalogue/math/map.ts). */
import { bool, generic, overload, select, T } from 'kirari/node'
import type { Generic } from 'kirari/node'
import { lerp } from './lerp.ts'

/** Where `x` is between `a` and `b`, in parts of the way; 0 if there is no way between them. */
const shareOf = (x: Generic, a: Generic, b: Generic): Generic => {
  const width = b.sub(a).toConst('width')
  const isNone = width.abs().lessThan(1e-20).toConst('isNone')
  return select(x.sub(a).div(select(width, 1, isNone)), 0, isNone)
}

const free = /*#__PURE__*/ generic('map', [{ x: T }, { a: T }, { b: T }, { c: T }, { d: T }], T, (x, a, b, c, d) => lerp(c, d, shareOf(x, a, b)))

const held = /*#__PURE__*/ generic('map_clamped', [{ x: T }, { a: T }, { b: T }, { c: T }, { d: T }, { clamped: bool }], T, (x, a, b, c, d, clamped) => {
  const share = shareOf(x, a, b).toConst('share')
  return lerp(c, d, select(share, share.saturate(), clamped))
})

/** `c` where `x` is `a`, `d` where it is `b`, and evenly on; clamped to them if `clamped`. */
export const map = /*#__PURE__*/ overload(free, held)
