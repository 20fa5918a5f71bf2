/** Record of point. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { anyPlace, edges, pixelSize, rasters } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Marks a place with a dot whose radius is given in pixels, so it stays the same size on the screen at any zoom.',
    ja: '指定した位置に、半径をピクセル数で指定する点を打ちます。拡大や縮小をしても、画面上の大きさは変わりません。',
  },
  intuition: {
    en: 'Divide the distance to the place by the size of a pixel to get the distance on the screen. Inside the dot, it is less than the radius. The change from 1 to 0 takes one pixel, with ½ on the edge.',
    ja: '点の位置までの距離をピクセルの大きさで割ると、画面上の距離になります。それが半径より小さければ点の内側です。1から0への変化には1ピクセルかかり、縁の上では ½ です。',
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
    pos: {
      meaning: { en: 'The place that is marked, in the same coordinates.', ja: '点を打つ位置です。stと同じ座標で指定します。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.1, 0.05],
      outside: anyPlace,
    },
    radius: {
      meaning: { en: 'The radius in pixels.', ja: 'ピクセル単位の半径です。' },
      unit: 'count',
      range: [0, 12],
      default: 5,
      step: 0.1,
      outside: {
        en: 'At 0, the pixel at the centre can still be half covered; at −½ and below, nothing is drawn.',
        ja: '0でも、中心のピクセルは半分まで覆われることがあります。−½以下では何も描かれません。',
      },
    },
    px: {
      ...pixelSize(0.04),
      outside: {
        en: 'The dot grows with it. At 0 and below only the place itself is left.',
        ja: '大きくすると点も大きくなります。0以下では、その位置だけが残ります。',
      },
    },
  },
  returns: { en: 'The share of the pixel that the dot covers.', ja: 'ピクセルのうち、点が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{point} = \operatorname{clamp}\!\left(\frac12 + r - \frac{\lVert \mathbf{st} - \mathbf{pos} \rVert}{p},\ 0,\ 1\right)`,
  edgeCases: [
    { of: [[0.25, 0.25], [0.25, 0.25], 4, 0.01], is: 1, exact: true },
    { of: [[0.5, 0], [0, 0], 4, 0.125], is: 0.5, exact: true, en: 'Four pixels from the place.', ja: '点の位置から4ピクセル離れた縁の上です。' },
    { of: [[1, 0], [0, 0], 4, 0.25], is: 0.5, exact: true, en: 'Larger pixels make a larger dot.', ja: 'ピクセルが大きければ、点も大きくなります。' },
    { of: [[0.75, 0], [0, 0], 4, 0.125], is: 0, exact: true },
    {
      of: [[0, 0], [0, 0], 0, 0.125],
      is: 0.5,
      exact: true,
      en: 'A dot smaller than a pixel is too bright: with radius 0, a pixel at its centre is still half covered.',
      ja: '1ピクセルより小さい点は濃すぎる結果になります。半径0でも、中心にあるピクセルは半分覆われます。',
    },
    { of: [[0, 0], [0, 0], -0.5, 0.125], is: 0, exact: true },
    {
      of: [[0.25, 0], [0, 0], 4, 0],
      is: 0,
      exact: true,
      en: 'Pixels without a size, and no division by zero.',
      ja: '大きさのないピクセルです。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: `The overlap of intervals along the radius, in double precision. ${rasters.en} The error is that of the distance, in pixels.`,
      ja: `半径方向の区間の重なりを倍精度で計算したものです。${rasters.ja}誤差は、距離の誤差をピクセル単位で測ったものです。`,
    },
  },
  continuity: { order: 0, en: 'Kinks half a pixel to either side of the edge.', ja: '縁から半ピクセル離れた両側で折れ曲がります。' },
  claims: {
    'it stays the same size on the screen at any zoom': 'a dot is the same on the screen at any zoom',
    'The change from 1 to 0 takes one pixel, with ½ on the edge': 'an edge is a straight ramp, one pixel wide',
    'at −½ and below, nothing is drawn': 'a dot of half a pixel less than none is invisible',
    'The share of the pixel that the dot covers': 'a shape covers its area',
  },
  references: [edges],
  provenance: fromFirstPrinciples,
  related: ['drawCircle', 'drawLine', 'drawArrow', 'drawFill'],
  confusedWith: [
    {
      name: 'drawCircle',
      en: 'Its radius is measured in the coordinates, so it grows with the picture. drawCircle also draws rings.',
      ja: '半径を座標の単位で指定するので、絵と一緒に拡大されます。輪も描けます。',
    },
    {
      name: 'gl_PointSize',
      en: 'Sets the size of point primitives in WebGL. In WebGPU, they are one pixel large. drawPoint works in any fragment.',
      ja: 'WebGLで点プリミティブの大きさを指定します。WebGPUの点プリミティブは1ピクセルです。drawPointはどのフラグメントでも使えます。',
    },
  ],
  elsewhere: [
    { where: 'p5.js', name: 'point(), strokeWeight()' },
    {
      where: 'matplotlib',
      name: 'scatter',
      note: { en: 'Sizes do not follow the axes there, either.', ja: '大きさが座標軸の目盛りに左右されないのも同じです。' },
    },
    { where: 'three.js', name: 'PointsMaterial', note: { en: 'With sizeAttenuation set to false.', ja: 'sizeAttenuationをfalseにした場合です。' } },
  ],
  synonyms: {
    en: ['point', 'dot', 'marker', 'handle', 'scatter', 'plot point', 'debug point', 'constant screen size'],
    ja: ['点', 'てん', 'ドット', 'マーカー', '印', '目印', '散布図', '打点', 'ポイント'],
  },
  examples: { 'corners-of-a-curve': { en: 'The control points of a curve', ja: '曲線の制御点' }, 'great-bear': { en: 'The Great Bear', ja: '北斗七星' } },
}
