/** Record of rgb2hsv. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Hue, saturation and value of a colour: which colour it is, how pure, and how bright its brightest channel is.',
    ja: '色から、色相・彩度・明度を求めます。どんな色か、どれほど鮮やかか、最も明るいチャンネルがどれほど明るいかを表します。',
  },
  intuition: {
    en: 'Stand the cube of colours on its black corner and look down at it from above white: it is a hexagon with the pure hues at its corners. Going round it is the hue, going out from grey in the middle is the saturation, and the value is the height, which the brightest channel sets. The brightest channel also says in which third of the circle the colour lies; the other two say where within it.',
    ja: '色の立方体を黒の角で立て、白の側から見下ろすと、純色を頂点に持つ六角形に見えます。回る方向が色相、中心の灰色から外への距離が彩度、高さが明度で、高さは最も明るいチャンネルが決めます。色が円のどの3分の1にあるかも最も明るいチャンネルで決まり、その中での位置は残りの二つで決まります。',
  },
  parameters: {
    rgb: {
      meaning: {
        en: 'Red, green and blue, normally encoded, as in other tools. A fourth component is an alpha and passes through.',
        ja: '赤、緑、青です。ほかのツールに合わせるなら、エンコード済みの値を使います。4成分目はアルファで、そのまま通ります。',
      },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [0.2, 0.5, 0.9],
      outside: {
        en: 'Light brighter than 1 gives a value above 1; hue and saturation stay what they are. Negative channels give finite numbers, with a saturation above 1.',
        ja: '1より明るい色では明度が1を超えますが、色相と彩度は変わりません。負のチャンネルがあっても結果は有限で、彩度が1を超えます。',
      },
    },
  },
  returns: {
    meaning: { en: 'Hue in turns, from 0 to below 1; saturation; value.', ja: '順に、色相（0以上1未満で一周）、彩度、明度です。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} v &= \max(r, g, b) \\ c &= v - \min(r, g, b) \\ s &= c / v \\ h &= \frac16 \begin{cases} (g - b)/c \bmod 6 & v = r \\ (b - r)/c + 2 & v = g \\ (r - g)/c + 4 & v = b \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[1, 0, 0]], is: [0, 1, 1], exact: true },
    { of: [[0, 1, 0]], is: [1 / 3, 1, 1] },
    { of: [[0, 0, 1]], is: [2 / 3, 1, 1] },
    {
      of: [[1, 1, 0]],
      is: [1 / 6, 1, 1],
      en: 'Two channels are equally bright, and both say the same.',
      ja: '二つのチャンネルが同じ明るさですが、どちらから求めても同じです。',
    },
    { of: [[1, 0, 1]], is: [5 / 6, 1, 1], en: 'Never a negative hue.', ja: '色相が負になることはありません。' },
    {
      of: [[0.5, 0.5, 0.5]],
      is: [0, 0, 0.5],
      exact: true,
      en: 'A grey has no hue: 0 by agreement, not 0/0.',
      ja: '灰色に色相はありません。0/0ではなく、0と決めてあります。',
    },
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true, en: 'Black has no saturation either.', ja: '黒には彩度もありません。' },
    { of: [[1, 1, 1]], is: [0, 0, 1], exact: true },
    {
      of: [[1, 0, 1e-9]],
      is: [0, 1, 1],
      exact: true,
      en: 'What rounds up to a whole turn is red: the hue stays below 1.',
      ja: '丸めて一周になる色は赤です。色相は必ず1未満になります。',
    },
    { of: [[4, 2, 2]], is: [0, 0.5, 4], exact: true, en: 'Value is not limited.', ja: '明度に上限はありません。' },
    { instance: 'rgb2hsv_vec4', of: [[1, 0, 0, 0.25]], is: [0, 1, 1, 0.25], exact: true },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'culori’s conversion to HSV in double precision, with hues compared on their circle; and the way back by Smith’s own formula.',
      ja: 'culoriのHSV変換を倍精度で計算し、色相を円の上で比べたものです。Smithの式で元の色に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'The hue jumps from 1 to 0 at red, and has no limit at a grey. Do not blur or average hues.',
      ja: '色相は、赤のところで1から0へ飛び、灰色に近づくときの極限もありません。色相をぼかしたり平均したりしないでください。',
    },
  },
  claims: {},
  references: [{ title: 'Color Gamut Transform Pairs', authors: 'Alvy Ray Smith', year: 1978, doi: '10.1145/800248.807361' }],
  provenance: fromReference,
  related: ['hsl2rgb', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'HSL',
      difference: {
        en: 'Has the same hue, but white lies above all hues there; in HSV it stands beside them, at value 1 and saturation 0.',
        ja: '色相は同じですが、HSLでは白が全ての純色の上にあります。HSVでは白も純色と同じ明度1で、彩度が0になります。',
      },
    },
    {
      name: 'rgb2oklab',
      difference: {
        en: 'Measures what the eye sees. Value does not: pure blue and pure yellow both have value 1.',
        ja: '見た目の明るさを測ります。HSVの明度は見た目と違い、純粋な青も黄も1になります。',
      },
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
