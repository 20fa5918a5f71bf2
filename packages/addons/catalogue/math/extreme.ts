/** The record of the largest or the smallest component, from what is its own. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

type Own = Pick<
  WrittenRecord,
  'summary' | 'intuition' | 'formula' | 'edgeCases' | 'returns' | 'claims' | 'related' | 'confusedWith' | 'elsewhere' | 'synonyms' | 'examples'
> & {
  readonly name: 'mmax' | 'mmin'
  /** The function of JavaScript that it is compared with. */
  readonly oracle: string
}

export const extreme = ({ name, oracle, ...own }: Own): WrittenRecord => ({
  ...own,
  shown: `${name}_vec4`,
  parameters: {
    v: {
      meaning: { en: 'The vector: two, three or four components.', ja: 'ベクトルです。成分は二つ、三つ、四つのどれでもかまいません。' },
      unit: 'number',
      range: [-1, 1],
      default: [0.35, -0.6, 0.75, -0.2],
      outside: {
        en: 'Any numbers. With a NaN, the result is undefined.',
        ja: 'どんな数でもかまいません。NaNがあると、結果は未定義です。',
      },
    },
  },
  accuracy: {
    class: 'bits',
    oracle: { en: `JavaScript’s ${oracle} of the components.`, ja: `JavaScriptの${oracle}に成分を渡したものです。` },
  },
  continuity: {
    order: 0,
    en: 'Bends where two components tie. In between, it is linear.',
    ja: '二つの成分が並ぶところで折れ曲がり、それ以外では一次式です。',
  },
  references: [
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '8.3, Common Functions: min and max, of two arguments',
    },
  ],
  provenance: fromFirstPrinciples,
})
