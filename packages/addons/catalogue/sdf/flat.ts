/** What the records of shapes in the plane share: parameters, results, claims, further reading and search words. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../record.ts'
import { flatDistances, sphereTracing } from './reading.ts'

/** The titles of the tests that compare a shape with points of its boundary (test/property/flat.test.ts). */
export const nearest = 'no point of the boundary is nearer, and one is as near'
export const onBoundary = 'it is 0 on the boundary'

const anywhere: Text = { en: 'Any position.', ja: 'どこでもかまいません。' }

/** The position that the distance is computed for. */
export const point = (meaning: Text, outside = anywhere): WrittenParameter => ({
  meaning,
  unit: 'position',
  role: 'domain',
  range: [-1, 1],
  default: [0.3, 0.2],
  outside,
})

/** The position that the distance is computed for, relative to the centre of the shape. */
export const fromCentre = (en: string, ja: string): WrittenParameter =>
  point({ en: `The point, relative to the centre of the ${en}.`, ja: `${ja}の中心から見た点の位置です。` })

/** A place that the shape is given by. */
export const corner = (meaning: Text, value: readonly [number, number], outside = anywhere): WrittenParameter => ({
  meaning,
  unit: 'position',
  range: [-1, 1],
  default: value,
  outside,
})

/** A size from 0, at which nothing but a point is left. */
export const size = (meaning: Text, value: number): WrittenParameter => ({
  meaning,
  unit: 'length',
  range: [0, 1],
  default: value,
  outside: {
    en: 'Any size from 0, which is a point. Negative sizes have no meaning.',
    ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさには意味がありません。',
  },
})

/** How many of something there are around the centre. */
export const count = (meaning: Text, [least, most]: readonly [number, number], value: number): WrittenParameter => ({
  meaning,
  unit: 'count',
  range: [least, most],
  default: value,
  step: 1,
  outside: {
    en: `Rounded to the nearest whole number, and at least ${least}.`,
    ja: `最も近い整数に丸めます。${least}より小さいときは${least}とします。`,
  },
})

/** Half of an angle that opens around the x axis. */
export const halfAngle = (meaning: Text, value: number, outside: Text): WrittenParameter => ({
  meaning,
  unit: 'radians',
  range: [0, 3.14],
  default: value,
  outside,
})

type Own = Omit<WrittenRecord, 'returns' | 'accuracy' | 'exactness' | 'references' | 'provenance' | 'synonyms'> & {
  /** The bounds of the result. */
  readonly range: WrittenRecord['returns']['range']
  /** What the numbers are compared with, besides points of the boundary. */
  readonly oracle: Text
  /** Default: `distance`, with results as large as 3. */
  readonly accuracy?: Partial<Pick<WrittenRecord['accuracy'], 'class' | 'scale'>>
  /** Default: that it is exact inside and outside. */
  readonly returns?: Text
  /** Before the further reading. */
  readonly references?: WrittenRecord['references']
  /** Search words of its own. */
  readonly words: WrittenRecord['synonyms']
}

const flat = (own: Own, returns: WrittenRecord['returns'], shared: WrittenRecord['claims'], signed: boolean): WrittenRecord => {
  const { range: _, oracle, accuracy, references, words, claims, ...rest } = own
  return {
    ...rest,
    returns,
    accuracy: {
      class: 'distance',
      scale: 3,
      ...accuracy,
      oracle: {
        en: `${oracle.en} Checked again with thousands of points on the ${signed ? 'outline' : 'curve'}; the gradient has length 1.`,
        ja: `${oracle.ja}${signed ? '輪郭' : '曲線'}上の数千の点とも照合し、勾配の長さが1であることも確かめています。`,
      },
    },
    exactness: 'exact',
    claims: { ...shared, ...claims },
    references: references ? [...references, flatDistances, sphereTracing] : [flatDistances, sphereTracing],
    provenance: fromFirstPrinciples,
    synonyms: {
      en: [...words.en, ...(signed ? ['signed distance'] : []), 'distance field', 'sdf 2d'],
      ja: [...words.ja, '距離関数', '距離場', ...(signed ? ['符号付き距離'] : []), 'ディスタンスフィールド'],
    },
  }
}

const insideAndOutside: Text = {
  en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
  ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
}

/** The record of a shape with an inside, whose distance is exact. Its summary begins with the claim that it is. */
export const outlined = (own: Own): WrittenRecord =>
  flat(
    own,
    { ...(own.returns ?? insideAndOutside), range: own.range },
    own.returns ? {} : { 'The exact signed distance from a point to': nearest, 'exact inside and outside': nearest, '0 on it': onBoundary },
    true,
  )

/** The record of a curve, which has no inside. */
export const drawn = (own: Own): WrittenRecord =>
  flat(
    own,
    { en: 'The distance: 0 on the curve, and never negative.', ja: '距離です。曲線の上では0で、負にはなりません。', range: own.range },
    { 'The exact distance from a point to': nearest, '0 on the curve, and never negative': 'a distance to a curve is 0 on it and never negative' },
    false,
  )
