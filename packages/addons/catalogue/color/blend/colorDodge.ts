/** Record of colorDodge. */
import { blendColorDodge } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const colorDodgeRecord: FunctionRecord = {
  slug: 'colorDodge',
  category: 'color/blend',
  importName: 'blendColorDodge',
  call: blendColorDodge,
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
    { id: 'black-blend', inputs: [0.3, 0], result: 0.3, note: { en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' } },
    { id: 'mid-grey-blend', inputs: [0.25, 0.5], result: 0.5, note: { en: 'Mid-grey on top doubles.', ja: '中間グレーを重ねると2倍になります。' } },
    {
      id: 'white-blend',
      inputs: [0.01, 1],
      result: 1,
      exact: true,
      note: { en: 'Under white any light becomes white.', ja: '白を重ねると、わずかな光でも白になります。' },
    },
    {
      id: 'black-under-white',
      inputs: [0, 1],
      result: 0,
      exact: true,
      note: { en: 'Nothing divided by nothing: the specification says black.', ja: '0を0で割ることになりますが、仕様では黒と定めています。' },
    },
    {
      id: 'clipped',
      inputs: [0.6, 0.6],
      result: 1,
      exact: true,
      note: { en: 'Together more than 1: held at white.', ja: '合わせて1を超えると、白で止まります。' },
    },
    { id: 'negative-base', inputs: [-0.5, 0.5], result: 0, exact: true, note: { en: 'As black.', ja: '黒として扱います。' } },
    { id: 'blend-above-white', inputs: [0.5, 2], result: 1, exact: true, note: { en: 'As white.', ja: '白として扱います。' } },
    {
      id: 'alpha',
      instance: 'blendColorDodge_vec4',
      inputs: [
        [0, 0.25, 0.5, 0.25],
        [1, 0.5, 1, 1],
      ],
      result: [0, 0.5, 1, 0.25],
      note: { en: 'The alpha of the base stays.', ja: '下の色のアルファが残ります。' },
    },
    {
      id: 'opacity',
      instance: 'blendColorDodge_opacity',
      inputs: [0.5, 1, 0.5],
      result: 0.75,
      note: { en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
    },
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
  references: [w3cOn('10.1, color-dodge', 'blendingcolordodge')],
  provenance: fromReference,
  related: ['blendReflect', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    {
      name: { en: 'linear dodge, add', ja: '覆い焼き（リニア）、加算' },
      difference: {
        en: 'Adds the two colours. Black is lit too, so pictures get hazy.',
        ja: '二つの色を足します。黒も明るくなるので、絵が白っぽくなります。',
      },
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
  preview: 'blend',
  examples: [
    {
      title: { en: 'Switch a lamp on over a rough wall', ja: 'ざらついた壁を電灯で照らす' },
      code: `import { blendColorDodge, valueNoise } from '@kirari/addons'
import { exp, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const wall = vec3(0.3, 0.2, 0.16).mul(
  valueNoise(p.mul(40)).mul(0.5).add(0.6),
)
const lamp = exp(
  uv
    .sub(0.5)
    .mul(resolution)
    .div(resolution.y)
    .distance(vec2(0, 0.2))
    .mul(-4),
)

export const fragment = vec4(
  blendColorDodge(wall, vec3(0.98, 0.85, 0.6).mul(lamp)),
  1,
)
`,
    },
    {
      title: { en: 'Neon tubes in the dark', ja: '暗がりのネオン管' },
      code: `import {
  blendColorDodge, kaleidoscope, rectSDF, valueNoise,
} from '@kirari/addons'
import {
  exp, float, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const brick = p.mul(vec2(7, 16))
const row = brick.y.floor()
const stone = brick
  .add(vec2(row.mul(0.5), 0))
  .fract()
  .sub(0.5)
const joint = rectSDF(stone, vec2(0.47, 0.42), 0.05).mul(-18).saturate()
const tone = valueNoise(brick.mul(3))
  .mul(0.35)
  .add(0.65)
  .mul(joint.mul(0.7).add(0.3))
const wall = vec3(0.34, 0.26, 0.3).mul(tone)

// Light falls off from the tubes; what the wall
// sends back is the wall, so many times brighter.
const star = kaleidoscope(p, 5, time.mul(0.1))
const tubes = rectSDF(star, vec2(0.26, 0.05), 0.03).abs()
const pink = vec3(1, 0.35, 0.7).mul(exp(tubes.mul(-11)))
const blue = vec3(0.2, 0.6, 1).mul(exp(p.length().sub(0.4).abs().mul(-9)))

const light = float(1).sub(float(1).sub(pink).mul(float(1).sub(blue)))

export const fragment = vec4(blendColorDodge(wall, light), 1)
`,
    },
  ],
}
