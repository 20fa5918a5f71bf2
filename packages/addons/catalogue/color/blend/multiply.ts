/** Record of multiply. */
import { blendMultiply } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const multiplyRecord: FunctionRecord = {
  slug: 'multiply',
  category: 'color/blend',
  importName: 'blendMultiply',
  call: blendMultiply,
  shown: 'blendMultiply_vec3',
  summary: {
    en: 'Multiplies the two colours channel by channel: what is on top acts as a filter or an ink, and only ever darkens.',
    ja: '二つの色をチャンネルごとに掛けます。重ねた色がフィルターやインクのように働き、明るくなることはありません。',
  },
  intuition: {
    en: 'Put two slides into one projector: the second takes its share of what the first lets through. White takes nothing and is invisible, black takes everything. Inks on paper do the same, which is why shadows, pencil lines and halftones are laid over a picture in this way. The order does not matter.',
    ja: '二枚のスライドを一つの映写機に重ねて入れるところを思い浮かべてください。一枚目を通った光のうち、二枚目がその割合だけを通します。白はすべて通すので見えず、黒はすべて遮ります。紙に重ねたインクも同じで、影や線画、網点を絵に重ねるときに使われます。順番を入れ替えても結果は変わりません。',
  },
  parameters: layerParameters({
    base: { en: 'The product goes on: above 1 it brightens.', ja: 'そのまま掛けます。1より大きい値では明るくなります。' },
    blend: { en: 'The product goes on: above 1 it brightens.', ja: 'そのまま掛けます。1より大きい値では明るくなります。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = b\,s`,
  edgeCases: [
    { id: 'white-blend', inputs: [0.3, 1], result: 0.3, exact: true, note: { en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' } },
    { id: 'black-blend', inputs: [0.3, 0], result: 0, exact: true, note: { en: 'Black on top is black.', ja: '黒を重ねると黒になります。' } },
    {
      id: 'mid-grey-twice',
      inputs: [0.5, 0.5],
      result: 0.25,
      exact: true,
      note: { en: 'Mid-grey halves, so two of them leave a quarter.', ja: '中間グレーは半分にするので、二枚で4分の1になります。' },
    },
    {
      id: 'yellow-and-cyan',
      instance: 'blendMultiply_vec3',
      inputs: [
        [1, 1, 0],
        [0, 1, 1],
      ],
      result: [0, 1, 0],
      exact: true,
      note: { en: 'Yellow ink over cyan ink is green.', ja: 'シアンのインクに黄を重ねると緑になります。' },
    },
    {
      id: 'alpha',
      instance: 'blendMultiply_vec4',
      inputs: [
        [0.5, 1, 0.5, 0.25],
        [0.5, 0.5, 1, 1],
      ],
      result: [0.25, 0.5, 0.5, 0.25],
      exact: true,
      note: { en: 'The alpha of the base stays.', ja: '下の色のアルファが残ります。' },
    },
    {
      id: 'opacity',
      instance: 'blendMultiply_opacity',
      inputs: [0.5, 0, 0.5],
      result: 0.25,
      note: { en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'The text of the W3C specification in double precision; Canvas 2D’s multiply within 2/255; culori’s blend.',
      ja: 'W3C仕様の式を倍精度で計算したものです。Canvas 2Dのmultiply（誤差2/255以内）とculoriのblendとも照合しています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A product of its arguments.', ja: '引数の積です。' } },
  references: [w3cOn('10.1, multiply', 'blendingmultiply')],
  provenance: fromReference,
  related: ['blendOverlay', 'blendColorDodge', 'blendLuminosity'],
  confusedWith: [
    {
      name: { en: 'darken', ja: '比較（暗）' },
      difference: {
        en: 'Takes the darker of the two, channel by channel. Multiply is darker than both.',
        ja: 'チャンネルごとに暗い方を選びます。乗算はどちらよりも暗くなります。',
      },
    },
    {
      name: 'premultiply',
      difference: {
        en: 'Multiplies a colour by its own alpha. Multiply is of two colours.',
        ja: '色に自分自身のアルファを掛けます。乗算は二つの色どうしを掛けます。',
      },
    },
    {
      name: { en: 'light on a surface', ja: '面を照らす光' },
      difference: {
        en: 'The same product, but of linear colours: decode before, encode after.',
        ja: '同じ積ですが、線形の色で計算します。先にデコードし、後でエンコードしてください。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: multiply' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'multiply'" },
    { where: 'SVG', name: 'feBlend mode="multiply"' },
    { where: 'WebGL', name: 'blendFunc(DST_COLOR, ZERO)' },
    { where: 'Photoshop', name: { en: 'Multiply', ja: '乗算' } },
    { where: 'Blender', name: 'Mix Color: Multiply' },
    { where: 'Unity Shader Graph', name: 'Blend: Multiply' },
  ],
  synonyms: {
    en: ['multiply', 'blend mode', 'layer mode', 'mix-blend-mode', 'ink', 'shadow', 'darken', 'filter', 'photoshop'],
    ja: ['乗算', 'じょうざん', 'マルチプライ', '掛け算', 'かけ算', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード', '影', 'インク'],
  },
  preview: 'blend',
  examples: [
    {
      title: { en: 'Lay the shadow of leaves over a wall', ja: '壁に木の葉の影を落とす' },
      code: `import { blendMultiply, smootherstep, valueNoise } from '@kirari/addons'
import { mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const wall = mix(vec3(0.93, 0.82, 0.66), vec3(0.97, 0.9, 0.78), uv.y)
const p = uv.mul(vec2(9, 5)).add(vec2(time.mul(0.2), 0))
const fine = valueNoise(vec2(p.y, p.x).mul(2.3))
  .mul(0.6)
  .add(valueNoise(p.mul(5.1)).mul(0.3))
const leaves = valueNoise(p).add(fine)
const shadow = mix(
  vec3(0.45, 0.5, 0.68),
  vec3(1),
  smootherstep(0.85, 1.15, leaves),
)

export const fragment = vec4(blendMultiply(wall, shadow), 1)
`,
    },
    {
      title: { en: 'A print in three inks', ja: '三色のインクで刷る' },
      code: `import { blendMultiply, drawFill } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Dots on a screen of its own angle for each ink:
// large where the disc of that ink is dense.
const print = (ink: Vec3, angle: number, turn: number): Vec3 => {
  const place = time.mul(0.3).add(turn)
  const density = float(0.62).sub(
    p.distance(vec2(cos(place), sin(place)).mul(0.17)),
  )
  const across = vec2(Math.cos(angle), Math.sin(angle))
  const screen = vec2(
    p.dot(across),
    p.dot(vec2(across.y.negate(), across.x)),
  )
  const dot = screen.mul(36).fract().sub(0.5).length()
  return mix(vec3(1), ink, drawFill(dot, density.mul(1.35), px.mul(36)))
}
const cyan = print(vec3(0, 0.65, 0.85), 0.26, 0)
const magenta = print(vec3(0.9, 0.15, 0.5), 1.31, 2.1)
const yellow = print(vec3(1, 0.88, 0.1), 0, 4.2)
const paper = vec3(0.97, 0.95, 0.9)

export const fragment = vec4(
  blendMultiply(
    blendMultiply(blendMultiply(paper, yellow), magenta),
    cyan,
  ),
  1,
)
`,
    },
  ],
}
