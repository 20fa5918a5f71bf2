/** Record of kelvin2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts a colour temperature in kelvin to linear red, green and blue with a luminance of 1.',
    ja: '色温度（ケルビン）を、輝度が1のリニアな赤・緑・青に変換します。',
  },
  intuition: {
    en: 'Heated iron glows red, then orange, yellow and white; hotter stars are blue. The colour depends on the temperature alone, so all these colours lie on one curve in the chromaticity diagram, the Planckian locus. The function approximates that curve with polynomials and converts the chromaticity to red, green and blue of luminance 1. Multiply the result to set the brightness.',
    ja: '鉄を熱すると、赤、橙、黄、白と光り、さらに高温の星は青く輝きます。色は温度だけで決まるので、色度図の中で一本の曲線（黒体軌跡）に並びます。この関数は、その曲線を多項式で近似し、色度を輝度1の赤・緑・青に変換します。明るさは、結果に倍率を掛けて決めます。',
  },
  parameters: {
    k: {
      meaning: {
        en: 'The colour temperature: about 1900 for a candle, 2700 for a warm lamp, 5500 for the midday sun, 6500 for an overcast sky and the white of screens, 10000 and more for a blue sky.',
        ja: '色温度です。ろうそくは約1900、電球色は2700、真昼の太陽は5500、曇り空と画面の白は6500、青空は10000以上です。',
      },
      unit: 'kelvin',
      role: 'domain',
      range: [1667, 25000],
      default: 2700,
      step: 1,
      outside: { en: 'Clamped to 1667–25000, the range of the fit.', ja: '近似式の範囲である1667〜25000にクランプされます。' },
    },
  },
  returns: {
    en: 'Linear red, green and blue with a luminance of 1. Red reaches 2.96 at 1667 K. Below about 1900 K blue is slightly negative, because the colour is outside of the sRGB gamut.',
    ja: '輝度が1のリニアな赤、緑、青です。赤は1667 Kで2.96になります。約1900 K以下ではsRGBの色域から外れ、青がわずかに負になります。',
    range: { min: -0.05, max: 3 },
  },
  formula: String.raw`\begin{aligned} u &= 1000 / T \\ x &\approx \begin{cases} -0.2661\,u^3 - 0.2344\,u^2 \\ \quad {}+ 0.8777\,u + 0.1799 & T \le 4000 \\[0.4em] -3.0258\,u^3 + 2.1070\,u^2 \\ \quad {}+ 0.2226\,u + 0.2404 & T > 4000 \end{cases} \\[0.4em] y &\approx \begin{cases} -1.1064\,x^3 - 1.3481\,x^2 \\ \quad {}+ 2.1856\,x - 0.2022 & T \le 2222 \\[0.4em] -0.9549\,x^3 - 1.3742\,x^2 \\ \quad {}+ 2.0914\,x - 0.1675 & T \le 4000 \\[0.4em] 3.0818\,x^3 - 5.8734\,x^2 \\ \quad {}+ 3.7511\,x - 0.3700 & T > 4000 \end{cases} \\[0.4em] \begin{pmatrix} r \\ g \\ b \end{pmatrix} &= M_{\text{XYZ}\to\text{RGB}} \begin{pmatrix} x / y \\ 1 \\ (1 - x - y) / y \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [6504],
      is: [1.0424692, 0.9837943, 1.0354508],
      en: 'Near white: the chromaticity of daylight lies slightly off the Planckian locus.',
      ja: '白に近い色です。昼光の色度は黒体軌跡からわずかに外れています。',
    },
    { of: [2856], is: [1.8402973, 0.8274566, 0.2342363], en: 'The temperature of standard illuminant A.', ja: '標準イルミナントAの色温度です。' },
    { of: [10000], is: [0.8726784, 0.9944215, 1.4302827] },
    { of: [1000], is: [2.9645818, 0.5209413, -0.0408157], en: 'Clamped to 1667 K.', ja: '1667 Kにクランプされます。' },
    {
      of: [0],
      is: [2.9645818, 0.5209413, -0.0408157],
      en: 'Clamped too, so there is no division by zero.',
      ja: 'これもクランプされるので、0で割ることはありません。',
    },
    { of: [1e9], is: [0.7274284, 0.9874735, 1.9269399], en: 'Clamped to 25000 K.', ja: '25000 Kにクランプされます。' },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The fit in double precision, then culori from CIE XYZ; and Planck’s law, integrated with the colour matching functions of CIE 1931 in steps of 10 nm: at most 0.001 away in the u′v′ diagram.',
      ja: '近似式を倍精度で計算し、culoriでCIE XYZから変換したものです。さらに、プランクの法則をCIE 1931等色関数（10 nm刻み）で積分した結果とも比べ、u′v′ 色度図での差が0.001以内であることを確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps of less than 0.0005 at 2222 K and 4000 K, where the pieces of the fit meet.',
    ja: '近似式の継ぎ目である2222 Kと4000 Kに、0.0005未満の段差があります。',
  },
  claims: {
    'linear red, green and blue with a luminance of 1': 'it is equally bright at every temperature',
    'all these colours lie on one curve in the chromaticity diagram': 'it is the colour of a black body at that temperature',
    'Clamped to 1667–25000': 'it is clamped to the range of the fit, and its channels have the bounds that its record says',
    'Red reaches 2.96 at 1667 K. Below about 1900 K blue is slightly negative':
      'it is clamped to the range of the fit, and its channels have the bounds that its record says',
    'Jumps of less than 0.0005 at 2222 K and 4000 K': 'its pieces meet without a step that could be seen',
    'Here a higher number is bluer': 'hotter is bluer and less red, all the way',
  },
  references: [
    {
      title: 'Design of Advanced Color Temperature Control System for HDTV Applications',
      authors: 'Bongsoon Kang, Ohak Moon, Changhee Hong, Honam Lee, Bonghwan Cho, Youngsun Kim',
      year: 2002,
      section: 'Journal of the Korean Physical Society 41(6), 865–871',
    },
    { title: 'Colour-matching functions of CIE 1931 standard colorimetric observer', authors: 'CIE', year: 2019, doi: '10.25039/CIE.DS.xvudnb9b' },
  ],
  provenance: fromReference,
  related: ['wavelength2rgb', 'xyY2xyz', 'rgb2srgb', 'oklab2srgb'],
  confusedWith: [
    {
      name: { en: 'White balance', ja: 'ホワイトバランス' },
      en: 'A camera setting for the light that should appear white: a higher number makes the picture warmer. Here a higher number is bluer.',
      ja: 'どの光を白とみなすかを決めるカメラの設定で、数値を上げると写真は暖色に寄ります。ここでは数値が大きいほど青くなります。',
    },
    {
      name: { en: 'A colour of encoded bytes', ja: 'エンコード済みの8ビット値' },
      en: 'Some widely used fits return encoded colours from 0 to 255. kelvin2rgb returns linear light, which you can multiply.',
      ja: 'よく使われる近似式には、0〜255のエンコード済みの色を返すものがあります。kelvin2rgbはリニアな光を返すので、そのまま掛け算に使えます。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Blackbody' },
    { where: 'Unity Shader Graph', name: 'Blackbody', note: { en: 'A different fit, clamped to 0–1.', ja: '別の近似式で、0〜1にクランプされます。' } },
    { where: 'Unreal Engine', name: 'BlackBody' },
    { where: 'Houdini', name: 'blackbody' },
  ],
  synonyms: {
    en: ['color temperature', 'colour temperature', 'black body', 'blackbody', 'kelvin', 'planckian locus', 'white point', 'warm light', 'fire', 'star colour'],
    ja: ['色温度', 'いろおんど', 'ケルビン', '黒体', '黒体放射', '黒体輻射', '電球色', '昼白色', '暖色', '炎', '星の色', 'ブラックボディ'],
  },
  examples: {
    'lamp-that-warms-up': { en: 'A lamp that warms up', ja: '少しずつ暖まるランプ' },
    'stars-each-of-its-own-heat': { en: 'Stars, each of its own heat', ja: '温度の違う星々' },
  },
}
