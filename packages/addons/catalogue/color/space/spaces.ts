/**
 * The colour spaces of the conversions: what a colour in each is, where it lies, and what the space is called. By the rule of the library, `srgb` is
 * encoded and `rgb` is linear light with the primaries of sRGB; to and from the spaces of pickers and video it is what is given, `channels` here.
 */
import type { Range } from '../../range.ts'
import type { Reference, Text, WrittenRecord } from '../../record.ts'
import type { Unit } from '../../unit.ts'
import { oklabReferences } from './oklab.ts'
import { bt601, bt709, cie15, cssCMYK, cssColorOn, cssMatrices, fccRules, iecSRGB, jfif, smith, smithAndLyons } from './references.ts'

export interface Space {
  /** The parameter that is a colour of it, named by its components. */
  readonly parameter: string
  /** The name in prose. */
  readonly name: Text
  /** What a parameter is: a sentence or two. */
  readonly meaning: Text
  /** What a result is. Default: the meaning. */
  readonly result?: Text
  readonly unit: Unit
  /** As far as the gamut of sRGB reaches, and a little further. */
  readonly range: Range
  readonly default: number | readonly number[]
  /** The bounds of the gamut of sRGB in it. */
  readonly gamut: WrittenRecord['returns']['range']
  readonly references: readonly Reference[]
  /** What it is called in these libraries. */
  readonly culori?: string
  readonly colorjs?: string
  readonly words: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

const unit = { range: [0, 1], gamut: { min: 0, max: 1 } } as const satisfies Partial<Space>

export const spaces = {
  rgb: {
    ...unit,
    parameter: 'rgb',
    name: { en: 'linear red, green and blue', ja: 'リニアな赤・緑・青' },
    meaning: {
      en: 'Linear red, green and blue with the primaries of sRGB: decode image colours with srgb2rgb first.',
      ja: 'リニアな赤、緑、青です。原色はsRGBと同じです。画像の色は、先にsrgb2rgbでデコードしてください。',
    },
    result: {
      en: 'Linear red, green and blue with the primaries of sRGB: encode them with rgb2srgb for the screen.',
      ja: 'リニアな赤、緑、青です。原色はsRGBと同じです。画面に出すときは、rgb2srgbでエンコードしてください。',
    },
    unit: 'light',
    default: [0.2, 0.5, 0.9],
    references: [],
    culori: 'lrgb',
    colorjs: 'srgb-linear',
    words: { en: ['linear RGB', 'linear light'], ja: ['RGB', 'リニアRGB', 'リニア'] },
  },
  srgb: {
    ...unit,
    parameter: 'srgb',
    name: { en: 'encoded sRGB', ja: 'エンコード済みのsRGB' },
    meaning: {
      en: 'Encoded red, green and blue, as images and CSS colours have them.',
      ja: '画像やCSSの色と同じ、エンコード済みの赤、緑、青です。',
    },
    result: { en: 'Encoded red, green and blue, ready for the screen.', ja: 'そのまま画面に出せる、エンコード済みの赤、緑、青です。' },
    unit: 'colour',
    default: [0.2, 0.5, 0.9],
    references: [iecSRGB],
    culori: 'rgb',
    colorjs: 'srgb',
    words: { en: ['sRGB'], ja: ['sRGB', 'エンコード'] },
  },
  /** Red, green and blue as they are given: the arithmetic is the same for encoded and for linear ones. */
  channels: {
    ...unit,
    parameter: 'rgb',
    name: { en: 'red, green and blue', ja: '赤・緑・青' },
    meaning: {
      en: 'Red, green and blue, usually encoded, as in other tools.',
      ja: '赤、緑、青です。ほかのツールに合わせるなら、エンコード済みの値を使います。',
    },
    result: {
      en: 'Red, green and blue, in the encoding that they had before, which is usually that of sRGB.',
      ja: '赤、緑、青です。エンコードはもとの値のままで、ふつうはsRGBのものです。',
    },
    unit: 'colour',
    default: [0.2, 0.5, 0.9],
    references: [],
    culori: 'rgb',
    colorjs: 'srgb',
    words: { en: ['RGB'], ja: ['RGB'] },
  },
  hsl: {
    ...unit,
    parameter: 'hsl',
    name: { en: 'hue, saturation and lightness', ja: '色相・彩度・輝度' },
    meaning: {
      en: 'Hue, saturation and lightness. The hue is in turns: 0 is red, ⅓ green, ⅔ blue.',
      ja: '色相、彩度、輝度（lightness）です。色相は1で一周し、0が赤、⅓ が緑、⅔ が青です。',
    },
    unit: 'hsl',
    default: [0.6, 0.7, 0.5],
    references: [cssColorOn('7.1, Converting HSL Colors to sRGB', 'hsl-to-rgb')],
    culori: 'hsl',
    colorjs: 'hsl',
    words: { en: ['HSL', 'hue', 'saturation', 'lightness'], ja: ['HSL', '色相', '彩度', '輝度'] },
  },
  hsv: {
    ...unit,
    parameter: 'hsv',
    name: { en: 'hue, saturation and value', ja: '色相・彩度・明度' },
    meaning: {
      en: 'Hue, saturation and value. The hue is in turns: 0 is red, ⅓ green, ⅔ blue.',
      ja: '色相、彩度、明度です。色相は1で一周し、0が赤、⅓ が緑、⅔ が青です。',
    },
    unit: 'hsv',
    default: [0.6, 0.7, 0.8],
    references: [smith],
    culori: 'hsv',
    colorjs: 'hsv',
    words: { en: ['HSV', 'HSB', 'hue', 'saturation', 'value', 'brightness'], ja: ['HSV', 'HSB', '色相', '彩度', '明度'] },
  },
  hwb: {
    ...unit,
    parameter: 'hwb',
    name: { en: 'hue, whiteness and blackness', ja: '色相・白み・黒み' },
    meaning: {
      en: 'Hue, whiteness and blackness. The hue is in turns: 0 is red, ⅓ green, ⅔ blue.',
      ja: '色相、白み（whiteness）、黒み（blackness）です。色相は1で一周し、0が赤、⅓ が緑、⅔ が青です。',
    },
    unit: 'hwb',
    default: [0.6, 0.2, 0.1],
    references: [smithAndLyons, cssColorOn('8, HWB Colors', 'the-hwb-notation')],
    culori: 'hwb',
    colorjs: 'hwb',
    words: { en: ['HWB', 'hue', 'whiteness', 'blackness', 'tint', 'shade'], ja: ['HWB', '色相', '白み', '黒み', '白色度', '黒色度'] },
  },
  hcv: {
    ...unit,
    parameter: 'hcv',
    name: { en: 'hue, chroma and value', ja: '色相・クロマ・明度' },
    meaning: {
      en: 'Hue, chroma and value. The hue is in turns: 0 is red, ⅓ green, ⅔ blue.',
      ja: '色相、クロマ、明度です。色相は1で一周し、0が赤、⅓ が緑、⅔ が青です。',
    },
    unit: 'hcv',
    default: [0.6, 0.5, 0.8],
    references: [smith],
    words: { en: ['HCV', 'hue', 'chroma', 'value'], ja: ['HCV', '色相', 'クロマ', '彩度', '明度'] },
  },
  hue: {
    ...unit,
    parameter: 'hue',
    name: { en: 'hue', ja: '色相' },
    meaning: { en: 'The hue in turns: 0 is red, ⅓ green, ⅔ blue.', ja: '色相です。1で一周し、0が赤、⅓ が緑、⅔ が青です。' },
    unit: 'fraction',
    default: 0.6,
    references: [smith],
    words: { en: ['hue', 'color wheel', 'colour wheel', 'rainbow'], ja: ['色相', 'しきそう', '色相環', '虹色'] },
  },
  cmyk: {
    ...unit,
    parameter: 'cmyk',
    name: { en: 'cyan, magenta, yellow and black', ja: 'シアン・マゼンタ・イエロー・ブラック' },
    meaning: {
      en: 'The amounts of cyan, magenta, yellow and black ink, from 0, none, to 1, full.',
      ja: 'シアン、マゼンタ、イエロー、ブラックのインクの量です。0がなし、1がベタです。',
    },
    unit: 'cmyk',
    default: [0.7, 0.3, 0.1, 0.2],
    references: [cssCMYK],
    words: {
      en: ['CMYK', 'cyan', 'magenta', 'key', 'ink', 'print', 'device-cmyk'],
      ja: ['CMYK', 'シアン', 'マゼンタ', 'イエロー', '墨', 'インク', '印刷', 'プロセスカラー'],
    },
  },
  yiq: {
    parameter: 'yiq',
    name: { en: 'YIQ', ja: 'YIQ' },
    meaning: {
      en: 'Luma Y from 0 to 1; I from a greenish blue (negative) to orange; Q from green (negative) to purple.',
      ja: 'Yは0〜1のルーマ、Iは緑がかった青（負）からオレンジ、Qは緑（負）から紫の軸です。',
    },
    unit: 'yiq',
    range: [
      [0, 1],
      [-0.6, 0.6],
      [-0.6, 0.6],
    ],
    default: [0.55, 0.25, 0.1],
    gamut: { min: [0, -0.599, -0.5251], max: [1, 0.599, 0.5251] },
    references: [fccRules],
    words: { en: ['YIQ', 'NTSC', 'luma', 'chrominance', 'analog television'], ja: ['YIQ', 'NTSC', 'ルーマ', '輝度信号', '色差', 'アナログテレビ'] },
  },
  yuv: {
    parameter: 'yuv',
    name: { en: 'YUV', ja: 'YUV' },
    meaning: {
      en: 'Luma Y from 0 to 1; U from yellow (negative) to blue; V from a greenish blue (negative) to red.',
      ja: 'Yは0〜1のルーマ、Uは黄（負）から青、Vは緑がかった青（負）から赤の軸です。',
    },
    unit: 'yuv',
    range: [
      [0, 1],
      [-0.436, 0.436],
      [-0.615, 0.615],
    ],
    default: [0.5, 0.1, 0.2],
    gamut: { min: [0, -0.436, -0.615], max: [1, 0.436, 0.615] },
    references: [bt709],
    words: { en: ['YUV', 'luma', 'chroma', 'HDTV', 'BT.709', 'video'], ja: ['YUV', 'ルーマ', '輝度信号', '色差', 'ビデオ', '映像'] },
  },
  ycbcr: {
    ...unit,
    parameter: 'ycbcr',
    name: { en: 'YCbCr', ja: 'YCbCr' },
    meaning: {
      en: 'Luma Y, and the differences Cb of blue and Cr of red, each from 0 to 1, with ½ for greys.',
      ja: 'ルーマのYと、青の色差Cb、赤の色差Crです。どれも0〜1で、灰色ではCbとCrが ½ です。',
    },
    unit: 'ycbcr',
    default: [0.5, 0.4, 0.65],
    references: [jfif],
    words: { en: ['YCbCr', 'YCC', 'luma', 'chroma', 'JPEG', 'JFIF', 'BT.601'], ja: ['YCbCr', 'YCC', 'ルーマ', '輝度', '色差', 'JPEG', '映像'] },
  },
  luma: {
    ...unit,
    parameter: 'luma',
    name: { en: 'luma', ja: 'ルーマ' },
    meaning: { en: 'The luma, 0 for black and 1 for white.', ja: 'ルーマです。黒で0、白で1になります。' },
    unit: 'fraction',
    default: 0.5,
    references: [bt601],
    words: { en: ['luma', 'grayscale', 'greyscale', 'black and white', 'BT.601'], ja: ['ルーマ', '輝度信号', 'グレースケール', '白黒', 'モノクロ'] },
  },
  xyz: {
    parameter: 'xyz',
    name: { en: 'CIE XYZ', ja: 'CIE XYZ' },
    meaning: {
      en: 'CIE XYZ of 1931, with D65 as white and the luminance Y of white 1.',
      ja: '1931年のCIE XYZです。白色点はD65で、白の輝度Yは1です。',
    },
    unit: 'xyz',
    range: [
      [0, 0.95],
      [0, 1],
      [0, 1.09],
    ],
    default: [0.25, 0.22, 0.78],
    gamut: { min: 0, max: [0.9505, 1, 1.0891] },
    references: [cssMatrices],
    culori: 'xyz65',
    colorjs: 'xyz-d65',
    words: { en: ['CIE XYZ', 'CIE 1931', 'tristimulus values', 'D65'], ja: ['XYZ', 'XYZ表色系', '三刺激値', '測色'] },
  },
  xyY: {
    parameter: 'xyY',
    name: { en: 'CIE xyY', ja: 'CIE xyY' },
    meaning: { en: 'The chromaticity x and y, and the luminance Y, which is 1 for white.', ja: '色度のxとy、および輝度Yです。Yは白で1です。' },
    unit: 'xyY',
    range: [
      [0, 0.75],
      [0.01, 0.85],
      [0, 1],
    ],
    default: [0.4, 0.45, 0.5],
    gamut: { min: [0.15, 0.06, 0], max: [0.64, 0.6, 1] },
    references: [cie15],
    words: { en: ['xyY', 'chromaticity', 'CIE 1931'], ja: ['xyY', '色度', '色度座標', 'xy色度図'] },
  },
  lab: {
    parameter: 'lab',
    name: { en: 'CIELAB', ja: 'CIELAB' },
    meaning: {
      en: 'CIELAB with D65 as white: L* from 0, black, to 100, white; a* from green (negative) to red; b* from blue (negative) to yellow.',
      ja: '白色点がD65のCIELABです。L*は黒の0から白の100まで、a*は緑（負）から赤、b*は青（負）から黄の軸です。',
    },
    unit: 'lab',
    range: [
      [0, 100],
      [-110, 110],
      [-110, 110],
    ],
    default: [65, 35, 30],
    gamut: { min: [0, -86.2, -107.9], max: [100, 98.3, 94.5] },
    references: [cie15],
    culori: 'lab65',
    colorjs: 'lab-d65',
    words: { en: ['CIELAB', 'Lab', 'L*a*b*', 'perceptual'], ja: ['CIELAB', 'ラボ', 'Lab色空間', '均等色空間', '知覚'] },
  },
  lch: {
    parameter: 'lch',
    name: { en: 'CIELCh', ja: 'CIELCh' },
    meaning: {
      en: 'CIELCh with D65 as white: L* from 0 to 100, the chroma, which is 0 for greys, and the hue in turns.',
      ja: '白色点がD65のCIELChです。0〜100のL*、灰色で0になるクロマ、1で一周する色相からなります。',
    },
    unit: 'lch',
    range: [
      [0, 100],
      [0, 135],
      [0, 1],
    ],
    default: [65, 46, 0.11],
    gamut: { min: 0, max: [100, 133.9, 1] },
    references: [cie15, cssColorOn('9.1, CIE Lab and LCH', 'cie-lab')],
    culori: 'lch65',
    words: { en: ['LCh', 'CIELCh', 'HCL', 'chroma', 'hue'], ja: ['LCh', 'CIELCh', 'クロマ', '彩度', '色相'] },
  },
  luv: {
    parameter: 'luv',
    name: { en: 'CIELUV', ja: 'CIELUV' },
    meaning: {
      en: 'CIELUV with D65 as white: L* from 0, black, to 100, white; u* from green (negative) to red; v* from blue (negative) to yellow.',
      ja: '白色点がD65のCIELUVです。L*は黒の0から白の100まで、u*は緑（負）から赤、v*は青（負）から黄の軸です。',
    },
    unit: 'luv',
    range: [
      [0, 100],
      [-180, 180],
      [-180, 180],
    ],
    default: [65, 60, 40],
    gamut: { min: [0, -83.1, -134.2], max: [100, 175.1, 107.5] },
    references: [cie15],
    colorjs: 'luv',
    words: { en: ['CIELUV', 'Luv', 'L*u*v*'], ja: ['CIELUV', 'Luv', '均等色空間', '知覚'] },
  },
  oklab: {
    parameter: 'lab',
    name: { en: 'Oklab', ja: 'Oklab' },
    meaning: {
      en: 'L from 0, black, to 1, white; a from green (negative) to red; b from blue (negative) to yellow.',
      ja: 'Lは黒の0から白の1まで、aは緑（負）から赤、bは青（負）から黄の軸です。',
    },
    unit: 'oklab',
    range: [
      [0, 1],
      [-0.4, 0.4],
      [-0.4, 0.4],
    ],
    default: [0.75, 0.1, 0.08],
    gamut: { min: [0, -0.24, -0.32], max: [1, 0.28, 0.2] },
    references: oklabReferences,
    culori: 'oklab',
    colorjs: 'oklab',
    words: { en: ['Oklab', 'perceptual'], ja: ['Oklab', 'オクラボ', '知覚', '知覚的に均等'] },
  },
  oklch: {
    parameter: 'lch',
    name: { en: 'OKLCH', ja: 'OKLCH' },
    meaning: {
      en: 'L from 0, black, to 1, white; the chroma, which is 0 for greys; and the hue in turns.',
      ja: '黒の0から白の1までのL、灰色で0になるクロマ、1で一周する色相です。',
    },
    unit: 'oklch',
    range: [
      [0, 1],
      [0, 0.4],
      [0, 1],
    ],
    default: [0.75, 0.13, 0.11],
    gamut: { min: 0, max: [1, 0.323, 1] },
    references: oklabReferences,
    culori: 'oklch',
    colorjs: 'oklch',
    words: { en: ['OKLCH', 'chroma', 'hue'], ja: ['OKLCH', 'オーケーエルシーエイチ', 'クロマ', '彩度', '色相'] },
  },
  p3: {
    ...unit,
    parameter: 'p3',
    name: { en: 'linear Display P3', ja: 'リニアなDisplay P3' },
    meaning: {
      en: 'Linear red, green and blue with the primaries of Display P3.',
      ja: 'Display P3の原色による、リニアな赤、緑、青です。',
    },
    unit: 'light',
    default: [0.3, 0.5, 0.85],
    references: [cssMatrices],
    colorjs: 'p3-linear',
    words: { en: ['Display P3', 'DCI-P3', 'wide gamut'], ja: ['Display P3', '広色域', '色域', 'P3'] },
  },
} as const satisfies Readonly<Record<string, Space>>

export type SpaceName = keyof typeof spaces
