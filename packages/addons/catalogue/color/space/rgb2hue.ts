/** Record of rgb2hue. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueClaims, hueJumps } from './hue.ts'

export const record: WrittenRecord = conversion('channels', 'hue', {
  summary: {
    en: 'Gives the hue of a colour in turns, from 0 to below 1: that of HSV, HSL, HWB and HCV. It is 0 for greys.',
    ja: '色の色相を、0以上1未満で一周する値で返します。HSV、HSL、HWB、HCVに共通の色相です。灰色では0です。',
  },
  intuition: {
    en: 'The largest channel says in which third of the circle the hue lies, around red, green or blue. The other two say how far it leans to one side. Only differences of channels count, and only their ratio: neither more light nor more white changes the hue.',
    ja: '最大のチャンネルによって、色相が赤、緑、青のどれを中心とする3分の1周にあるかが決まり、残りの二つで、どちらへどれだけ寄るかが決まります。使うのはチャンネルの差の比だけなので、光を強めても白を混ぜても色相は変わりません。',
  },
  outside: {
    en: 'Not clamped: colours of any brightness, and negative channels, have a hue.',
    ja: 'クランプしません。どんな明るさの色にも、負のチャンネルを持つ色にも、色相があります。',
  },
  returns: { en: 'The hue in turns, from 0 to below 1: 0 is red, ⅓ green, ⅔ blue.', ja: '0以上1未満で一周する色相です。0が赤、⅓ が緑、⅔ が青です。' },
  formula: String.raw`h = \frac16 \begin{cases} 0 & \max = \min \\ \dfrac{g - b}{\max - \min} \bmod 6 & \max = r \\[0.6em] \dfrac{b - r}{\max - \min} + 2 & \max = g \\[0.6em] \dfrac{r - g}{\max - \min} + 4 & \max = b \end{cases}`,
  edgeCases: [
    { of: [[1, 0, 0]], is: 0, exact: true },
    {
      of: [[0, 1, 1]],
      is: 0.5,
      exact: true,
      en: 'Cyan, opposite to red. Two channels are the largest.',
      ja: '赤の反対側のシアンです。最大のチャンネルが二つあります。',
    },
    { of: [[0.9, 0.5, 0.9]], is: 5 / 6, en: 'A pale magenta: the hue is never negative.', ja: '淡いマゼンタです。色相が負になることはありません。' },
    { of: [[1, 0, 1e-9]], is: 0, exact: true, en: 'A hue that would round to 1 becomes 0.', ja: '丸めると1になる色相は0になります。' },
    {
      of: [[0.5, 0.5, 0.5]],
      is: 0,
      exact: true,
      en: 'A grey has no hue; the function returns 0 instead of 0/0.',
      ja: '灰色に色相はありません。0/0ではなく、0を返します。',
    },
    { of: [[8, 0, 4]], is: 11 / 12, en: 'Light above 1 has a hue, too.', ja: '1を超える光にも色相があります。' },
  ],
  accuracy: 'division',
  oracle: {
    en: 'The hue of culori’s HSV in double precision, compared on its circle.',
    ja: 'culoriのHSVの色相を倍精度で計算し、円の上で比べたものです。',
  },
  continuity: hueJumps,
  claims: {
    ...hueClaims,
    'neither more light nor more white changes the hue': 'neither more light nor more white changes the hue',
    'the hue is never negative': 'the hue is that of HSV, from 0 to below 1, and 0 for greys',
  },
  alpha: false,
  related: ['hue2rgb', 'rgb2hsv', 'rgb2hsl', 'rgb2hcv'],
  confusedWith: [
    {
      name: { en: 'Hue of OKLCH', ja: 'OKLCHの色相' },
      en: 'Another angle, which follows perception: sRGB red has the hue 0.081 there.',
      ja: '知覚に合わせた別の角度です。sRGBの赤は、OKLCHでは0.081です。',
    },
    {
      name: { en: 'atan2 on the plane of the cube', ja: '立方体の面でのatan2' },
      en: 'The true angle round the grey diagonal. This hue is measured along a hexagon; they agree at its corners and halfway between, and differ by less than 1.12 degrees.',
      ja: '灰色の対角線のまわりの本当の角度です。ここでの色相は六角形の辺に沿って測ったもので、頂点と辺の中央では一致し、差は1.12度未満です。',
    },
  ],
  elsewhere: [{ where: 'p5.js', name: 'hue()', note: { en: 'From 0 to 360.', ja: '0〜360です。' } }],
  words: { en: ['hue angle', 'chroma key'], ja: ['色合い', 'クロマキー', '色の角度'] },
  examples: {
    'find-the-oranges-in-a-bowl': { en: 'Find the oranges in a bowl of fruit', ja: '果物の中からオレンジを見つける' },
    'tide-lines-of-one-hue': { en: 'Tide lines along one hue', ja: '一つの色相に沿う波の線' },
  },
})
