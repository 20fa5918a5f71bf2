/** Record of rgb2hcv. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueCases, hueClaims, hueJumps } from './hue.ts'
import { jobloveAndGreenberg, smith } from './references.ts'

export const record: WrittenRecord = conversion('channels', 'hcv', {
  summary: {
    en: 'Converts red, green and blue to hue, chroma and value. The chroma is the difference between the largest and the smallest channel.',
    ja: '赤・緑・青を、色相・クロマ・明度に変換します。クロマは、最大と最小のチャンネルの差です。',
  },
  intuition: {
    en: 'These are the hue and the value of HSV, with the chroma in the place of the saturation. The chroma is not divided by anything: a dark colour can only have a little of it, and at black it goes to 0, while the saturation there is noise. So chroma is what to test when you look for vivid parts of a picture.',
    ja: 'HSVの色相と明度に、彩度の代わりとしてクロマを組み合わせたものです。クロマは何でも割らないので、暗い色では小さくしかならず、黒では0に近づきます。彩度は、黒の近くではノイズになります。画像の鮮やかな部分を探すなら、クロマで判定してください。',
  },
  outside: {
    en: 'Not clamped. A colour multiplied by a positive factor keeps its hue; chroma and value are multiplied too.',
    ja: 'クランプしません。色に正の数を掛けても色相は変わらず、クロマと明度には同じ数が掛かります。',
  },
  returns: {
    en: 'Hue in turns, from 0 to below 1, chroma and value. The chroma is at most the value, as long as no channel is negative.',
    ja: '順に、色相（0以上1未満で一周）、クロマ、明度です。負のチャンネルがなければ、クロマは明度以下です。',
  },
  formula: String.raw`\begin{aligned} v &= \max(r, g, b) \\ c &= v - \min(r, g, b) \\ h &= \operatorname{rgb2hue}(r, g, b) \end{aligned}`,
  edgeCases: [
    ...hueCases([0, 0.5], [1, 1]),
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    {
      of: [[0.25, 0, 0]],
      is: [0, 0.25, 0.25],
      exact: true,
      en: 'A dark red: its saturation in HSV is 1, its chroma is not.',
      ja: '暗い赤です。HSVの彩度は1ですが、クロマは1ではありません。',
    },
    { of: [[1, 0.75, 0.75]], is: [0, 0.25, 1], exact: true, en: 'A pale pink has the same chroma.', ja: '淡いピンクのクロマも同じです。' },
  ],
  accuracy: 'division',
  oracle: {
    en: 'culori’s conversion to HSV in double precision, its saturation times its value, with hues compared on their circle.',
    ja: 'culoriのHSV変換を倍精度で計算し、彩度に明度を掛け、色相を円の上で比べたものです。',
  },
  continuity: hueJumps,
  claims: {
    ...hueClaims,
    'The chroma is the difference between the largest and the smallest channel':
      'lightness, whiteness, blackness, chroma and value are those of their definitions',
    'The chroma is at most the value, as long as no channel is negative': 'chroma is at most the value, and grows with the light as the value does',
    'A colour multiplied by a positive factor keeps its hue; chroma and value are multiplied too':
      'chroma is at most the value, and grows with the light as the value does',
  },
  references: [smith, jobloveAndGreenberg],
  related: ['rgb2hsv', 'rgb2hue', 'rgb2hwb'],
  confusedWith: [
    {
      name: 'rgb2hsv',
      en: 'Its saturation is the chroma divided by the value: 1 for dark red as for bright red.',
      ja: '彩度はクロマを明度で割ったものです。暗い赤も明るい赤も1になります。',
    },
    {
      name: { en: 'Chroma of LCh', ja: 'LChのクロマ' },
      en: 'A distance from grey as it is perceived. This one is arithmetic on channels: pure blue and pure yellow have the same.',
      ja: '知覚に合わせた、灰色からの距離です。ここでのクロマはチャンネルの算術で、純粋な青と黄で同じ値になります。',
    },
  ],
  elsewhere: [],
  words: { en: ['vivid', 'colorfulness', 'colourfulness', 'chroma key'], ja: ['鮮やかさ', 'クロマキー', '純度'] },
  examples: {
    'colour-in-the-vivid-parts-alone': { en: 'Keep colour in the vivid parts alone', ja: '鮮やかな部分だけ色を残す' },
    'embers-among-grey-ash': { en: 'Embers among grey ash', ja: '灰の中の熾火' },
  },
})
