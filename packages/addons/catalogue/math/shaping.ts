/** What the records of the functions share that shape a number between 0 and 1: the number, its claims, and a case with a vector. */
import type { Text, WrittenEdgeCase, WrittenParameter, WrittenRecord } from '../record.ts'

const clamped = 'Clamped to 0–1'

/** The number that is shaped. */
export const shaped: WrittenParameter = {
  meaning: { en: 'The number to shape.', ja: '変換する数です。' },
  unit: 'fraction',
  role: 'domain',
  range: [-0.5, 1.5],
  default: 0.3,
  outside: { en: `${clamped}.`, ja: '0〜1にクランプします。' },
}

/** The claims of every function that has this parameter. */
export const clampedClaims: WrittenRecord['claims'] = { [clamped]: '$name clamps its number to 0–1' }

const eachComponent: Text = { en: 'Each component on its own.', ja: '成分ごとに計算されます。' }

/** The same function of three numbers at once. */
export const componentCase = (of: WrittenEdgeCase['of'], is: WrittenEdgeCase['is'], exact?: true): WrittenEdgeCase => ({
  overload: 'vec3',
  of,
  is,
  ...(exact && { exact }),
  ...eachComponent,
})
