/** Record of unpremultiply. */
import { unpremultiply } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const unpremultiplyRecord: FunctionRecord = {
  slug: 'unpremultiply',
  category: 'color/composite',
  importName: 'unpremultiply',
  call: unpremultiply,
  shown: 'unpremultiply',
  summary: {
    en: 'Divides a premultiplied colour by its alpha and gives the straight colour; where alpha is 0 all is 0.',
    ja: '乗算済みアルファの色をアルファで割り、掛ける前の色に戻します。アルファが0ならすべて0です。',
  },
  intuition: {
    en: 'In a premultiplied picture a soft edge gets darker the clearer it is, since its channels say how much light there is and not which colour it has. Whatever wants the colour itself, such as a blend mode, a change of hue, a colour picker or a plain mix with a background, takes that darkness for colour and leaves a dark fringe. Divide first, and multiply back afterwards.',
    ja: '乗算済みアルファの画像では、ぼけた縁は透明になるほど暗くなります。各チャンネルが表すのは色そのものではなく、光の量だからです。ブレンドモードや色相の変更、スポイト、背景との単純なmixなど、色そのものを必要とする処理に渡すと、その暗さまで色として扱われ、縁が黒ずみます。先に割り、終わったら掛け直します。',
  },
  parameters: [
    {
      name: 'color',
      meaning: { en: 'A premultiplied colour.', ja: '乗算済みアルファの色です。' },
      unit: 'premultiplied',
      role: 'domain',
      range: [0, 1],
      default: [0.6, 0.24, 0.12, 0.6],
      step: 0.01,
      outside: {
        en: 'A channel above alpha gives a colour above 1. An alpha below 0 counts as 0.',
        ja: 'アルファより大きいチャンネルは、1を超える色になります。負のアルファは0として扱います。',
      },
    },
  ],
  returns: {
    meaning: {
      en: 'The straight colour, and the alpha as it was; all 0 where there is nothing.',
      ja: 'アルファを掛ける前の色と、もとのままのアルファです。何もないところではすべて0です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{unpremultiply}(C, \alpha) = \begin{cases} (C / \alpha,\ \alpha) & \alpha > 0 \\ (0, 0) & \alpha \le 0 \end{cases}`,
  edgeCases: [
    {
      id: 'opaque',
      inputs: [[0.2, 0.4, 0.6, 1]],
      result: [0.2, 0.4, 0.6, 1],
      note: { en: 'Opaque colours stay as they are.', ja: '不透明な色はそのままです。' },
    },
    { id: 'half', inputs: [[0.5, 0.25, 0.125, 0.5]], result: [1, 0.5, 0.25, 0.5] },
    {
      id: 'clear',
      inputs: [[0, 0, 0, 0]],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'No colour can be found here; 0/0 is not computed.', ja: 'ここから色は求められません。0/0は計算しません。' },
    },
    {
      id: 'light-without-alpha',
      inputs: [[0.5, 0.25, 0, 0]],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'A pure glow has no straight form: it is lost.', ja: 'アルファのない光は、掛ける前の形では表せないので失われます。' },
    },
    { id: 'negative-alpha', inputs: [[0.5, 0.25, 0, -0.5]], result: [0, 0, 0, 0], exact: true, note: { en: 'As clear.', ja: '透明として扱います。' } },
    {
      id: 'brighter-than-alpha',
      inputs: [[0.5, 0.25, 0, 0.25]],
      result: [2, 1, 0, 0.25],
      note: { en: 'Nothing is clamped, so premultiply gives it back.', ja: 'クランプしないので、premultiplyでもとに戻せます。' },
    },
    {
      id: 'a-trace',
      inputs: [[1e-6, 5e-7, 0, 1e-6]],
      result: [1, 0.5, 0, 1e-6],
      note: { en: 'The colour of even a millionth is found again.', ja: '100万分の1しかなくても、色は求められます。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The quotients in double precision; the inverse of premultiply; what Canvas 2D gives back of half-clear paint, within 2/255.',
      ja: '倍精度の商です。premultiplyの逆であることと、Canvas 2Dから読み戻した半透明の色との一致（誤差2/255以内）も確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth for every alpha above 0. Towards 0 the colour depends on how one gets there, so at 0 it jumps.',
      ja: 'アルファが0より大きければ滑らかです。0に近づくときの色は近づき方によって変わるので、0では飛びがあります。',
    },
  },
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['premultiply', 'compositeSourceOver', 'blendSoftLight'],
  confusedWith: [
    {
      name: { en: 'removing a matte', ja: 'マットの除去' },
      difference: {
        en: 'Takes out a background of any colour that was mixed in; unpremultiply is the case of black.',
        ja: '混ざり込んだ任意の背景色を取り除く処理です。unpremultiplyは、それが黒の場合にあたります。',
      },
    },
    {
      name: 'color.rgb / color.a',
      difference: {
        en: 'Is 0/0 wherever a picture is clear, and such a pixel spreads with every blur.',
        ja: '画像の透明なところで0/0になり、そのピクセルはぼかすたびに広がります。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Straight' },
    { where: 'Nuke', name: 'Unpremult' },
    { where: 'Canvas 2D', name: 'getImageData', note: { en: 'Divides by alpha as it reads.', ja: '読み取るときにアルファで割ります。' } },
  ],
  synonyms: {
    en: ['unpremultiply', 'unpremult', 'straight alpha', 'unassociated alpha', 'premultiplied to straight', 'divide by alpha', 'dark fringe', 'alpha'],
    ja: ['ストレートアルファ', 'アンプリマルチプライ', 'アルファで割る', '乗算済みアルファを戻す', '黒い縁', '黒ずみ', 'フリンジ', 'アルファ'],
  },
  preview: 'fringe',
  examples: [
    {
      title: { en: 'Blend with a layer that is premultiplied', ja: '乗算済みのレイヤーにブレンドモードを使う' },
      code: `import {
  blendOverlay, compositeSourceOver, premultiply, unpremultiply,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const far = uv.sub(0.5).mul(resolution).div(resolution.y).length()
const paper = vec4(
  mix(vec3(0.95, 0.93, 0.88), vec3(0.8, 0.88, 0.92), uv.x),
  1,
)
const layer = vec4(0.9, 0.35, 0.2, 1).mul(
  float(1).sub(smoothstep(0.15, 0.4, far)),
)

// Blend modes want the colour itself. Divide, blend, multiply back.
const tinted = blendOverlay(unpremultiply(layer), vec4(0.3, 0.4, 0.9, 1))

export const fragment = compositeSourceOver(premultiply(tinted), paper)
`,
    },
    {
      title: { en: 'Turn soft smoke into bands of ink', ja: '煙を階調の少ないインクの色に変える' },
      code: `import {
  compositeSourceOver, premultiply, unpremultiply, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const inks = [
  vec3(0.95, 0.35, 0.25),
  vec3(0.98, 0.75, 0.25),
  vec3(0.15, 0.5, 0.75),
] as const

// Three puffs of smoke, laid over one another while premultiplied.
const puff = (below: Vec4, i: number): Vec4 => {
  const drift = valueNoise(p.mul(3).add(vec2(i * 9, time.mul(0.2))))
    .sub(0.5)
    .mul(0.3)
  const far = p
    .sub(vec2(i * 0.36 - 0.36, 0))
    .add(drift)
    .length()
  const soft = float(1).sub(smoothstep(0.05, 0.42, far))
  return compositeSourceOver(
    premultiply(vec4(inks[i] ?? inks[0], soft)),
    below,
  )
}
const smoke = [0, 1, 2].reduce(puff, vec4(0))

// The colour comes in four steps, the edge of the smoke stays soft.
const straight = unpremultiply(smoke)
const steps = straight.xyz.mul(4).add(0.5).floor().div(4)
const ink = premultiply(vec4(mix(steps, straight.xyz, 0.15), straight.w))

export const fragment = compositeSourceOver(ink, vec4(0.97, 0.96, 0.93, 1))
`,
    },
  ],
}
