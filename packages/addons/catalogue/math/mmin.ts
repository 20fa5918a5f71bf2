/** Record of mmin. */
import type { WrittenRecord } from '../record.ts'
import { extreme } from './extreme.ts'

export const record: WrittenRecord = extreme({
  name: 'mmin',
  oracle: 'Math.min',
  summary: { en: 'The smallest component of a vector.', ja: 'ベクトルの成分のうち、最小のものを返します。' },
  intuition: {
    en: 'min compares two values; this compares all components of one vector. If each component is a distance, the result is the distance to whatever is nearest: of a position within a cell and what is left of it, mmin(vec4(p, 1 − p)) is the distance to the nearest side. Of a colour, it is the grey that all three channels share, which is the whiteness of HWB.',
    ja: 'minは二つの値を比べますが、こちらは一つのベクトルの成分をすべて比べます。成分がそれぞれ距離なら、結果は一番近いものまでの距離です。マスの中の位置pとその残りに使ったmmin(vec4(p, 1 − p)) は、一番近い辺までの距離になります。色の成分に使うと、三つのチャンネルに共通する灰色の分で、HWBの白みに当たります。',
  },
  returns: { en: 'The smallest component, unchanged.', ja: '最小の成分を、そのまま返します。', range: { min: -1, max: 1 } },
  formula: String.raw`\operatorname{mmin}(v) = \min_i v_i`,
  edgeCases: [
    { overload: 'vec3', of: [[0.2, 0.9, 0.4]], is: 0.2, exact: true },
    { of: [[-3, -2]], is: -3, exact: true, en: 'By value, not by magnitude.', ja: '絶対値ではなく、値で比べます。' },
    { overload: 'vec4', of: [[0.5, 0.5, 0.5, 0.5]], is: 0.5, exact: true },
    {
      overload: 'vec4',
      of: [[0.25, 0.5, 0.75, 0.5]],
      is: 0.25,
      exact: true,
      en: 'A position (0.25, 0.5) in a cell and what is left of it: a quarter to the left side.',
      ja: 'マスの中の位置 (0.25, 0.5) とその残りです。左の辺まで4分の1です。',
    },
  ],
  claims: {
    'The smallest component, unchanged': 'mmax and mmin: are one of the components, and no other is larger or smaller',
    'mmin(vec4(p, 1 − p)) is the distance to the nearest side': 'mmin: is the distance to the nearest side of a cell',
    'which is the whiteness of HWB': 'mmin: of a colour is the whiteness of rgb2hwb',
    'In between, it is linear': 'mmax and mmin: scale and shift with the vector, and one is the other of the negative',
  },
  related: ['mmax', 'opUnion', 'rgb2hwb'],
  confusedWith: [
    {
      name: 'min',
      en: 'The smaller of two values, component by component: a vector of two vectors.',
      ja: '二つの値を成分ごとに比べます。二つのベクトルからは、ベクトルが得られます。',
    },
    { name: 'mmax', en: 'The largest one: mmin(v) is −mmax(−v).', ja: '最大の成分です。mmin(v)は−mmax(−v)と同じです。' },
  ],
  elsewhere: [
    { where: 'Unity Mathematics', name: 'math.cmin' },
    { where: 'NumPy', name: 'min' },
    { where: 'Houdini', name: 'min', note: { en: 'Of a single vector.', ja: '引数がベクトル一つのとき。' } },
    { where: 'GLSL, WGSL, HLSL', name: { en: 'none', ja: 'なし' }, note: { en: 'min(min(v.x, v.y), v.z).', ja: 'min(min(v.x, v.y), v.z)と書きます。' } },
  ],
  synonyms: {
    en: ['minimum component', 'smallest component', 'cmin', 'min3', 'min4', 'component min', 'nearest', 'whiteness'],
    ja: ['最小成分', '最小の成分', 'さいしょう', '最小値', 'さいしょうち', '成分の最小', '一番近い', 'ミニマム'],
  },
  examples: {
    'an-emerald-cut-in-steps': { en: 'An emerald, cut in steps', ja: 'ステップカットのエメラルド' },
    'kumiko-screen': { en: 'A paper screen with a lattice', ja: '組子の障子' },
  },
})
