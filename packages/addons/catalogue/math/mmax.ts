/** Record of mmax. */
import type { WrittenRecord } from '../record.ts'
import { extreme } from './extreme.ts'

export const record: WrittenRecord = extreme({
  name: 'mmax',
  oracle: 'Math.max',
  summary: { en: 'The largest component of a vector.', ja: 'ベクトルの成分のうち、最大のものを返します。' },
  intuition: {
    en: 'max compares two values; this compares all components of one vector. Of absolute values, it is a distance whose circles are squares: mmax(abs(p)) is ½ on the square with side 1 about the origin, and on a cube in space. Of a colour, it is the value of HSV, and the number by which a light that is too bright is divided so that it keeps its hue.',
    ja: 'maxは二つの値を比べますが、こちらは一つのベクトルの成分をすべて比べます。絶対値の成分に使うと、円が正方形になる距離です。mmax(abs(p)) が½になる点は、平面では原点を中心とする一辺1の正方形、空間では立方体をなします。色の成分に使えばHSVの明度で、明るすぎる光を、色相を変えずに1に収めるための割る数にもなります。',
  },
  returns: { en: 'The largest component, unchanged.', ja: '最大の成分を、そのまま返します。', range: { min: -1, max: 1 } },
  formula: String.raw`\operatorname{mmax}(v) = \max_i v_i`,
  edgeCases: [
    { overload: 'vec3', of: [[0.2, 0.9, 0.4]], is: 0.9, exact: true },
    { of: [[-3, -2]], is: -2, exact: true, en: 'By value, not by magnitude.', ja: '絶対値ではなく、値で比べます。' },
    { overload: 'vec4', of: [[0.5, 0.5, 0.5, 0.5]], is: 0.5, exact: true },
    {
      overload: 'vec4',
      of: [[0.1, 0.2, 0.3, 1]],
      is: 1,
      exact: true,
      en: 'The alpha of a colour counts, too: pass colour.rgb to leave it out.',
      ja: '色のアルファも比べます。除くにはcolour.rgbを渡してください。',
    },
  ],
  claims: {
    'The largest component, unchanged': 'mmax and mmin: are one of the components, and no other is larger or smaller',
    'mmax(abs(p)) is ½ on the square with side 1 about the origin': 'mmax: of absolute values is ½ on a square and on a cube',
    'it is the value of HSV': 'mmax: of a colour is the value of rgb2hsv, and dividing by it keeps the hue',
    'divided so that it keeps its hue': 'mmax: of a colour is the value of rgb2hsv, and dividing by it keeps the hue',
    'Never smaller than mmax(abs(v))': 'never larger than the length: mmax of absolute values',
    'In between, it is linear': 'mmax and mmin: scale and shift with the vector, and one is the other of the negative',
  },
  related: ['mmin', 'rectSDF', 'boxSDF', 'rgb2hsv'],
  confusedWith: [
    {
      name: 'max',
      en: 'The larger of two values, component by component: a vector of two vectors.',
      ja: '二つの値を成分ごとに比べます。二つのベクトルからは、ベクトルが得られます。',
    },
    {
      name: 'length',
      en: 'Pythagoras: its circles are round. Never smaller than mmax(abs(v)).',
      ja: '三平方の定理による長さで、円は丸くなります。mmax(abs(v))より小さくなることはありません。',
    },
  ],
  elsewhere: [
    { where: 'Unity Mathematics', name: 'math.cmax' },
    { where: 'NumPy', name: 'max' },
    { where: 'Houdini', name: 'max', note: { en: 'Of a single vector.', ja: '引数がベクトル一つのとき。' } },
    { where: 'GLSL, WGSL, HLSL', name: { en: 'none', ja: 'なし' }, note: { en: 'max(max(v.x, v.y), v.z).', ja: 'max(max(v.x, v.y), v.z)と書きます。' } },
  ],
  synonyms: {
    en: ['maximum component', 'largest component', 'cmax', 'max3', 'max4', 'component max', 'Chebyshev', 'infinity norm', 'peak channel'],
    ja: ['最大成分', '最大の成分', 'さいだい', '最大値', 'さいだいち', '成分の最大', 'チェビシェフ距離', 'マックス'],
  },
  examples: {
    'corridor-of-frames': { en: 'A corridor of door frames', ja: '戸口の続く廊下' },
    'lights-that-keep-their-hue': { en: 'Lights that keep their hue', ja: '色相を保つ街の灯' },
  },
})
