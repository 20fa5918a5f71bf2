/** The headings of the page, in its order, each with the functions under it. */
import type { Entries, Text } from './record.ts'
import { bit } from './record/bit.ts'
import { derivative } from './record/derivative.ts'
import { exponential } from './record/exponential.ts'
import { geometric } from './record/geometric.ts'
import { logic } from './record/logic.ts'
import { matrix } from './record/matrix.ts'
import { number } from './record/number.ts'
import { packing } from './record/packing.ts'
import { atomic, subgroup, sync } from './record/parallel.ts'
import { texture } from './record/texture.ts'
import { trigonometry } from './record/trigonometry.ts'

export interface Family {
  readonly id: string
  readonly title: Text
  /** A sentence for what holds for all of them. */
  readonly about?: Text
  readonly entries: Entries
}

const computeOnly = { en: 'Compute stages, in WGSL.', ja: '計算ステージで使います。WGSLだけにあります。' }

export const families: readonly Family[] = [
  { id: 'number', title: { en: 'Numbers', ja: '数' }, entries: number },
  { id: 'exponential', title: { en: 'Powers and logarithms', ja: '指数と対数' }, entries: exponential },
  {
    id: 'trigonometry',
    title: { en: 'Angles', ja: '角と双曲線' },
    about: { en: 'Angles are in radians.', ja: '角の単位はラジアンです。' },
    entries: trigonometry,
  },
  { id: 'geometric', title: { en: 'Vectors', ja: 'ベクトル' }, entries: geometric },
  {
    id: 'matrix',
    title: { en: 'Matrices', ja: '行列' },
    about: {
      en: 'Products are the method `mul`: of two matrices, or of a matrix and a vector on either side.',
      ja: '積はメソッド `mul` です。行列どうしのほか、行列とベクトルの積も、どちら側からでも書けます。',
    },
    entries: matrix,
  },
  { id: 'logic', title: { en: 'Comparing and choosing', ja: '比較と選択' }, entries: logic },
  { id: 'derivative', title: { en: 'Derivatives', ja: '微分' }, entries: derivative },
  {
    id: 'texture',
    title: { en: 'Textures', ja: 'テクスチャー' },
    about: {
      en: 'Methods of a texture. An array takes its layer after the place: `sample(uv, layer)`.',
      ja: 'テクスチャーのメソッドです。配列テクスチャーでは、`sample(uv, layer)` のように位置の次にレイヤーを渡します。',
    },
    entries: texture,
  },
  {
    id: 'bit',
    title: { en: 'Bits', ja: 'ビット' },
    about: { en: 'Bit 0 is the lowest. All work component by component.', ja: 'ビット0が最下位です。どれも成分ごとに働きます。' },
    entries: bit,
  },
  {
    id: 'packing',
    title: { en: 'Packing', ja: 'パッキング' },
    about: {
      en: 'Several small numbers in one `uint`, the first in the lowest bits.',
      ja: '小さな数をいくつか1つの `uint` に詰めます。最初の数が最下位に入ります。',
    },
    entries: packing,
  },
  { id: 'atomic', title: { en: 'Atomics', ja: 'アトミック' }, about: computeOnly, entries: atomic },
  { id: 'sync', title: { en: 'Barriers', ja: 'バリア' }, about: computeOnly, entries: sync },
  {
    id: 'subgroup',
    title: { en: 'Subgroups', ja: 'サブグループ' },
    about: {
      en: 'Compute stages, in WGSL, on devices with the feature `subgroups`: values of the invocations that run side by side.',
      ja: '計算ステージで使います。WGSLだけにあり、デバイスに機能 `subgroups` が必要です。並んで動く呼び出しどうしの値を扱います。',
    },
    entries: subgroup,
  },
]
