/** Record of stroke. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws the outline of a shape from its signed distance: a line of any width along the edge. The edges of the line are one pixel wide.',
    ja: '符号付き距離から図形の輪郭線を描きます。境界に沿った好きな太さの線で、縁は1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'A line has two edges, half its width to either side. Fill the shape up to the outer edge and subtract the shape up to the inner one: the line remains. Each edge covers only a share of its pixel, so a line thinner than a pixel covers only that share. The thinner it is, the fainter it gets, but it leaves no gaps.',
    ja: '線には、太さの半分だけ両側へ離れた二つの縁があります。外側の縁まで塗った図形から、内側の縁まで塗った図形を引くと、線が残ります。どちらの縁もピクセルを切り取った割合だけ覆うので、1ピクセルより細い線は、その割合だけの濃さになります。細くするほど薄くなりますが、途切れることはありません。',
  },
  parameters: {
    d: {
      meaning: { en: 'The signed distance to a shape, negative inside.', ja: '図形までの符号付き距離です。内側が負になります。' },
      unit: 'length',
      role: 'domain',
      range: [-1, 1],
      default: 0,
      step: 0.001,
      outside: { en: 'Far from the line the result is 0.', ja: '線から離れると0になります。' },
    },
    edge: {
      meaning: {
        en: 'The distance at which the middle of the line runs. 0 is the edge of the shape; larger values are outside it, smaller ones inside.',
        ja: '線の中心を引く距離です。0なら図形の境界、大きくすると外側、小さくすると内側を通ります。',
      },
      unit: 'length',
      range: [-0.5, 0.5],
      default: 0,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    width: {
      meaning: { en: 'The line width, half of it on either side.', ja: '線の太さです。両側に半分ずつ広がります。' },
      unit: 'length',
      range: [0, 0.3],
      default: 0.03,
      step: 0.005,
      outside: { en: '0 and below draw nothing.', ja: '0以下では何も描かれません。' },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of d: 1 / resolution.y when d is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it; not inside a branch that some pixels skip.',
        ja: 'dと同じ単位で測ったピクセルの大きさです。dをuvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.02,
      step: 0.001,
      outside: { en: 'Larger values blur. 0 and below give hard edges.', ja: '大きくするとぼけます。0以下では硬い縁になります。' },
    },
  },
  returns: { en: 'The share of the pixel that the line covers.', ja: 'ピクセルのうち、線が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} \operatorname{stroke}(d, e, w, p) &= \operatorname{fill}\!\left(d,\ e + \tfrac w2,\ p\right) \\ &- \operatorname{fill}\!\left(d,\ e - \tfrac w2,\ p\right) \end{aligned}`,
  edgeCases: [
    { of: [0, 0, 0.25, 0.01], is: 1, exact: true },
    { of: [-1, 0, 0.25, 0.01], is: 0, exact: true, en: 'The inside of the shape is not filled.', ja: '図形の内側は塗られません。' },
    { of: [1, 0, 0.25, 0.01], is: 0, exact: true },
    { of: [0.125, 0, 0.25, 0.01], is: 0.5, exact: true },
    { of: [0.5, 0.5, 0.25, 0.01], is: 1, exact: true },
    { of: [0, 0, 0.25, 1], is: 0.25, exact: true, en: 'A quarter of a pixel wide, a quarter as bright.', ja: '太さが4分の1ピクセルなら、濃さも4分の1です。' },
    { of: [0, 0, 0, 0.01], is: 0, exact: true, en: 'No line.', ja: '線はありません。' },
    { of: [0, 0, -1, 0.01], is: 0, exact: true },
    { of: [0.1, 0, 0.25, 0], is: 1, exact: true, en: 'Hard edges, and no division by zero.', ja: '硬い縁になります。0で割ることはありません。' },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The overlap of two intervals, in double precision. The coverage summed over a raster is compared with the area of the line, and the image without px with the one that passes px.',
      ja: '二つの区間の重なりを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を線の面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks half a pixel to either side of each edge of the line.',
    ja: '線の両側の縁から、それぞれ半ピクセル離れたところで折れ曲がります。',
  },
  claims: {
    'The edges of the line are one pixel wide': 'an edge is a straight ramp, one pixel wide',
    'it leaves no gaps': 'a line thinner than a pixel leaves no gap at any angle',
    'The same from a width of one pixel up': 'a stroke is a fill of the absolute distance from a width of one pixel up, and fainter below',
    '0 and below draw nothing': 'a ring or a line without width is invisible',
  },
  references: [{ title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' }],
  provenance: fromFirstPrinciples,
  related: ['drawFill', 'drawCircle', 'drawLine', 'rectSDF'],
  confusedWith: [
    {
      name: 'drawFill(abs(d) - width / 2, 0, px)',
      en: 'The same from a width of one pixel up. Thinner lines are too bright: with width 0, a pixel on the line is still half covered.',
      ja: '太さが1ピクセル以上なら同じ結果です。それより細い線では濃すぎ、太さ0でも線の上のピクセルを半分塗ってしまいます。',
    },
    {
      name: 'smoothstep(0, px, abs(d))',
      en: 'A dark line on white. Its width cannot be set: it is as wide as its blur.',
      ja: '白地に黒い線です。太さを指定できず、ぼかしの幅がそのまま太さになります。',
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: 'stroke()' },
    { where: 'SVG', name: 'stroke-width' },
    { where: 'Figma', name: { en: 'Stroke', ja: '線' } },
  ],
  synonyms: {
    en: ['stroke', 'outline', 'line', 'contour', 'border', 'ring', 'wireframe', 'hairline', 'antialias'],
    ja: ['線', '輪郭', '輪郭線', 'りんかく', '縁取り', 'ふちどり', '枠線', 'ストローク', '境界線', '等高線', 'アンチエイリアス'],
  },
  examples: {
    'cup-in-lines-of-one-width': { en: 'A cup in lines of one width', ja: '同じ太さの線で描いたカップ' },
    'ripples-of-light-about-a-card': { en: 'Ripples of light about a card', ja: 'カードから広がる光の波紋' },
  },
}
