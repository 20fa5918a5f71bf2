/** Record of octDecode. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { octahedral } from './panorama.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The direction that a point of the octahedral map stands for: the inverse of octEncode.',
    ja: '八面体写像の正方形の点が表す方向です。octEncodeの逆変換にあたります。',
  },
  intuition: {
    en: 'Fold the square into an octahedron: its middle becomes the tip z, and its four corners meet in the tip −z. A point of the square is then a point on a face of the octahedron, and the direction is the way to it from the centre. Every direction has a point, so a square texture holds an environment without gaps. Rounded to 8 bits a channel, the direction is at most 0.96° off, and to 16 bits 0.0038°.',
    ja: '正方形を折って八面体を作ります。中央が頂点zになり、四隅は頂点 −zに集まります。正方形の点は八面体の面の上の点になり、中心からその点へ向かうのが求める方向です。どの方向にも対応する点があるので、正方形のテクスチャーに、全方向の環境を隙間なく収められます。各チャンネルを8ビットに丸めたときの方向のずれは0.96°以下、16ビットなら0.0038°以下です。',
  },
  parameters: {
    encoded: {
      meaning: {
        en: 'The point of the square. From a texture that holds 0 to 1, take the value times 2 minus 1.',
        ja: '正方形の点です。0〜1で保存したテクスチャーの値は、2倍して1を引いてください。',
      },
      unit: 'number',
      role: 'domain',
      range: [-1, 1],
      default: [0.35, 0.45],
      outside: {
        en: 'Clamp it: outside the square the result is of no use, and it jumps on the axes.',
        ja: '範囲内に切り詰めてください。正方形の外では方向に意味がなく、軸の上で値が飛びます。',
      },
    },
  },
  returns: {
    en: 'The direction, of length 1.',
    ja: '長さ1の方向です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} z &= 1 - |e_x| - |e_y| \\ v &= \begin{cases} (e_x,\, e_y,\, z) & z \ge 0 \\ \bigl((1 - |e_y|)\,\sigma(e_x),\; (1 - |e_x|)\,\sigma(e_y),\; z\bigr) & z < 0 \end{cases} \\ d &= \frac{v}{|v|} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0]], is: [0, 0, 1], en: 'The middle is z.', ja: '中央はzです。' },
    { of: [[1, 0]], is: [1, 0, 0] },
    { of: [[0, -1]], is: [0, -1, 0] },
    { of: [[1, 1]], is: [0, 0, -1], en: 'The four corners meet in −z.', ja: '四隅は −zに集まります。' },
    { of: [[-1, 1]], is: [0, 0, -1] },
    {
      of: [[1, 0.5]],
      is: [Math.SQRT1_2, 0, -Math.SQRT1_2],
      en: 'A side of the square folds onto itself: (1, −0.5) gives the same.',
      ja: '正方形の辺は中点で折り重なるので、(1, −0.5) も同じ方向です。',
    },
    { of: [[1, -0.5]], is: [Math.SQRT1_2, 0, -Math.SQRT1_2] },
    {
      of: [[1 / 3, 1 / 3]],
      is: [Math.sqrt(1 / 3), Math.sqrt(1 / 3), Math.sqrt(1 / 3)],
      en: 'The centre of a face of the octahedron.',
      ja: '八面体の面の中央です。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'In double precision: the weights of the three corners between which the point lies in the square, as coordinates. Encoding the result must lead back, and rounding to 8 and 16 bits must stay within the bounds named here.',
      ja: '倍精度で、正方形の中で点を囲む三つの頂点の重みを座標としたものです。エンコードすると元に戻ること、8ビットと16ビットに丸めてもここに書いた範囲に収まることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'In the square: with kinks on its axes and on the diamond that joins the middles of its sides, the edges of the octahedron.',
    ja: '正方形の中では連続です。八面体の稜にあたる、軸の上と、辺の中点を結ぶ菱形の上で折れます。',
  },
  claims: {
    'the inverse of octEncode': 'octEncode and octDecode undo each other',
    'at most 0.96° off, and to 16 bits 0.0038°': 'rounding to 8 or 16 bits turns a direction by at most 3√2 times half a step',
    'Every direction has a point': 'octEncode and octDecode undo each other',
    'its four corners meet in the tip −z': 'the four corners are −z, and the border folds onto itself',
    'of length 1': 'octDecode has length 1, also outside the square',
    'with kinks on its axes and on the diamond': 'octDecode is continuous in the square',
  },
  references: octahedral,
  provenance: fromReference,
  related: ['octEncode', 'equirect2xyz', 'unpack'],
  confusedWith: [
    {
      name: 'equirect2xyz',
      en: 'Reads the rectangular map of longitude and latitude that panoramas have.',
      ja: 'パノラマに使われる、経度と緯度の長方形の地図を読みます。',
    },
    {
      name: { en: 'the hemi-octahedral map', ja: '半八面体写像' },
      en: 'Uses the whole square for the upper half alone, which is enough for normals that face the camera, and finer.',
      ja: '正方形全体を上半分だけに使います。カメラを向いた法線だけを扱うなら、そのほうが精度が上がります。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'OctahedronToUnitVector' },
    {
      where: 'Unity',
      name: 'UnpackNormalOctQuadEncode',
      note: { en: 'In the core library of the render pipelines.', ja: 'レンダーパイプラインのコアライブラリーにあります。' },
    },
  ],
  synonyms: {
    en: [
      'octahedral',
      'octahedron',
      'normal decoding',
      'unpack normal',
      'decompress normal',
      'unit vector',
      'g-buffer',
      'octahedral environment map',
      'light probe',
      'impostor',
    ],
    ja: ['八面体', 'はちめんたい', '八面体写像', '法線', 'ほうせん', '展開', 'デコード', '単位ベクトル', 'Gバッファー', 'ライトプローブ', '方向の復元'],
  },
  examples: {
    'tufted-leather': { en: 'Tufted leather', ja: '鋲留めの革張り' },
    'carpet-with-a-medallion': { en: 'A carpet with a medallion', ja: 'メダリオン文様の絨毯' },
  },
}
