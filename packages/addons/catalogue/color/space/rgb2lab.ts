/** Record of rgb2lab. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('rgb', 'lab', {
  summary: {
    en: 'Converts linear red, green and blue to CIELAB with D65 as white: perceived lightness L* from 0 to 100, and the axes a* and b*.',
    ja: 'リニアな赤・緑・青を、白色点D65のCIELABに変換します。L*は0〜100の見た目の明るさで、a*とb*は色の軸です。',
  },
  intuition: {
    en: 'rgb2xyz followed by xyz2lab. In this space the distance of two colours says how different they look, about 2.3 being just noticeable; deltaE computes it. Colours that differ in L* alone have the same hue and chroma.',
    ja: 'rgb2xyzに続けてxyz2labを行います。この空間では、二つの色の距離が見た目の違いの大きさになり、およそ2.3でかろうじて違いが分かります。距離はdeltaEで求めます。L*だけが違う色は、色相とクロマが同じです。',
  },
  outside: {
    en: 'Not clamped. Negative channels give finite results, and lab2rgb inverts them too.',
    ja: 'クランプしません。負のチャンネルでも結果は有限で、lab2rgbで元に戻せます。',
  },
  formula: String.raw`\operatorname{rgb2lab}(c) = \operatorname{xyz2lab}\bigl(\operatorname{rgb2xyz}(c)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[1, 1, 1]], is: [100, 0, 0] },
    {
      of: [[0.18418652, 0.18418652, 0.18418652]],
      is: [50, 0, 0],
      en: 'A grey half way to white, with 18.4% of its light.',
      ja: '白との中間の灰色で、光は18.4%です。',
    },
    { of: [[1, 0, 0]], is: [53.237115595429344, 80.09011352310385, 67.20326351172214] },
    { of: [[0, 1, 0]], is: [87.73551910966, -86.18159689039895, 83.18662027362998] },
    {
      of: [[0, 0, 1]],
      is: [32.30087290398018, 79.1952703074042, -107.85546553974265],
      en: 'Blue has the smallest L* of the primaries.',
      ja: '三原色の中でL*が最も小さいのは青です。',
    },
    {
      of: [[-0.1, 0.2, 0.3]],
      is: [44.720521864680244, -38.63750345408781, -26.455946568317025],
      en: 'Negative channels give finite results.',
      ja: '負のチャンネルがあっても結果は有限です。',
    },
  ],
  accuracy: 'power',
  scale: 100,
  continuity: {
    order: 1,
    en: 'The second derivative jumps where X, Y or Z is 216/24389 of white.',
    ja: 'X、Y、Zのいずれかが白の216/24389のところで、2階微分が飛びます。',
  },
  claims: {
    'rgb2xyz followed by xyz2lab': 'the short ways give what the long ways give',
    'lab2rgb inverts them too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'Negative channels give finite results': 'conversions are finite far outside of the gamut',
    'Blue has the smallest L* of the primaries': 'the numbers that the records of Oklab and of CIELAB say',
    'with 18.4% of its light': 'the numbers that the records of Oklab and of CIELAB say',
    'a grey of 0.5 has L* = 76 then instead of 53': 'the numbers that the records of Oklab and of CIELAB say',
  },
  related: ['lab2rgb', 'rgb2lch', 'deltaE', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'rgb2oklab',
      en: 'Newer, and better for gradients and hues. Take CIELAB to measure differences, and where a standard asks for it.',
      ja: 'より新しく、グラデーションや色相に向いています。色差を測るときや、規格が求めるときはCIELABを使います。',
    },
    {
      name: { en: 'Encoded colours as input', ja: 'エンコード済みの色を渡すこと' },
      en: 'A common mistake: a grey of 0.5 has L* = 76 then instead of 53.',
      ja: 'よくある間違いです。0.5の灰色のL*が、53ではなく76になります。',
    },
  ],
  words: { en: ['rgb to lab', 'color difference'], ja: ['RGBからLab', '色差'] },
  examples: {
    'clouds-shaded-in-four-tones': { en: 'Clouds shaded in four tones', ja: '4階調で陰影を付けた雲' },
    'mask-by-likeness-to-a-colour': { en: 'A mask by likeness to one colour', ja: '一つの色に似たところだけを抜き出す' },
  },
})
