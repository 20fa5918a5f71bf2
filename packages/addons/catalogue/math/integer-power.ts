/** The record of a whole power from what is its own: its exponent gives the rest. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { FunctionRecord, Text, WrittenEdgeCase, WrittenRecord } from '../record.ts'

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'claims' | 'related' | 'confusedWith' | 'elsewhere' | 'examples'> & {
  readonly exponent: 2 | 3 | 5 | 7
  /** Up to which magnitude whole numbers are exact, and above which the power overflows. */
  readonly exactUpTo: number
  readonly overflowsAbove: string
  /** Bounds of the results in the range of the preview. */
  readonly range: FunctionRecord['returns']['range']
  /** Besides 0, 1 and −1. */
  readonly edgeCases: readonly WrittenEdgeCase[]
  /** Search terms of its own. */
  readonly words: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

const returnsOf = (isEven: boolean): Text =>
  isEven
    ? { en: 'The power, which is never negative.', ja: '累乗の値です。負になることはありません。' }
    : { en: 'The power, with the sign of the base.', ja: '累乗の値です。符号は底と同じです。' }

export const integerPower = ({ exponent, exactUpTo, overflowsAbove, range, edgeCases, words, claims, elsewhere, confusedWith, ...own }: Own): WrittenRecord => {
  const isEven = exponent % 2 === 0
  const exact = `Whole numbers up to ${exactUpTo} in magnitude come out exactly`
  return {
    ...own,
    parameters: {
      x: {
        meaning: { en: 'The base.', ja: '底です。' },
        unit: 'number',
        role: 'domain',
        range: [-1.2, 1.2],
        default: -0.8,
        outside: {
          en: `Any number. ${exact}. Above ${overflowsAbove} in magnitude, the power overflows.`,
          ja: `どんな数でもかまいません。絶対値が${exactUpTo}以下の整数なら、誤差なく求まります。絶対値が${overflowsAbove}を超えると、結果がオーバーフローします。`,
        },
      },
    },
    returns: { ...returnsOf(isEven), range },
    formula: String.raw`\operatorname{pow${exponent}}(x) = x^${exponent}`,
    edgeCases: [
      { of: [0], is: 0, exact: true },
      { of: [1], is: 1, exact: true },
      {
        of: [-1],
        is: isEven ? 1 : -1,
        exact: true,
        ...(isEven
          ? {
              en: 'The sign is lost. The built-in pow is undefined for negative bases.',
              ja: '符号は消えます。組み込みのpowでは、底が負の場合の結果は未定義です。',
            }
          : {
              en: 'The sign stays. The built-in pow is undefined for negative bases.',
              ja: '符号は残ります。組み込みのpowでは、底が負の場合の結果は未定義です。',
            }),
      },
      ...edgeCases,
      {
        overload: 'vec3',
        of: [[0, -1, 2]],
        is: [0, isEven ? 1 : -1, 2 ** exponent],
        exact: true,
        en: 'Each component on its own.',
        ja: '成分ごとに計算されます。',
      },
    ],
    accuracy: {
      class: 'polynomial',
      // Six roundings of the seventh power may add up to as many ulp, so its absolute tolerance is that of larger results.
      scale: exponent === 7 ? 8 : exponent === 5 ? 2 : 1,
      oracle: { en: `JavaScript’s power in double precision, x ** ${exponent}.`, ja: `JavaScriptの累乗（x ** ${exponent}）を倍精度で計算したものです。` },
    },
    continuity: { order: 'smooth', en: 'A polynomial: it has all derivatives.', ja: '多項式なので、何度でも微分できます。' },
    claims: {
      [exact]: '$name of whole numbers is exact up to its limit',
      ...(isEven ? { 'which is never negative': '$name has its parity' } : { 'with the sign of the base': '$name has its parity' }),
      ...claims,
    },
    references: [
      {
        title: 'The Art of Computer Programming, Volume 2',
        authors: 'Donald E. Knuth',
        year: 1997,
        section: '4.6.3, Evaluation of Powers',
      },
      { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: pow', url: 'https://www.w3.org/TR/WGSL/' },
    ],
    provenance: fromFirstPrinciples,
    confusedWith: [
      ...confusedWith,
      {
        name: 'pow',
        en: `Takes any exponent, and is undefined for a negative base. It usually goes through a logarithm, so pow(x, ${exponent}) may be a few ulp off where the product is exact.`,
        ja: `指数は自由に選べますが、底が負の場合の結果は未定義です。たいていは対数を経由して計算されるので、掛け算なら正確な値でも、pow(x, ${exponent}) では数ulpずれることがあります。`,
      },
    ],
    elsewhere: [
      ...elsewhere,
      { where: 'GLSL, HLSL, WGSL', name: `pow(x, ${exponent})`, note: { en: 'For bases that are not negative.', ja: '負でない底に限ります。' } },
    ],
    synonyms: {
      en: ['power', 'pow', 'whole power', 'integer exponent', ...words.en],
      ja: ['累乗', 'るいじょう', 'べき乗', 'べきじょう', '冪乗', '整数乗', '指数', ...words.ja],
    },
  }
}
