/** Record of softLight. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  shown: 'blendSoftLight_vec3',
  summary: {
    en: 'Lights the base gently where the blend colour is brighter than mid-grey and shades it gently where it is darker, as the W3C defines it.',
    ja: '重ねる色が中間グレーより明るいところでは下の色をやわらかく明るくし、暗いところではやわらかく暗くします。W3Cの定義に従います。',
  },
  intuition: {
    en: 'Mid-grey laid on top changes nothing. Darker than that, the base moves towards its own square; lighter, towards its own square root. So black stays black and white stays white whatever is laid on top, and only the tones between them shift: that is the softness. In the darkest quarter a polynomial stands in for the root, because the root would rise too steeply out of black.',
    ja: '中間グレーを重ねても何も変わりません。それより暗い色を重ねると下の色は自分自身の2乗へ、明るい色を重ねると自分自身の平方根へ近づきます。そのため何を重ねても黒は黒、白は白のままで、あいだの階調だけが動きます。これが「ソフト」と呼ばれる理由です。最も暗い4分の1では、平方根だと黒からの立ち上がりが急すぎるため、代わりに多項式を使います。',
  },
  parameters: layerParameters({
    base: {
      en: 'The formula goes on, by the root above 1 and by the polynomial below 0: finite, but no colour any more.',
      ja: '同じ式で計算を続けます。1より上は平方根、0より下は多項式です。有限の値ですが、もう色としての意味はありません。',
    },
    blend: { en: 'The effect grows in proportion and may leave 0 to 1.', ja: '効果がそのまま強まり、結果が0〜1を外れることがあります。' },
  }),
  returns: blendedColour,
  formula: String.raw`\begin{aligned} B(b, s) &= \begin{cases} b - (1 - 2s)\,b\,(1 - b) & s \le \tfrac12 \\ b + (2s - 1)\,\bigl(D(b) - b\bigr) & s > \tfrac12 \end{cases} \\ D(b) &= \begin{cases} \bigl((16b - 12)\,b + 4\bigr)\,b & b \le \tfrac14 \\ \sqrt{b} & b > \tfrac14 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても黒は黒のままです。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても白は白のままです。' },
    { of: [0.5, 0], is: 0.25, exact: true, en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' },
    { of: [0.49, 1], is: 0.7, en: 'White on top takes the root of the base.', ja: '白を重ねると下の色の平方根になります。' },
    { of: [0.25, 1], is: 0.5, exact: true, en: 'Root and polynomial meet here, with the same slope.', ja: '平方根と多項式は、ここで同じ傾きでつながります。' },
    {
      instance: 'blendSoftLight_vec4',
      of: [
        [0.5, 0.5, 0.5, 0.25],
        [0, 0.5, 1, 1],
      ],
      is: [0.25, 0.5, Math.SQRT1_2, 0.25],
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    { instance: 'blendSoftLight_opacity', of: [0.5, 0, 0.5], is: 0.375, en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
    { of: [-0.1, 1], is: -0.536, en: 'No root of a negative number is taken: never NaN.', ja: '負の数の平方根は取らないので、NaNにはなりません。' },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The text of the W3C specification in double precision; Canvas 2D’s soft-light within 2/255; culori’s blend.',
      ja: 'W3C仕様の式を倍精度で計算したものです。Canvas 2Dのsoft-light（誤差2/255以内）とculoriのblendとも照合しています。',
    },
  },
  continuity: {
    order: 0,
    note: { en: 'Smooth in the base; in the blend colour there is a corner at ½.', ja: '下の色については滑らかですが、重ねる色が ½ のところで角になります。' },
  },
  claims: {},
  references: [w3cOn('10.1, soft-light', 'blendingsoftlight')],
  provenance: fromReference,
  related: ['blendOverlay', 'blendReflect', 'compositeSourceOver'],
  confusedWith: [
    {
      name: { en: 'Pegtop soft light', ja: 'Pegtop式のソフトライト' },
      difference: {
        en: '(1 − 2s)·b² + 2·s·b, one formula without cases; GIMP’s older soft light is close to it. Lighter tones come out different.',
        ja: '(1 − 2s)·b² + 2·s·bという場合分けのない式です。GIMPの以前のソフトライトはこれに近いものです。明るい階調で結果が変わります。',
      },
    },
    {
      name: { en: 'Photoshop soft light', ja: 'Photoshopのソフトライト' },
      difference: {
        en: 'As it is usually given, it takes the root all the way down to black, so dark tones rise more steeply.',
        ja: '一般に知られている式では、黒に近いところまで平方根を使うので、暗部の立ち上がりがより急になります。',
      },
    },
    {
      name: { en: 'hard light', ja: 'ハードライト' },
      difference: {
        en: 'Multiplies or screens, so it can reach black and white. Soft light cannot.',
        ja: '乗算とスクリーンを使い分けるので、黒や白にまで届きます。ソフトライトは届きません。',
      },
    },
    {
      name: { en: 'overlay', ja: 'オーバーレイ' },
      difference: {
        en: 'Hard light with the two colours exchanged: the base decides.',
        ja: 'ハードライトの二つの色を入れ替えたものです。下の色の明るさで切り替わります。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: soft-light' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'soft-light'" },
    { where: 'SVG', name: 'feBlend mode="soft-light"' },
    {
      where: 'Photoshop',
      name: { en: 'Soft Light', ja: 'ソフトライト' },
      note: { en: 'Another formula: see above.', ja: '式が異なります。上の説明を見てください。' },
    },
    { where: 'Blender', name: 'Mix Color: Soft Light', note: { en: 'Another formula.', ja: '式が異なります。' } },
    { where: 'Unity Shader Graph', name: 'Blend: Soft Light', note: { en: 'Another formula.', ja: '式が異なります。' } },
  ],
  synonyms: {
    en: ['soft light', 'softlight', 'blend mode', 'layer mode', 'mix-blend-mode', 'photoshop'],
    ja: ['ソフトライト', 'そふとらいと', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード', 'やわらかい光', '柔らかい光'],
  },
  examples: {
    'light-a-rough-wall-from-one': { en: 'Light a rough wall from one side', ja: 'ざらついた壁に横から光を当てる' },
    'shade-paper-that-was-folded-into': { en: 'Shade paper that was folded into a star', ja: '星形に折った紙に陰影をつける' },
  },
}
