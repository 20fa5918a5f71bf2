/** Blend modes of whole colours, with the functions of Compositing and Blending Level 1, section 10.2. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { keepAlpha, towards, unit } from './opacity.ts'

type Colour = readonly number[]
export type Weights = readonly [red: number, green: number, blue: number]

export const lum = ([red = NaN, green = NaN, blue = NaN]: Colour, [r, g, b]: Weights): number => r * red + g * green + b * blue

/** The two colours of a row. */
export const layersOf = (row: readonly number[]): readonly [backdrop: Colour, source: Colour] => [row.slice(0, 3), row.slice(3, 6)]

export const sat = (colour: Colour): number => Math.max(...colour) - Math.min(...colour)

/** The smallest channel becomes 0, the largest the saturation, and the middle one stays in proportion between them. */
export const setSat = (colour: Colour, saturation: number): Colour => {
  const lowest = Math.min(...colour)
  const range = sat(colour)
  return colour.map((c) => (range > 0 ? ((c - lowest) * saturation) / range : 0))
}

const clipColor = (colour: Colour, weights: Weights): Colour => {
  const l = lum(colour, weights)
  const lowest = Math.min(...colour)
  const highest = Math.max(...colour)
  // A grey that rounding moved below 0 or above 1 has no colour to clip.
  if (lowest < 0 && lowest < l) return colour.map((c) => l + ((c - l) * l) / (l - lowest))
  if (highest > 1 && highest > l) return colour.map((c) => l + ((c - l) * (1 - l)) / (highest - l))
  return colour
}

export const setLum = (colour: Colour, level: number, weights: Weights): Colour => {
  const lift = level - lum(colour, weights)
  return clipColor(
    colour.map((c) => c + lift),
    weights,
  )
}

/** Greys below and above every end, where there is nothing to clip. */
const greys = [0, 0.2, 0.7, 1].flatMap((base) => [0, 0.5, 1].map((blend) => [base, base, base, blend, blend, blend]))

/** The signatures of a mode that is not separable. */
export const nonSeparable = (name: string, colour: Function64, mutant: Function64): readonly SignatureOracle[] => [
  { signature: name, expected: colour, ranges: times(6, unit), rows: greys, mutant },
  { signature: `${name}_vec4`, expected: keepAlpha(colour), ranges: times(8, unit), mutant: (row) => [...keepAlpha(colour)(row).slice(0, 3), 1] },
  { signature: `${name}_opacity`, expected: towards(colour), ranges: times(7, unit), mutant: towards(mutant) },
  { signature: `${name}_vec4_opacity`, expected: towards(keepAlpha(colour)), ranges: times(9, unit), mutant: towards(keepAlpha(mutant)) },
]
