/** Record of line. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { flatDistances } from '../sdf/reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws a straight line between two points, of any thickness, with round ends. Its edges are one pixel wide.',
    ja: '二つの点を結ぶ直線を、好きな太さで描きます。両端は丸く、縁は1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'Drop a perpendicular from the position to the straight line through both points. If its foot lies between them, its length is the distance; otherwise it is the distance to the nearer end. Positions closer than half the thickness belong to the line. Around an end these form a half disc, so the ends are round.',
    ja: 'その位置から、二つの点を通る直線へ垂線を下ろします。垂線の足が二点の間にあれば、その長さが距離です。外に出るときは、近い方の端までの距離になります。距離が太さの半分より小さい場所が線です。端の周りではそれが半円になるので、両端は丸くなります。',
  },
  parameters: {
    st: {
      meaning: { en: 'The position.', ja: '位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.1, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    a: {
      meaning: { en: 'One end.', ja: '一方の端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.52, -0.22],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    b: {
      meaning: { en: 'The other end.', ja: 'もう一方の端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.5, 0.21],
      outside: { en: 'Any position. If it equals a, the line is a dot.', ja: 'どこでもかまいません。aと同じ位置なら点になります。' },
    },
    thickness: {
      meaning: {
        en: 'The width from one edge to the other. The ends extend by half of it.',
        ja: '縁から縁までの太さです。両端は、その半分だけ先まで伸びます。',
      },
      unit: 'length',
      range: [0, 0.3],
      default: 0.13,
      outside: { en: '0 and below draw nothing.', ja: '0以下では何も描かれません。' },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of st: 1 / resolution.y when st is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it; not inside a branch that some pixels skip.',
        ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.04,
      step: 0.001,
      outside: { en: 'Larger values blur. 0 and below give hard edges.', ja: '大きくするとぼけます。0以下では硬い縁になります。' },
    },
  },
  returns: { en: 'The share of the pixel that the line covers.', ja: 'ピクセルのうち、線が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} t &= \operatorname{clamp}\!\left(\frac{(\mathbf{st} - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \\ d &= \lVert \mathbf{st} - \mathbf a - t\,(\mathbf b - \mathbf a) \rVert \\ \operatorname{line} &= \operatorname{stroke}(d,\ 0,\ w,\ p) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], [-1, 0], [1, 0], 0.25, 0.01], is: 1, exact: true },
    { of: [[0, 0.125], [-1, 0], [1, 0], 0.25, 0.01], is: 0.5, exact: true },
    {
      of: [[1, 0], [-1, 0], [1, 0], 0.25, 0.01],
      is: 1,
      exact: true,
      en: 'The end point lies inside the round cap.',
      ja: '端の点は、丸い先端の内側にあります。',
    },
    {
      of: [[1.125, 0], [-1, 0], [1, 0], 0.25, 0.01],
      is: 0.5,
      exact: true,
      en: 'The cap extends by half the thickness.',
      ja: '先端は、太さの半分だけ先で終わります。',
    },
    {
      of: [[0.5, 0.125], [1, 0], [-1, 0], 0.25, 0.01],
      is: 0.5,
      exact: true,
      en: 'The order of the ends does not matter.',
      ja: '両端の順序は結果に影響しません。',
    },
    {
      of: [[0.125, 0], [0, 0], [0, 0], 0.25, 0.01],
      is: 0.5,
      exact: true,
      en: 'Equal ends make a disc, not 0/0.',
      ja: '両端が同じ位置なら円板になります。0/0にはなりません。',
    },
    {
      of: [[0, 0], [-1, 0], [1, 0], 0.25, 1],
      is: 0.25,
      exact: true,
      en: 'Thinner than a pixel: fainter, not wider.',
      ja: '1ピクセルより細い線は、太くならずに薄くなります。',
    },
    { of: [[0, 0], [-1, 0], [1, 0], 0, 0.01], is: 0, exact: true },
    {
      of: [[0, 0.1], [-1, 0], [1, 0], 0.25, 0],
      is: 1,
      exact: true,
      en: 'Hard edges, and no division by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 10,
    oracle: {
      en: 'The distance to the ends or to the line through them, and the overlap of intervals, in double precision. The coverage summed over a raster is compared with the area, and the image without px with the one that passes px. The error is that of the distance, in pixels.',
      ja: '両端または直線までの距離と、区間の重なりを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。誤差は、距離の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: { order: 0, en: 'Kinks half a pixel to either side of an edge.', ja: '縁から半ピクセル離れた両側で折れ曲がります。' },
  claims: {
    'Its edges are one pixel wide': 'an edge is a straight ramp, one pixel wide',
    'The ends extend by half of it': 'an edge is a straight ramp, one pixel wide',
    '0 and below draw nothing': 'a ring or a line without width is invisible',
    'The share of the pixel that the line covers': 'covers its area',
  },
  references: [
    { title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' },
    flatDistances,
  ],
  provenance: fromFirstPrinciples,
  related: ['drawArrow', 'drawStroke', 'drawCircle', 'drawGrid'],
  confusedWith: [
    {
      name: 'drawStroke',
      en: 'Follows the edge of any shape. drawLine joins two points.',
      ja: '任意の図形の境界に沿って線を引きます。drawLineは二つの点を結びます。',
    },
    {
      name: { en: 'Line geometry', ja: '線のジオメトリー' },
      en: 'Line primitives are fixed at one pixel wide on most systems. drawLine computes the coverage of each pixel, so any width works, but every line adds work at every pixel.',
      ja: 'トポロジーがlinesの描画は、多くの環境で1ピクセルの太さに固定されます。drawLineは各ピクセルで計算するので太さは自由ですが、線の数だけ全ピクセルの計算が増えます。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: '<line stroke-linecap="round">' },
    { where: 'Canvas 2D', name: 'lineTo(), lineCap = "round"' },
    { where: 'OpenCV', name: 'line' },
    { where: 'p5.js', name: 'line()' },
  ],
  synonyms: {
    en: ['line', 'segment', 'line segment', 'capsule', 'stick', 'edge', 'connect', 'round cap'],
    ja: ['線', '直線', '線分', 'せんぶん', '結ぶ', '棒', 'カプセル', 'ライン', '辺', '丸い端'],
  },
  examples: {
    'spokes-of-a-wheel': { en: 'The spokes of a wheel', ja: '自転車のスポーク' },
    'threads-between-drifting-points': { en: 'Threads between drifting points', ja: '漂う点を結ぶ糸' },
  },
}
