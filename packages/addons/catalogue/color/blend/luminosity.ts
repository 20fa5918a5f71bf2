/** Record of luminosity. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Takes hue and saturation from the base and light and shade from the blend colour.',
    ja: '色相と彩度は下の色から、明るさは重ねる色から取ります。',
  },
  intuition: {
    en: 'Write a colour as its grey and what it differs from its grey. Keep the difference of the base, and put the grey of the blend colour under it: the result is as bright as what is on top, and as colourful as what is below. Where a channel would leave 0 to 1, the difference is shrunk just enough. That costs saturation, never brightness: a full red cannot be as bright as yellow, so it turns pink.',
    ja: '色を「明るさだけのグレー」と「グレーからの差」に分けて考えます。差は下の色のものを残し、グレーは重ねる色のものに置き換えます。すると、明るさは重ねた色と同じ、色味は下の色と同じになります。チャンネルが0〜1を外れるときは、収まるところまで差を縮めます。失われるのは彩度で、明るさは変わりません。純粋な赤は黄色ほど明るくなれないので、ピンクになります。',
  },
  parameters: layerParameters({
    base: { en: 'Any size: only how its channels differ from its own grey is used.', ja: 'グレーからの差だけを使うので、どんな大きさでもかまいません。' },
    blend: {
      en: 'Where its luminosity is below 0 or above 1, the result is a grey of that luminosity.',
      ja: '明るさが0未満、または1を超えるときは、その明るさのグレーになります。',
    },
  }),
  returns: blendedColour,
  formula: String.raw`\begin{aligned} \operatorname{Lum}(C) &= 0.3\,C_r + 0.59\,C_g + 0.11\,C_b \\ \ell &= \operatorname{Lum}(S) \\ \mathbf d &= B - \operatorname{Lum}(B) \\ k &= \min\Bigl(1,\ \frac{\ell}{-\min \mathbf d},\ \frac{1 - \ell}{\max \mathbf d}\Bigr) \\ \operatorname{luminosity}(B, S) &= \ell + k\,\mathbf d \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.5475, 0.5475, 0.5475],
      ],
      is: [0.75, 0.5, 0.25],
      en: 'On top lies the grey of the base: nothing changes.',
      ja: '下の色と同じ明るさのグレーを重ねても変わりません。',
    },
    {
      of: [
        [1, 0, 0],
        [0.5, 0.5, 0.5],
      ],
      is: [1, 2 / 7, 2 / 7],
      en: 'No red is that bright: it loses saturation instead.',
      ja: 'これほど明るい赤はないので、代わりに彩度が下がります。',
    },
    {
      of: [
        [0.9, 0.4, 0.1],
        [0, 0, 0],
      ],
      is: [0, 0, 0],
      en: 'As dark as black is only black.',
      ja: '黒と同じ暗さの色は、黒だけです。',
    },
    {
      of: [
        [0.9, 0.4, 0.1],
        [1, 1, 1],
      ],
      is: [1, 1, 1],
      en: 'As bright as white is only white.',
      ja: '白と同じ明るさの色は、白だけです。',
    },
    {
      of: [
        [0.25, 0.25, 0.25],
        [0, 1, 0],
      ],
      is: [0.59, 0.59, 0.59],
      en: 'A grey has no colour to keep: the grey of the blend colour.',
      ja: 'グレーには残す色味がないので、重ねた色のグレーになります。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      is: [0, 0, 0],
      exact: true,
      en: 'Nothing is divided by 0.',
      ja: '0で割ることはありません。',
    },
    {
      instance: 'blendLuminosity_vec4',
      of: [
        [1, 0, 0, 0.25],
        [0.5, 0.5, 0.5, 1],
      ],
      is: [1, 2 / 7, 2 / 7, 0.25],
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    {
      instance: 'blendLuminosity_opacity',
      of: [[0.5, 0.5, 0.5], [1, 1, 1], 0.5],
      is: [0.75, 0.75, 0.75],
      en: 'Half-way to the blended colour.',
      ja: '混ぜた色までの半分です。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'SetLum and ClipColor of the W3C specification, step by step in double precision; Canvas 2D’s luminosity within 2/255.',
      ja: 'W3C仕様のSetLumとClipColorを、手順どおり倍精度で計算したものです。Canvas 2Dのluminosityとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 0, note: { en: 'Corners where a channel reaches 0 or 1.', ja: 'チャンネルが0や1に届くところで角になります。' } },
  claims: {},
  references: [w3cOn('10.2, luminosity', 'blendingluminosity')],
  provenance: fromReference,
  related: ['blendMultiply', 'blendOverlay', 'hsl2rgb'],
  confusedWith: [
    {
      name: { en: 'color', ja: 'カラー' },
      difference: {
        en: 'The same with the layers exchanged: colour from the top, light and shade from below.',
        ja: '層を入れ替えたものです。色味を上から、明るさを下から取ります。',
      },
    },
    {
      name: { en: 'lightness of HSL', ja: 'HSLの輝度（L）' },
      difference: {
        en: 'The middle between the largest and the smallest channel: yellow and blue have the same there. Here yellow counts eight times as bright as blue.',
        ja: '最大と最小のチャンネルの中間なので、黄色と青が同じ値になります。この関数では、黄色は青の8倍明るいものとして扱います。',
      },
    },
    {
      name: { en: 'luminance', ja: '相対輝度' },
      difference: {
        en: 'Measured on linear light with other weights. Blend modes take the encoded values as they are.',
        ja: '線形の光に別の重みを掛けて測ります。ブレンドモードはエンコードされた値をそのまま使います。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: luminosity' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'luminosity'" },
    { where: 'SVG', name: 'feBlend mode="luminosity"' },
    { where: 'Photoshop', name: { en: 'Luminosity', ja: '輝度' } },
    {
      where: 'Blender',
      name: 'Mix Color: Value',
      note: { en: 'Of HSV, so yellow and blue count as equally bright.', ja: 'HSVの明度なので、黄色と青を同じ明るさとして扱います。' },
    },
  ],
  synonyms: {
    en: ['luminosity', 'luma', 'brightness', 'blend mode', 'layer mode', 'mix-blend-mode', 'colorize', 'non-separable', 'photoshop'],
    ja: ['輝度', 'きど', '明るさ', '明度', 'ルミノシティ', '着色', 'カラー化', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード'],
  },
  examples: {
    'colour-clouds-that-are-only-grey': { en: 'Colour clouds that are only grey', ja: 'グレーの雲に色をつける' },
    'every-hue-at-the-same-brightness': { en: 'Every hue at the same brightness', ja: '同じ明るさに揃えた色相環' },
  },
}
