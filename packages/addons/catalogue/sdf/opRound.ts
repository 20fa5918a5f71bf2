/** Record of opRound. */
import { distance, operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  summary: {
    en: 'Grows a shape by a margin, which rounds its outer corners.',
    ja: '図形を一定の幅だけ太らせ、外側の角を丸くします。',
  },
  intuition: {
    en: 'Everything within r of the shape belongs to the result, so subtract r from the distance. Off a corner, lines of equal distance are arcs around it: the corner becomes an arc with the radius r. The corner of a dent stays sharp. The shape grows by r on each side; where its size must not change, make it smaller by r first, or use the radius of rectSDF and boxSDF.',
    ja: '図形からr以内にある点は、すべて結果に含まれます。ですから距離からrを引くだけです。角の外側の等距離線は角を中心とする円弧なので、角は半径rの円弧になります。へこんだ角は尖ったままです。図形は各方向にrだけ大きくなります。大きさを変えたくなければ、先にrだけ小さくするか、rectSDFやboxSDFの半径を使います。',
  },
  parameters: {
    d: distance({ en: 'Distance to the shape.', ja: '図形までの距離です。' }, 0.3),
    r: {
      meaning: {
        en: 'The margin: the radius of the corners, and how much the shape grows on each side.',
        ja: '広げる幅です。角の半径であり、各方向に大きくなる長さでもあります。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.12,
      outside: {
        en: 'Any number. At 0, the shape as it is. A negative margin makes the shape smaller and rounds its dents instead.',
        ja: 'どんな値でもかまいません。0なら元の図形です。負なら図形が小さくなり、代わりにへこんだ角が丸くなります。',
      },
    },
  },
  returns: {
    en: 'The distance to the larger shape. From an exact distance it is exact outside. Inside, it is exact for convex shapes, and for others its magnitude is a lower bound. With a negative margin, it is exact inside and a lower bound outside.',
    ja: '大きくした図形までの距離です。渡した距離が正確なら、外側では正確です。内側では、凸な図形なら正確で、そうでなければ絶対値が距離の下界になります。rが負のときは、内側で正確、外側では下界です。',
    range: { min: -1.5, max: 1 },
  },
  formula: String.raw`d - r`,
  edgeCases: [
    { of: [0.5, 0.25], is: 0.25, exact: true },
    { of: [0.25, 0.25], is: 0, exact: true, en: 'The new outline: r away from the old one.', ja: '新しい輪郭は、元の輪郭からrだけ離れています。' },
    { of: [-0.25, 0.25], is: -0.5, exact: true },
    { of: [-0.5, -0.25], is: -0.25, exact: true, en: 'A negative margin: the shape is smaller.', ja: '負の幅では図形が小さくなります。' },
    { of: [0.5, 0], is: 0.5, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'The difference in double precision. Polygons with and without a dent are compared with points that are made at the distance r from their sides and corners.',
      ja: '差を倍精度で計算したものです。へこみのある多角形とない多角形を、辺と頂点からrだけ離れた点とも照合しています。',
    },
  },
  exactness: 'bound',
  continuity: { order: 'smooth', en: 'Keeps every derivative of the distance that it is given.', ja: '渡した距離の導関数を、すべてそのまま引き継ぎます。' },
  claims: {
    'From an exact distance it is exact outside': 'a rounded shape is exact outside, whatever the shape',
    'Inside, it is exact for convex shapes': 'inside, a rounded convex shape is exact, and one with a dent a lower bound',
    'With a negative margin, it is exact inside and a lower bound outside': 'with a negative margin, it is exact inside and a lower bound outside',
  },
  references: [{ title: 'Image Analysis and Mathematical Morphology', authors: 'Jean Serra', year: 1982 }],
  related: ['opOnion', 'opUnion', 'rectSDF', 'boxSDF', 'capsuleSDF'],
  confusedWith: [
    {
      name: 'opUnion',
      en: 'With k, rounds the joint between two shapes. opRound rounds the outer corners of one.',
      ja: 'kを渡すと、二つの図形のつなぎ目を滑らかにします。opRoundは一つの図形の外側の角を丸めます。',
    },
    {
      name: 'rectSDF(p, halfSize, radius)',
      en: 'Rounds a rectangle and keeps its size, exact inside and outside.',
      ja: '大きさを変えずに長方形の角を丸めます。内側でも外側でも正確です。',
    },
    {
      name: { en: 'scaling', ja: '拡大' },
      en: 'shape(p / s) · s makes all parts larger in proportion. opRound adds the same width on all sides.',
      ja: 'shape(p / s) · sは、どの部分も同じ比率で大きくします。opRoundは、どの向きにも同じ幅を加えます。',
    },
  ],
  elsewhere: [
    articles('opRound'),
    { where: 'OpenSCAD', name: 'offset(r = …)', note: { en: 'For flat shapes.', ja: '平面図形用です。' } },
    { where: 'Photoshop', name: { en: 'Select > Modify > Expand', ja: '選択範囲＞選択範囲を変更＞拡張' } },
    { where: { en: 'Image processing', ja: '画像処理' }, name: { en: 'dilation by a disc', ja: '円板による膨張' } },
  ],
  words: {
    en: ['round corners', 'rounding', 'grow', 'dilate', 'dilation', 'offset', 'inflate', 'expand', 'fatten', 'bevel', 'erode'],
    ja: ['角丸', '丸める', '太らせる', '膨張', 'ふくらませる', 'オフセット', '拡張', '縮小', '収縮'],
  },
  examples: {
    'pebbles-in-a-stream': { en: 'Pebbles in a stream', ja: '川底の小石' },
    'sugar-cookies-on-a-tray': { en: 'Sugar cookies on a tray', ja: '天板のクッキー' },
  },
})
