/** Oracle of oklab2srgb: culori's conversion. */
import { lrgb, rgb } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { withAlpha, withoutAlpha } from './alpha.ts'
import { unit } from './range.ts'

const oklabToSRGB: Function64 = ([l = NaN, a = NaN, b = NaN]) => {
  const color = rgb({ mode: 'oklab', l, a, b })
  return [color.r, color.g, color.b]
}

const oklabToLight: Function64 = ([l = NaN, a = NaN, b = NaN]) => {
  const color = lrgb({ mode: 'oklab', l, a, b })
  return [color.r, color.g, color.b]
}

const axis = { min: -0.4, max: 0.4 }

/** Colours are within ±0.4 of grey; beyond, nothing is visible. */
const held = ([l = NaN, a = NaN, b = NaN, ...rest]: readonly number[]): readonly number[] => [
  Math.max(l, 0),
  ...[a, b].map((value) => Math.min(Math.max(value, -0.4), 0.4)),
  ...rest,
]

export const signatures: readonly SignatureOracle[] = [
  { signature: 'oklab2srgb', expected: oklabToSRGB, ranges: [unit, axis, axis], prepare: held, mutant: oklabToLight },
  {
    signature: 'oklab2srgb_vec4',
    expected: withAlpha(oklabToSRGB),
    ranges: [unit, axis, axis, unit],
    prepare: held,
    mutant: withoutAlpha(oklabToSRGB),
  },
]

export const size: SizeBudget = { bytes: 380, reason: 'two matrices and the encoding, for a colour with and without alpha' }
