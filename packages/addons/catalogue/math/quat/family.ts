/** What the records of the algebra of quaternions share: how a quaternion is given, what it is compared with, the sources, and search words. */
import type { Reference, Text, Value, WrittenParameter, WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2
/** A quarter turn about z. */
export const quarterZ: readonly number[] = [0, 0, half, half]
/** A third of a turn about the diagonal (1, 1, 1). */
export const thirdTurn: readonly number[] = [0.5, 0.5, 0.5, 0.5]
export const identity: readonly number[] = [0, 0, 0, 1]
export const zero: readonly number[] = [0, 0, 0, 0]

/** A parameter that is a rotation; a quaternion of another length is accepted, too. */
export const rotation = (meaning: Text, value: Value, outside: Text): WrittenParameter => ({
  meaning,
  unit: 'quaternion',
  range: [-1, 1],
  default: value,
  outside,
})

/** A parameter that is four numbers. */
export const numbers = (meaning: Text, value: Value, outside: Text): WrittenParameter => ({
  ...rotation(meaning, value, outside),
  unit: 'quaternionOfAnyLength',
})

export const anyQuaternion: Text = { en: 'Any quaternion.', ja: 'どんなクォータニオンでもかまいません。' }

/** What it is compared with, and what the tests hold besides. */
export const glMatrix = (name: string, also: Text): Text => ({
  en: `gl-matrix’s ${name} in double precision; ${also.en}`,
  ja: `gl-matrixの${name}を倍精度で計算したものです。${also.ja}`,
})

export const linear: WrittenRecord['continuity'] = { order: 'smooth', en: 'A linear function of its arguments.', ja: '引数の一次式です。' }

export const hamilton: Reference = {
  title: 'On quaternions; or on a new system of imaginaries in algebra',
  authors: 'William Rowan Hamilton',
  year: 1844,
  doi: '10.1080/14786444408644923',
}
export const shoemake: Reference = {
  title: 'Animating Rotation with Quaternion Curves',
  authors: 'Ken Shoemake',
  year: 1985,
  doi: '10.1145/325334.325242',
}
export const dam: Reference = {
  title: 'Quaternions, Interpolation and Animation',
  authors: 'Erik B. Dam, Martin Koch, Martin Lillholm',
  year: 1998,
  section: 'Technical report DIKU-TR-98/5, University of Copenhagen',
}

type Words = WrittenRecord['synonyms']
/** Search words: its own, then those of all quaternions. */
export const searchWords = ({ en, ja }: Words): Words => ({
  en: [...en, 'quaternion', 'rotation', 'hypercomplex'],
  ja: [...ja, 'クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転', 'かいてん'],
})
