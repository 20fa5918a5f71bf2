/** What the records of shapes in space share: parameters, results, claims, further reading and search words. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../record.ts'
import { solidDistances, sphereTracing } from './reading.ts'

/** The titles of the tests that compare a shape with points of its surface (test/property/solid.test.ts). */
export const nearest = 'no point of the surface is nearer, and one is as near'
export const onSurface = 'it is 0 on the surface'

const anywhere: Text = { en: 'Any position.', ja: 'どこでもかまいません。' }

/** The position that the distance is computed for. */
export const point = (meaning: Text): WrittenParameter => ({
  meaning,
  unit: 'position',
  role: 'domain',
  range: [-1, 1],
  default: [0.3, 0.2, 0.4],
  outside: anywhere,
})

/** The position that the distance is computed for, relative to the centre of the shape. */
export const fromCentre = (en: string, ja: string, axis?: Text): WrittenParameter =>
  point({
    en: `The point, relative to the centre of the ${en}${axis ? `; ${axis.en}` : ''}.`,
    ja: `${ja}の中心から見た点の位置です。${axis ? axis.ja : ''}`,
  })

/** A place that the shape is given by. */
export const end = (meaning: Text, value: readonly [number, number, number], outside = anywhere): WrittenParameter => ({
  meaning,
  unit: 'position',
  range: [-1, 1],
  default: value,
  outside,
})

/** A length from 0, and what is left at 0. */
export const length = (meaning: Text, value: number, atZero: Text, most = 1): WrittenParameter => ({
  meaning,
  unit: 'length',
  range: [0, most],
  default: value,
  outside: {
    en: `Any size from 0, which is ${atZero.en}. Negative sizes have no meaning.`,
    ja: `0以上ならどんな大きさでも使えます。0なら${atZero.ja}です。負の大きさには意味がありません。`,
  },
})

export const aPoint: Text = { en: 'a point', ja: '点' }
export const yIsAxis: Text = { en: 'y is its axis', ja: 'y軸が中心軸です。' }

/** A mesh of three.js. */
export const mesh = (name: string, en = 'A mesh, not a distance.', ja = '距離ではなく、三角形のメッシュです。'): WrittenRecord['elsewhere'][number] => ({
  where: 'three.js',
  name,
  note: { en, ja },
})

/** Search words of a shape, with those of all. */
export const solidWords = ({ en, ja }: WrittenRecord['synonyms']): WrittenRecord['synonyms'] => ({
  en: [...en, 'signed distance', 'distance field', 'sdf 3d', 'raymarching'],
  ja: [...ja, '距離関数', '距離場', '符号付き距離', 'ディスタンスフィールド', 'レイマーチング'],
})

type Own = Omit<WrittenRecord, 'returns' | 'accuracy' | 'exactness' | 'references' | 'provenance' | 'synonyms'> & {
  /** The bounds of the result. */
  readonly range: WrittenRecord['returns']['range']
  /** What the numbers are compared with, besides points of the surface. */
  readonly oracle: Text
  /** Default: `distance`, with results as large as 3. */
  readonly accuracy?: Partial<Pick<WrittenRecord['accuracy'], 'class' | 'scale'>>
  /** Default: that it is exact inside and outside. */
  readonly returns?: Text
  /** Search words of its own. */
  readonly words: WrittenRecord['synonyms']
}

const insideAndOutside: Text = {
  en: 'The distance to the surface, exact inside and outside: negative inside, 0 on it, positive outside.',
  ja: '表面までの距離です。内側でも外側でも正確です。内側は負、表面の上は0、外側は正です。',
}

/** The record of a shape whose distance is exact. Its summary begins with the claim that it is, unless it says itself what it returns. */
export const exactSolid = (own: Own): WrittenRecord => {
  const { range, oracle, accuracy, returns, words, claims, ...rest } = own
  return {
    ...rest,
    returns: { ...(returns ?? insideAndOutside), range },
    accuracy: {
      class: 'distance',
      scale: 3,
      ...accuracy,
      oracle: {
        en: `${oracle.en} Checked again with thousands of points on the surface.`,
        ja: `${oracle.ja}表面の上の数千の点とも照合しています。`,
      },
    },
    exactness: 'exact',
    claims: returns ? claims : { 'The exact signed distance from a point to': nearest, 'exact inside and outside': nearest, '0 on it': onSurface, ...claims },
    references: [solidDistances, sphereTracing],
    provenance: fromFirstPrinciples,
    synonyms: solidWords(words),
  }
}
