/** The text of Compositing and Blending Level 1, section 10.1, case by case. */
import { softLightRecord as record } from '../../catalogue/color/blend/softLight.ts'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const darken = (backdrop: number): number => (backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop))

export const softLight = (backdrop = NaN, source = NaN): number => {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
  return backdrop + (2 * source - 1) * (darken(backdrop) - backdrop)
}

// The commonest mistake: the switch on the wrong colour.
const exchanged = (backdrop = NaN, source = NaN): number => softLight(source, backdrop)

const keepAlpha =
  (f: typeof softLight): Function64 =>
  (row) =>
    [0, 1, 2].map((i) => f(row[i], row[i + 4])).concat(row[3] ?? NaN)

const towards =
  (f: Function64): Function64 =>
  (row) => {
    const opacity = row.at(-1) ?? NaN
    return f(row.slice(0, -1)).map((blended, i) => (i === 3 ? blended : (row[i] ?? NaN) + (blended - (row[i] ?? NaN)) * opacity))
  }

const unit = { min: 0, max: 1 }
const beyond = { min: -0.5, max: 2 }

const softLightOracle: FunctionOracle = {
  record,
  signatures: [
    { signature: 'blendSoftLight', expected: componentWise(1, softLight), ranges: times(2, beyond), mutant: componentWise(1, exchanged) },
    { signature: 'blendSoftLight_vec3', expected: componentWise(3, softLight), ranges: times(6, unit), mutant: componentWise(3, exchanged) },
    {
      signature: 'blendSoftLight_vec4',
      expected: keepAlpha(softLight),
      ranges: times(8, unit),
      mutant: (row) => [...keepAlpha(softLight)(row).slice(0, 3), 1],
    },
    {
      signature: 'blendSoftLight_opacity',
      expected: towards(componentWise(1, softLight)),
      ranges: times(3, unit),
      mutant: towards(componentWise(1, exchanged)),
    },
    {
      signature: 'blendSoftLight_vec3_opacity',
      expected: towards(componentWise(3, softLight)),
      ranges: times(7, unit),
      mutant: towards(componentWise(3, exchanged)),
    },
    { signature: 'blendSoftLight_vec4_opacity', expected: towards(keepAlpha(softLight)), ranges: times(9, unit), mutant: towards(keepAlpha(exchanged)) },
  ],
}

export const blendOracles: readonly FunctionOracle[] = [softLightOracle]
