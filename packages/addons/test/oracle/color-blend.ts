/** The text of Compositing and Blending Level 1, section 10, case by case, and the definitions that come from elsewhere. */
import type { FunctionRecord } from '../../catalogue/record.ts'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'
import { recordAt } from '../harness/record-at.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const colorDodgeRecord = recordAt('color/blend/colorDodge')
const luminosityRecord = recordAt('color/blend/luminosity')
const multiplyRecord = recordAt('color/blend/multiply')
const overlayRecord = recordAt('color/blend/overlay')
const reflectRecord = recordAt('color/blend/reflect')
const softLightRecord = recordAt('color/blend/softLight')

/** A separable mode: B(Cb, Cs) of one channel. */
type Channel = (backdrop?: number, source?: number) => number

const multiply: Channel = (backdrop = NaN, source = NaN) => backdrop * source
const screen: Channel = (backdrop = NaN, source = NaN) => backdrop + source - backdrop * source
const hardLight: Channel = (backdrop = NaN, source = NaN) => (source <= 0.5 ? multiply(backdrop, 2 * source) : screen(backdrop, 2 * source - 1))
const overlay: Channel = (backdrop, source) => hardLight(source, backdrop)

const colorDodge: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop <= 0) return 0
  return source >= 1 ? 1 : Math.min(1, backdrop / (1 - source))
}

const darken = (backdrop: number): number => (backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop))
const softLight: Channel = (backdrop = NaN, source = NaN) => {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
  return backdrop + (2 * source - 1) * (darken(backdrop) - backdrop)
}

/** Pegtop's. */
const reflect: Channel = (backdrop = NaN, source = NaN) => (source >= 1 ? 1 : Math.min(1, backdrop ** 2 / (1 - source)))

type Colour = readonly number[]
type Weights = readonly [red: number, green: number, blue: number]

const lum = ([red = NaN, green = NaN, blue = NaN]: Colour, [r, g, b]: Weights): number => r * red + g * green + b * blue

const clipColor = (colour: Colour, weights: Weights): Colour => {
  const l = lum(colour, weights)
  const lowest = Math.min(...colour)
  const highest = Math.max(...colour)
  // A grey that rounding moved below 0 or above 1 has no colour to clip.
  if (lowest < 0 && lowest < l) return colour.map((c) => l + ((c - l) * l) / (l - lowest))
  if (highest > 1 && highest > l) return colour.map((c) => l + ((c - l) * (1 - l)) / (highest - l))
  return colour
}

const setLum = (colour: Colour, level: number, weights: Weights): Colour => {
  const lift = level - lum(colour, weights)
  return clipColor(
    colour.map((c) => c + lift),
    weights,
  )
}

const luminosity =
  (weights: Weights): Function64 =>
  (row) =>
    setLum(row.slice(0, 3), lum(row.slice(3, 6), weights), weights)

/** The same for colours with alpha: that of the backdrop stays. */
const keepAlpha =
  (f: Function64): Function64 =>
  (row) => [...f([...row.slice(0, 3), ...row.slice(4, 7)]), row[3] ?? NaN]

/** The same with an opacity as the last argument. */
const towards =
  (f: Function64): Function64 =>
  (row) => {
    const opacity = row.at(-1) ?? NaN
    return f(row.slice(0, -1)).map((blended, i) => (i === 3 ? blended : (row[i] ?? NaN) + (blended - (row[i] ?? NaN)) * opacity))
  }

const unit = { min: 0, max: 1 }
/** Most formulas continue outside of 0 to 1. */
const beyond = { min: -0.5, max: 2 }

const separable = (record: FunctionRecord, channel: Channel, mutant: Channel, range: Range = beyond): FunctionOracle => {
  const name = record.importName
  const [one, three] = [componentWise(1, channel), componentWise(3, channel)]
  const [wrongOne, wrongThree] = [componentWise(1, mutant), componentWise(3, mutant)]
  return {
    record,
    signatures: [
      { signature: name, expected: one, ranges: times(2, range), mutant: wrongOne },
      { signature: `${name}_vec3`, expected: three, ranges: times(6, unit), mutant: wrongThree },
      // The most common mistake with alpha: it becomes 1.
      { signature: `${name}_vec4`, expected: keepAlpha(three), ranges: times(8, unit), mutant: (row) => [...keepAlpha(three)(row).slice(0, 3), 1] },
      { signature: `${name}_opacity`, expected: towards(one), ranges: times(3, unit), mutant: towards(wrongOne) },
      { signature: `${name}_vec3_opacity`, expected: towards(three), ranges: times(7, unit), mutant: towards(wrongThree) },
      { signature: `${name}_vec4_opacity`, expected: towards(keepAlpha(three)), ranges: times(9, unit), mutant: towards(keepAlpha(wrongThree)) },
    ],
  }
}

const nonSeparable = (record: FunctionRecord, colour: Function64, mutant: Function64): FunctionOracle => {
  const name = record.importName
  // Greys below and above every end, where there is nothing to clip.
  const greys = [0, 0.2, 0.7, 1].flatMap((base) => [0, 0.5, 1].map((blend) => [base, base, base, blend, blend, blend]))
  return {
    record,
    signatures: [
      { signature: name, expected: colour, ranges: times(6, unit), rows: greys, mutant },
      { signature: `${name}_vec4`, expected: keepAlpha(colour), ranges: times(8, unit), mutant: (row) => [...keepAlpha(colour)(row).slice(0, 3), 1] },
      { signature: `${name}_opacity`, expected: towards(colour), ranges: times(7, unit), mutant: towards(mutant) },
      { signature: `${name}_vec4_opacity`, expected: towards(keepAlpha(colour)), ranges: times(9, unit), mutant: towards(keepAlpha(mutant)) },
    ],
  }
}

// The most common mistake: the two colours swapped.
const exchanged =
  (channel: Channel): Channel =>
  (backdrop, source) =>
    channel(source, backdrop)

export const blendOracles: readonly FunctionOracle[] = [
  separable(colorDodgeRecord, colorDodge, exchanged(colorDodge)),
  // The weights of BT.601 as in video, which W3C rounds.
  nonSeparable(luminosityRecord, luminosity([0.3, 0.59, 0.11]), luminosity([0.299, 0.587, 0.114])),
  // Order does not matter here, so the mutant divides a product of bytes by 256 instead of 255.
  separable(multiplyRecord, multiply, (backdrop, source) => (multiply(backdrop, source) * 255) / 256),
  separable(overlayRecord, overlay, exchanged(overlay)),
  separable(reflectRecord, reflect, exchanged(reflect)),
  separable(softLightRecord, softLight, exchanged(softLight)),
]
