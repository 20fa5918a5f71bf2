/** Record of fill. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Turns a signed distance into coverage: 1 inside the shape, 0 outside, with an edge exactly one pixel wide.',
    ja: '符号付き距離を被覆率に変えます。図形の内側は1、外側は0、境界はちょうど1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'A pixel is a small square, and an edge divides it into a part inside and a part outside. When the edge is parallel to a side of the pixel and moves across it by one pixel, the inside part grows linearly from 0 to 1. So coverage is ½ minus the distance to the edge in pixels, clamped to 0–1.',
    ja: 'ピクセルは小さな正方形で、境界線がそれを内側と外側に切り分けます。境界線がピクセルの辺に平行なら、線が1ピクセル分動くあいだに、内側の面積は0から全体まで一定の割合で増えます。つまり境界までの距離をピクセルの大きさで割って ½ から引けば被覆率になり、あとは0〜1に収めるだけです。',
  },
  parameters: {
    d: {
      meaning: { en: 'The signed distance to a shape, negative inside.', ja: '図形までの符号付き距離です。内側が負になります。' },
      unit: 'length',
      role: 'domain',
      range: [-1, 1],
      default: 0,
      step: 0.001,
      outside: { en: 'Far inside the result is 1, far outside 0.', ja: '十分に内側なら1、十分に外側なら0です。' },
    },
    edge: {
      meaning: {
        en: 'The distance at which the edge is drawn. 0 is the shape itself; larger values grow it, smaller ones shrink it. It is optional when px is left out.',
        ja: '境界を引く距離です。0なら図形そのもの、大きくすると太り、小さくすると痩せます。pxを省略するなら、edgeも省略できます。',
      },
      unit: 'length',
      range: [-0.5, 0.5],
      default: 0,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of d: 1 / resolution.y when d is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it; not inside a branch that some pixels skip.',
        ja: 'dと同じ単位で測ったピクセルの大きさです。dをuvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.02,
      step: 0.001,
      outside: {
        en: 'Larger values blur. 0 and below give a hard edge: 1 inside, 0 outside, ½ on the edge itself.',
        ja: '大きくするとぼけます。0以下では硬い境界になり、内側は1、外側は0、境界の真上は ½ です。',
      },
    },
  },
  returns: { en: 'The share of the pixel that is inside.', ja: 'ピクセルのうち、内側が占める割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{fill}(d, e, p) = \operatorname{clamp}\!\left(\frac12 - \frac{d - e}{p},\ 0,\ 1\right)`,
  edgeCases: [
    { of: [0, 0, 0.01], is: 0.5, exact: true },
    { of: [-1, 0, 0.01], is: 1, exact: true },
    { of: [1, 0, 0.01], is: 0, exact: true },
    { of: [-0.5, 0, 1], is: 1, en: 'From half a pixel inside, the pixel is fully covered.', ja: '半ピクセル内側から、完全に塗られます。' },
    { of: [0.25, 0, 1], is: 0.25 },
    { of: [0.125, 0.125, 0.01], is: 0.5, exact: true, en: 'The edge has moved out to d = 0.125.', ja: '境界がd = 0.125のところまで広がっています。' },
    { of: [0.001, 0, 0], is: 0, exact: true, en: 'With px = 0 the edge is hard.', ja: 'px = 0なら硬い境界になります。' },
    { of: [-0.001, 0, 0], is: 1, exact: true },
    { of: [0, 0, 0], is: 0.5, exact: true, en: 'No division by zero.', ja: '0で割ることはありません。' },
    { of: [-0.1, 0, -1], is: 1, exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The length cut off a pixel, in double precision. The coverage summed over a raster is compared with the area of the shape, and the image without px with the one that passes px.',
      ja: 'ピクセルが切り取られる長さを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を図形の面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。',
    },
  },
  continuity: { order: 0, en: 'Kinks half a pixel to either side of the edge.', ja: '境界から半ピクセル離れた両側で折れ曲がります。' },
  claims: {
    'an edge exactly one pixel wide': 'an edge is a straight ramp, one pixel wide',
    'the inside part grows linearly from 0 to 1': 'an edge is a straight ramp, one pixel wide',
    'a hard edge: 1 inside, 0 outside, ½ on the edge itself': 'with a pixel of no size, edges are hard',
  },
  references: [
    { title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' },
    {
      title: 'Improved Alpha-Tested Magnification for Vector Textures and Special Effects',
      authors: 'Chris Green',
      year: 2007,
      doi: '10.1145/1281500.1281665',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawStroke', 'rectSDF', 'compositeSourceOver', 'smootherstep'],
  confusedWith: [
    {
      name: 'step(edge, d)',
      en: 'No values in between, so the edge is jagged. Also, 1 is outside.',
      ja: '中間の値がないので境界がギザギザになります。また、外側が1になります。',
    },
    {
      name: 'smoothstep(-px, px, d)',
      en: 'Twice as wide and S-shaped, so softer than the covered area. It also has to be inverted.',
      ja: '幅が2倍でS字形なので、ピクセルの面積より柔らかくなります。内外を反転させる必要もあります。',
    },
  ],
  elsewhere: [
    {
      where: 'GLSL',
      name: 'clamp(0.5 - d / fwidth(d), 0.0, 1.0)',
      note: { en: 'Slanted edges become up to 1.4 pixels wide.', ja: '斜めの境界は最大1.4ピクセルの幅になります。' },
    },
    { where: 'HLSL', name: 'saturate(0.5 - d / fwidth(d))' },
  ],
  synonyms: {
    en: ['fill', 'coverage', 'antialias', 'anti-aliasing', 'aa', 'smooth edge', 'sdf to mask', 'shape'],
    ja: ['塗り', '塗る', '塗りつぶし', 'ぬりつぶし', 'アンチエイリアス', '被覆率', 'カバレッジ', '輪郭', '境界', 'マスク', '図形'],
  },
  examples: {
    'cloud-before-the-sun': { en: 'A cloud before the sun, crisp at any size', ja: 'どの大きさでもくっきりした、太陽と雲' },
    'paper-hills-one-behind-the-other': { en: 'Paper hills, one behind the other', ja: '重なり合う紙の山並み' },
  },
}
