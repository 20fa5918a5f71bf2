/** Record of turbulence. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { imageSynthesizer, octaveParameters, texturing } from './octaves.ts'

export const record: WrittenRecord = {
  shown: 'turbulence_lacunarity',
  summary: {
    en: 'Turbulence: the sum of octaves of the absolute value of gradient noise. It has creases like flames, billowing smoke and veined stone.',
    ja: 'タービュランスです。グラディエントノイズの絶対値を、細かく弱くしながら何オクターブも足し合わせます。炎や立ちのぼる煙、石の縞のような、折り目のある模様になります。',
  },
  intuition: {
    en: 'The absolute value folds everything below zero upwards. Where the noise passes through zero, a sharp crease remains, and between the creases the noise bulges. Finer octaves put smaller bulges on the large ones, as in smoke and cauliflower clouds. Octaves, weights and offsets are those of fbm, so you can replace one by the other to compare them.',
    ja: '絶対値をとると、0より低いところが上に折り返されます。値が0をまたぐところには鋭い折り目が残り、折り目と折り目のあいだは丸く膨らみます。細かいオクターブが大きな膨らみの上に小さな膨らみを重ね、噴煙や入道雲のような形になります。オクターブの重みとずらし方はfbmと同じなので、置き換えて見比べられます。',
  },
  parameters: octaveParameters,
  returns: {
    en: 'The weighted mean of the octaves: at least 0, at most 1. It is on average 0.25 on a plane and 0.18 in space. With five octaves, nine values of ten lie between 0.09 and 0.45 on a plane, and between 0.07 and 0.32 in space.',
    ja: 'オクターブの加重平均です。0以上1以下で、平均は平面で0.25、空間で0.18です。5オクターブでは、10個のうち9個の値が、平面で0.09〜0.45、空間で0.07〜0.32に収まります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} f(p) = \frac{\displaystyle\sum_{i=0}^{n-1} g^{\,i}\, \bigl|\operatorname{gnoise}\bigl(\ell^{\,i} p + i\,o\bigr)\bigr|}{\displaystyle\sum_{i=0}^{n-1} g^{\,i}} \\ o = (7.618,\ 3.382,\ 5.236) \end{gathered}`,
  edgeCases: [
    { of: [[0.5, 0.5], 1], is: 0.02794569917023182, en: 'One octave is the absolute value of gnoise.', ja: '1オクターブなら、gnoiseの絶対値です。' },
    { of: [[0, 0], 1], is: 0, en: 'The first octave is zero at lattice points.', ja: '最初のオクターブは格子点で0です。' },
    { of: [[0.5, 0.5], 0], is: 0.02794569917023182, en: 'Below 1 counts as 1.', ja: '1より小さければ1とみなします。' },
    { of: [[0.5, 0.5], 5], is: 0.09759670495986938 },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, 0.5],
      is: 0.09759670495986938,
      en: 'The values used when lacunarity and gain are left out.',
      ja: '省略したときと同じ値です。',
    },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, -1],
      is: 0.02794569917023182,
      en: 'A negative gain counts as 0, which leaves the first octave.',
      ja: '負のgainは0とみなし、最初のオクターブだけが残ります。',
    },
    { of: [[0.5, 0.5], 99], is: 0.09961274266242981, en: 'Limited to 16 octaves.', ja: '16オクターブで打ち切ります。' },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5], 5], is: 0.18000657856464386 },
  ],
  accuracy: {
    class: 'lattice',
    scale: 8,
    oracle: {
      en: 'The sum written out in double precision, with the gradient noise that gnoise is compared with.',
      ja: '和を倍精度で書き下したものです。中のノイズには、gnoiseの検証に使うものと同じ倍精度の実装を使っています。',
    },
  },
  continuity: { order: 0, en: 'Kinks wherever an octave passes through zero.', ja: 'どれかのオクターブが0をまたぐところで折れ曲がります。' },
  claims: {
    'a sharp crease remains': 'where one octave passes through zero, its slope changes sign',
    'One octave is the absolute value of gnoise': 'one octave of turbulence is the absolute value of gnoise, bit for bit',
    'at least 0, at most 1': 'turbulence and ridged stay within 0 and 1 with any gain',
    'on average 0.25 on a plane and 0.18 in space': 'the mean of turbulence is 0.25 on a plane and 0.18 in space, with one octave and with more',
    'nine values of ten lie between 0.09 and 0.45 on a plane, and between 0.07 and 0.32 in space': 'nine of ten values lie where the records say',
    'Octaves, weights and offsets are those of fbm': 'with the noise itself in place of its absolute value it would be fbm',
  },
  references: [imageSynthesizer, texturing('2, building procedural textures')],
  provenance: fromReference,
  related: ['fbm', 'ridged', 'gnoise', 'domainWarp'],
  confusedWith: [
    {
      name: 'fbm',
      en: 'Adds the noise itself, from −1 to 1, without creases: clouds and hills.',
      ja: 'ノイズそのもの（−1〜1）を足し、折り目ができません。雲や丘に向きます。',
    },
    {
      name: 'ridged',
      en: 'Turns the creases upside down into ridges and weakens detail in the valleys: mountains.',
      ja: '折り目を上下逆にして尾根にし、谷では細部を弱めます。山に向きます。',
    },
    {
      name: 'SVG feTurbulence',
      en: 'Adds octaves without dividing by the sum of the weights, once for each colour channel.',
      ja: '重みの合計で割らずに足し、色のチャンネルごとに計算します。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feTurbulence type="turbulence"' },
    { where: 'libnoise', name: 'Billow', note: { en: 'Scales each octave to −1 to 1.', ja: 'オクターブごとに−1〜1に伸ばします。' } },
  ],
  synonyms: {
    en: ['turbulence', 'billow', 'billowed noise', 'absolute noise', 'fire', 'flames', 'smoke', 'marble', 'explosion', 'perlin noise', 'fractal noise'],
    ja: ['タービュランス', '乱流', 'らんりゅう', '炎', 'ほのお', '火', '煙', '噴煙', '大理石', '絶対値', 'フラクタルノイズ', 'ノイズ'],
  },
  examples: {
    'slab-of-green-marble': { en: 'A slab of green marble', ja: '緑の大理石の板' },
    'ash-over-a-volcano': { en: 'Ash over a volcano', ja: '火山の噴煙' },
  },
}
