/** What the records of functions that draw share: the position, the size of a pixel, and the whole record of a shape about the origin. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { FunctionName, Reference, Text, WrittenParameter, WrittenRecord } from '../record.ts'

export const anyPlace: Text = { en: 'Any position.', ja: 'どこでもかまいません。' }

/** The size of a pixel, which a fragment may leave out. */
export const pixelSize = (size: number): WrittenParameter => ({
  meaning: {
    en: 'The size of a pixel in the unit of st: 1 / resolution.y when st is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it; not inside a branch that some pixels skip.',
    ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
  },
  unit: 'length',
  range: [0.001, 0.2],
  default: size,
  step: 0.001,
  outside: { en: 'Larger values blur. 0 and below give hard edges.', ja: '大きくするとぼけます。0以下では硬い縁になります。' },
})

export const edges: Reference = {
  title: 'Filtering Edges for Gray-Scale Displays',
  authors: 'Satish Gupta, Robert F. Sproull',
  year: 1981,
  doi: '10.1145/965161.806783',
}
export const quilez: Reference = {
  title: '2D distance functions',
  authors: 'Inigo Quilez',
  year: 2018,
  url: 'https://iquilezles.org/articles/distfunctions2d/',
}

/** What every one of them is compared with, after what its distance is. */
export const rasters: Text = {
  en: 'The coverage summed over a raster is compared with the area, and the image without px with the one that passes px.',
  ja: 'さらに、ラスター全体の被覆率の合計を面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。',
}

interface Own extends Pick<WrittenRecord, 'formula' | 'edgeCases' | 'elsewhere' | 'synonyms' | 'examples' | 'confusedWith'> {
  /** In the middle of a sentence. */
  readonly noun: Text
  /** Its article in front of the noun. */
  readonly aNoun: string
  /** The function that measures the distance to it. */
  readonly measure: FunctionName
  /** The parameter for its size. */
  readonly size: Readonly<Record<string, WrittenParameter>>
  /** What is special about the shape, after what holds for all. */
  readonly summary: Text
  /** Its outer corners, where it is outlined. */
  readonly corners: Text
  readonly claims: WrittenRecord['claims']
  readonly related: readonly FunctionName[]
}

/** The record of a shape about the origin, filled or outlined. */
export const shape = ({ noun, aNoun, measure, size, summary, corners, claims, related, confusedWith, ...own }: Own): WrittenRecord => ({
  ...own,
  summary: {
    en: `Draws ${aNoun} around the origin, filled or as an outline. ${summary.en} Its edges are one pixel wide.`,
    ja: `原点を中心とする${noun.ja}を、塗りつぶすか、輪郭線で描きます。${summary.ja}縁は1ピクセルの幅で滑らかになります。`,
  },
  intuition: {
    en: `${measure} gives the signed distance to the edge. The ${noun.en} is where that distance is negative; its outline is where the absolute distance is less than half the line width. The distance in pixels determines the coverage: ½ on the edge, 0 from half a pixel outside it.`,
    ja: `${measure}で、縁までの符号付き距離が求まります。それが負なら${noun.ja}の内側、絶対値が線の太さの半分より小さければ輪郭線の上です。被覆率は、ピクセル単位で測った距離から決まります。縁の上では ½、縁から半ピクセル以上外側では0です。`,
  },
  parameters: {
    st: {
      meaning: { en: `The position, relative to the centre of the ${noun.en}.`, ja: `${noun.ja}の中心から見た位置です。` },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: anyPlace,
    },
    ...size,
    width: {
      meaning: {
        en: `The line width of the outline, half of it on either side of the edge. ${corners.en} A negative width fills the ${noun.en}; leaving out both width and px does the same.`,
        ja: `輪郭線の太さです。縁の両側に半分ずつ広がります。${corners.ja}負にすると${noun.ja}を塗りつぶします。pxとともに省略しても同じです。`,
      },
      unit: 'length',
      range: [-0.05, 0.3],
      default: 0.08,
      outside: { en: 'Any number. An outline of width 0 is invisible.', ja: 'どんな数でもかまいません。太さ0の輪郭線は見えません。' },
    },
    px: pixelSize(0.04),
  },
  returns: {
    en: `The share of the pixel that the ${noun.en} or its outline covers.`,
    ja: `ピクセルのうち、${noun.ja}または輪郭線が覆う割合です。`,
    range: { min: 0, max: 1 },
  },
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: `The distance to the nearest of all sides, and the overlap of intervals across the edge, in double precision. ${rasters.en} The error is that of the distance, in pixels.`,
      ja: `すべての辺のうち最も近いものまでの距離と、縁に垂直な方向の区間の重なりを、倍精度で計算したものです。${rasters.ja}誤差は、距離の誤差をピクセル単位で測ったものです。`,
    },
  },
  continuity: {
    order: 0,
    en: `Kinks half a pixel to either side of an edge; a jump from the outline to the filled ${noun.en} where the width falls below 0.`,
    ja: '縁から半ピクセル離れた両側で折れ曲がります。太さが0から負に変わるところでは、輪郭線から塗りつぶしへ値が飛びます。',
  },
  claims: {
    'Its edges are one pixel wide': 'an edge is a straight ramp, one pixel wide',
    '½ on the edge, 0 from half a pixel outside it': 'an edge is a straight ramp, one pixel wide',
    'An outline of width 0 is invisible': 'an outline without width is invisible',
    'A filled shape smaller than a pixel is too bright': 'a filled shape without a size is half covered at its centre',
    [corners.en.slice(0, -1)]: 'outer corners of an outline are round, inner ones sharp',
    'The share of the pixel that': 'a shape covers its area',
    ...claims,
  },
  references: [edges, quilez],
  provenance: fromFirstPrinciples,
  related: [measure, ...related],
  confusedWith: [
    {
      name: measure,
      en: 'The distance alone. Pass it to drawFill or drawStroke to combine it with other shapes first.',
      ja: '距離だけを求めます。ほかの図形と組み合わせてから描くなら、こちらをdrawFillやdrawStrokeに渡します。',
    },
    ...confusedWith,
  ],
})

/** The size of a regular shape that is drawn. */
export const drawnRadius: Text = {
  en: 'A filled shape smaller than a pixel is too bright: at 0 it is a point of half coverage. Negative sizes have no meaning.',
  ja: '塗りつぶした図形は、1ピクセルより小さいと濃すぎる結果になり、0では被覆率 ½ の点になります。負の大きさには意味がありません。',
}

export const roundCorners: Text = { en: 'Its outer corners are round.', ja: '外側の角は丸くなります。' }
