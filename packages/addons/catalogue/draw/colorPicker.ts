/** Record of colorPicker. */
import { smith } from '../color/space/references.ts'
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws a colour picker: a square with all saturations and values of one hue, and a strip of all hues beside it.',
    ja: 'カラーピッカーを描きます。一つの色相の彩度と明度をすべて並べた正方形と、その横のすべての色相の帯です。',
  },
  intuition: {
    en: 'HSV has three coordinates and a picture has two, so the hue gets a strip of its own. In the square saturation grows to the right and value upwards, from white at the upper left to the pure hue at the upper right, with black along the bottom. Where a reader clicks, the position is the colour: its coordinates are saturation and value.',
    ja: 'HSVの座標は三つ、絵の座標は二つなので、色相だけを別の帯にします。正方形では右ほど彩度が、上ほど明度が高く、左上が白、右上が純色、下端はすべて黒です。クリックした位置の座標が、そのまま彩度と明度になります。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position. The square fills (0, 0) to (1, 1), the strip x from 1.125 to 1.25.',
        ja: '位置です。正方形は (0, 0) から (1, 1) まで、帯はxが1.125から1.25までを占めます。',
      },
      unit: 'position',
      role: 'domain',
      range: [
        [-0.1, 1.35],
        [-0.1, 1.1],
      ],
      default: [0.7, 0.8],
      outside: { en: 'Outside of both, all four components are 0.', ja: 'どちらの外でも、4成分すべてが0です。' },
    },
    hue: {
      meaning: {
        en: 'The hue of the square, in turns. In the strip it is the height of the pixel.',
        ja: '正方形の色相です。1で一周します。帯では、ピクセルの高さがそのまま色相です。',
      },
      unit: 'number',
      range: [0, 1],
      default: 0.58,
      outside: { en: 'Any finite number: whole turns make no difference.', ja: '有限の数なら何でもかまいません。整数の差は結果に影響しません。' },
    },
  },
  returns: {
    en: 'Encoded red, green and blue, and an alpha of 1 in the square and in the strip. Because alpha is 0 or 1, the colour is both premultiplied and straight.',
    ja: 'エンコード済みの色です。アルファは正方形と帯で1になります。アルファは0か1だけなので、乗算済みとしてもストレートアルファとしても扱えます。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{colorPicker} = \begin{cases} \operatorname{hsv2rgb}(h, x, y) & 0 \le x < 1 \\ \operatorname{hsv2rgb}(y, 1, 1) & \tfrac98 \le x < \tfrac54 \\ 0 & \text{elsewhere} \end{cases} \qquad 0 \le y < 1`,
  edgeCases: [
    { of: [[0, 0], 0], is: [0, 0, 0, 1], exact: true, en: 'Black along the bottom.', ja: '下端は黒です。' },
    { of: [[0, 0.75], 0.3], is: [0.75, 0.75, 0.75, 1], exact: true, en: 'Greys on the left.', ja: '左端は灰色です。' },
    { of: [[0.5, 0.5], 0], is: [0.5, 0.25, 0.25, 1], exact: true },
    { of: [[1.1875, 0.5], 0], is: [0, 1, 1, 1], exact: true, en: 'In the strip, cyan is halfway up.', ja: '帯の中央の高さはシアンです。' },
    { of: [[1.1875, 0], 0.7], is: [1, 0, 0, 1], exact: true, en: 'It begins with red.', ja: '一番下は赤です。' },
    { of: [[1.0625, 0.5], 0], is: [0, 0, 0, 0], exact: true, en: 'Between square and strip.', ja: '正方形と帯の間です。' },
    { of: [[0.5, 1], 0], is: [0, 0, 0, 0], exact: true, en: 'The upper border is outside.', ja: '上端は含みません。' },
    { of: [[0.5, 0.5], 3], is: [0.5, 0.25, 0.25, 1], exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'culori’s conversion from HSV in double precision, pixel by pixel.',
      ja: 'culoriによるHSVからの変換を、ピクセルごとに倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Colours jump at the borders of square and strip, and have kinks in the strip at every sixth of a turn.',
    ja: '正方形と帯の境界で色が飛びます。帯の中では、色相の6分の1周ごとに折れ曲がります。',
  },
  claims: {
    'its coordinates are saturation and value': 'what is picked is the colour that is seen there',
    'whole turns make no difference': 'whole turns of the hue make no difference',
    'Outside of both, all four components are 0': 'nothing is drawn outside of the square and the strip',
  },
  references: [smith],
  provenance: fromReference,
  related: ['hsv2rgb', 'rgb2hsv', 'hue2rgb', 'drawColorChecker'],
  confusedWith: [
    {
      name: 'hsv2rgb',
      en: 'Converts one colour. drawColorPicker lays all of them out in a plane.',
      ja: '一つの色を変換します。drawColorPickerは色を平面に並べて描きます。',
    },
    {
      name: { en: 'a picker by OKLCH', ja: 'OKLCHによるピッカー' },
      en: 'Shows colours of equal lightness at equal height. HSV does not: pure yellow is far lighter than pure blue at the same value.',
      ja: '同じ高さに同じ明るさの色が並びます。HSVではそうならず、明度が同じでも純色の黄は青よりずっと明るく見えます。',
    },
  ],
  elsewhere: [
    {
      where: 'HTML',
      name: '<input type="color">',
      note: { en: 'Many browsers show a similar square and strip.', ja: '多くのブラウザで、よく似た正方形と帯が開きます。' },
    },
    { where: 'Photoshop', name: { en: 'Color Picker', ja: 'カラーピッカー' } },
  ],
  synonyms: {
    en: ['color picker', 'colour picker', 'HSV', 'HSB', 'hue strip', 'saturation value square', 'palette', 'swatch'],
    ja: ['カラーピッカー', '色選択', 'いろせんたく', '色相', '彩度', '明度', 'パレット', 'HSV', '色を選ぶ'],
  },
  examples: {
    'picker-on-a-desk': { en: 'A picker with the colour it picks', ja: '選んだ色を示すピッカー' },
    'stained-glass-of-hues': { en: 'A stained-glass window of hues', ja: '色相のステンドグラス' },
  },
}
