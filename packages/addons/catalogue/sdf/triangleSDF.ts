/** Record of triangleSDF. */
import { corner, outlined, point } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const order = 'the corners of a triangle may come in any order'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to the triangle between any three corners in the plane.',
    ja: '平面上の三つの頂点を結ぶ三角形までの、正確な符号付き距離です。頂点は自由に選べます。',
  },
  intuition: {
    en: 'The outline is three segments, so the distance is the least of three segment distances; only one square root is needed, at the end. The point is inside when it lies on the same side of all three sides as the triangle itself, whichever way round the corners come. For a triangle in space, use triangleSignedDistance.',
    ja: '輪郭は三本の線分なので、距離は三つの線分までの距離のうち最も小さいものです。平方根は最後に一度だけ計算します。点が三つの辺すべてについて三角形と同じ側にあれば内側です。頂点の並びが右回りでも左回りでも、この判定は変わりません。空間にある三角形には、triangleSignedDistanceを使います。',
  },
  parameters: {
    p: point({ en: 'The point.', ja: '調べる点です。' }),
    a: corner({ en: 'A corner.', ja: '一つ目の頂点です。' }, [-0.75, -0.6]),
    b: corner({ en: 'A corner. The order of the corners does not matter.', ja: '二つ目の頂点です。頂点の順序は結果に影響しません。' }, [0.8, -0.35]),
    c: corner({ en: 'A corner.', ja: '三つ目の頂点です。' }, [-0.2, 0.75], {
      en: 'Any position. Corners on one line make a segment, which has no inside.',
      ja: 'どこでもかまいません。三つの頂点が一直線上にあれば線分になり、内側がありません。',
    }),
  },
  range: { min: -0.8, max: 2.83 },
  formula: String.raw`\begin{aligned} d_{\mathbf u \mathbf v} &= \operatorname{dist}\bigl(\mathbf p,\ \overline{\mathbf u \mathbf v}\bigr), \quad s_{\mathbf u \mathbf v} = (\mathbf v - \mathbf u) \times (\mathbf p - \mathbf u), \quad A = (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \\ d &= \begin{cases} -\min(d_{\mathbf a \mathbf b}, d_{\mathbf b \mathbf c}, d_{\mathbf c \mathbf a}) & A\,s_{\mathbf a \mathbf b},\ A\,s_{\mathbf b \mathbf c},\ A\,s_{\mathbf c \mathbf a} > 0 \\ \phantom{-}\min(d_{\mathbf a \mathbf b}, d_{\mathbf b \mathbf c}, d_{\mathbf c \mathbf a}) & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [1, 1],
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      is: -1,
      en: 'The centre of the incircle.',
      ja: '内接円の中心です。',
    },
    {
      of: [
        [1, 1],
        [0, 0],
        [0, 3],
        [4, 0],
      ],
      is: -1,
      en: 'The same with the corners the other way round.',
      ja: '頂点の並びが逆でも同じです。',
    },
    {
      of: [
        [2, 0],
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      is: 0,
    },
    {
      of: [
        [-3, -4],
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      is: 5,
      en: 'Beyond a corner, that corner is nearest.',
      ja: '頂点の先では、その頂点がいちばん近い点です。',
    },
    {
      of: [
        [0, 1],
        [-1, 0],
        [1, 0],
        [0, 0],
      ],
      is: 1,
      en: 'Three corners on a line make a segment.',
      ja: '一直線上の三つの頂点は線分になります。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      is: 5,
      en: 'Three equal corners make a point.',
      ja: '三つの頂点が同じなら点です。',
    },
  ],
  oracle: {
    en: 'The polygon of the corners in double precision: the nearest side, and the sign by counting crossings.',
    ja: '三つの頂点を結んだ多角形を倍精度で扱い、最も近い辺までの距離を取ったものです。内外は交差の回数で決めます。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, along the three bisectors of the angles, which meet at the centre of the incircle.',
    ja: '内側の、三つの角の二等分線に沿って折れ目があります。二等分線は内心で交わります。',
  },
  claims: {
    'The order of the corners does not matter': order,
    'whichever way round the corners come': order,
    'Corners on one line make a segment, which has no inside': 'a triangle without an area is a segment without an inside',
    'which meet at the centre of the incircle': 'a triangle is deepest at the centre of its incircle',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.5, Closest Point on Triangle to Point' }],
  related: ['triSDF', 'polySDF', 'lineSDF', 'triangleSignedDistance', 'bezierSDF', 'drawFill'],
  confusedWith: [
    {
      name: 'triSDF',
      en: 'An equilateral triangle about the origin: one side to measure instead of three.',
      ja: '原点を中心とする正三角形です。調べる辺は、三つではなく一つで済みます。',
    },
    {
      name: 'triangleSignedDistance',
      en: 'The distance to a triangle in space; its sign tells the side of the plane, because a flat triangle has no inside.',
      ja: '空間にある三角形までの距離です。平らな三角形に内側はないので、符号は面のどちら側かを表します。',
    },
  ],
  elsewhere: [articles('sdTriangle'), { where: 'Processing, p5.js', name: 'triangle', note: { en: 'Draws it.', ja: '描画する関数です。' } }],
  words: {
    en: ['triangle', 'any triangle', 'scalene', 'arbitrary triangle', 'sdTriangle'],
    ja: ['三角形', 'さんかくけい', '三角', 'トライアングル', '三頂点'],
  },
  examples: {
    'a-sailing-boat': { en: 'A sailing boat', ja: '帆船' },
    'mountains-at-dusk': { en: 'Mountains at dusk', ja: '夕暮れの山並み' },
  },
})
