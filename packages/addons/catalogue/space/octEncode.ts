/** Record of octEncode. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { octahedral } from './panorama.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Encodes a direction as two numbers from −1 to 1: a point of the square onto which the octahedron around the direction unfolds.',
    ja: '方向を −1〜1の二つの数で表します。方向を八面体に射影し、それを正方形に展開したときの位置です。',
  },
  intuition: {
    en: 'Divided by the sum of the absolute values of its coordinates, a direction lies on an octahedron. Seen along z, the four upper triangles are a square standing on its corner. The four lower ones are folded out over its sides and fill the corners of a larger square: z is its middle, and all four corners are −z. Unlike longitude and latitude it needs no trigonometry, and the mapping is fairly even: no place of the square stands for more than 5.2 times as much of the sphere as another. This is how normals are stored in two channels of a texture.',
    ja: '成分の絶対値の和で割ると、方向は八面体の面に乗ります。z軸の方から見ると、上半分の四つの三角形は、角で立つ正方形に見えます。下半分の四つは、その辺で外側に折り返すと四隅を埋め、全体が大きな正方形になります。中央がz、四隅はすべて −zです。経度と緯度と違って三角関数を使わず、かなり均等に写ります。正方形の同じ面積が表す立体角は、場所による違いが最大でも5.2倍です。法線をテクスチャーの2チャンネルに保存するときに使われます。',
  },
  parameters: {
    direction: {
      meaning: { en: 'The direction, such as a normal.', ja: '法線などの方向です。' },
      unit: 'direction',
      role: 'domain',
      range: [-1, 1],
      default: [0.75, 0.25, 0.6],
      outside: {
        en: 'Any length from 1e-30 to 1e37. Zero gives (0, 0), as z does.',
        ja: '長さは1e-30から1e37までなら自由です。ゼロなら、zと同じ (0, 0) です。',
      },
    },
  },
  returns: {
    en: 'The point of the square. For a texture without negative numbers, store e.mul(0.5).add(0.5).',
    ja: '正方形の中の位置です。負の数を扱えないテクスチャーには、e.mul(0.5).add(0.5) を保存してください。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} p &= \frac{d}{|d_x| + |d_y| + |d_z|} \\ e &= \begin{cases} (p_x,\, p_y) & p_z \ge 0 \\ \bigl((1 - |p_y|)\,\sigma(p_x),\; (1 - |p_x|)\,\sigma(p_y)\bigr) & p_z < 0 \end{cases} \\ \sigma(t) &= \begin{cases} 1 & t \ge 0 \\ -1 & t < 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 1]], is: [0, 0], exact: true, en: 'z is the middle of the square.', ja: 'zは正方形の中央です。' },
    { of: [[1, 0, 0]], is: [1, 0], en: 'x and y are in the middle of its sides.', ja: 'xやyは、辺の中点です。' },
    { of: [[0, -5, 0]], is: [0, -1], en: 'The length does not matter.', ja: '長さは影響しません。' },
    {
      of: [[0, 0, -1]],
      is: [1, 1],
      en: 'All four corners are −z; the sign of 0 counts as 1, so this one is chosen.',
      ja: '四隅はすべて −zです。0の符号は正とみなすので、右上の角になります。',
    },
    {
      of: [[0, 1, -1]],
      is: [0.5, 1],
      en: 'If the sign of 0 were 0, the result would be (0, 1), which stands for y.',
      ja: '0の符号を0とすると (0, 1) になり、yと区別できなくなります。',
    },
    { of: [[0.5, 0.25, -0.25]], is: [0.75, 0.5] },
    { of: [[-0.5, 0.25, -0.25]], is: [-0.75, 0.5] },
    { of: [[0, 0, 0]], is: [0, 0], exact: true, en: 'Nothing is divided by zero.', ja: '0で割ることはありません。' },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'In double precision: the mean of the three corners that a face of the octahedron has in the square, weighted by the coordinates. The way back through octDecode must lead to the same direction.',
      ja: '倍精度で、八面体の面の三つの頂点が正方形の中で占める位置を、座標の重みで平均したものです。octDecodeで元の方向に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Where z is negative and x or y is 0, the octahedron is cut open, and two points of the border stand for one direction. On the rest it is continuous, with kinks where a coordinate is 0. So decode before you interpolate.',
    ja: 'zが負でxかyが0のところは、展開の切れ目です。境界の二つの点が同じ方向を表します。それ以外では連続で、座標が0になるところで折れます。補間は、デコードした後に行ってください。',
  },
  claims: {
    'no place of the square stands for more than 5.2 times as much of the sphere as another': 'areas differ by a factor of 5.2 at most',
    'all four corners are −z': 'the four corners are −z, and the border folds onto itself',
    'two points of the border stand for one direction': 'the four corners are −z, and the border folds onto itself',
    'On the rest it is continuous': 'is continuous away from the cuts',
    'Any length from 1e-30 to 1e37': 'does not depend on the length from 1e-30 to 1e37',
  },
  references: octahedral,
  provenance: fromReference,
  related: ['octDecode', 'xyz2equirect', 'pack'],
  confusedWith: [
    {
      name: 'xyz2equirect',
      en: 'The map that photographs of all directions have. It takes trigonometry, and stretches the poles over a whole edge.',
      ja: '全天球写真の図法です。三角関数を使い、極が辺の全体に引き伸ばされます。',
    },
    {
      name: { en: 'storing x and y, and z as a square root', ja: 'xとyを保存し、zを平方根で求める方法' },
      en: 'Loses the sign of z, and half of the digits of the angle where z is close to 0.',
      ja: 'zの符号が失われ、zが0に近いところでは角度の有効桁が半分になります。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'UnitVectorToOctahedron' },
    {
      where: 'Unity',
      name: 'PackNormalOctQuadEncode',
      note: { en: 'In the core library of the render pipelines.', ja: 'レンダーパイプラインのコアライブラリーにあります。' },
    },
  ],
  synonyms: {
    en: ['octahedral', 'octahedron', 'normal encoding', 'pack normal', 'compress normal', 'unit vector', 'g-buffer', 'oct16', 'oct32', 'octahedral map'],
    ja: ['八面体', 'はちめんたい', '八面体写像', '法線', 'ほうせん', '圧縮', 'エンコード', '単位ベクトル', 'Gバッファー', '方向の保存'],
  },
  examples: {
    'vault-of-gold-stars': { en: 'A mosaic vault of gold stars', ja: '金の星を散らしたモザイクの天井' },
    temari: { en: 'Balls wound with thread', ja: '手まり' },
  },
}
