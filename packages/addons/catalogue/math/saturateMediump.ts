/** Record of saturateMediump. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Keeps a number at 65504 at most, the largest that a half float can hold.',
    ja: '数を、半精度浮動小数点数で表せる最大の65504以下に抑えます。',
  },
  intuition: {
    en: 'A half float has 16 bits and ends at 65504; from 65520 on, rounding to the nearest half float gives infinity. A highlight or the sun reaches that easily, and a blur or a bloom spreads one infinite pixel over the whole picture, or turns it into NaN. So hold what is written to a target of half floats. Physically based renderers do the same inside shaders for phones that compute with mediump; Kirari computes with highp, so only storing matters here. Despite its name it does not clamp to 0–1.',
    ja: '半精度は16ビットで、表せる数は65504までです。65520以上の数は、最も近い半精度に丸めると無限大になります。ハイライトや太陽の明るさは、簡単にこれを超えます。無限大のピクセルが一つあると、ぼかしやブルームで画面全体に広がったり、NaNになったりします。半精度のレンダーターゲットに書き込む値は、先に抑えておきましょう。物理ベースのレンダラーでは、mediumpで計算するスマートフォン向けに、シェーダーの途中でも使われます。Kirariの計算はhighpなので、気をつけるのは格納するときだけです。名前に反して、0〜1にクランプする関数ではありません。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number to hold, such as a brightness.', ja: '抑える数です。明るさなどを渡します。' },
      unit: 'light',
      role: 'domain',
      range: [0, 100000],
      default: 80000,
      step: 100,
      outside: {
        en: 'Any number. Negative ones stay as they are: hold those below −65504 with max.',
        ja: 'どんな数でもかまいません。負の数は変わりません。−65504を下回りうるときは、maxも使ってください。',
      },
    },
  },
  returns: {
    en: 'x, but never above 65504.',
    ja: 'xと同じ値です。ただし65504を超えることはありません。',
    range: { min: 0, max: 65504 },
  },
  formula: String.raw`\operatorname{saturateMediump}(x) = \min(x,\ 65504), \qquad 65504 = (2 - 2^{-10}) \cdot 2^{15}`,
  edgeCases: [
    { of: [1], is: 1, exact: true, en: 'Not clamped to 1.', ja: '1でクランプはしません。' },
    { of: [65504], is: 65504, exact: true },
    {
      of: [65536],
      is: 65504,
      exact: true,
      en: 'Rounded to the nearest half float it would be infinite.',
      ja: 'そのまま最も近い半精度に丸めると無限大になります。',
    },
    { of: [3e38], is: 65504, exact: true },
    { of: [-70000], is: -70000, exact: true, en: 'Only the upper end is held.', ja: '抑えるのは上側だけです。' },
    { overload: 'vec3', of: [[0.5, 7e4, 1e9]], is: [0.5, 65504, 65504], exact: true, en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The largest number of 11 binary digits below 2¹⁶, and the smaller of it and x.',
      ja: '2進11桁で表せる2¹⁶未満の最大の数と、xとの小さい方です。',
    },
  },
  continuity: { order: 0, en: 'Bends at 65504, from slope 1 to slope 0.', ja: '65504で折れ、傾きが1から0になります。' },
  claims: {
    'from 65520 on, rounding to the nearest half float gives infinity': 'what is held can be stored as a half',
    'never above 65504': 'what is held can be stored as a half',
    'Negative ones stay as they are': 'what is not above the limit stays as it is',
  },
  references: [
    {
      title: 'Physically Based Rendering in Filament',
      authors: 'Romain Guy, Mathias Agopian',
      year: 2018,
      section: 'Normal distribution function: the listing for half precision floats',
      url: 'https://google.github.io/filament/Filament.html',
    },
    { title: 'IEEE Standard for Floating-Point Arithmetic, IEEE 754', authors: 'IEEE', year: 2019, section: 'binary16', doi: '10.1109/IEEESTD.2019.8766229' },
  ],
  provenance: fromReference,
  related: ['clamp01', 'map', 'powFast'],
  confusedWith: [
    { name: 'saturate', en: 'Clamps to 0–1: that would cut every highlight.', ja: '0〜1にクランプします。ハイライトはすべて切り捨てられます。' },
    { name: 'clamp01', en: 'The same as saturate.', ja: 'saturateと同じです。' },
    {
      name: 'quantizeToHalf',
      en: 'Rounds a number to the digits of a half float; hold it first, since larger ones become infinite.',
      ja: '半精度の桁数に丸めます。大きすぎる数は無限大になるので、先にこの関数で抑えてください。',
    },
    {
      name: { en: 'tone mapping', ja: 'トーンマッピング' },
      en: 'Brings a picture of any brightness into 0–1 for a screen. This only makes it storable until then.',
      ja: 'さまざまな明るさの画像を、画面に映る0〜1に収める処理です。この関数は、それまで値を壊さずに格納するためのものです。',
    },
  ],
  elsewhere: [
    { where: 'Filament', name: 'saturateMediump', note: { en: 'On mobile only.', ja: 'モバイルでのみ働きます。' } },
    { where: 'GLSL, HLSL, WGSL', name: 'min(x, 65504.0)' },
    { where: 'Unity', name: 'HALF_MAX' },
  ],
  synonyms: {
    en: ['half float', 'fp16', 'float16', 'mediump', '65504', 'overflow', 'infinity', 'HDR', 'bloom', 'fireflies', 'rgba16float'],
    ja: ['半精度', 'はんせいど', 'ハーフ', 'オーバーフロー', '無限大', 'むげんだい', '上限', 'ブルーム', '白飛び', '飽和'],
  },
  examples: {
    'meter-of-a-bright-lamp': { en: 'The meter of a very bright lamp', ja: 'とても明るいランプの計器' },
    'sun-over-a-salt-flat': { en: 'The sun over a salt flat', ja: '塩原に昇る太陽' },
  },
}
