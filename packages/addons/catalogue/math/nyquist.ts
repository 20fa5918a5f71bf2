/** Record of nyquist. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { prefiltering } from './pixel-mean.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Fades a periodic pattern to its mean before its waves become too short for the pixels, which avoids moiré.',
    ja: '周期的な模様を、波がピクセルで表せないほど短くなる前に、その平均へ近づけます。モアレを防ぎます。',
  },
  intuition: {
    en: 'To show a wave, pixels must sample it at least twice a period. With fewer samples another, longer wave appears that is not in the pattern: moiré. So count how many waves lie in one pixel. Up to a quarter the pattern is shown as it is; from a half on only its mean is shown; between them the contrast falls smoothly. Unlike an exact filter this needs no integral, so it works for a pattern of any form whose period and mean you know.',
    ja: '波を表すには、1周期に少なくとも2個のサンプルが必要です。それより少ないと、もとの模様にはない長い波が現れます。これがモアレです。そこで、1ピクセルに波がいくつ入るかを数えます。¼ までは模様をそのまま、½ からは平均だけを見せ、そのあいだではコントラストを滑らかに下げます。正確なフィルターと違って積分がいらないので、周期と平均さえ分かれば、どんな形の模様にも使えます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The value of the pattern.', ja: '模様の値です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 1],
      default: 0.8,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    mean: {
      meaning: {
        en: 'The mean of the pattern over a period: 0 for a sine, the mean colour for stripes.',
        ja: '模様の1周期での平均です。sinなら0、縞なら平均の色です。',
      },
      unit: 'number',
      range: [-1, 1],
      default: 0,
      outside: {
        en: 'Any number. A wrong mean makes the distance too bright or too dark.',
        ja: 'どんな数でもかまいません。平均が正しくないと、遠くが明るすぎたり暗すぎたりします。',
      },
    },
    width: {
      meaning: {
        en: 'How many waves lie in a pixel: fwidth of the phase, counted in periods. Take the derivative of the phase, not of x, whose slope is 0 at every crest.',
        ja: '1ピクセルに入る波の数です。周期を1として数えた位相のfwidthを渡します。xではなく位相を微分してください。xの傾きは、波の山のたびに0になってしまいます。',
      },
      unit: 'number',
      range: [0, 0.75],
      default: 0.3,
      outside: { en: 'Up to ¼ nothing changes; from ½ on the result is the mean.', ja: '¼ 以下では何も変わらず、½ 以上では平均になります。' },
    },
  },
  returns: { en: 'The pattern, its mean, or a mixture of both.', ja: '模様の値、その平均、または両者を混ぜた値です。', range: { min: -1, max: 1 } },
  formula: String.raw`\operatorname{nyquist}(x, m, w) = x + (m - x)\,\operatorname{smoothstep}\!\left(\tfrac14,\ \tfrac12,\ w\right)`,
  edgeCases: [
    { of: [0.75, 0.25, 0], is: 0.75, exact: true, en: 'A long wave stays.', ja: '長い波はそのままです。' },
    { of: [0.75, 0.25, 0.25], is: 0.75, exact: true },
    { of: [0.75, 0.25, 0.375], is: 0.5, en: 'Halfway.', ja: '中間です。' },
    { of: [0.75, 0.25, 0.5], is: 0.25, en: 'Two samples a wave: only the mean is left.', ja: '1周期に2サンプルなので、平均だけが残ります。' },
    { of: [0.75, 0.25, 40], is: 0.25 },
    { overload: 'vec2', of: [[1, -1], [0, 0.5], 0.375], is: [0.5, -0.25] },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The three cases in double precision, with the fade by the distance to its nearer end.',
      ja: '三つの場合を倍精度で計算したものです。中間の部分は、近い方の端からの距離で求めています。',
    },
  },
  continuity: { order: 1, en: 'The second derivative jumps at both ends of the fade.', ja: '切り替わりの両端で、二階微分が飛びます。' },
  claims: {
    'Up to a quarter the pattern is shown as it is': 'nyquist leaves long waves alone and shows nothing of short ones',
    'between them the contrast falls smoothly': 'nyquist fades without a corner, and never the other way',
    'it keeps 64 % of the contrast at two pixels a wave, where nyquist leaves nothing': 'nyquist leaves nothing where fcos keeps 64 %',
    'must sample it at least twice a period': 'a cosine of more than half a wave a pixel looks like another one',
  },
  references: [
    {
      title: 'Clamping: A Method of Antialiasing Textured Surfaces by Bandwidth Limiting in Object Space',
      authors: 'Alan Norton, Alyn P. Rockwood, Philip T. Skolmoski',
      year: 1982,
      section: 'Computer Graphics 16(3), SIGGRAPH 82',
    },
    prefiltering,
  ],
  provenance: fromReference,
  related: ['fcos', 'aafract', 'aamirror', 'aastep'],
  confusedWith: [
    {
      name: 'fcos',
      en: 'The exact filter of a cosine: it keeps 64 % of the contrast at two pixels a wave, where nyquist leaves nothing.',
      ja: 'cosの正確なフィルターです。波の長さが2ピクセルのとき、nyquistでは何も残りませんが、こちらはコントラストの64 %を残します。',
    },
    {
      name: 'aafract, aamirror, aafloor',
      en: 'Exact filters of their own patterns. They soften edges too, which nyquist leaves hard while a wave is long.',
      ja: 'それぞれの模様の正確なフィルターです。縁も滑らかになります。nyquistは、波が長いあいだ縁を硬いままにします。',
    },
    {
      name: { en: 'the number of octaves', ja: 'オクターブの数' },
      en: 'Noise has no single period. Fade each octave by its own width, or leave out the finest ones.',
      ja: 'ノイズの周期は一つではありません。オクターブごとにその幅で消すか、細かいオクターブを省いてください。',
    },
  ],
  elsewhere: [
    {
      where: 'RenderMan Shading Language',
      name: 'fadeout',
      note: { en: 'A widespread macro, with other limits.', ja: '広く使われるマクロで、範囲の値が違います。' },
    },
    { where: { en: 'Graphics papers', ja: 'CGの論文' }, name: { en: 'frequency clamping', ja: '周波数クランピング' } },
  ],
  synonyms: {
    en: ['Nyquist limit', 'frequency clamping', 'fade out', 'fadeout', 'moire', 'aliasing', 'antialias', 'sampling theorem', 'band limit'],
    ja: ['ナイキスト', 'ナイキスト周波数', 'サンプリング定理', '標本化定理', 'モアレ', 'エイリアシング', 'アンチエイリアス', '帯域制限', 'フェード'],
  },
  examples: {
    'field-of-tulips': { en: 'A field of tulips in rows', ja: '畝の続くチューリップ畑' },
    'guilloche-on-a-banknote': { en: 'A guilloche on a banknote', ja: '紙幣の彩紋' },
  },
}
