/** Record of wavelength2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Returns the colour of light of one wavelength as linear red, green and blue, as bright as the eye sees equal power.',
    ja: '一つの波長の光の色を、リニアな赤・緑・青で返します。放射量が等しい光の、目に見える明るさの違いも表します。',
  },
  intuition: {
    en: 'The colour of a wavelength is three amounts, which the CIE standardised in 1931 as the colour matching functions. Here each function is a sum of bells, one side of a bell wider than the other. Towards both ends the eye sees less and less. Every spectral colour is purer than any mixture of the primaries of sRGB, so at least one channel is negative: clamp with max(0), or add white.',
    ja: '一つの波長の色は三つの量で表します。CIEが1931年に定めた等色関数の値です。ここでは、それぞれの関数を左右の幅の違う釣鐘形の和で近似します。両端に近いほど、目には見えにくくなります。スペクトルの色はどれもsRGBの原色の混合より純粋なので、少なくとも一つのチャンネルが負になります。max(0)で切るか、白を足してください。',
  },
  parameters: {
    nm: {
      meaning: {
        en: 'The wavelength: about 400 is violet, 450 blue, 500 cyan, 530 green, 580 yellow, 600 orange, 650 and more red.',
        ja: '波長です。およそ400は紫、450は青、500は青緑、530は緑、580は黄、600は橙、650以上は赤です。',
      },
      unit: 'nanometres',
      role: 'domain',
      range: [380, 780],
      default: 580,
      step: 1,
      outside: {
        en: 'Not clamped: the bells fall to 0, which is ultraviolet and infrared.',
        ja: 'クランプしません。紫外線と赤外線では、釣鐘形が0に近づきます。',
      },
    },
  },
  returns: {
    en: 'Linear red, green and blue. The luminance is largest at 554 nm, about 1; red reaches 2.5, and channels go down to −0.91.',
    ja: 'リニアな赤、緑、青です。輝度は554 nmで最大になり、およそ1です。赤は2.5まで、チャンネルの最小は−0.91です。',
    range: { min: [-0.91, -0.24, -0.17], max: [2.51, 1.52, 1.9] },
  },
  formula: String.raw`\begin{gathered} g(\lambda; \mu, s_1, s_2) = \exp\bigl(-\tfrac12 s^2 (\lambda - \mu)^2\bigr), \quad s = \begin{cases} s_1 & \lambda < \mu \\ s_2 & \lambda \ge \mu \end{cases} \\ \begin{aligned} X = {} & 0.362\,g(\lambda; 442, 0.0624, 0.0374) \\ & {} + 1.056\,g(\lambda; 599.8, 0.0264, 0.0323) \\ & {} - 0.065\,g(\lambda; 501.1, 0.0490, 0.0382) \\ Y = {} & 0.821\,g(\lambda; 568.8, 0.0213, 0.0247) \\ & {} + 0.286\,g(\lambda; 530.9, 0.0613, 0.0322) \\ Z = {} & 1.217\,g(\lambda; 437, 0.0845, 0.0278) \\ & {} + 0.681\,g(\lambda; 459, 0.0385, 0.0725) \end{aligned} \end{gathered}`,
  edgeCases: [
    { of: [450], is: [0.17449440865492072, -0.19646689151211894, 1.8951802347059157], en: 'Blue.', ja: '青です。' },
    {
      of: [500],
      is: [-0.631813265554082, 0.6245051267770776, 0.21939168410078544],
      en: 'Cyan: red is far below 0.',
      ja: '青緑です。赤は0を大きく下回ります。',
    },
    { of: [532], is: [-0.7975462730422791, 1.4944564868926253, -0.13203018458629476], en: 'The green of a laser pointer.', ja: 'レーザーポインターの緑です。' },
    { of: [589.3], is: [2.1073048293358156, 0.46169933874598706, -0.10058812519212787], en: 'The orange of a sodium lamp.', ja: 'ナトリウムランプの橙です。' },
    {
      of: [700],
      is: [0.011570567751668145, 0.0026358101506084404, -0.0005658339424413052],
      en: 'Nearly dark: the eye hardly sees this red.',
      ja: 'ほぼ暗闇です。この赤は、目にはほとんど見えません。',
    },
    { of: [0], is: [0, 0, 0], en: 'Far outside the result is nearly 0.', ja: '範囲から遠く離れると、ほぼ0です。' },
  ],
  accuracy: {
    class: 'power',
    scale: 4,
    oracle: {
      en: 'The fits of the paper in double precision, then culori from CIE XYZ; and the colour matching functions of CIE 1931 in steps of 10 nm, from which the fits differ by at most 0.06.',
      ja: '論文の近似式を倍精度で計算し、culoriでCIE XYZから変換したものです。10 nm刻みのCIE 1931等色関数とも比べ、差が0.06以内であることを確かめています。',
    },
  },
  continuity: { order: 1, en: 'The second derivative jumps at the tops of the bells.', ja: '釣鐘形の頂点で、2階微分が飛びます。' },
  claims: {
    'Every spectral colour is purer than any mixture of the primaries of sRGB, so at least one channel is negative':
      'spectral colours have a negative channel each, and the bounds of the record',
    'The luminance is largest at 554 nm, about 1; red reaches 2.5, and channels go down to −0.91':
      'spectral colours have a negative channel each, and the bounds of the record',
    'as bright as the eye sees equal power': 'it is near the colour matching functions of CIE 1931',
    'Far outside the result is nearly 0': 'spectral colours have a negative channel each, and the bounds of the record',
  },
  references: [
    {
      title: 'Simple Analytic Approximations to the CIE XYZ Color Matching Functions',
      authors: 'Chris Wyman, Peter-Pike Sloan, Peter Shirley',
      year: 2013,
      section: 'Journal of Computer Graphics Techniques 2(2), 1–11',
      url: 'https://jcgt.org/published/0002/02/01/',
    },
    { title: 'Colour-matching functions of CIE 1931 standard colorimetric observer', authors: 'CIE', year: 2019, doi: '10.25039/CIE.DS.xvudnb9b' },
  ],
  provenance: fromReference,
  related: ['kelvin2rgb', 'xyz2rgb', 'rgb2srgb'],
  confusedWith: [
    { name: 'kelvin2rgb', en: 'The colour of a glowing body, which has all wavelengths at once.', ja: 'あらゆる波長を同時に含む、熱く光る物体の色です。' },
    {
      name: 'hue2rgb',
      en: 'A circle of pure screen colours with magenta; a spectrum is a line without it.',
      ja: 'マゼンタも含む、画面の純色の環です。スペクトルは線で、マゼンタを含みません。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Wavelength' },
    { where: 'Colour (Python)', name: 'wavelength_to_XYZ' },
  ],
  synonyms: {
    en: ['wavelength', 'spectrum', 'spectral color', 'nanometers', 'prism', 'rainbow', 'dispersion', 'laser', 'thin film', 'diffraction'],
    ja: ['波長', 'スペクトル', '分光', 'ナノメートル', 'プリズム', '虹', '分散', 'レーザー', '薄膜干渉', '回折'],
  },
  examples: {
    'spectrum-with-dark-lines': { en: 'A spectrum with dark lines', ja: '暗線のあるスペクトル' },
    'oil-on-a-wet-road': { en: 'Oil on a wet road', ja: '濡れた道の油膜' },
  },
}
