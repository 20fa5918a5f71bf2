/** Bits of integers, and numbers as bits. Bit 0 is the lowest. */
import type { Entries } from '../record.ts'

const none = { en: '−1 where there is none; all ones for a uint.', ja: 'なければ−1、uintではすべてのビットが1の値になります。' }

export const bit: Entries = {
  bitcastToFloat: { takes: 'x', is: { en: 'The same bits, read as a float.', ja: '同じビット列をfloatとして読みます。' }, example: 'bitcastToFloat(n)' },
  bitcastToInt: {
    signature: 'bitcastToInt(x: F | uint | uvec) → int | ivec',
    is: { en: 'The same bits, read as an int.', ja: '同じビット列をintとして読みます。' },
    example: 'bitcastToInt(x)',
  },
  bitcastToUint: { takes: 'x', is: { en: 'The same bits, read as a uint.', ja: '同じビット列をuintとして読みます。' }, example: 'bitcastToUint(x)' },
  countOneBits: { takes: 'x', is: { en: 'How many bits are 1.', ja: '1であるビットの数です。' }, example: 'countOneBits(n)' },
  countLeadingZeros: {
    takes: 'x',
    is: { en: 'How many bits are 0 above the highest 1; 32 for 0.', ja: '最上位の1より上にある0の数です。0に対しては32です。' },
    example: 'countLeadingZeros(n)',
  },
  countTrailingZeros: {
    takes: 'x',
    is: { en: 'How many bits are 0 below the lowest 1; 32 for 0.', ja: '最下位の1より下にある0の数です。0に対しては32です。' },
    example: 'countTrailingZeros(n)',
  },
  firstLeadingBit: {
    takes: 'x',
    is: {
      en: 'The place of the highest 1; of an int, of the highest bit that differs from its sign.',
      ja: '最上位の1の位置です。intでは、符号と異なる最上位のビットの位置です。',
    },
    note: none,
    example: 'firstLeadingBit(n)',
  },
  firstTrailingBit: { takes: 'x', is: { en: 'The place of the lowest 1.', ja: '最下位の1の位置です。' }, note: none, example: 'firstTrailingBit(n)' },
  reverseBits: { takes: 'x', is: { en: 'The bits in reverse order.', ja: 'ビットを逆順に並べます。' }, example: 'reverseBits(n)' },
  extractBits: {
    signature: 'extractBits(x: T, offset: uint, count: uint) → T',
    is: {
      en: 'So many bits of x from this place on, as the lowest bits; an int keeps the sign of the field.',
      ja: 'xのこの位置から指定した数のビットを、下位のビットとして取り出します。intでは取り出した部分の符号を保ちます。',
    },
    example: 'extractBits(n, 4, 8)',
  },
  insertBits: {
    signature: 'insertBits(x: T, bits: T, offset: uint, count: uint) → T',
    is: {
      en: 'x with so many bits from this place on replaced by the lowest of another.',
      ja: 'xのこの位置から指定した数のビットを、別の値の下位のビットで置き換えます。',
    },
    example: 'insertBits(n, k, 4, 8)',
  },
}
