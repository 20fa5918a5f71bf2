/** What the records of spaces with a hue share. */
import type { Text, WrittenEdgeCase, WrittenRecord } from '../../record.ts'

const title = 'the hue is that of HSV, from 0 to below 1, and 0 for greys'
const jumps = 'the hue jumps at red and depends on the direction at greys'
const wraps = 'whole turns change nothing, and nothing jumps at the seam'

/** Of what gives a hue. */
export const hueJumps: WrittenRecord['continuity'] = {
  order: 'jump',
  en: 'The hue jumps between 1 and 0 at red and has no limit at greys. Do not blur or average hues.',
  ja: '色相は、赤のところで1と0のあいだを飛び、灰色では極限がありません。色相をぼかしたり平均したりしないでください。',
}
export const hueClaims = {
  'from 0 to below 1': title,
  'The hue jumps between 1 and 0 at red and has no limit at greys': jumps,
} as const

/** A grey, and red seen from both sides, with the other components of each. */
export const hueCases = (
  grey: readonly [number, number],
  red: readonly [number, number],
): readonly [WrittenEdgeCase & { readonly of: readonly [readonly number[]]; readonly is: readonly number[] }, WrittenEdgeCase, WrittenEdgeCase] => [
  { of: [[1, 0, 0]], is: [0, ...red], exact: true },
  { of: [[1, 0, 1e-9]], is: [0, ...red], exact: true, en: 'A hue that would round to 1 becomes 0.', ja: '丸めると1になる色相は0になります。' },
  {
    of: [[0.5, 0.5, 0.5]],
    is: [0, ...grey],
    exact: true,
    en: 'A grey has no hue; the function returns 0 instead of 0/0.',
    ja: '灰色に色相はありません。0/0ではなく、0を返します。',
  },
]

/** Of what takes a hue: outside of its range, and what is said of the rest. */
export const hueWraps = (rest: Text): Text => ({
  en: `The hue wraps: 1.25 and −0.75 are the same as 0.25. ${rest.en}`,
  ja: `色相は一周して戻ります。1.25も−0.75も0.25と同じです。${rest.ja}`,
})
export const wrapClaims = { 'The hue wraps: 1.25 and −0.75 are the same as 0.25': wraps } as const
