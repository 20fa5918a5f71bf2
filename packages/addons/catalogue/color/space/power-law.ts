/** The records of the two power laws: what both say of a channel and its gamma. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../../record.ts'
import { iecSRGB } from './references.ts'

const gamma: WrittenParameter = {
  meaning: {
    en: 'The exponent by which numbers become light: 2.2 by default, 1.8 on old Macs, 2.4 for television in a dim room, 2.6 in cinemas.',
    ja: '数値を光に直すときの指数です。省略すると2.2です。古いMacは1.8、薄暗い部屋のテレビは2.4、映画館は2.6です。',
  },
  unit: 'number',
  range: [1, 3],
  default: 2.2,
  outside: {
    en: 'Any positive number works. Do not pass 0 or a negative number.',
    ja: '正の数なら何でも使えます。0と負の数は渡さないでください。',
  },
}

type Own = Pick<
  WrittenRecord,
  'summary' | 'intuition' | 'formula' | 'edgeCases' | 'claims' | 'related' | 'confusedWith' | 'examples' | 'synonyms' | 'elsewhere' | 'continuity'
> & {
  readonly name: string
  readonly meaning: Text
  readonly returns: Text
  readonly unit: WrittenParameter['unit']
}

export const powerLaw = ({ name, meaning, returns, unit, claims, ...own }: Own): WrittenRecord => ({
  ...own,
  shown: `${name}_gamma`,
  parameters: {
    c: {
      meaning: { en: `${meaning.en} A fourth component is alpha and does not change.`, ja: `${meaning.ja}4成分目はアルファで、変わりません。` },
      unit,
      role: 'domain',
      range: [0, 1],
      default: 0.5,
      outside: {
        en: 'Above 1 the curve continues. Negative values give the negative of the result for the absolute value, not NaN.',
        ja: '1より大きい値では同じ曲線を延長し、負の値では原点対称に折り返します。NaNにはなりません。',
      },
    },
    gamma,
  },
  returns: { ...returns, range: { min: 0, max: 1 } },
  accuracy: { class: 'power', oracle: { en: 'The power law in double precision.', ja: 'べき乗を倍精度で計算したものです。' } },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'Negative values give the negative of the result for the absolute value': 'rgb2srgb is odd, and so are the power laws',
    ...claims,
  },
  references: [iecSRGB],
  provenance: fromFirstPrinciples,
})
