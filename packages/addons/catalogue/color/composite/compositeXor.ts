/** Record of compositeXor. */
import { compositeXor } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const compositeXorRecord: FunctionRecord = {
  slug: 'compositeXor',
  category: 'color/composite',
  importName: 'compositeXor',
  call: compositeXor,
  shown: 'compositeXor',
  summary: {
    en: 'Keeps each layer only where the other is not: two opaque shapes leave a hole where they overlap.',
    ja: '二つのレイヤーを、それぞれ相手がないところにだけ残します。不透明な図形どうしが重なるところは穴になります。',
  },
  intuition: {
    en: 'Each layer keeps the share that the other leaves free. Where only one is opaque, it stays whole; where both are, neither has room and nothing is left. Half-clear layers give way by half: two halves leave a quarter each, so half in all. The operator is symmetrical, and it is the exclusive or of logic once alphas are 0 and 1.',
    ja: 'どちらのレイヤーにも、相手が空けた割合だけが残ります。片方だけが不透明なところではそのまま残り、両方とも不透明なところではどちらにも場所がなく、何も残りません。半透明なら半分ずつ譲り合い、½どうしならそれぞれ4分の1、合わせて半分になります。二つを入れ替えても結果は同じで、アルファが0と1だけなら論理演算の排他的論理和になります。',
  },
  parameters: layerParameters(),
  returns: {
    meaning: {
      en: 'Both together, premultiplied, with a hole where both were opaque.',
      ja: '合成した結果です。乗算済みアルファで、両方が不透明だったところは穴になります。',
    },
    range: { min: 0, max: 2 },
  },
  formula: String.raw`\operatorname{xor}(S, D) = (1 - \alpha_D)\,S + (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      id: 'both-opaque',
      inputs: [
        [0.2, 0.4, 0.6, 1],
        [0.9, 0.9, 0.9, 1],
      ],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'Where both are opaque nothing is left.', ja: '両方が不透明なら、何も残りません。' },
    },
    {
      id: 'clear-source',
      inputs: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      result: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      note: { en: 'A clear layer changes nothing.', ja: '透明なレイヤーは何も変えません。' },
    },
    {
      id: 'clear-destination',
      inputs: [
        [0.1, 0.2, 0.3, 0.4],
        [0, 0, 0, 0],
      ],
      result: [0.1, 0.2, 0.3, 0.4],
      exact: true,
    },
    {
      id: 'half-and-opaque',
      inputs: [
        [0.5, 0, 0, 0.5],
        [0, 0, 1, 1],
      ],
      result: [0, 0, 0.5, 0.5],
      exact: true,
      note: {
        en: 'A half-clear source takes half of the destination away, and none of it remains.',
        ja: '半透明のsourceはdestinationを半分消し、自分は残りません。',
      },
    },
    {
      id: 'alphas',
      instance: 'compositeXor_float',
      inputs: [0.5, 0.5],
      result: 0.5,
      exact: true,
      note: { en: 'Two half-covering layers cover half.', ja: '半分ずつ覆う二枚では、半分を覆います。' },
    },
    {
      id: 'opaque-alphas',
      instance: 'compositeXor_float',
      inputs: [1, 1],
      result: 0,
      exact: true,
      note: { en: 'The exclusive or: 1 and 1 give 0.', ja: '排他的論理和と同じく、1と1で0になります。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s xor within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのxorとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  references: [porterDuffOn('the operator xor'), w3cOn('9.1, XOR', 'porterduffcompositingoperators_xor')],
  provenance: fromReference,
  related: ['compositeDestinationOut', 'compositeSourceOver'],
  confusedWith: [
    {
      name: { en: 'difference', ja: '差の絶対値' },
      difference: {
        en: 'A blend mode that subtracts colours and keeps coverage. Xor subtracts no colours; it removes coverage.',
        ja: '色を引き算するブレンドモードで、覆っている範囲は変わりません。xorは色を引かず、覆っている範囲を減らします。',
      },
    },
    {
      name: { en: 'exclusive or of bits', ja: 'ビットの排他的論理和' },
      difference: { en: 'Works on the bits of integers, not on alphas.', ja: 'アルファではなく、整数のビットに対する演算です。' },
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'xor'" },
    { where: 'SVG', name: 'feComposite operator="xor"' },
    { where: 'CSS', name: 'mask-composite: exclude' },
    { where: 'WebGL', name: 'blendFunc(ONE_MINUS_DST_ALPHA, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'one-minus-dst-alpha', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Nuke', name: 'Merge (xor)' },
  ],
  synonyms: {
    en: ['xor', 'exclusive or', 'exclude', 'even-odd', 'hole', 'Porter-Duff', 'alpha compositing', 'premultiplied', 'symmetric difference'],
    ja: ['排他的論理和', 'はいたてきろんりわ', 'エックスオア', '中マド', '除外', '穴', '対称差', '合成', 'アルファ合成', 'ポーター・ダフ', '乗算済みアルファ'],
  },
  preview: 'composite',
  examples: [
    {
      title: { en: 'Two discs and the hole between them', ja: '二つの円と、そのあいだの穴' },
      code: `import {
  compositeSourceOver, compositeXor, drawFill,
} from '@kirari/addons'
import { float, resolution, uv, vec2, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const disc = (x: number) => drawFill(p.distance(vec2(x, 0)), 0.3, px)

const blue = vec4(0.12, 0.35, 0.75, 1).mul(disc(-0.15))
const red = vec4(0.85, 0.25, 0.2, 1).mul(disc(0.15))
const paper = vec4(0.96, 0.95, 0.92, 1)

export const fragment = compositeSourceOver(compositeXor(red, blue), paper)
`,
    },
    {
      title: { en: 'Rings that cut holes into one another', ja: '重なるたびに抜ける輪の模様' },
      code: `import { compositeXor, drawFill } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Alphas alone: wherever an even number of
// discs lie on one another there is a hole.
const more = (covered: Float, i: number): Float => {
  const angle = time.mul(0.15).add((i * 2 * Math.PI) / 7)
  const distance = p.distance(vec2(cos(angle), sin(angle)).mul(0.16))
  return compositeXor(
    drawFill(distance, 0.28, px),
    compositeXor(drawFill(distance, 0.2, px), covered),
  )
}
const covered = [0, 1, 2, 3, 4, 5, 6].reduce(
  more,
  drawFill(p.length(), 0.07, px),
)

const ink = mix(vec3(0.1, 0.1, 0.28), vec3(0.7, 0.12, 0.25), uv.x)
export const fragment = vec4(mix(vec3(0.96, 0.94, 0.89), ink, covered), 1)
`,
    },
  ],
}
