/** Record of colorDodge. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  shown: 'blendColorDodge_vec3',
  summary: {
    en: 'Brightens the base the more, the brighter the blend colour, up to blinding white; black stays black.',
    ja: '重ねる色が明るいほど下の色を強く明るくし、まぶしい白にまで飛ばします。黒は黒のままです。',
  },
  intuition: {
    en: 'In the darkroom, dodging means keeping light off a part of the print so that it stays bright. Here the base is divided by what the blend colour leaves to white: under black by 1, under mid-grey by ½, which doubles it, under white by nothing, which makes any light at all white. As it is a multiplication of the base, tones keep their proportions, and what is saturated gets more so.',
    ja: '暗室の「覆い焼き」は、印画紙の一部に光が当たらないようにして明るく残す技法です。この関数は、重ねる色が白までに残す量で下の色を割ります。黒なら1で割り、中間グレーなら½で割るので2倍になり、白なら少しでも光があれば白になります。下の色を何倍かする計算なので階調の比率は保たれ、鮮やかな色はさらに鮮やかになります。',
  },
  parameters: layerParameters({
    base: { en: 'Below 0 as 0; above 1 the result is white.', ja: '0未満は0として扱います。1を超えると結果は白です。' },
    blend: { en: 'Below 0 it darkens; above 1 as white.', ja: '0未満では暗くなります。1を超えた値は白として扱います。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = \begin{cases} 0 & b \le 0 \\ 1 & b > 0,\ s \ge 1 \\ \min\Bigl(1,\ \dfrac{b}{1 - s}\Bigr) & \text{otherwise} \end{cases}`,
  edgeCases: [
    { of: [0.3, 0], is: 0.3, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.25, 0.5], is: 0.5, en: 'Mid-grey on top doubles.', ja: '中間グレーを重ねると2倍になります。' },
    { of: [0.01, 1], is: 1, exact: true, en: 'Under white any light becomes white.', ja: '白を重ねると、わずかな光でも白になります。' },
    {
      of: [0, 1],
      is: 0,
      exact: true,
      en: 'Nothing divided by nothing: the specification says black.',
      ja: '0を0で割ることになりますが、仕様では黒と定めています。',
    },
    { of: [0.6, 0.6], is: 1, exact: true, en: 'Together more than 1: held at white.', ja: '合わせて1を超えると、白で止まります。' },
    { of: [-0.5, 0.5], is: 0, exact: true, en: 'As black.', ja: '黒として扱います。' },
    { of: [0.5, 2], is: 1, exact: true, en: 'As white.', ja: '白として扱います。' },
    {
      instance: 'blendColorDodge_vec4',
      of: [
        [0, 0.25, 0.5, 0.25],
        [1, 0.5, 1, 1],
      ],
      is: [0, 0.5, 1, 0.25],
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    { instance: 'blendColorDodge_opacity', of: [0.5, 1, 0.5], is: 0.75, en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The cases of the W3C specification in double precision; Canvas 2D’s color-dodge within 2/255; culori’s blend.',
      ja: 'W3C仕様の場合分けを倍精度で計算したものです。Canvas 2Dのcolor-dodge（誤差2/255以内）とculoriのblendとも照合しています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'A corner where white is reached. One jump: under white, from black, which stays, to anything brighter, which becomes white.',
      ja: '白に届くところで角になります。白を重ねたときだけは飛びがあります。黒は黒のまま、それより少しでも明るければ白になります。',
    },
  },
  claims: {},
  references: [w3cOn('10.1, color-dodge', 'blendingcolordodge')],
  provenance: fromReference,
  related: ['blendReflect', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    {
      name: { en: 'linear dodge, add', ja: '覆い焼き（リニア）、加算' },
      difference: { en: 'Adds the two colours. Black is lit too, so pictures get hazy.', ja: '二つの色を足します。黒も明るくなるので、絵が白っぽくなります。' },
    },
    {
      name: { en: 'screen', ja: 'スクリーン' },
      difference: {
        en: '1 − (1 − b)(1 − s): far gentler, white only where one of the two is white.',
        ja: '1 − (1 − b)(1 − s) です。ずっと穏やかで、どちらかが白のときにだけ白になります。',
      },
    },
    {
      name: 'blendReflect',
      difference: { en: 'Divides the square of the base, so dark tones stay darker.', ja: '下の色の2乗を割るので、暗い階調は暗いまま残ります。' },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: color-dodge' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'color-dodge'" },
    { where: 'SVG', name: 'feBlend mode="color-dodge"' },
    { where: 'Photoshop', name: { en: 'Color Dodge', ja: '覆い焼きカラー' } },
    { where: 'Blender', name: 'Mix Color: Color Dodge' },
    { where: 'Unity Shader Graph', name: 'Blend: Dodge' },
  ],
  synonyms: {
    en: ['color dodge', 'colour dodge', 'dodge', 'blend mode', 'layer mode', 'mix-blend-mode', 'glow', 'highlight', 'photoshop'],
    ja: [
      '覆い焼き',
      '覆い焼きカラー',
      'おおいやき',
      'カラードッジ',
      '発光',
      'はっこう',
      '光らせる',
      '描画モード',
      'ブレンドモード',
      'レイヤーモード',
      '合成モード',
    ],
  },
  examples: {
    'switch-a-lamp-on-over': { en: 'Switch a lamp on over a rough wall', ja: 'ざらついた壁を電灯で照らす' },
    'neon-tubes-in-the-dark': { en: 'Neon tubes in the dark', ja: '暗がりのネオン管' },
  },
}
