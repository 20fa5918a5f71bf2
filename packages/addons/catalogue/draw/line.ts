/** Record of line. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A straight line from one point to another, of any thickness, with round ends and edges that are smooth to a pixel.',
    ja: '二つの点を結ぶ直線を、好きな太さで描きます。両端は丸く、縁はちょうど1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'Drop a perpendicular from the place to the line through both points. Where it meets the line between them, its length is the distance; beyond an end, that end is nearest. All places nearer than half the thickness make the line, and because an end is a point, its neighbourhood is round.',
    ja: 'その位置から、二つの点を通る直線へ垂線を下ろします。垂線の足が二点の間にあれば、その長さが距離です。外に出るときは、近い方の端までの距離になります。距離が太さの半分より小さい場所が線です。端は点なので、その周りは丸くなります。',
  },
  parameters: {
    st: {
      meaning: { en: 'The place.', ja: '位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.1, 0.2],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    a: {
      meaning: { en: 'One end.', ja: '一方の端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.52, -0.22],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    b: {
      meaning: { en: 'The other end.', ja: 'もう一方の端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.5, 0.21],
      outside: { en: 'Any place. The same as a makes a dot.', ja: 'どこでもかまいません。aと同じ位置なら点になります。' },
    },
    thickness: {
      meaning: { en: 'From one edge to the other. The ends reach half of it further.', ja: '縁から縁までの太さです。両端は、その半分だけ先まで伸びます。' },
      unit: 'length',
      range: [0, 0.3],
      default: 0.13,
      outside: { en: 'Zero and less draw nothing.', ja: '0以下では何も描かれません。' },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of st: 1 / resolution.y when it is measured in uv heights. In a fragment it may be left out, and is then measured from pixel to pixel; not inside of a branch that some pixels skip.',
        ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.04,
      step: 0.001,
      outside: { en: 'Larger values blur. Zero and less give hard edges.', ja: '大きくするとぼけます。0以下では硬い縁になります。' },
    },
  },
  returns: { meaning: { en: 'The share of the pixel that the line covers.', ja: 'ピクセルのうち、線が覆う割合です。' }, range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} t &= \operatorname{clamp}\!\left(\frac{(\mathbf{st} - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \\ d &= \lVert \mathbf{st} - \mathbf a - t\,(\mathbf b - \mathbf a) \rVert \\ \operatorname{line} &= \operatorname{stroke}(d,\ 0,\ w,\ p) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], [-1, 0], [1, 0], 0.25, 0.01], is: 1, exact: true },
    { of: [[0, 0.125], [-1, 0], [1, 0], 0.25, 0.01], is: 0.5, exact: true },
    {
      of: [[1, 0], [-1, 0], [1, 0], 0.25, 0.01],
      is: 1,
      exact: true,
      en: 'The end itself is well inside of the round cap.',
      ja: '端の点は、丸い先端の内側にあります。',
    },
    {
      of: [[1.125, 0], [-1, 0], [1, 0], 0.25, 0.01],
      is: 0.5,
      exact: true,
      en: 'The cap ends half a thickness further.',
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
      en: 'Both ends in one place are a disc, not 0/0.',
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
      en: 'Hard edges, and nothing divided by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 10,
    oracle: {
      en: 'The distance to the ends or to the line through them, and the overlap of intervals, in double precision; over a raster, the sum of coverage against the area; without px, the picture against the one with it. The error is that of the distance, counted in pixels.',
      ja: '両端または直線までの距離と、区間の重なりを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。誤差は、距離の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: { order: 0, note: { en: 'Corners half a pixel to either side of an edge.', ja: '縁から半ピクセル離れた両側で角になります。' } },
  claims: {},
  references: [
    { title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' },
    { title: '2D distance functions', authors: 'Inigo Quilez', year: 2018, url: 'https://iquilezles.org/articles/distfunctions2d/' },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawStroke', 'drawCircle', 'drawGrid'],
  confusedWith: [
    {
      name: 'drawStroke',
      difference: {
        en: 'Follows the edge of any shape. This one joins two points.',
        ja: '任意の図形の境界に沿って線を引きます。drawLineは二つの点を結びます。',
      },
    },
    {
      name: { en: 'Line geometry', ja: '線のジオメトリー' },
      difference: {
        en: 'Lines of a mesh are one pixel wide on most systems. Here each pixel works out how much of it is covered: any width will do, but every line in the shader is paid for at every pixel.',
        ja: 'トポロジーがlinesの描画は、多くの環境で1ピクセルの太さに固定されます。drawLineは各ピクセルで計算するので太さは自由ですが、線の数だけ全ピクセルの計算が増えます。',
      },
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
    'hands-of-a-clock': { en: 'The hands of a clock', ja: '時計の針' },
    'threads-between-drifting-points': { en: 'Threads between drifting points', ja: '漂う点を結ぶ糸' },
  },
}
