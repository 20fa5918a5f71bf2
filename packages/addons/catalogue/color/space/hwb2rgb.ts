/** Record of hwb2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueWraps, wrapClaims } from './hue.ts'

export const record: WrittenRecord = conversion('hwb', 'channels', {
  summary: {
    en: 'Mixes the pure colour of a hue with amounts of white and black, as a painter does.',
    ja: '絵の具を混ぜるように、色相の純色に白と黒を混ぜた色を返します。',
  },
  intuition: {
    en: 'Choose a hue, add white for a tint, black for a shade, both for a tone. The pure colour has the rest, 1 − w − b: so the smallest channel is the whiteness, and the largest is 1 minus the blackness. If white and black are more than 1 together, there is no room for the pure colour, and the result is the grey w/(w + b).',
    ja: '色相を選び、白を足せば明るい色、黒を足せば暗い色、両方を足せばくすんだ色になります。純色の割合は残りの1 − w − bです。そのため、最小のチャンネルが白み、最大のチャンネルが1から黒みを引いた値になります。白みと黒みの和が1を超えると純色の入る余地がなく、結果は灰色のw/(w + b) です。',
  },
  outside: hueWraps({
    en: 'Whiteness and blackness are not clamped: a negative blackness gives a channel above 1.',
    ja: '白みと黒みはクランプしません。黒みが負なら、1を超えるチャンネルが出ます。',
  }),
  formula: String.raw`\begin{aligned} p &= \operatorname{hue2rgb}(h) \\ (r, g, b) &= \begin{cases} (1 - w - b)\,p + w & w + b < 1 \\ w/(w + b) & w + b \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [1, 0, 0], exact: true },
    { of: [[0.5, 0.25, 0.25]], is: [0.25, 0.75, 0.75], exact: true },
    { of: [[0.37, 1, 0]], is: [1, 1, 1], exact: true, en: 'All white.', ja: '白だけです。' },
    { of: [[0.37, 0, 1]], is: [0, 0, 0], exact: true, en: 'All black.', ja: '黒だけです。' },
    {
      of: [[0.37, 1, 1]],
      is: [0.5, 0.5, 0.5],
      en: 'As much white as black: the middle grey, whatever the hue.',
      ja: '白と黒が同量なら、色相によらず中間の灰色です。',
    },
    { of: [[0, 0, -1]], is: [2, 0, 0], exact: true, en: 'Blackness is not clamped.', ja: '黒みはクランプしません。' },
  ],
  accuracy: 'division',
  continuity: {
    order: 0,
    en: 'Corners at every sixth of a turn, and where whiteness and blackness are 1 together.',
    ja: '色相の6分の1周ごとと、白みと黒みの和が1になるところで角になります。',
  },
  claims: {
    ...wrapClaims,
    'the smallest channel is the whiteness, and the largest is 1 minus the blackness':
      'the smallest channel is the whiteness, the largest 1 minus the blackness',
    'the result is the grey w/(w + b)': 'where white and black fill a colour, it is a grey, whatever the hue',
    'a negative blackness gives a channel above 1': 'the smallest channel is the whiteness, the largest 1 minus the blackness',
    'Corners at every sixth of a turn': 'there are corners at every sixth of a turn, and nowhere between',
    'where whiteness and blackness are 1 together': 'where white and black fill a colour, it is a grey, whatever the hue',
  },
  related: ['rgb2hwb', 'hsv2rgb', 'hsl2rgb', 'hue2rgb'],
  confusedWith: [
    {
      name: 'hsv2rgb',
      en: 'Scales by the value after mixing with white, so its saturation means less, the darker the colour is. Whiteness is the same amount at any blackness.',
      ja: '白と混ぜた後で明度を掛けるので、暗い色ほど彩度の効き目が小さくなります。白みは、黒みがいくつでも同じ量です。',
    },
    {
      name: 'cmyk2rgb',
      en: 'Multiplies what inks leave over. Here amounts of white and black are added.',
      ja: 'インクが残した光を掛け合わせます。こちらは白と黒の量を足します。',
    },
  ],
  elsewhere: [{ where: 'CSS', name: 'hwb()', note: { en: 'Hue in degrees, the others in percent.', ja: '色相は度、ほかは%で指定します。' } }],
  words: { en: ['tint', 'tone'], ja: ['色調', 'パステル', '絵の具', '混色'] },
  examples: {
    'chart-of-tints-and-shades': { en: 'A chart of tints and shades', ja: '明るい色と暗い色の色見本' },
    'balloons-that-fade-in-the-haze': { en: 'Balloons that fade into the haze', ja: 'もやに霞む気球' },
  },
})
