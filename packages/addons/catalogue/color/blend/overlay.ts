/** Record of overlay. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  shown: 'blendOverlay_vec3',
  summary: {
    en: 'Darkens the dark parts of the base and brightens its bright parts, both tinted by the blend colour: more contrast, same black, same white.',
    ja: '下の色の暗い部分をより暗く、明るい部分をより明るくしながら、重ねた色で染めます。コントラストが上がり、黒と白は変わりません。',
  },
  intuition: {
    en: 'The base decides. Where it is darker than mid-grey, twice the base is multiplied with the blend colour; where it is brighter, both are screened, which is multiplication seen from white. So the light and shade of the base always remain, and the layer on top tints it like a coloured varnish. The two cases meet at mid-grey, where the result is the blend colour itself.',
    ja: '切り替えるのは下の色です。下の色が中間グレーより暗いところでは、その2倍を重ねる色と掛け合わせます。明るいところではスクリーン、つまり白から見た乗算になります。そのため下の絵の明暗は必ず残り、重ねた層は色のついたニスのように働きます。二つの場合は中間グレーでつながり、そこでは重ねた色そのものになります。',
  },
  parameters: layerParameters({
    base: { en: 'Each case goes on in a straight line.', ja: 'それぞれの場合の式が直線的に続きます。' },
    blend: { en: 'The formula goes on in a straight line and may leave 0 to 1.', ja: '式が直線的に続き、結果が0〜1を外れることがあります。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = \begin{cases} 2\,b\,s & b \le \tfrac12 \\ 1 - 2\,(1 - b)(1 - s) & b > \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても黒は黒のままです。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても白は白のままです。' },
    { of: [0.5, 0.25], is: 0.25, exact: true, en: 'Over mid-grey the blend colour comes out as it is.', ja: '下が中間グレーなら、重ねた色がそのまま出ます。' },
    { of: [0.25, 0.5], is: 0.25, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.25, 0.75], is: 0.375, exact: true, en: 'The base is dark, so it multiplies.', ja: '下の色が暗いので、乗算になります。' },
    {
      of: [0.75, 0.25],
      is: 0.625,
      exact: true,
      en: 'The same two tones exchanged: another result. Hard light would give 0.375 here.',
      ja: '同じ二つの階調を入れ替えると、結果も変わります。ハードライトならここで0.375になります。',
    },
    {
      instance: 'blendOverlay_vec4',
      of: [
        [0.25, 0.5, 0.75, 0.25],
        [0.5, 0.25, 0.5, 1],
      ],
      is: [0.25, 0.25, 0.75, 0.25],
      exact: true,
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    { instance: 'blendOverlay_opacity', of: [0.25, 1, 0.5], is: 0.375, en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Hard light of the W3C specification with its colours exchanged, in double precision; Canvas 2D’s overlay within 2/255.',
      ja: 'W3C仕様のハードライトの二色を入れ替え、倍精度で計算したものです。Canvas 2Dのoverlayとも誤差2/255以内で一致します。',
    },
  },
  continuity: {
    order: 0,
    note: { en: 'A corner where the base is ½; straight in the blend colour.', ja: '下の色が ½ のところで角になります。重ねる色については直線です。' },
  },
  claims: {},
  references: [w3cOn('10.1, overlay', 'blendingoverlay')],
  provenance: fromReference,
  related: ['blendSoftLight', 'blendMultiply', 'blendColorDodge'],
  confusedWith: [
    {
      name: { en: 'hard light', ja: 'ハードライト' },
      difference: {
        en: 'The same formula with the colours exchanged: there the top layer decides. Mixing them up is the commonest mistake with blend modes.',
        ja: '同じ式の二色を入れ替えたもので、重ねた色の方が切り替えを決めます。この二つの取り違えは、ブレンドモードで最もよくある間違いです。',
      },
    },
    {
      name: 'blendSoftLight',
      difference: {
        en: 'Switches on the top layer and is gentler: white over a dark tone does not double it.',
        ja: '重ねた色で切り替わり、効果も穏やかです。暗い階調に白を重ねても2倍にはなりません。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: overlay' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'overlay'" },
    { where: 'SVG', name: 'feBlend mode="overlay"' },
    { where: 'Photoshop', name: { en: 'Overlay', ja: 'オーバーレイ' } },
    { where: 'Blender', name: 'Mix Color: Overlay' },
    { where: 'Unity Shader Graph', name: 'Blend: Overlay' },
  ],
  synonyms: {
    en: ['overlay', 'blend mode', 'layer mode', 'mix-blend-mode', 'contrast', 'tint', 'photoshop'],
    ja: ['オーバーレイ', 'おーばーれい', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード', 'コントラスト', '色味'],
  },
  examples: {
    'grain-for-a-smooth-gradient': { en: 'Grain for a smooth gradient', ja: '滑らかなグラデーションに粒子感を加える' },
    'evening-light-over-a-range': { en: 'Evening light over a range of hills', ja: '山並みを夕方の光で染める' },
  },
}
