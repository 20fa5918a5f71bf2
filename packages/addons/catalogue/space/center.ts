/** Record of centerUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { uvParameter, viewport } from './picture-uv.ts'

export const record: WrittenRecord = {
  shown: 'centerUv_vec2',
  summary: {
    en: 'Maps 0 to 1 linearly to −1 to 1, component by component: the middle becomes 0.',
    ja: '0から1までを −1から1までに移します。成分ごとに計算し、中央が0になります。',
  },
  intuition: {
    en: 'uv has its origin in the lower left corner. Most shapes are easier from the middle, where both halves differ only in their sign: abs() then mirrors a picture, and length() measures from its middle. Doubling and subtracting 1 moves the origin there and sets the edges at −1 and 1, as in normalized device coordinates. Proportions are not corrected: on a canvas that is not square, apply squareUv first. The same formula decodes what is stored from 0 to 1 but means −1 to 1: the colours of a normal map, or a noise around its middle.',
    ja: 'uvの原点は左下にあります。しかし、多くの図形は中央から考える方が簡単です。左右や上下の違いが符号だけになり、abs() で鏡像が、length() で中央からの距離が得られます。2倍して1を引くと、原点が中央に移り、両端が −1と1になります。正規化デバイス座標と同じ範囲です。縦横比は補正しません。正方形でないcanvasでは、先にsquareUvを使ってください。0から1で保存した −1から1の値、たとえば法線マップの色を元に戻すのも、同じ式です。0から1のノイズを0のまわりの値にするときにも使えます。',
  },
  parameters: {
    st: uvParameter({
      en: 'The position, or any values from 0 to 1: a float or a vector.',
      ja: '位置、または0から1までの値です。floatでもベクトルでもかまいません。',
    }),
  },
  returns: {
    en: 'From −1 to 1 for 0 to 1, and onwards by the same line outside.',
    ja: '0から1に対して −1から1です。範囲の外でも、同じ直線で続きます。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`x \mapsto 2x - 1`,
  edgeCases: [
    { of: [0.5], is: 0, exact: true, en: 'The middle.', ja: '中央です。' },
    { of: [0], is: -1, exact: true },
    { of: [1], is: 1, exact: true },
    { overload: 'vec2', of: [[0.25, 1.5]], is: [-0.5, 2], exact: true, en: 'Outside, the same line goes on.', ja: '範囲の外でも、同じ直線が続きます。' },
    {
      overload: 'vec3',
      of: [[0.5, 0.5, 1]],
      is: [0, 0, 1],
      exact: true,
      en: 'The pale blue of a normal map: straight out of the surface.',
      ja: '法線マップの淡い青で、面から垂直に出る法線です。',
    },
    {
      of: [127 / 255],
      is: -1 / 255,
      en: 'No value of 8 bits means 0: the two middle ones miss it by 1/255.',
      ja: '8ビットの値には、ちょうど0になるものがありません。中央の二つは、1/255だけずれます。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'The straight line through (0, −1) and (1, 1), in double precision.', ja: '(0, −1) と (1, 1) を通る直線で、倍精度で計算します。' },
  },
  continuity: { order: 'smooth', en: 'A straight line.', ja: '直線です。' },
  claims: {
    'both halves differ only in their sign': 'centerUv of mirrored positions differs in its sign alone',
    'sets the edges at −1 and 1': 'centerUv of mirrored positions differs in its sign alone',
    'No value of 8 bits means 0: the two middle ones miss it by 1/255': 'no byte is the middle for centerUv',
  },
  references: [viewport],
  provenance: fromFirstPrinciples,
  related: ['uncenterUv', 'squareUv', 'scale'],
  confusedWith: [
    {
      name: 'uv.sub(0.5)',
      en: 'Has the same middle and half the values: −0.5 to 0.5, so a length of 1 is the whole width.',
      ja: '中央は同じですが、値は半分で、−0.5から0.5です。長さ1が全体の幅になります。',
    },
    {
      name: 'squareUv',
      en: 'Corrects the proportions and leaves the origin in the corner of its square.',
      ja: '縦横比を補正しますが、原点は正方形の角に残ります。',
    },
    {
      name: { en: 'the signed normalized format (snorm)', ja: '符号付き正規化形式（snorm）' },
      en: 'A texture format that stores −1 to 1 itself, with a value for 0: it needs no decoding.',
      ja: '−1から1をそのまま保存するテクスチャー形式です。0を正確に表せ、変換も要りません。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Remap', note: { en: 'From (0, 1) to (−1, 1).', ja: '(0, 1) から (−1, 1) への変換です。' } },
    {
      where: 'Unreal Engine',
      name: 'ConstantBiasScale',
      note: { en: 'With bias −0.5 and scale 2.', ja: 'Biasを −0.5、Scaleを2とします。' },
    },
  ],
  synonyms: {
    en: [
      'center',
      'centre',
      'normalized device coordinates',
      'ndc',
      'origin in the middle',
      'unpack normal',
      'normal map',
      'signed',
      'bias and scale',
      '-1 to 1',
    ],
    ja: ['中心', 'ちゅうしん', '中央', '原点', '正規化デバイス座標', '法線マップ', 'ノーマルマップ', '符号付き', '−1から1', '座標変換'],
  },
  examples: {
    'threads-on-a-board': { en: 'Threads in four corners', ja: '四隅に張った糸' },
    'old-television': { en: 'An old television', ja: '古いテレビ' },
  },
}
