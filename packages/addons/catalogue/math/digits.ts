/** What the records of pack and unpack share: sources, the oracle and search words. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { Reference, WrittenRecord } from '../record.ts'

const references: readonly [Reference, ...Reference[]] = [
  {
    title: 'The Art of Computer Programming, Volume 2: Seminumerical Algorithms',
    authors: 'Donald E. Knuth',
    year: 1997,
    section: '4.1, Positional Number Systems',
  },
  {
    title: 'OpenGL ES, Version 3.0.6',
    authors: 'Khronos Group',
    year: 2019,
    section: '2.1.6, Fixed-Point Data Conversions',
  },
]
type Words = WrittenRecord['synonyms']

export const digits = ({ synonyms, ...own }: Omit<WrittenRecord, 'references' | 'provenance'> & { readonly synonyms: Words }): WrittenRecord => ({
  ...own,
  references,
  provenance: fromFirstPrinciples,
  synonyms: {
    en: [...synonyms.en, 'RGBA8', '8-bit texture', 'float in a texture', 'base 256', 'depth map', 'fixed point'],
    ja: [...synonyms.ja, '8ビット', '8ビットテクスチャー', '256進法', '深度マップ', '固定小数点', 'テクスチャー'],
  },
})
