/** Record of kelvin2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The colour of light by its temperature in kelvin, from candle to blue sky, in linear light and always equally bright.',
    ja: '光の色を色温度（ケルビン）から求めます。ろうそくから青空まで、リニアな光の色を、同じ明るさにそろえて返します。',
  },
  intuition: {
    en: 'Heat a piece of iron and it glows: first red, then orange, yellow, white, and a star hotter still is blue. What counts is the temperature alone, and the colours it gives lie on one curve through the diagram of all colours. The function follows that curve by a polynomial, and brings what it finds there to red, green and blue of one luminance, so you choose the brightness by a factor.',
    ja: '鉄を熱すると、赤、橙、黄、白と光り、さらに熱い星は青く輝きます。色を決めるのは温度だけで、得られる色は色度図の中の一本の曲線に並びます。この関数は、その曲線を多項式でたどり、輝度をそろえた赤・緑・青に直します。明るさは、結果に倍率を掛けて決めます。',
  },
  parameters: {
    k: {
      meaning: {
        en: 'The temperature: 1900 a candle, 2700 a warm lamp, 5000 the sun overhead, 6500 an overcast sky and the white of screens, 10000 and more a blue sky.',
        ja: '色温度です。ろうそくは1900、電球色は2700、真昼の太陽は5000、曇り空と画面の白は6500、青空は10000以上です。',
      },
      unit: 'kelvin',
      role: 'domain',
      range: [1667, 25000],
      default: 2700,
      step: 1,
      outside: { en: 'Held between 1667 and 25000, where the fit is known to be good.', ja: '近似の精度が保証されている1667〜25000に収められます。' },
    },
  },
  returns: {
    meaning: {
      en: 'Linear red, green and blue whose luminance is 1: red goes up to 3 for warm light. Below about 1900 K blue is a little negative, for the colour is outside of the gamut.',
      ja: '輝度が1のリニアな赤、緑、青です。暖かい光では赤が3近くまで上がります。約1900 K以下では色域から外れ、青がわずかに負になります。',
    },
    range: { min: -0.05, max: 3 },
  },
  formula: String.raw`\begin{aligned} u &= 1000 / T \\ x &= \begin{cases} -0.2661\,u^3 - 0.2344\,u^2 \\ \quad {}+ 0.8777\,u + 0.1799 & T \le 4000 \\[0.4em] -3.0258\,u^3 + 2.1070\,u^2 \\ \quad {}+ 0.2226\,u + 0.2404 & T > 4000 \end{cases} \\[0.4em] y &= \begin{cases} -1.1064\,x^3 - 1.3481\,x^2 \\ \quad {}+ 2.1856\,x - 0.2022 & T \le 2222 \\[0.4em] -0.9549\,x^3 - 1.3742\,x^2 \\ \quad {}+ 2.0914\,x - 0.1675 & T \le 4000 \\[0.4em] 3.0818\,x^3 - 5.8734\,x^2 \\ \quad {}+ 3.7511\,x - 0.3700 & T > 4000 \end{cases} \\[0.4em] \begin{pmatrix} r \\ g \\ b \end{pmatrix} &= M_{\text{XYZ}\to\text{RGB}} \begin{pmatrix} x / y \\ 1 \\ (1 - x - y) / y \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [6504],
      is: [1.0424692, 0.9837943, 1.0354508],
      en: 'Near white, not white: daylight lies a little beside the curve.',
      ja: '白に近いものの、白そのものではありません。昼光の色は曲線からわずかに外れています。',
    },
    { of: [2856], is: [1.8402973, 0.8274566, 0.2342363], en: 'Standard illuminant A.', ja: '標準イルミナントAの色温度です。' },
    { of: [10000], is: [0.8726784, 0.9944215, 1.4302827] },
    { of: [1000], is: [2.9645818, 0.5209413, -0.0408157], en: 'As at 1667 K.', ja: '1667 Kと同じ結果です。' },
    { of: [0], is: [2.9645818, 0.5209413, -0.0408157], en: 'Nothing is divided by zero.', ja: '0で割ることはありません。' },
    { of: [1e9], is: [0.7274284, 0.9874735, 1.9269399], en: 'As at 25000 K.', ja: '25000 Kと同じ結果です。' },
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
    note: {
      en: 'The pieces of the fit meet at 2222 K and 4000 K within 0.0006: nothing that can be seen.',
      ja: '近似式の継ぎ目（2222 Kと4000 K）に0.0006以下の段差がありますが、目には見えません。',
    },
  },
  claims: {},
  references: [
    {
      title: 'Design of Advanced Color Temperature Control System for HDTV Applications',
      authors: 'Bongsoon Kang, Ohak Moon, Changhee Hong, Honam Lee, Bonghwan Cho, Youngsun Kim',
      year: 2002,
      section: 'Journal of the Korean Physical Society 41(6), 865–871',
    },
    { title: 'CIE 1931 colour-matching functions, 2 degree observer', authors: 'CIE', year: 2018, doi: '10.25039/CIE.DS.xvudnb9b' },
  ],
  provenance: fromReference,
  related: ['srgb2rgb', 'oklab2srgb', 'hsl2rgb'],
  confusedWith: [
    {
      name: { en: 'White balance', ja: 'ホワイトバランス' },
      difference: {
        en: 'The slider of a camera says which light counts as white, so there more kelvin makes a picture warmer. Here more kelvin is bluer.',
        ja: 'カメラの設定は「どの光を白とみなすか」を決めるもので、数値を上げると写真は暖色に寄ります。ここでは数値が大きいほど青くなります。',
      },
    },
    {
      name: { en: 'A colour of encoded bytes', ja: 'エンコード済みの8ビット値' },
      difference: {
        en: 'Widely copied fits give encoded colours from 0 to 255, for use on screens. This one gives light, to multiply with.',
        ja: 'よく使われる近似式には、0〜255のエンコード済みの色を返すものがあります。kelvin2rgbが返すのは、掛け算に使える光の量です。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Blackbody' },
    { where: 'Unity Shader Graph', name: 'Blackbody' },
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
