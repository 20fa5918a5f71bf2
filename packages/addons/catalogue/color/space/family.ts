/** The record of a conversion from what is its own: the two spaces give the rest (spaces.ts). */
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord, Text, WrittenEdgeCase, WrittenRecord } from '../../record.ts'
import { spaces, type Space, type SpaceName } from './spaces.ts'

const passes: Text = { en: 'A fourth component is alpha and does not change.', ja: '4成分目はアルファで、変わりません。' }

/** The oracles that the conversions share; culori has CIELUV with another white. */
const oracles = {
  culori: { en: 'culori’s conversion in double precision.', ja: 'culoriの変換を倍精度で計算したものです。' },
  colorjs: { en: 'The conversion of Color.js in double precision.', ja: 'Color.jsの変換を倍精度で計算したものです。' },
} as const satisfies Readonly<Record<string, Text>>

/** What is said of colours outside of the ranges, where nothing else is to be said. */
const notClamped: Text = {
  en: 'Not clamped: colours outside of the sRGB gamut are converted by the same formula.',
  ja: 'クランプしません。sRGBの色域外の色も、同じ式で変換します。',
}

const linear: WrittenRecord['continuity'] = { order: 'smooth', en: 'A linear map: every derivative is constant.', ja: '線形変換です。導関数はどれも定数です。' }

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'claims' | 'related' | 'confusedWith' | 'examples'> & {
  /** Outside of the range of the parameter. Default: the same formula. */
  readonly outside?: Text
  /** Default: what a result in the space is, with the bounds that the gamut of sRGB has in it. Text without a range has those bounds. */
  readonly returns?: Text & { readonly range?: WrittenRecord['returns']['range'] }
  /** The signature of three components. One with alpha follows from the first. */
  readonly edgeCases: readonly [
    WrittenEdgeCase & { readonly of: readonly [number | readonly number[]]; readonly is: number | readonly number[] },
    ...WrittenEdgeCase[],
  ]
  readonly accuracy: FunctionRecord['accuracy']['class']
  readonly scale?: number
  /** Default: culori. */
  readonly oracle?: keyof typeof oracles | Text
  /** Default: a linear map. */
  readonly continuity?: WrittenRecord['continuity']
  /** Default: those of both spaces, those of the result first. */
  readonly references?: WrittenRecord['references']
  /** Without an overload for colours with alpha. */
  readonly alpha?: false
  /** Default: what culori and Color.js call the space of the result. Others are added. */
  readonly elsewhere?: WrittenRecord['elsewhere']
  /** Search terms of its own. */
  readonly words?: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

export const conversion = (from: SpaceName, to: SpaceName, own: Own): WrittenRecord => {
  const [source, target]: readonly [Space, Space] = [spaces[from], spaces[to]]
  const {
    outside = notClamped,
    returns,
    edgeCases,
    accuracy,
    scale,
    oracle = 'culori',
    continuity = linear,
    references,
    alpha,
    elsewhere = [],
    words,
    claims,
    ...rest
  } = own
  const hasAlpha = alpha !== false
  const { en, ja } = returns ?? target.result ?? target.meaning
  const [first] = edgeCases
  return {
    ...rest,
    parameters: {
      [source.parameter]: {
        meaning: hasAlpha ? joined(source.meaning, passes) : source.meaning,
        unit: source.unit,
        role: 'domain',
        range: source.range,
        default: source.default,
        outside,
      },
    },
    returns: { en, ja, range: returns?.range ?? target.gamut },
    edgeCases: [
      ...edgeCases,
      ...(hasAlpha
        ? [{ overload: 'vec4', of: [[...listed(first.of[0]), 0.25]], is: [...listed(first.is), 0.25], ...(first.exact && { exact: true as const }) }]
        : []),
    ],
    accuracy: { class: accuracy, ...(scale !== undefined && { scale }), oracle: typeof oracle === 'string' ? oracles[oracle] : oracle },
    continuity,
    claims: { ...(hasAlpha && { [passes.en.slice(0, -1)]: 'an alpha does not change' }), ...claims },
    references: references ?? referencesOf(target, source),
    provenance: fromReference,
    elsewhere: [
      ...(target.culori ? [{ where: 'culori', name: `converter('${target.culori}')` }] : []),
      ...(target.colorjs ? [{ where: 'Color.js', name: `color.to('${target.colorjs}')` }] : []),
      ...elsewhere,
    ],
    synonyms: {
      en: distinct([`${spoken(from)} to ${spoken(to)}`, ...(words?.en ?? []), ...target.words.en, ...source.words.en, 'color conversion', 'colour conversion']),
      ja: distinct([`${spoken(from)}から${spoken(to)}`, ...(words?.ja ?? []), ...target.words.ja, ...source.words.ja, '色変換', '色空間']),
    },
  }
}

const referencesOf = (...both: readonly Space[]): WrittenRecord['references'] => {
  const [first, ...others] = new Set(both.flatMap((space) => space.references))
  if (!first) throw new Error('expected a reference for one of the spaces of a conversion, got none.')
  return [first, ...others]
}
const listed = (value: number | readonly number[]): readonly number[] => (typeof value === 'number' ? [value] : value)
const joined = (...texts: readonly Text[]): Text => ({ en: texts.map(({ en }) => en).join(' '), ja: texts.map(({ ja }) => ja).join('') })
const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)]
const spoken = (space: SpaceName): string => (space === 'channels' ? 'rgb' : space)
