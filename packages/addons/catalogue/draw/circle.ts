/** Record of circle. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws a disc or a ring around the origin. Its edges are one pixel wide.',
    ja: '原点を中心とする円板、または輪を描きます。縁は1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'The distance to a circle is the distance to its centre minus the radius. The disc is where it is negative, the ring where its absolute value is less than half the line width. At an edge, coverage follows from the distance to the edge in pixels: ½ on the edge, 0 from half a pixel outside it.',
    ja: '円までの距離は、中心からの距離から半径を引いたものです。それが負なら円板の内側、絶対値が線の太さの半分より小さければ輪の上です。縁では、縁までの距離をピクセル単位で測って被覆率を求めます。縁の上では ½、縁から半ピクセル以上外側では0です。',
  },
  parameters: {
    st: {
      meaning: { en: 'The position, relative to the centre of the circle.', ja: '円の中心から見た位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    radius: {
      meaning: {
        en: 'The distance from the centre to the edge of the disc, or to the middle of the ring’s line.',
        ja: '中心から円板の縁まで、輪では線の中心までの長さです。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.3,
      outside: {
        en: 'Below 0 nothing is drawn, unless a ring is so wide, or a pixel so large, that a part still reaches the centre.',
        ja: '負なら何も描かれません。ただし、輪が太いときやピクセルが大きいときは、中心付近に一部が残ることがあります。',
      },
    },
    width: {
      meaning: {
        en: 'The line width of a ring. A negative width draws the disc, as in OpenCV; leaving out both width and px does the same.',
        ja: '輪の線の太さです。OpenCVと同じく、負にすると円板を塗ります。pxとともに省略しても円板になります。',
      },
      unit: 'length',
      range: [-0.05, 0.3],
      default: 0.11,
      outside: { en: 'Any number. A ring of width 0 is invisible.', ja: 'どんな数でもかまいません。太さ0の輪は見えません。' },
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
  returns: { en: 'The share of the pixel that the disc or ring covers.', ja: 'ピクセルのうち、図形が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} d &= \lVert \mathbf{st} \rVert - r \\ \operatorname{circle} &= \begin{cases} \operatorname{fill}(d, 0, p) & w < 0 \\ \operatorname{stroke}(d, 0, w, p) & w \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 0.5, -1, 0.01], is: 1, exact: true },
    { of: [[0.5, 0], 0.5, -1, 0.01], is: 0.5, exact: true },
    { of: [[0, 0], 0.5, 0.25, 0.01], is: 0, exact: true, en: 'A ring is hollow.', ja: '輪の中は空です。' },
    { of: [[0, -0.5], 0.5, 0.25, 0.01], is: 1, exact: true },
    { of: [[0.625, 0], 0.5, 0.25, 0.01], is: 0.5, exact: true, en: 'Half of the width lies outside the radius.', ja: '太さの半分は半径の外側に出ます。' },
    { of: [[0.5, 0], 0.5, 0, 0.01], is: 0, exact: true },
    {
      of: [[0.5, 0], 0.5, 0.25, 1],
      is: 0.25,
      exact: true,
      en: 'Thinner than a pixel: fainter, not wider.',
      ja: '1ピクセルより細い線は、太くならずに薄くなります。',
    },
    {
      of: [[0, 0], 0, -1, 0.01],
      is: 0.5,
      exact: true,
      en: 'A disc smaller than a pixel is too bright: with radius 0, the pixel at its centre is still half covered.',
      ja: '1ピクセルより小さい円板は濃すぎる結果になります。半径0でも、中心のピクセルは半分覆われます。',
    },
    { of: [[0.25, 0], 0.5, -1, 0], is: 1, exact: true, en: 'A hard edge, and no division by zero.', ja: '硬い縁になります。0で割ることはありません。' },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'The overlap of intervals along the radius, in double precision. The coverage summed over a raster is compared with the areas of disc and ring, and the image without px with the one that passes px.',
      ja: '半径方向の区間の重なりを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を円板と輪の面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks half a pixel to either side of an edge; a jump from ring to disc where the width falls below 0.',
    ja: '縁から半ピクセル離れた両側で折れ曲がります。太さが0から負に変わるところでは、輪から円板へ値が飛びます。',
  },
  claims: {
    'Its edges are one pixel wide': 'an edge is a straight ramp, one pixel wide',
    '½ on the edge, 0 from half a pixel outside it': 'an edge is a straight ramp, one pixel wide',
    'Below 0 nothing is drawn': 'a negative radius draws nothing beyond half a pixel or half a width',
    'A ring of width 0 is invisible': 'a ring or a line without width is invisible',
  },
  references: [{ title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' }],
  provenance: fromFirstPrinciples,
  related: ['drawRect', 'drawPoint', 'drawFill', 'drawStroke', 'drawLine'],
  confusedWith: [
    { name: 'step(length(st), radius)', en: 'The same disc with a jagged edge.', ja: '同じ円板ですが、縁がギザギザになります。' },
    {
      name: 'length(st) - radius',
      en: 'The distance alone. Pass it to drawFill to combine it with other shapes first.',
      ja: '距離だけを求める式です。ほかの図形と組み合わせてから描くなら、こちらをdrawFillに渡します。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Ellipse', note: { en: 'Takes width and height in uv.', ja: '幅と高さをuvで指定します。' } },
    { where: 'OpenCV', name: 'circle', note: { en: 'A negative thickness fills there too.', ja: '負の太さで塗りつぶすのも同じです。' } },
    { where: 'SVG', name: '<circle>' },
    { where: 'CSS', name: 'radial-gradient(circle)' },
    { where: 'Canvas 2D', name: 'arc()' },
  ],
  synonyms: {
    en: ['circle', 'disc', 'disk', 'ring', 'dot', 'round', 'ellipse', 'annulus', 'donut'],
    ja: ['円', 'えん', '丸', 'まる', '円板', '輪', 'リング', '点', 'ドット', '円周', 'ドーナツ'],
  },
  examples: {
    'target-of-discs-and-rings': { en: 'A target of discs and rings', ja: '円板と輪でできた的' },
    'planets-on-their-rounds': { en: 'Planets on their rounds', ja: '軌道を巡る惑星' },
  },
}
