/** How a value changes from pixel to pixel. */
import type { Entries } from '../record.ts'

const uniform = {
  en: 'In fragments, where all pixels get to it: compute it before a branch, not inside.',
  ja: 'フラグメントの、すべてのピクセルが通る場所で使えます。分岐の中ではなく、その前で計算してください。',
}
const coarse = { en: 'WebGL2 has one kind of derivative, which is used there.', ja: 'WebGL2には1種類の微分しかないので、それを使います。' }

export const derivative: Entries = {
  dpdx: { takes: 'x', is: { en: 'The change to the next pixel on the right.', ja: '右隣のピクセルまでの変化量です。' }, note: uniform, example: 'dpdx(x)' },
  dpdy: {
    takes: 'x',
    is: { en: 'The change to the next pixel above, on every backend.', ja: '上隣のピクセルまでの変化量です。どのバックエンドでも上向きです。' },
    note: uniform,
    example: 'dpdy(x)',
  },
  fwidth: {
    takes: 'x',
    is: {
      en: '|dpdx| + |dpdy|: how wide a pixel is in the units of x, for edges that are soft by one pixel.',
      ja: '|dpdx| + |dpdy| です。xの単位で測ったピクセルの幅で、1ピクセル分滑らかな輪郭を描くのに使います。',
    },
    note: uniform,
    example: 'fwidth(x)',
  },
  dpdxCoarse: {
    takes: 'x',
    is: { en: 'dpdx, one for each block of 2 × 2 pixels.', ja: '2×2ピクセルのブロックごとに1つのdpdxです。' },
    note: coarse,
    example: 'dpdxCoarse(x)',
  },
  dpdyCoarse: {
    takes: 'x',
    is: { en: 'dpdy, one for each block of 2 × 2 pixels.', ja: '2×2ピクセルのブロックごとに1つのdpdyです。' },
    note: coarse,
    example: 'dpdyCoarse(x)',
  },
  fwidthCoarse: {
    takes: 'x',
    is: { en: 'fwidth from the coarse derivatives.', ja: '粗い微分から求めたfwidthです。' },
    note: coarse,
    example: 'fwidthCoarse(x)',
  },
  dpdxFine: { takes: 'x', is: { en: 'dpdx of this row of the block.', ja: 'ブロックの中のその行のdpdxです。' }, note: coarse, example: 'dpdxFine(x)' },
  dpdyFine: { takes: 'x', is: { en: 'dpdy of this column of the block.', ja: 'ブロックの中のその列のdpdyです。' }, note: coarse, example: 'dpdyFine(x)' },
  fwidthFine: { takes: 'x', is: { en: 'fwidth from the fine derivatives.', ja: '細かい微分から求めたfwidthです。' }, note: coarse, example: 'fwidthFine(x)' },
}
