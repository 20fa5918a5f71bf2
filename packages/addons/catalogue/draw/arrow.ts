/** Record of arrow. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { anyPlace, edges, pixelSize, quilez, rasters } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws an arrow from one point to another. Its head is four times as wide and as long as its shaft is thick, and its edges are one pixel wide.',
    ja: '一つの点からもう一つの点へ向かう矢印を描きます。矢じりの幅と長さは軸の太さの4倍で、縁は1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'arrowSDF gives the signed distance to the outline of the arrow. That distance in pixels determines the coverage, as in drawFill. Because the head grows with the shaft, one number sets the weight of the whole arrow.',
    ja: 'arrowSDFで、矢印の輪郭までの符号付き距離が求まります。それをピクセル単位で測り、drawFillと同じように被覆率にします。矢じりは軸に合わせて大きくなるので、一つの数で矢印全体の太さが決まります。',
  },
  parameters: {
    st: {
      meaning: { en: 'The position.', ja: '位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.1, 0.2],
      outside: anyPlace,
    },
    a: {
      meaning: { en: 'Where the arrow begins. Its end is flat.', ja: '矢印の根元です。端は平らです。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.55, -0.2],
      outside: anyPlace,
    },
    b: {
      meaning: { en: 'The tip.', ja: '矢印の先端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.6, 0.22],
      outside: {
        en: 'Any position. An arrow shorter than its head is a smaller head alone; if b equals a, it is a faint dot.',
        ja: 'どこでもかまいません。矢じりより短い矢印は、小さな矢じりだけになります。aと同じ位置なら、薄い点になります。',
      },
    },
    thickness: {
      meaning: { en: 'The width of the shaft.', ja: '軸の太さです。' },
      unit: 'length',
      range: [0, 0.2],
      default: 0.11,
      outside: {
        en: 'Above a quarter of the length, only the head is left, and it grows no further. At 0 and below, a faint line of at most half coverage is left.',
        ja: '長さの4分の1を超えると矢じりだけになり、それ以上大きくなりません。0以下では、被覆率が高々 ½ の薄い線が残ります。',
      },
    },
    px: pixelSize(0.04),
  },
  returns: { en: 'The share of the pixel that the arrow covers.', ja: 'ピクセルのうち、矢印が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{arrow} = \operatorname{fill}\bigl(\operatorname{arrowSDF}(\mathbf{st}, \mathbf a, \mathbf b, t, 4t),\ 0,\ p\bigr)`,
  edgeCases: [
    { of: [[0, 0], [-1, 0], [1, 0], 0.125, 0.01], is: 1, exact: true },
    { of: [[0, 0.0625], [-1, 0], [1, 0], 0.125, 0.01], is: 0.5, exact: true, en: 'The edge of the shaft.', ja: '軸の縁の上です。' },
    { of: [[-1, 0], [-1, 0], [1, 0], 0.125, 0.01], is: 0.5, exact: true, en: 'The flat end.', ja: '平らな端の上です。' },
    { of: [[0.5, 0.15625], [-1, 0], [1, 0], 0.125, 0.01], is: 0.5, exact: true, en: 'The back of the head.', ja: '矢じりの後ろの辺の上です。' },
    { of: [[1, 0], [-1, 0], [1, 0], 0.125, 0.01], is: 0.5, exact: true, en: 'The tip.', ja: '先端です。' },
    { of: [[-0.75, 0.25], [-1, 0], [1, 0], 0.125, 0.01], is: 0, exact: true },
    {
      of: [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5], 0.125, 0.01],
      is: 0.5,
      exact: true,
      en: 'Without a length, a faint dot and not 0/0.',
      ja: '長さがなければ薄い点になります。0/0にはなりません。',
    },
    {
      of: [[0, 0.05], [-1, 0], [1, 0], 0.125, 0],
      is: 1,
      exact: true,
      en: 'Hard edges, and no division by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: `The distance to the polygon of the seven corners, and the overlap of intervals across the edge, in double precision. ${rasters.en} The error is that of the distance, in pixels.`,
      ja: `七つの頂点を結んだ多角形までの距離と、縁に垂直な方向の区間の重なりを、倍精度で計算したものです。${rasters.ja}誤差は、距離の誤差をピクセル単位で測ったものです。`,
    },
  },
  continuity: { order: 0, en: 'Kinks half a pixel to either side of an edge.', ja: '縁から半ピクセル離れた両側で折れ曲がります。' },
  claims: {
    'its edges are one pixel wide': 'an edge is a straight ramp, one pixel wide',
    'Its head is four times as wide and as long as its shaft is thick': 'a shape covers its area',
    'An arrow shorter than its head is a smaller head alone': 'an arrow above a quarter as thick as long is a head that grows no further',
    'it grows no further': 'an arrow above a quarter as thick as long is a head that grows no further',
    'a faint line of at most half coverage is left': 'an arrow without a thickness is never more than half covered',
    'The share of the pixel that the arrow covers': 'a shape covers its area',
  },
  references: [edges, quilez],
  provenance: fromFirstPrinciples,
  related: ['arrowSDF', 'drawArrows', 'drawLine', 'drawPoint'],
  confusedWith: [
    {
      name: 'drawArrows',
      en: 'Draws the arrows of a whole vector field in one call, one in each cell of a grid. drawArrow joins two points.',
      ja: 'ベクトル場の矢印を、格子のマスごとに一つずつ、1回の呼び出しで描きます。drawArrowは二つの点を結びます。',
    },
    {
      name: 'drawLine',
      en: 'Has no head, has round ends, and fades when it is thinner than a pixel. The shaft of an arrow that thin is too bright.',
      ja: '矢じりがなく、両端が丸い線です。1ピクセルより細ければ薄くなります。同じ細さの矢印では、軸が濃すぎる結果になります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'ArrowHelper' },
    { where: 'matplotlib', name: 'arrow, annotate' },
    { where: 'SVG', name: '<marker>', note: { en: 'Puts a head at the end of a path.', ja: 'パスの端に矢じりを付けます。' } },
  ],
  synonyms: {
    en: ['arrow', 'vector', 'pointer', 'direction', 'arrowhead', 'annotation', 'compass'],
    ja: ['矢印', 'やじるし', '矢じり', '矢', 'アロー', 'ベクトル', '向き', '方向', '注釈'],
  },
  examples: {
    'two-vectors-and-their-sum': { en: 'Two vectors and their sum', ja: '二つのベクトルとその和' },
    'compass-needle': { en: 'A compass needle', ja: '方位磁針' },
  },
}
