/** Record of circleSDF. */
import { fromCentre, onBoundary, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a circle about the origin.',
    ja: '原点を中心とする円までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Every point of the circle is r away from its centre. The distance of a point from the centre minus r is therefore how far it lies beyond the circle. It is the simplest distance field, and a good one to begin with: the functions that fill, outline, join and repeat shapes work the same way on all the others. To draw a disc or a ring directly, use drawCircle.',
    ja: '円周上の点は、どれも中心からrだけ離れています。そこで、中心からの距離からrを引けば、円からどれだけはみ出しているかが分かります。距離関数の中で最も単純なので、最初に試すのに向いています。塗りつぶし、輪郭線、合成、繰り返しの方法は、ほかの図形でも同じです。円板や輪を描くだけなら、drawCircleが使えます。',
  },
  parameters: {
    p: fromCentre('circle', '円'),
    r: size({ en: 'The radius.', ja: '半径です。' }, 0.7),
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`d = \lVert \mathbf p \rVert - r`,
  edgeCases: [
    { of: [[0, 0], 0.75], is: -0.75, exact: true, en: 'The centre is the deepest point.', ja: '中心がいちばん深い点です。' },
    { of: [[0.75, 0], 0.75], is: 0 },
    { of: [[3, 4], 2], is: 3 },
    { of: [[3, 4], 0], is: 5, en: 'A circle of radius 0 is a point.', ja: '半径0の円は点です。' },
  ],
  oracle: {
    en: 'The nearest point of the circle by its angle, in double precision.',
    ja: '円周上の最も近い点を角度から求め、そこまでの距離を倍精度で計算したものです。',
  },
  accuracy: { scale: 2 },
  continuity: { order: 0, en: 'The tip of a cone at the centre, where there is no gradient.', ja: '中心は円錐の頂点のように尖り、勾配がありません。' },
  claims: { 'Every point of the circle is r away from its centre': onBoundary },
  related: ['drawCircle', 'ellipseSDF', 'sphereSDF', 'arcSDF', 'pieSDF', 'opUnion', 'drawFill'],
  confusedWith: [
    {
      name: 'drawCircle',
      en: 'Draws a disc or a ring with smoothed edges. circleSDF measures, so you can combine the result with other shapes.',
      ja: '縁を滑らかにした円板や輪を描く関数です。circleSDFは距離を測るので、ほかの図形と組み合わせられます。',
    },
    {
      name: 'dot(p, p) − r·r',
      en: 'Has the same outline without a square root, but it is no distance: it grows with the square.',
      ja: '平方根なしで同じ輪郭になりますが、二乗で増えるので距離ではありません。',
    },
  ],
  elsewhere: [
    articles('sdCircle'),
    { where: 'Processing, p5.js', name: 'circle', note: { en: 'Draws it; the argument is the diameter.', ja: '描画する関数で、引数は直径です。' } },
    { where: 'Unity Shader Graph', name: 'Ellipse', note: { en: 'Gives coverage, not distance.', ja: '距離ではなく被覆率を返します。' } },
  ],
  words: { en: ['circle', 'disc', 'disk', 'dot', 'round', 'sdCircle'], ja: ['円', 'えん', '丸', 'まる', 'サークル', '円板', '円周'] },
  examples: {
    'a-crescent-moon': { en: 'A crescent moon', ja: '三日月' },
    'waves-of-a-kimono': { en: 'Waves of a kimono', ja: '青海波の着物柄' },
  },
})
