/** Record of uncenterUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { uvParameter, viewport } from './picture-uv.ts'

export const record: WrittenRecord = {
  shown: 'uncenterUv_vec2',
  summary: {
    en: 'Maps −1 to 1 linearly to 0 to 1, component by component: the inverse of centerUv.',
    ja: '−1から1までを0から1までに移します。成分ごとに計算する、centerUvの逆です。',
  },
  intuition: {
    en: 'Sines, gradient noise and the components of a normal run from −1 to 1. Colours, uv and the t of mix() run from 0 to 1. Halving and adding ½ converts the first kind to the second: −1 becomes black, 0 becomes the middle grey, 1 becomes white. Coordinates that were worked on from the middle become uv again. Values outside −1 to 1 are not clamped.',
    ja: 'sin、勾配ノイズ、法線の成分は −1から1です。色、uv、mix() のtは0から1です。半分にして½を足すと、前者から後者に移せます。−1は黒、0は中間の灰色、1は白になります。中央を原点として処理した座標は、uvに戻ります。−1から1の外の値は、クランプしません。',
  },
  parameters: {
    st: {
      ...uvParameter(
        {
          en: 'The position from the middle, or any values from −1 to 1: a float or a vector.',
          ja: '中央からの位置、または −1から1までの値です。floatでもベクトルでもかまいません。',
        },
        [0.6, 0.4],
      ),
      range: [-1, 1],
    },
  },
  returns: {
    en: 'From 0 to 1 for −1 to 1, and onwards by the same line outside.',
    ja: '−1から1に対して0から1です。範囲の外でも、同じ直線で続きます。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`x \mapsto \frac{x}{2} + \frac{1}{2}`,
  edgeCases: [
    { of: [0], is: 0.5, exact: true, en: 'Zero is the middle grey.', ja: '0は中間の灰色になります。' },
    { of: [-1], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { overload: 'vec2', of: [[-0.5, 3]], is: [0.25, 2], exact: true, en: 'Outside, the same line goes on.', ja: '範囲の外でも、同じ直線が続きます。' },
    {
      overload: 'vec3',
      of: [[0, 0, 1]],
      is: [0.5, 0.5, 1],
      exact: true,
      en: 'A normal straight out of the surface has the pale blue of normal maps.',
      ja: '面から垂直に出る法線は、法線マップの淡い青になります。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The straight line through (−1, 0) and (1, 1), in double precision; and centerUv, which leads back.',
      ja: '(−1, 0) と (1, 1) を通る直線で、倍精度で計算します。centerUvで元に戻ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A straight line.', ja: '直線です。' },
  claims: {
    'the inverse of centerUv': 'centerUv and uncenterUv undo each other',
    'Values outside −1 to 1 are not clamped': 'centerUv and uncenterUv undo each other',
  },
  references: [viewport],
  provenance: fromFirstPrinciples,
  related: ['centerUv', 'unsquareUv', 'clamp01'],
  confusedWith: [
    { name: 'clamp01', en: 'Cuts off what is below 0: half of a sine is lost.', ja: '0未満を切り捨てるので、sinの半分が失われます。' },
    { name: 'abs', en: 'Folds the lower half up: −1 and 1 become the same.', ja: '下半分を折り返すので、−1と1が同じ値になります。' },
    { name: 'unsquareUv', en: 'Leads from the square in the middle of a picture back to uv.', ja: '画像の中央の正方形の座標を、uvに戻します。' },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Remap', note: { en: 'From (−1, 1) to (0, 1).', ja: '(−1, 1) から (0, 1) への変換です。' } },
    {
      where: { en: 'shading models', ja: 'シェーディング' },
      name: 'Half Lambert',
      note: { en: 'Of the cosine between normal and light, before it is squared.', ja: '法線と光の角度の余弦に使ったもので、この後に2乗します。' },
    },
  ],
  synonyms: {
    en: ['uncenter', 'pack normal', 'normal map', 'half lambert', 'ndc to uv', 'remap', 'sine to brightness', '0 to 1', 'unsigned'],
    ja: ['中心', '逆変換', '法線マップ', 'ノーマルマップ', 'ハーフランバート', '明るさ', '0から1', '正規化', 'せいきか', '座標変換'],
  },
  examples: {
    'light-through-two-slits': { en: 'Light through two slits', ja: '二つのスリットを通った光' },
    'normals-of-a-padded-door': { en: 'The normals of a padded door', ja: '鋲打ちの扉の法線' },
  },
}
