/** Record of aamirror. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { filterWidth, meanOracle, ofTwo, prefiltering } from './pixel-mean.ts'

export const record: WrittenRecord = {
  shown: 'aamirror_width',
  summary: {
    en: 'A triangle wave, 0 at even and 1 at odd whole numbers, averaged over a pixel: its turns are rounded, and dense waves become an even ½.',
    ja: '偶数で0、奇数で1になる三角波を、1ピクセルの範囲で平均した値です。折り返しは丸くなり、密な波は均一な ½ になります。',
  },
  intuition: {
    en: 'A mirrored coordinate runs from 0 to 1 and back again. It has no jumps, but it has a corner at each turn, and where several turns fall into one pixel the result depends on where its centre happens to be. aamirror averages the wave over an interval of x as wide as a pixel. On a straight part the mean is the wave itself. At a turn a parabola rounds off the corner, a quarter of the width deep. Over a full period of 2 the mean is ½.',
    ja: '鏡映しの座標は、0から1へ行ってまた0へ戻ります。値は飛びませんが、折り返しのたびに角があり、一つのピクセルに折り返しがいくつも入ると、ピクセルの中心がどこに来るかで結果が変わってしまいます。aamirrorは、xのうち1ピクセルに当たる区間でこの波を平均します。まっすぐな部分では、平均は波の値そのものです。折り返しでは角が放物線で丸まり、その深さは幅の4分の1です。1周期に当たる2の幅では、平均は ½ になります。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number.', ja: '対象の数です。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: 1.3,
      outside: {
        en: 'Any number; far from 0 it has fewer digits behind the point, and so has the result.',
        ja: 'どんな数でもかまいません。0から遠いほど小数点以下の桁が減り、結果もその分だけ粗くなります。',
      },
    },
    width: filterWidth([0, 5], 0.25, {
      en: 'Any width. At 0 and below it is the plain triangle wave.',
      ja: 'どんな幅でもかまいません。0以下では、ただの三角波になります。',
    }),
  },
  returns: {
    en: 'The mean of the wave over the pixel.',
    ja: '1ピクセルの範囲での三角波の平均です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{aamirror}(x) = \frac1w \int_{x - w/2}^{x + w/2} \left| t - 2 \left\lfloor \tfrac t2 + \tfrac12 \right\rfloor \right| dt \\ w = \left|\frac{\partial x}{\partial p_x}\right| + \left|\frac{\partial x}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    { overload: 'width', of: [0.25, 0], is: 0.25, exact: true, en: 'The plain wave, without a division by zero.', ja: 'ただの三角波です。0では割りません。' },
    { overload: 'width', of: [1, 0], is: 1, exact: true },
    { overload: 'width', of: [1.25, 0.25], is: 0.75, exact: true, en: 'Down again after 1.', ja: '1を過ぎると下がります。' },
    { overload: 'width', of: [-0.25, 0.25], is: 0.25, exact: true },
    { overload: 'width', of: [0, 0.5], is: 0.125, en: 'A quarter of the width above the turn.', ja: '折り返しの角より、幅の4分の1だけ上です。' },
    { overload: 'width', of: [1, 0.5], is: 0.875 },
    { overload: 'width', of: [0.3, 2], is: 0.5, en: 'A full period has the mean ½.', ja: '1周期の平均は ½ です。' },
    {
      of: [2.75],
      is: 0.75,
      exact: true,
      en: 'Where x is constant across neighbouring pixels, it is the plain wave.',
      ja: 'まわりのピクセルでxが変わらなければ、ただの三角波になります。',
    },
    ofTwo([0, 1.5], [0.5, 0.25], [0.125, 0.5]),
  ],
  accuracy: { class: 'division', oracle: meanOracle },
  continuity: {
    order: 1,
    en: 'Straight lines joined by parabolas. With a width of 0 the turns are corners.',
    ja: '直線を放物線でつないだ形です。幅が0なら、折り返しは角になります。',
  },
  claims: {
    'averaged over a pixel': 'is the mean over the pixel, however wide',
    'On a straight part the mean is the wave itself': 'is the plain function where no edge lies in the pixel',
    'Over a full period of 2 the mean is ½': 'over whole periods nothing of the pattern is left',
    'dense waves become an even ½': 'wider pixels leave less of the pattern',
    'a quarter of the width deep': 'aamirror turns a quarter of the width before the corner',
    'Straight lines joined by parabolas': 'aamirror has no corner where it has a width',
  },
  references: [prefiltering],
  provenance: fromFirstPrinciples,
  related: ['aafract', 'aafloor', 'fcos', 'kaleidoscope'],
  confusedWith: [
    {
      name: 'aafract',
      en: 'Drops back to 0 instead of turning round.',
      ja: '折り返さずに、0へ落ちます。',
    },
    {
      name: 'fcos',
      en: 'A round wave from −1 to 1, with a period of 2π.',
      ja: '全体が丸みを帯びた、−1から1までの波です。周期は2πです。',
    },
    {
      name: { en: 'abs(fract(x / 2) * 2 − 1)', ja: 'abs(fract(x / 2) * 2 − 1)という式' },
      en: 'The same wave upside down, 1 at even whole numbers, without a filter.',
      ja: '上下が逆の三角波で、偶数で1になります。平均はしません。',
    },
  ],
  elsewhere: [
    {
      where: 'WebGL, WebGPU',
      name: 'MIRRORED_REPEAT, mirror-repeat',
      note: { en: 'The wrap mode of textures, which is a plain triangle wave.', ja: 'テクスチャーの折り返しの設定で、ただの三角波です。' },
    },
    { where: 'Unity', name: 'Mathf.PingPong', note: { en: 'Without a filter.', ja: '平均はしません。' } },
  ],
  synonyms: {
    en: ['mirror', 'ping-pong', 'triangle wave', 'fold', 'antialias', 'mirrored repeat', 'zigzag', 'pleats', 'box filter'],
    ja: ['アンチエイリアス', '三角波', '折り返し', 'ミラー', '鏡', 'ピンポン', 'ジグザグ', 'プリーツ', 'ひだ', '帯域制限'],
  },
  examples: {
    'pleated-curtain': { en: 'A pleated curtain', ja: 'ひだのあるカーテン' },
    'folding-screen-of-mountains': { en: 'A folding screen with mountains', ja: '山並みの屏風' },
  },
}
