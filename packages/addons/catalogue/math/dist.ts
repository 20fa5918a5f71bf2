/** Record of dist. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The distance between two points in a metric of your choice: Manhattan, Euclidean, Chebyshev and everything between them.',
    ja: '2点間の距離を、選んだ距離関数で測ります。マンハッタン距離、ユークリッド距離、チェビシェフ距離と、その中間が使えます。',
  },
  intuition: {
    en: 'On a street grid, you walk both legs of the way, one after the other. In open country, you walk the hypotenuse. A king on a chessboard needs as many moves as the longer leg has squares, since it moves diagonally too. One formula covers all three: raise each leg to the power p, add them, and take the p-th root. Points at the same distance form a diamond for p = 1, a circle for p = 2, and nearly a square for large p.',
    ja: '碁盤の目の街では、縦と横の道のりを続けて歩きます。何もない野原なら、斜辺に沿ってまっすぐ歩けます。チェスのキングは斜めにも動けるので、手数は縦横のうち長い方のマス数です。この三つは一つの式で表せます。縦横それぞれの差をp乗して足し、そのp乗根をとるのです。等距離の点が描く図形は、p = 1ではひし形、p = 2では円で、pが大きくなるほど正方形に近づきます。',
  },
  parameters: {
    a: {
      meaning: { en: 'One point: a vec2, vec3 or vec4.', ja: '一方の点です。vec2、vec3、vec4が使えます。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.25, -0.1],
      outside: {
        en: 'Any point whose coordinates differ from those of b by less than 1e19. For p = 2 the squares of larger differences overflow.',
        ja: 'bとの座標の差が1e19より小さければ、どこでもかまいません。それより大きいと、p = 2で差の2乗がオーバーフローします。',
      },
    },
    b: {
      meaning: { en: 'The other point, of the same type.', ja: 'もう一方の点です。型はaと同じです。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.35, 0.3],
      outside: { en: 'As for a.', ja: 'aと同じです。' },
    },
    p: {
      meaning: {
        en: 'The order of the metric: 1 is Manhattan, 2 is Euclidean, and 1e9 is Chebyshev. For a literal 1 or 2 a shader compiler can remove the powers.',
        ja: '距離の次数です。1がマンハッタン距離、2がユークリッド距離、1e9がチェビシェフ距離です。1や2を定数で渡すと、シェーダーコンパイラは累乗の計算を取り除けます。',
      },
      unit: 'number',
      range: [0.5, 16],
      default: 4,
      step: 0.1,
      outside: {
        en: 'From about 1e7 on, the result is the largest difference. Below 1 it is no metric: a detour through a third point can be shorter. Orders below 1/16 count as 1/16.',
        ja: 'およそ1e7以上では、結果は最も大きい差になります。1未満では距離の公理を満たさず、別の点を経由した方が短くなることがあります。1/16未満は1/16とみなします。',
      },
    },
  },
  returns: { en: 'The distance from a to b, at least 0.', ja: 'aからbまでの距離です。0以上です。', range: { min: 0, max: 8 } },
  formula: String.raw`\operatorname{dist}(a, b, p) = \Bigl( \sum_i |b_i - a_i|^p \Bigr)^{1/p}`,
  edgeCases: [
    {
      of: [[0, 0], [3, 4], 1],
      is: 7,
      exact: true,
      en: 'Manhattan: both legs of the way.',
      ja: 'マンハッタン距離です。縦と横の道のりを足します。',
    },
    { of: [[0, 0], [3, 4], 2], is: 5, en: 'Euclidean: the hypotenuse.', ja: 'ユークリッド距離です。斜辺の長さになります。' },
    { of: [[0, 0], [3, 4], 1e9], is: 4, en: 'Chebyshev: the longer leg.', ja: 'チェビシェフ距離です。長い方の差になります。' },
    {
      of: [[0, 0], [1, 1], 0.5],
      is: 4,
      en: 'Below order 1 the direct way is the longer one: by way of (1, 0) it is 1 + 1.',
      ja: '次数が1未満だと、直接測る方が遠くなります。(1, 0) を経由すれば1 + 1です。',
    },
    { of: [[0.5, 0.5], [0.5, 0.5], 3], is: 0, exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
    { of: [[0, 0], [0, -2], 5], is: 2, en: 'Along an axis every order gives the same.', ja: '座標軸に沿った距離は、どの次数でも同じです。' },
    { of: [[0, 0], [1, 1], 0], is: 65536, en: 'An order below 1/16 counts as 1/16.', ja: '1/16未満の次数は1/16とみなします。' },
    { overload: 'vec3', of: [[0, 0, 0], [2, -3, 6], 2], is: 7 },
    { overload: 'vec4', of: [[0, 0, 0, 0], [1, -2, 3, -4], 1], is: 10, exact: true },
  ],
  accuracy: {
    class: 'power',
    scale: 8,
    oracle: {
      en: 'The same norm in double precision through logarithms of the differences, which no order overflows.',
      ja: '差の対数を使い、同じノルムを倍精度で計算したものです。どの次数でもオーバーフローしません。',
    },
  },
  continuity: {
    order: 0,
    en: 'It has a tip where the points coincide. For orders up to 1 it also has creases where the points share a coordinate; for a very large order, along the diagonals.',
    ja: '2点が一致するところでとがります。次数が1以下では、2点の座標の一つが等しくなるところでも折れ曲がり、次数がとても大きいと対角線に沿って折れ曲がります。',
  },
  claims: {
    'From about 1e7 on, the result is the largest difference': 'a very large order gives the largest difference',
    'Below 1 it is no metric': 'no detour is shorter from order 1 on, and some are below it',
    'Along an axis every order gives the same': 'along an axis every order gives the same distance',
  },
  references: [
    { title: 'Encyclopedia of Distances', authors: 'Michel Marie Deza, Elena Deza', year: 2009, section: 'Norm metrics: the lp-metric' },
    { title: 'Geometrie der Zahlen', authors: 'Hermann Minkowski', year: 1910 },
  ],
  provenance: fromReference,
  related: ['lengthSq', 'worley', 'rectSDF'],
  confusedWith: [
    {
      name: 'distance',
      en: 'The built-in, order 2 only. For that alone it is the better choice.',
      ja: '組み込み関数で、次数2の距離だけを求めます。ユークリッド距離だけが必要なら、こちらを使ってください。',
    },
    {
      name: 'lengthSq',
      en: 'The square of the Euclidean distance, without a root: enough to find which point is nearest.',
      ja: 'ユークリッド距離の2乗で、平方根を使いません。最も近い点を見つけるだけなら、これで足ります。',
    },
    {
      name: 'rectSDF',
      en: 'The Euclidean distance to a rectangle. The Chebyshev distance has the same square around a point, but its outer lines do not become round.',
      ja: '長方形までのユークリッド距離です。チェビシェフ距離の等距離線も正方形ですが、外側へ離れても角は丸くなりません。',
    },
  ],
  elsewhere: [
    {
      where: 'Blender',
      name: 'Voronoi Texture: Distance Metric',
      note: { en: 'Euclidean, Manhattan, Chebychev and Minkowski.', ja: 'ユークリッド、マンハッタン、チェビシェフ、ミンコフスキーから選びます。' },
    },
    { where: 'SciPy', name: 'scipy.spatial.distance.minkowski' },
    { where: 'NumPy', name: 'numpy.linalg.norm(b - a, ord=p)' },
    { where: 'GLSL, WGSL, HLSL', name: 'distance(a, b)', note: { en: 'Order 2.', ja: '次数2だけです。' } },
  ],
  synonyms: {
    en: [
      'distance metric',
      'metric',
      'minkowski distance',
      'manhattan distance',
      'taxicab',
      'city block',
      'chebyshev distance',
      'chessboard distance',
      'euclidean distance',
      'lp norm',
      'superellipse',
      'squircle',
    ],
    ja: [
      '距離',
      'きょり',
      '距離関数',
      'ミンコフスキー距離',
      'マンハッタン距離',
      'タクシー距離',
      '市街地距離',
      'チェビシェフ距離',
      'チェス盤距離',
      'ユークリッド距離',
      'ノルム',
      'メトリック',
      'ひし形',
    ],
  },
  examples: {
    'blanket-of-crochet-squares': { en: 'A blanket of crochet squares', ja: 'モチーフ編みのブランケット' },
    'walks-to-the-next-station': { en: 'A map of walks to the next station', ja: '最寄り駅までの徒歩の地図' },
  },
}
