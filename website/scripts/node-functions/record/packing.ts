/** Several small numbers in one uint. The first is in the lowest bits. */
import type { Entries } from '../record.ts'

export const packing: Entries = {
  pack2x16float: {
    signature: 'pack2x16float(v: vec2) → uint',
    is: { en: 'Two floats as halves.', ja: '2つのfloatを半精度にして詰めます。' },
    example: 'pack2x16float(p)',
  },
  unpack2x16float: {
    signature: 'unpack2x16float(n: uint) → vec2',
    is: { en: 'Two halves as floats.', ja: '2つの半精度数をfloatとして取り出します。' },
    example: 'unpack2x16float(n)',
  },
  pack2x16unorm: {
    signature: 'pack2x16unorm(v: vec2) → uint',
    is: { en: 'Two floats from 0 to 1 in 16 bits each.', ja: '0から1の2つのfloatを16ビットずつに詰めます。' },
    example: 'pack2x16unorm(p)',
  },
  unpack2x16unorm: {
    signature: 'unpack2x16unorm(n: uint) → vec2',
    is: { en: 'Two floats from 0 to 1.', ja: '0から1の2つのfloatを取り出します。' },
    example: 'unpack2x16unorm(n)',
  },
  pack2x16snorm: {
    signature: 'pack2x16snorm(v: vec2) → uint',
    is: { en: 'Two floats from −1 to 1 in 16 bits each.', ja: '−1から1の2つのfloatを16ビットずつに詰めます。' },
    example: 'pack2x16snorm(p)',
  },
  unpack2x16snorm: {
    signature: 'unpack2x16snorm(n: uint) → vec2',
    is: { en: 'Two floats from −1 to 1.', ja: '−1から1の2つのfloatを取り出します。' },
    example: 'unpack2x16snorm(n)',
  },
  pack4x8unorm: {
    signature: 'pack4x8unorm(v: vec4) → uint',
    is: { en: 'Four floats from 0 to 1 in 8 bits each: a colour in one word.', ja: '0から1の4つのfloatを8ビットずつに詰めます。色が1ワードに収まります。' },
    example: 'pack4x8unorm(c)',
  },
  unpack4x8unorm: {
    signature: 'unpack4x8unorm(n: uint) → vec4',
    is: { en: 'Four floats from 0 to 1.', ja: '0から1の4つのfloatを取り出します。' },
    example: 'unpack4x8unorm(n)',
  },
  pack4x8snorm: {
    signature: 'pack4x8snorm(v: vec4) → uint',
    is: { en: 'Four floats from −1 to 1 in 8 bits each.', ja: '−1から1の4つのfloatを8ビットずつに詰めます。' },
    example: 'pack4x8snorm(c)',
  },
  unpack4x8snorm: {
    signature: 'unpack4x8snorm(n: uint) → vec4',
    is: { en: 'Four floats from −1 to 1.', ja: '−1から1の4つのfloatを取り出します。' },
    example: 'unpack4x8snorm(n)',
  },
  pack4xI8: {
    signature: 'pack4xI8(v: ivec4) → uint',
    is: { en: 'The lowest 8 bits of four ints.', ja: '4つのintの下位8ビットを詰めます。' },
    example: 'pack4xI8(iv)',
  },
  unpack4xI8: {
    signature: 'unpack4xI8(n: uint) → ivec4',
    is: { en: 'Four ints from −128 to 127.', ja: '−128から127の4つのintを取り出します。' },
    example: 'unpack4xI8(n)',
  },
  pack4xU8: {
    signature: 'pack4xU8(v: uvec4) → uint',
    is: { en: 'The lowest 8 bits of four uints.', ja: '4つのuintの下位8ビットを詰めます。' },
    example: 'pack4xU8(nv)',
  },
  unpack4xU8: {
    signature: 'unpack4xU8(n: uint) → uvec4',
    is: { en: 'Four uints from 0 to 255.', ja: '0から255の4つのuintを取り出します。' },
    example: 'unpack4xU8(n)',
  },
  pack4xI8Clamp: {
    signature: 'pack4xI8Clamp(v: ivec4) → uint',
    is: { en: 'Four ints, each held between −128 and 127.', ja: '4つのintを、−128から127に収めて詰めます。' },
    example: 'pack4xI8Clamp(iv)',
  },
  pack4xU8Clamp: {
    signature: 'pack4xU8Clamp(v: uvec4) → uint',
    is: { en: 'Four uints, each held below 256.', ja: '4つのuintを、255以下に収めて詰めます。' },
    example: 'pack4xU8Clamp(nv)',
  },
  dot4I8Packed: {
    signature: 'dot4I8Packed(a: uint, b: uint) → int',
    is: { en: 'The dot product of four signed bytes with four.', ja: '符号付きバイト4つどうしの内積です。' },
    example: 'dot4I8Packed(n, k)',
  },
  dot4U8Packed: {
    signature: 'dot4U8Packed(a: uint, b: uint) → uint',
    is: { en: 'The dot product of four unsigned bytes with four.', ja: '符号なしバイト4つどうしの内積です。' },
    example: 'dot4U8Packed(n, k)',
  },
}
