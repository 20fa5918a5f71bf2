/** Record of sourceOver. */
import { compositeSourceOver } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const sourceOverRecord: FunctionRecord = {
  slug: 'sourceOver',
  category: 'color/composite',
  importName: 'compositeSourceOver',
  call: compositeSourceOver,
  shown: 'compositeSourceOver',
  summary: {
    en: 'Lays one premultiplied colour over another: where it is opaque it hides what is below, where it is clear it shows it.',
    ja: '乗算済みアルファの色を、別の色の上に重ねます。不透明なところは下を隠し、透明なところは下が見えます。',
  },
  intuition: {
    en: 'In a premultiplied colour every channel already carries its coverage: half-covering white is (½, ½, ½, ½). So the source is simply added, and the destination keeps the share that the source leaves free, 1 − α. The same line serves colour and alpha, nothing is divided, and three layers give the same picture whichever two you join first.',
    ja: '乗算済みアルファの色では、各チャンネルにすでに被覆率が掛かっています。半分だけ覆う白は (½, ½, ½, ½) です。だから手前の色はそのまま足し、奥の色には手前が空けた割合1 − α だけを残せば済みます。色にもアルファにも同じ式が使え、割り算もいりません。三枚重ねるとき、どの二枚を先に合成しても同じ絵になります。',
  },
  parameters: layerParameters(undefined, {
    en: 'Nothing is clamped. A colour brighter than its alpha is light that is added: alpha 0 makes it a pure glow.',
    ja: 'クランプはしません。アルファより明るい色は、光として足されます。アルファを0にすると純粋な加算になります。',
  }),
  returns: {
    meaning: {
      en: 'Both together, premultiplied again, ready to be the destination of the next layer.',
      ja: '重ねた結果です。これも乗算済みアルファなので、そのまま次のレイヤーの下の色に使えます。',
    },
    range: { min: 0, max: 2 },
  },
  formula: String.raw`\operatorname{over}(S, D) = S + (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      id: 'opaque-source',
      inputs: [
        [0.2, 0.4, 0.6, 1],
        [0.9, 0.9, 0.9, 1],
      ],
      result: [0.2, 0.4, 0.6, 1],
      exact: true,
      note: { en: 'An opaque source hides everything.', ja: '不透明な色は下を完全に隠します。' },
    },
    {
      id: 'clear-source',
      inputs: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      result: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      note: { en: 'A clear source changes nothing.', ja: '完全に透明な色は何も変えません。' },
    },
    {
      id: 'half-white-on-black',
      inputs: [
        [0.5, 0.5, 0.5, 0.5],
        [0, 0, 0, 1],
      ],
      result: [0.5, 0.5, 0.5, 1],
      exact: true,
    },
    {
      id: 'glow',
      inputs: [
        [0.25, 0.125, 0, 0],
        [0.25, 0.25, 0.25, 1],
      ],
      result: [0.5, 0.375, 0.25, 1],
      exact: true,
      note: { en: 'Colour without alpha is added: a glow.', ja: 'アルファのない色は加算されます。光の表現に使えます。' },
    },
    {
      id: 'both-clear',
      inputs: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'Nothing is divided by alpha, so nothing can go wrong here.', ja: 'アルファで割らないので、ここで破綻することはありません。' },
    },
    {
      id: 'alphas',
      instance: 'compositeSourceOver_float',
      inputs: [0.5, 0.5],
      result: 0.75,
      exact: true,
      note: { en: 'Two half-covering layers cover three quarters.', ja: '半分ずつ覆う二枚を重ねると、4分の3を覆います。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s source-over within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのsource-overとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  references: [porterDuffOn('the operator over'), w3cOn('9.1, Source Over', 'porterduffcompositingoperators_srcover')],
  provenance: fromReference,
  related: ['premultiply', 'compositeLighter', 'compositeDestinationOut', 'drawFill'],
  confusedWith: [
    {
      name: 'mix(destination, source, alpha)',
      difference: {
        en: 'The form for colours whose alpha is not multiplied in, right only over an opaque destination. On premultiplied colours it applies the alpha twice and leaves dark fringes.',
        ja: 'アルファを掛けていない色のための式で、下が不透明なときにだけ正しくなります。乗算済みの色に使うとアルファが二重に掛かり、縁が黒ずみます。',
      },
    },
    { name: 'compositeLighter', difference: { en: 'Adds both in full. Over makes room first.', ja: '両方をそのまま足します。overは先に場所を空けます。' } },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'source-over'" },
    { where: 'WebGL', name: 'blendFunc(ONE, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'one', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Photoshop', name: { en: 'Normal', ja: '通常' } },
    { where: 'Blender', name: 'Alpha Over' },
    { where: 'Nuke', name: 'Merge (over)' },
  ],
  synonyms: {
    en: ['source over', 'src-over', 'over operator', 'alpha blending', 'alpha compositing', 'normal blend', 'premultiplied', 'Porter-Duff', 'layer'],
    ja: [
      'ソースオーバー',
      'アルファ合成',
      'アルファブレンド',
      'アルファブレンディング',
      '重ねる',
      'かさねる',
      '通常',
      '乗算済みアルファ',
      'プリマルチプライドアルファ',
      '半透明',
      'ポーター・ダフ',
      'レイヤー',
    ],
  },
  preview: 'composite',
  examples: [
    {
      title: { en: 'Two sheets of coloured glass', ja: '色ガラスを二枚重ねる' },
      code: `import { compositeSourceOver, drawFill } from '@kirari/addons'
import { float, resolution, uv, vec2, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const disc = (x: number) => drawFill(p.distance(vec2(x, 0)), 0.3, px)

const blue = vec4(0.05, 0.2, 0.5, 0.6).mul(disc(-0.15))
const red = vec4(0.6, 0.1, 0.1, 0.6).mul(disc(0.15))
const paper = vec4(0.96, 0.95, 0.92, 1)

export const fragment = compositeSourceOver(
  red,
  compositeSourceOver(blue, paper),
)
`,
    },
    {
      title: { en: 'Mountains that fade into mist', ja: '霧にかすむ山並み' },
      code: `import {
  compositeSourceOver, premultiply, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sky = vec4(
  mix(vec3(0.97, 0.8, 0.68), vec3(0.55, 0.68, 0.82), uv.y),
  1,
)

// Each range, from the furthest to the nearest, is
// opaque at its ridge and fades into mist at its foot.
const range = (behind: Vec4, i: number): Vec4 => {
  const x = p.x
    .mul(2.2 + i * 0.6)
    .add(i * 11.7)
    .add(time.mul(0.02 * (i + 1)))
  const ridge = valueNoise(x)
    .mul(0.7)
    .add(valueNoise(x.mul(3.1)).mul(0.3))
    .mul(0.3)
    .add(0.55 - i * 0.16)
  const below = ridge.sub(uv.y)
  const mist = float(1).sub(smoothstep(0, 0.34, below).mul(0.75))
  const rock = premultiply(
    vec4(mix(vec3(0.5, 0.56, 0.68), vec3(0.1, 0.14, 0.24), i / 3), mist),
  )
  return compositeSourceOver(
    rock.mul(smoothstep(-0.002, 0.002, below)),
    behind,
  )
}

export const fragment = [0, 1, 2, 3].reduce(range, sky)
`,
    },
  ],
}
