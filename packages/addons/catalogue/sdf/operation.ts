/** The parts that the records of operations on distance fields have in common: parameters, references, further reading and search words. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../record.ts'
import { solidDistances } from './reading.ts'

/** A distance that an operation is given. */
export const distance = (meaning: Text, value: number): WrittenParameter => ({
  meaning,
  unit: 'length',
  role: 'domain',
  range: [-1, 1],
  default: value,
  outside: { en: 'Any number.', ja: 'どんな値でもかまいません。' },
})

/** The width of a soft joint or edge. `of` says what is soft, and without it. */
export const width = (meaning: Text, without: Text, value: number): WrittenParameter => ({
  meaning,
  unit: 'length',
  range: [0, 1],
  default: value,
  outside: {
    en: `At 0 and below, the result is the ${without.en}, bit for bit.`,
    ja: `0以下では、ビット単位で${without.ja}に一致します。`,
  },
})

/** On set operations of distances, and on rounded joints. */
export const joints: WrittenRecord['references'] = [
  { title: 'A Constructive Geometry for Computer Graphics', authors: 'Antonio Ricci', year: 1973, doi: '10.1093/comjnl/16.2.157' },
  { title: 'Smooth minimum', authors: 'Inigo Quilez', year: 2013, section: 'Quadratic polynomial', url: 'https://iquilezles.org/articles/smin/' },
]

type Own = Omit<WrittenRecord, 'references' | 'provenance' | 'synonyms'> & {
  /** Before the further reading. */
  readonly references?: WrittenRecord['references']
  /** Search words of its own. */
  readonly words: WrittenRecord['synonyms']
}

/** Adds these parts to the record of an operation on a distance, or on the position that a distance is computed for. */
export const operation = ({ references, words, ...own }: Own): WrittenRecord => ({
  ...own,
  references: references ? [...references, solidDistances] : [solidDistances],
  provenance: fromFirstPrinciples,
  synonyms: {
    en: [...words.en, 'distance field', 'sdf operation'],
    ja: [...words.ja, '距離関数', '距離場', 'ディスタンスフィールド'],
  },
})
