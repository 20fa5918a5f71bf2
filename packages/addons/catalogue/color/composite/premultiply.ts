/** Record of premultiply. */
import { premultiply } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const premultiplyRecord: FunctionRecord = {
  slug: 'premultiply',
  category: 'color/composite',
  importName: 'premultiply',
  call: premultiply,
  shown: 'premultiply',
  summary: {
    en: 'Multiplies a colour by its alpha: the form that compositing, filtering and mixing need.',
    ja: '色に自分のアルファを掛けます。合成や補間、ぼかしに必要な形です。',
  },
  intuition: {
    en: 'A straight colour says “orange, and by the way a tenth of it”; a premultiplied one says how much orange light there is. Only amounts can be averaged. Smooth the edge of a sprite whose clear texels are black, and straight colours count that invisible black in full: a dark fringe. Premultiplied, a clear texel weighs nothing, whatever its colour was.',
    ja: 'アルファを掛けていない色は「オレンジ色、ただし1割だけ」という書き方です。掛けた色は、オレンジの光がどれだけあるかという量を表します。平均できるのは量だけです。透明なテクセルが黒で埋まったスプライトの縁を補間すると、掛けていない色では見えないはずの黒まで平均に入り、縁が黒ずみます。掛けてあれば、透明なテクセルはもとの色が何であっても影響しません。',
  },
  parameters: [
    {
      name: 'color',
      meaning: { en: 'A straight colour: red, green and blue as they are, and alpha.', ja: 'アルファを掛けていない色です。赤、緑、青と、アルファです。' },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [1, 0.4, 0.2, 0.6],
      step: 0.01,
      outside: { en: 'Nothing is clamped.', ja: 'クランプはしません。' },
    },
  ],
  returns: {
    meaning: { en: 'The colour times its alpha, and the alpha as it was.', ja: 'アルファを掛けた色と、もとのままのアルファです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{premultiply}(C, \alpha) = (\alpha\,C,\ \alpha)`,
  edgeCases: [
    {
      id: 'opaque',
      inputs: [[0.2, 0.4, 0.6, 1]],
      result: [0.2, 0.4, 0.6, 1],
      exact: true,
      note: { en: 'Opaque colours stay as they are.', ja: '不透明な色はそのままです。' },
    },
    {
      id: 'clear',
      inputs: [[0.2, 0.4, 0.6, 0]],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'The colour of a clear pixel is forgotten, and cannot be had back.', ja: '透明なピクセルの色は失われ、もとに戻せません。' },
    },
    {
      id: 'half',
      inputs: [[1, 0.5, 0.25, 0.5]],
      result: [0.5, 0.25, 0.125, 0.5],
      exact: true,
      note: { en: 'Alpha itself is not multiplied.', ja: 'アルファ自身には掛けません。' },
    },
    {
      id: 'twice',
      inputs: [[0.5, 0.25, 0.125, 0.5]],
      result: [0.25, 0.125, 0.0625, 0.5],
      exact: true,
      note: { en: 'A colour that was premultiplied already gets too dark.', ja: 'すでに掛けてある色に使うと、暗くなりすぎます。' },
    },
    {
      id: 'bright',
      inputs: [[4, 2, 0, 0.25]],
      result: [1, 0.5, 0, 0.25],
      exact: true,
      note: { en: 'Colours above 1 keep their brightness: nothing is clamped.', ja: '1を超える色も、明るさが保たれます。クランプはしません。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'The products in double precision; Canvas 2D, which premultiplies what it paints, over black, within 2/255.',
      ja: '倍精度の積です。描いた色にアルファを掛けるCanvas 2Dの、黒の上での結果とも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its argument.', ja: '引数の多項式です。' } },
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['unpremultiply', 'compositeSourceOver', 'compositeLighter'],
  confusedWith: [
    {
      name: 'blendMultiply',
      difference: {
        en: 'Multiplies two colours. Premultiply multiplies one by its own alpha.',
        ja: '二つの色を掛けます。premultiplyは一つの色に自分のアルファを掛けます。',
      },
    },
    {
      name: { en: 'colour × opacity', ja: '色 × 不透明度' },
      difference: {
        en: 'To fade a layer that is premultiplied already, multiply all four channels by the opacity.',
        ja: 'すでに掛けてあるレイヤーを薄くするには、4チャンネルすべてに不透明度を掛けます。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Premultiplied' },
    { where: 'Nuke', name: 'Premult' },
    {
      where: 'WebGL',
      name: 'UNPACK_PREMULTIPLY_ALPHA_WEBGL',
      note: { en: 'The same for a whole picture, as it is uploaded.', ja: '画像をアップロードするときに、全体に対して行います。' },
    },
    { where: 'WebGPU', name: 'premultipliedAlpha: true', note: { en: 'Of copyExternalImageToTexture.', ja: 'copyExternalImageToTextureの指定です。' } },
    {
      where: 'After Effects',
      name: { en: 'Premultiplied alpha', ja: '合成チャンネル' },
      note: { en: 'How footage is interpreted.', ja: 'フッテージの変換の設定です。' },
    },
  ],
  synonyms: {
    en: ['premultiply', 'premult', 'premultiplied alpha', 'associated alpha', 'straight to premultiplied', 'dark fringe', 'halo', 'alpha'],
    ja: [
      '乗算済みアルファ',
      'プリマルチプライ',
      'プリマルチプライドアルファ',
      'アルファを掛ける',
      '黒い縁',
      '黒ずみ',
      'フリンジ',
      'ストレートアルファ',
      'アルファ',
    ],
  },
  preview: 'filtering',
  examples: [
    {
      title: { en: 'Lay a half-clear colour over paper', ja: '半透明の色を紙に重ねる' },
      code: `import { compositeSourceOver, drawFill, premultiply } from '@kirari/addons'
import { float, mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const disc = drawFill(
  uv.sub(0.5).mul(resolution).mul(px).length(),
  0.3,
  px,
)

const paper = vec4(
  mix(vec3(0.96, 0.95, 0.92), vec3(0.75, 0.85, 0.9), uv.x),
  1,
)
const ink = premultiply(vec4(vec3(0.85, 0.2, 0.3), disc.mul(0.7)))

export const fragment = compositeSourceOver(ink, paper)
`,
    },
    {
      title: { en: 'Bubbles, thin in the middle and full at the rim', ja: '中央は薄く、縁は濃いシャボン玉' },
      code: `import {
  compositeSourceOver, drawFill, hsl2rgb, premultiply,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sky = vec4(
  mix(vec3(0.85, 0.93, 0.98), vec3(0.42, 0.62, 0.86), uv.y),
  1,
)

// A colour for each bubble with an alpha that says
// how much of it there is: more towards the rim.
const bubble = (behind: Vec4, i: number): Vec4 => {
  const radius = 0.07 + 0.022 * ((i * 5) % 7)
  const sway = sin(time.mul(0.4 + 0.05 * i).add(i)).mul(0.03)
  const q = p.sub(
    vec2(
      sway.add(((i * 0.37) % 1.5) - 0.72),
      float(((i * 0.61) % 0.8) - 0.4),
    ),
  )
  const far = q.length().div(radius)
  const film = hsl2rgb(
    vec3(
      q.y
        .div(radius)
        .mul(0.18)
        .add(far.mul(0.35))
        .add(i * 0.13),
      0.7,
      0.72,
    ),
  )
  const rim = far.mul(far).mul(far).mul(0.75).add(0.08)
  const light = drawFill(
    q.sub(vec2(-0.35, 0.4).mul(radius)).length(),
    radius * 0.14,
    px.mul(6),
  ).mul(0.9)
  const wall = premultiply(
    vec4(film, rim.mul(drawFill(far, 1, px.div(radius)))),
  )
  return compositeSourceOver(
    premultiply(vec4(vec3(1), light)),
    compositeSourceOver(wall, behind),
  )
}

export const fragment = [0, 1, 2, 3, 4, 5, 6, 7, 8].reduce(bubble, sky)
`,
    },
  ],
}
