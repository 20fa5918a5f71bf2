/** Record of rgb2hsv. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts red, green and blue to hue, saturation and value. The value is the largest channel.',
    ja: '赤・緑・青を、色相・彩度・明度に変換します。明度は最大のチャンネルの値です。',
  },
  intuition: {
    en: 'Seen along its grey diagonal, the RGB cube is a hexagon with the pure hues at its corners. The position around the hexagon is the hue. The value is the largest channel, and the saturation is the difference between the largest and the smallest channel, divided by the value. The largest channel also selects the third of the circle in which the hue lies, and the other two the position within it.',
    ja: 'RGBの立方体を灰色の対角線に沿って見ると、純色を頂点に持つ六角形に見えます。六角形のまわりの位置が色相です。明度は最大のチャンネル、彩度は最大と最小のチャンネルの差を明度で割ったものです。色相が円のどの3分の1にあるかも最大のチャンネルで決まり、その中での位置は残りの二つで決まります。',
  },
  parameters: {
    rgb: {
      meaning: {
        en: 'Red, green and blue, usually encoded, as in other tools. A fourth component is alpha and does not change.',
        ja: '赤、緑、青です。ほかのツールに合わせるなら、エンコード済みの値を使います。4成分目はアルファで、変わりません。',
      },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [0.2, 0.5, 0.9],
      outside: {
        en: 'Not clamped. A colour multiplied by a positive factor keeps its hue and saturation. If a channel is negative and the value is positive, the saturation is above 1; if no channel is positive, it is 0 or negative.',
        ja: 'クランプしません。色に正の数を掛けても、色相と彩度は変わりません。負のチャンネルがあって明度が正なら、彩度は1を超えます。正のチャンネルがなければ、彩度は0か負になります。',
      },
    },
  },
  returns: { en: 'Hue in turns, from 0 to below 1, saturation and value.', ja: '順に、色相（0以上1未満で一周）、彩度、明度です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} v &= \max(r, g, b) \\ c &= v - \min(r, g, b) \\ s &= \begin{cases} c / v & v \ne 0 \\ 0 & v = 0 \end{cases} \\ h &= \frac16 \begin{cases} 0 & c = 0 \\ (g - b)/c \bmod 6 & v = r \\ (b - r)/c + 2 & v = g \\ (r - g)/c + 4 & v = b \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[1, 0, 0]], is: [0, 1, 1], exact: true },
    { of: [[0, 1, 0]], is: [1 / 3, 1, 1] },
    { of: [[0, 0, 1]], is: [2 / 3, 1, 1] },
    {
      of: [[1, 1, 0]],
      is: [1 / 6, 1, 1],
      en: 'Two channels are the largest, and both give the same hue.',
      ja: '最大のチャンネルが二つありますが、どちらから求めても同じ色相です。',
    },
    { of: [[1, 0, 1]], is: [5 / 6, 1, 1], en: 'Magenta: the hue is never negative.', ja: 'マゼンタです。色相が負になることはありません。' },
    {
      of: [[0.5, 0.5, 0.5]],
      is: [0, 0, 0.5],
      exact: true,
      en: 'A grey has no hue; the function returns 0 instead of 0/0.',
      ja: '灰色に色相はありません。0/0ではなく、0を返します。',
    },
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true, en: 'Black has no saturation either, and it is 0 too.', ja: '黒には彩度もなく、これも0です。' },
    { of: [[1, 1, 1]], is: [0, 0, 1], exact: true },
    {
      of: [[1, 0, 1e-9]],
      is: [0, 1, 1],
      exact: true,
      en: 'A hue that would round to 1 becomes 0.',
      ja: '丸めると1になる色相は0になります。',
    },
    { of: [[4, 2, 2]], is: [0, 0.5, 4], exact: true, en: 'The value is not clamped.', ja: '明度はクランプしません。' },
    { overload: 'vec4', of: [[1, 0, 0, 0.25]], is: [0, 1, 1, 0.25], exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'culori’s conversion to HSV in double precision, with hues compared on their circle; and the way back by Smith’s own formula.',
      ja: 'culoriのHSV変換を倍精度で計算し、色相を円の上で比べたものです。Smithの式で元の色に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'The hue jumps between 1 and 0 at red and has no limit at greys; the saturation has none at black. Do not blur or average hues.',
    ja: '色相は、赤のところで1と0のあいだを飛び、灰色では極限がありません。黒では彩度にも極限がありません。色相をぼかしたり平均したりしないでください。',
  },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'The value is the largest channel': 'value and saturation are those of the definition, with negative channels too',
    'the saturation is the difference between the largest and the smallest channel, divided by the value':
      'value and saturation are those of the definition, with negative channels too',
    'A colour multiplied by a positive factor keeps its hue and saturation': 'more light of the same colour changes the value alone',
    'If a channel is negative and the value is positive, the saturation is above 1; if no channel is positive, it is 0 or negative':
      'value and saturation are those of the definition, with negative channels too',
    'from 0 to below 1': 'the hue is from 0 to below 1, and greys have none',
    'the hue is never negative': 'the hue is from 0 to below 1, and greys have none',
    'The hue jumps between 1 and 0 at red and has no limit at greys': 'the hue jumps at red, and depends on the direction at greys and the saturation at black',
  },
  references: [{ title: 'Color Gamut Transform Pairs', authors: 'Alvy Ray Smith', year: 1978, doi: '10.1145/800248.807361' }],
  provenance: fromReference,
  related: ['hsv2rgb', 'rgb2hsl', 'rgb2hcv', 'rgb2hue', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'rgb2hsl',
      en: 'Has the same hue. White has lightness 1 there and the pure hues ½; in HSV both have value 1, and white has saturation 0.',
      ja: '色相は同じです。HSLでは白の輝度が1、純色の輝度が ½ です。HSVではどちらも明度1で、白は彩度が0になります。',
    },
    {
      name: 'rgb2oklab',
      en: 'Its L is close to perceived lightness. The value is not: pure blue and pure yellow both have value 1.',
      ja: 'Oklabのlightness（L）は見た目の明るさに近い値です。HSVの明度はそうではなく、純粋な青も黄も1になります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Separate Color: HSV' },
    { where: 'Unity Shader Graph', name: 'Colorspace Conversion: RGB to HSV' },
    { where: 'Unreal Engine', name: 'RGBToHSV' },
    { where: 'Houdini', name: 'rgbtohsv' },
    { where: 'Python', name: 'colorsys.rgb_to_hsv' },
    { where: 'Photoshop', name: 'HSB' },
  ],
  synonyms: {
    en: ['rgb to hsv', 'HSB', 'HSV', 'hue', 'saturation', 'value', 'brightness', 'chroma key', 'color picker', 'colour picker'],
    ja: ['色相', 'しきそう', '彩度', 'さいど', '明度', 'めいど', 'HSV', 'HSB', '色変換', 'RGBからHSV', 'クロマキー', 'カラーピッカー'],
  },
  examples: {
    'only-the-reds-stay-coloured': { en: 'Only the reds stay coloured', ja: '赤だけ色を残す' },
    'neon-lines-between-hues': { en: 'Neon lines between hues', ja: '色相の境目に光るネオンの線' },
  },
}
