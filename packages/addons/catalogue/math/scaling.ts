/** The record of a scaling matrix from what is its own: the factor, where it is held, and what a factor of 0 does are the same for all. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

type Own = Pick<
  WrittenRecord,
  'summary' | 'intuition' | 'returns' | 'formula' | 'edgeCases' | 'claims' | 'related' | 'confusedWith' | 'elsewhere' | 'examples'
> & {
  /** The signature that is shown: with one factor for each axis. */
  readonly shown: string
  /** Its factors at first. */
  readonly start: readonly number[]
  readonly words: WrittenRecord['synonyms']
}

/** The scaling matrix of a plane or of space. */
export const scaling = (vector: 'vec2' | 'vec3', { start, words, ...own }: Own): WrittenRecord => ({
  ...own,
  parameters: {
    factor: {
      meaning: {
        en: `One factor for every direction, or a ${vector} with one for each axis.`,
        ja: `全方向に共通の倍率か、軸ごとの倍率を並べた${vector}です。`,
      },
      unit: 'factor',
      range: [-2, 2],
      default: start,
      outside: {
        en: 'Any number. A negative factor mirrors its axis. With a factor of 0 everything becomes flat, and the matrix has no inverse.',
        ja: 'どんな数でもかまいません。負の倍率は、その軸を反転させます。倍率0ではつぶれてしまい、逆行列がありません。',
      },
    },
  },
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The identity with its columns multiplied by the factors. Nothing is computed, so every bit must agree.',
      ja: '単位行列の列に倍率を掛けたものです。計算をしないので、すべてのビットが一致しなければなりません。',
    },
  },
  continuity: { order: 'smooth', en: 'The factors themselves.', ja: '倍率をそのまま並べたものです。' },
  claims: { 'A negative factor mirrors its axis': 'multiplies areas and volumes by the product of the factors', ...own.claims },
  references: [
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016, section: '2.4, Scales' },
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: column by column',
    },
  ],
  provenance: fromReference,
  synonyms: {
    en: ['scale', 'scaling', 'scaling matrix', 'resize', 'zoom', 'stretch', 'size', ...words.en],
    ja: ['拡大縮小', 'かくだいしゅくしょう', '拡大', '縮小', '伸縮', 'スケール', 'スケーリング', '倍率', 'ばいりつ', '行列', ...words.ja],
  },
})
