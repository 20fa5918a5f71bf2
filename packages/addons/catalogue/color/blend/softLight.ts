/** Record of softLight. */
import { blendSoftLight } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const softLightRecord: FunctionRecord = {
  slug: 'softLight',
  category: 'color/blend',
  importName: 'blendSoftLight',
  call: blendSoftLight,
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
    {
      id: 'mid-grey',
      inputs: [0.3, 0.5],
      result: 0.3,
      exact: true,
      note: { en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    },
    { id: 'black-base', inputs: [0, 1], result: 0, exact: true, note: { en: 'Black stays black even under white.', ja: '白を重ねても黒は黒のままです。' } },
    { id: 'white-base', inputs: [1, 0], result: 1, exact: true, note: { en: 'White stays white even under black.', ja: '黒を重ねても白は白のままです。' } },
    {
      id: 'black-blend',
      inputs: [0.5, 0],
      result: 0.25,
      exact: true,
      note: { en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' },
    },
    {
      id: 'white-blend',
      inputs: [0.49, 1],
      result: 0.7,
      note: { en: 'White on top takes the root of the base.', ja: '白を重ねると下の色の平方根になります。' },
    },
    {
      id: 'joint',
      inputs: [0.25, 1],
      result: 0.5,
      exact: true,
      note: { en: 'Root and polynomial meet here, with the same slope.', ja: '平方根と多項式は、ここで同じ傾きでつながります。' },
    },
    {
      id: 'alpha',
      instance: 'blendSoftLight_vec4',
      inputs: [
        [0.5, 0.5, 0.5, 0.25],
        [0, 0.5, 1, 1],
      ],
      result: [0.25, 0.5, Math.SQRT1_2, 0.25],
      note: { en: 'The alpha of the base stays.', ja: '下の色のアルファが残ります。' },
    },
    {
      id: 'opacity',
      instance: 'blendSoftLight_opacity',
      inputs: [0.5, 0, 0.5],
      result: 0.375,
      note: { en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
    },
    {
      id: 'negative-base',
      inputs: [-0.1, 1],
      result: -0.536,
      note: { en: 'No root of a negative number is taken: never NaN.', ja: '負の数の平方根は取らないので、NaNにはなりません。' },
    },
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
  preview: 'blend',
  examples: [
    {
      title: { en: 'Light a rough wall from one side', ja: 'ざらついた壁に横から光を当てる' },
      code: `import { blendSoftLight, valueNoise } from '@kirari/addons'
import { float, uv, vec3, vec4 } from 'kirari/node'

const wall = vec3(0.72, 0.58, 0.45).mul(
  valueNoise(uv.mul(24)).mul(0.4).add(0.6),
)
const light = vec3(float(1).sub(uv.x))

export const fragment = vec4(blendSoftLight(wall, light), 1)
`,
    },
    {
      title: { en: 'Shade paper that was folded into a star', ja: '星形に折った紙に陰影をつける' },
      code: `import { blendSoftLight, kaleidoscope, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const grain = valueNoise(p.mul(90)).mul(0.06)
const paper = mix(vec3(0.86, 0.42, 0.36), vec3(0.9, 0.75, 0.5), uv.y).add(
  grain,
)

// Folds run from the middle and across; each
// side of a fold has a light of its own.
const q = kaleidoscope(p, 7, time.mul(0.05))
const pleats = q.dot(vec2(5, 3)).fract()
const slope = mix(pleats, q.y.mul(5).add(0.5).saturate(), 0.45)
const light = mix(vec3(0, 0, 0.25), vec3(1, 0.98, 0.9), slope)

export const fragment = vec4(blendSoftLight(paper, light), 1)
`,
    },
  ],
}
