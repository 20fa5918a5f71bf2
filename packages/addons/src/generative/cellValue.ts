/** The random value of a lattice cell, in [0, 1). Internal to generative/. */
import { float, fn, overload, uint, uvec2, uvec3 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import { pcg } from './pcg.ts'
import { pcg2d } from './pcg2d.ts'
import { pcg3d } from './pcg3d.ts'

// The high 24 bits convert to a float without rounding: 0 to 1 − 2⁻²⁴. All 32 would sometimes round up to 1.
const unit = (word: Uint): Float => float(word.shiftRight(8)).mul(2 ** -24)

/** The value of one word, for functions that should not bring the hashes of two and three words along. */
export const cellValueOnLine = /*#__PURE__*/ fn('cellValue', [{ cell: uint }], float, (cell) => unit(pcg(cell)))
const onPlane = /*#__PURE__*/ fn('cellValue_vec2', [{ cell: uvec2 }], float, (cell) => unit(pcg2d(cell).x))
const inSpace = /*#__PURE__*/ fn('cellValue_vec3', [{ cell: uvec3 }], float, (cell) => unit(pcg3d(cell).x))

/** The same bits on every device: an integer hash, truncated to the bits that a float holds exactly. */
export const cellValue = /*#__PURE__*/ overload(cellValueOnLine, onPlane, inSpace)
