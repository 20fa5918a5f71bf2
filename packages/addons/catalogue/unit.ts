/** The unit of a parameter's numbers, with its words. */
import type { Text } from './record.ts'

export type Unit =
  | 'fraction'
  | 'number'
  | 'factor'
  | 'count'
  | 'flag'
  | 'word'
  | 'radians'
  | 'colour'
  | 'premultiplied'
  | 'hsl'
  | 'hsv'
  | 'hwb'
  | 'hcv'
  | 'cmyk'
  | 'yiq'
  | 'yuv'
  | 'ycbcr'
  | 'kelvin'
  | 'light'
  | 'oklab'
  | 'oklch'
  | 'xyz'
  | 'xyY'
  | 'lab'
  | 'lch'
  | 'luv'
  | 'nanometres'
  | 'length'
  | 'dots'
  | 'character'
  | 'position'
  | 'cells'
  | 'box'
  | 'triangle'
  | 'direction'
  | 'axis'
  | 'matrix'
  | 'quaternion'
  | 'quaternionOfAnyLength'

export const units = {
  fraction: { en: '0 to 1', ja: '0〜1' },
  number: { en: 'any unit', ja: '任意の単位' },
  factor: { en: 'factor', ja: '倍率' },
  count: { en: 'count', ja: '個数' },
  flag: { en: 'true or false', ja: 'trueまたはfalse' },
  word: { en: 'unsigned integer of 32 bits', ja: '32ビットの符号なし整数' },
  radians: { en: 'radians, counter-clockwise', ja: 'ラジアン（反時計回り）' },
  colour: { en: 'colour, encoded, alpha not multiplied in', ja: 'エンコード済みの色（アルファは未乗算）' },
  premultiplied: { en: 'colour, alpha multiplied in', ja: '乗算済みアルファの色' },
  hsl: { en: 'hue in turns, saturation, lightness', ja: '色相（1で一周）、彩度、輝度' },
  hsv: { en: 'hue in turns, saturation, value', ja: '色相（1で一周）、彩度、明度' },
  hwb: { en: 'hue in turns, whiteness, blackness', ja: '色相（1で一周）、白み、黒み' },
  hcv: { en: 'hue in turns, chroma, value', ja: '色相（1で一周）、クロマ、明度' },
  cmyk: { en: 'cyan, magenta, yellow, black', ja: 'シアン、マゼンタ、イエロー、ブラック' },
  yiq: { en: 'Y, I and Q', ja: 'Y、I、Q' },
  yuv: { en: 'Y, U and V', ja: 'Y、U、V' },
  ycbcr: { en: 'Y, Cb and Cr', ja: 'Y、Cb、Cr' },
  kelvin: { en: 'kelvin', ja: 'ケルビン' },
  light: { en: 'colour, in linear light', ja: 'リニアな光の色' },
  oklab: { en: 'Oklab: L, a and b', ja: 'OklabのL、a、b' },
  oklch: { en: 'OKLCH: L, chroma, hue in turns', ja: 'OKLCHのL、クロマ、色相（1で一周）' },
  xyz: { en: 'CIE XYZ, white D65', ja: 'CIE XYZ（白色点D65）' },
  xyY: { en: 'CIE xyY', ja: 'CIE xyY' },
  lab: { en: 'CIELAB, white D65: L*, a* and b*', ja: 'CIELABのL*、a*、b*（白色点D65）' },
  lch: { en: 'CIELCh, white D65: L*, chroma, hue in turns', ja: 'CIELChのL*、クロマ、色相（1で一周、白色点D65）' },
  luv: { en: 'CIELUV, white D65: L*, u* and v*', ja: 'CIELUVのL*、u*、v*（白色点D65）' },
  nanometres: { en: 'nanometres', ja: 'ナノメートル' },
  length: { en: 'length, in the unit of your coordinates', ja: '長さ（座標と同じ単位）' },
  dots: { en: 'position in dots', ja: '位置（ドット1個が1）' },
  character: { en: 'character code', ja: '文字コード' },
  position: { en: 'position', ja: '位置' },
  cells: { en: 'position in lattice cells', ja: '位置（格子1マスが1）' },
  box: { en: 'each coordinate', ja: '座標ごと' },
  triangle: { en: 'each coordinate', ja: '座標ごと' },
  direction: { en: 'direction, any length', ja: '方向（長さは自由）' },
  axis: { en: 'direction of length 1', ja: '長さ1の方向' },
  matrix: { en: 'matrix, column by column', ja: '行列（列ごと）' },
  quaternion: { en: 'unit quaternion (x, y, z, w)', ja: '単位クォータニオン (x, y, z, w)' },
  quaternionOfAnyLength: { en: 'quaternion (x, y, z, w), any length', ja: 'クォータニオン (x, y, z, w)（長さは自由）' },
} as const satisfies Record<Unit, Text>
