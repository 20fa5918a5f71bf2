/**
 * Positional encoding (Mildenhall et al. 2020): a network learns fine detail slowly from bare coordinates (Tancik et al. 2020), so each coordinate is
 * joined by its sines and cosines at frequencies that double. All vectors of the network are lists of blocks of four numbers.
 */
import { float, fract, select, uint, vec4 } from 'kirari/node'
import type { Uint, Vec3, Vec4 } from 'kirari/node'

export type Dimensions = 2 | 3

/** The number of blocks: one for the coordinates, then one per octave in the plane and two in space. */
export const blocksOf = (dimensions: Dimensions, octaves: number): number => 1 + octaves * (dimensions - 1)

/** The sine of so many turns. WGSL promises sines within 2⁻¹¹ only, and derivatives need more: the angle is folded to within a quarter turn of 0, for Taylor's series. */
export const sineOfTurns = (turns: Vec4): Vec4 => {
  const angle = fract(turns.sub(0.25))
    .sub(0.5)
    .abs()
    .sub(0.25)
    .mul(2 * Math.PI)
    .toConst('angle')
  const square = angle.mul(angle).toConst('square')
  return [110, 72, 42, 20, 6].reduce<Vec4>((series, divisor) => vec4(1).sub(square.mul(series).div(divisor)), vec4(1)).mul(angle)
}

/** A block of the encoding of a point in [−1, 1]³. In the plane: sin x, sin y, cos x, cos y. In space: three sines, then three cosines. */
export const encode = (dimensions: Dimensions, point: Vec3, block: Uint): Vec4 => {
  const wave = block.max(1).sub(1).toConst('wave')
  const octave = dimensions === 2 ? wave : wave.div(2)
  const halfFrequency = float(uint(1).shiftLeft(octave)).mul(0.5)
  const quarter = dimensions === 2 ? vec4(0, 0, 0.25, 0.25) : vec4(0.25, 0.25, 0.25, 0).mul(float(wave.bitAnd(1)))
  const place = dimensions === 2 ? vec4(point.xy, point.xy) : vec4(point, 0)
  return select(sineOfTurns(place.mul(halfFrequency).add(quarter)), vec4(point, 0), block.equal(0))
}
