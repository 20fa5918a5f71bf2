/** Record of aafract. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { filterWidth, meanOracle, ofTwo, prefiltering } from './pixel-mean.ts'

export const record: WrittenRecord = {
  shown: 'aafract_width',
  summary: {
    en: 'fract without jagged edges: the mean of fract over a pixel, so that the drop at each whole number is a ramp one pixel wide.',
    ja: '折り返しがギザギザにならないfractです。1ピクセルの範囲でfractを平均するので、整数ごとの落ち込みは1ピクセル幅の坂になります。',
  },
  intuition: {
    en: 'fract is a sawtooth: it rises from 0 to 1 and falls back at every whole number. aafract averages it over an interval of x as wide as a pixel. Between two drops the mean is fract itself, because the mean of a straight line is its middle. Across a drop the mean falls steadily. As the teeth become narrower than a pixel, the mean settles at ½: a dense pattern turns into an even grey instead of moiré.',
    ja: 'fractはのこぎり波です。0から1まで上がり、整数ごとに0へ落ちます。aafractは、xのうち1ピクセルに当たる区間でこれを平均します。直線の平均はその中央の値なので、落ち込みを含まない区間では、平均はfractの値そのものです。落ち込みをまたぐ区間では、平均は一定の割合で下がります。歯がピクセルより細かくなるにつれて平均は ½ に落ち着き、密な模様はモアレではなく均一な灰色になります。',
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
    width: filterWidth([0, 3], 0.1, {
      en: 'Any width. At 0 and below it is a plain fract, except that a whole number gives ½.',
      ja: 'どんな幅でもかまいません。0以下ではただのfractになりますが、整数ちょうどの値は ½ です。',
    }),
  },
  returns: {
    en: 'The mean of fract over the pixel. For widths up to 1, it stays at least half of the width away from 0 and 1.',
    ja: '1ピクセルの範囲でのfractの平均です。幅が1以下なら、0からも1からも幅の半分以上離れた値になります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{aafract}(x) = \frac1w \int_{x - w/2}^{x + w/2} \bigl(t - \lfloor t \rfloor\bigr) \, dt \\ w = \left|\frac{\partial x}{\partial p_x}\right| + \left|\frac{\partial x}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    { overload: 'width', of: [2.25, 0.25], is: 0.25, exact: true, en: 'No drop in the pixel.', ja: 'ピクセルの中に落ち込みがありません。' },
    { overload: 'width', of: [3, 0.5], is: 0.5, exact: true, en: 'The drop crosses the centre.', ja: '落ち込みが中心を通ります。' },
    { overload: 'width', of: [3.125, 0.5], is: 0.375 },
    { overload: 'width', of: [-0.25, 0.25], is: 0.75 },
    { overload: 'width', of: [0.3, 1], is: 0.5, en: 'A whole period has the mean ½.', ja: '1周期の平均は ½ です。' },
    { overload: 'width', of: [0.3, 100], is: 0.5 },
    { overload: 'width', of: [2.75, 0], is: 0.75, en: 'A plain fract, without a division by zero.', ja: 'ただのfractになります。0では割りません。' },
    { overload: 'width', of: [3, 0], is: 0.5, exact: true, en: 'fract gives 0 here.', ja: 'fractではここで0になります。' },
    {
      of: [2.75],
      is: 0.75,
      en: 'Where x is constant across neighbouring pixels, it is a plain fract.',
      ja: 'まわりのピクセルでxが変わらなければ、ただのfractになります。',
    },
    ofTwo([2, -1.25], [0.5, 0.5], [0.5, 0.75]),
  ],
  accuracy: { class: 'division', oracle: meanOracle },
  continuity: { order: 0, en: 'A kink at either end of each drop.', ja: '落ち込みの両端で折れます。' },
  claims: {
    'the mean of fract over a pixel': 'is the mean over the pixel, however wide',
    'Between two drops the mean is fract itself': 'is the plain function where no edge lies in the pixel',
    'A whole period has the mean ½': 'over whole periods nothing of the pattern is left',
    'the mean settles at ½': 'wider pixels leave less of the pattern',
    'it stays at least half of the width away from 0 and 1': 'aafract stays half of the width inside of 0 and 1',
    'Together they are x again': 'aafloor and aafract together are x',
  },
  references: [prefiltering],
  provenance: fromFirstPrinciples,
  related: ['aafloor', 'aamirror', 'aastep', 'safeMod'],
  confusedWith: [
    {
      name: 'aafloor',
      en: 'The steps instead of the teeth. Together they are x again.',
      ja: '歯の代わりに段を返します。足すとxに戻ります。',
    },
    {
      name: 'aamirror',
      en: 'Rises and falls instead of dropping: tiles are mirrored, and their borders match without a filter.',
      ja: '落ちる代わりに折り返して下がります。タイルは鏡映しになり、境目は初めからつながります。',
    },
    {
      name: { en: 'coordinates inside a tile', ja: 'タイル内の座標' },
      en: 'For the place inside a tile use fract: in the ramp aafract runs through all places of the tile in reverse. aafract is for values that are shown.',
      ja: 'タイルの中の位置には、fractを使ってください。aafractの坂の部分では、タイルの中の位置を逆向きに一気に通ってしまいます。aafractは、そのまま見える値に使います。',
    },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'fract(x)', note: { en: 'Without the ramps.', ja: '坂がありません。' } },
    {
      where: { en: 'Sound synthesis', ja: '音の合成' },
      name: { en: 'band-limited sawtooth', ja: '帯域制限したのこぎり波' },
      note: { en: 'The same aim for samples in time, by other filters.', ja: '時間方向のサンプルについて同じことを目指しますが、フィルターは別のものです。' },
    },
  ],
  synonyms: {
    en: ['fract', 'frac', 'antialias', 'sawtooth', 'saw', 'repeat', 'box filter', 'moire', 'stripes', 'band-limited'],
    ja: ['アンチエイリアス', '小数部', '小数部分', 'のこぎり波', '繰り返し', '縞', 'しま模様', 'モアレ', 'ボックスフィルター', '帯域制限'],
  },
  examples: {
    'roof-of-shingles': { en: 'A roof of wooden shingles', ja: '木の板を重ねた屋根' },
    'shell-with-growing-ridges': { en: 'A shell with growing ridges', ja: '畝が育つ巻き貝' },
  },
}
