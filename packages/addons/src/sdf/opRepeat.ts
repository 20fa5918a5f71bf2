/**
 * The position at which to evaluate a shape that is repeated at equal distances (catalogue/sdf/opRepeat.ts).
 *
 * Not by the built-in round, which languages and drivers round differently at halves.
 */
import { generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** A period of 0 leaves the place alone: its many cells have no width. */
const cellOf = (p: Generic, width: Generic): Generic => p.div(width.max(1e-20)).add(0.5).floor()

const endless = /*#__PURE__*/ generic('opRepeat', [{ p: T }, { period: T }], T, (p, period) => {
  const width = period.abs().toConst('width')
  return p.sub(width.mul(cellOf(p, width)))
})

const limited = /*#__PURE__*/ generic('opRepeat_limit', [{ p: T }, { period: T }, { limit: T }], T, (p, period, limit) => {
  const width = period.abs().toConst('width')
  const last = limit.add(0.5).floor().max(0).toConst('last')
  return p.sub(width.mul(cellOf(p, width).clamp(last.negate(), last)))
})

/** The place relative to the nearest copy; with `limit`, there are so many copies to either side of the one in the middle. */
export const opRepeat = /*#__PURE__*/ overload(endless, limited)
