/** Record of destinationOut. */
import { compositeDestinationOut } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const destinationOutRecord: FunctionRecord = {
  slug: 'destinationOut',
  category: 'color/composite',
  importName: 'compositeDestinationOut',
  call: compositeDestinationOut,
  shown: 'compositeDestinationOut',
  summary: {
    en: 'Cuts the source out of the destination: where the source is opaque nothing is left, and its colour does not matter.',
    ja: 'destinationからsourceの形を切り抜きます。sourceが不透明なところには何も残らず、sourceの色は結果に影響しません。',
  },
  intuition: {
    en: 'This is an eraser, or a hole punch. The destination, colour and alpha alike, keeps the share that the source leaves free. Since the destination is premultiplied, one multiplication is all there is to it, and soft edges of the source make soft edges of the hole, without fringes.',
    ja: '消しゴムや穴あけパンチにあたる演算です。destinationは、色にもアルファにも、sourceが空けた割合だけが残ります。乗算済みアルファなので掛け算一つで済み、sourceの縁がぼけていれば穴の縁も同じようにぼけ、余計な縁取りは出ません。',
  },
  parameters: layerParameters({
    en: 'The shape that is cut out; only its alpha is used. Two floats instead of colours are two alphas.',
    ja: '切り抜く形です。アルファだけを使います。色の代わりにfloatを渡すと、アルファどうしを合成します。',
  }),
  returns: {
    meaning: { en: 'What is left of the destination, premultiplied.', ja: 'destinationの残った部分です。乗算済みアルファです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{out}(D, S) = (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      id: 'opaque-source',
      inputs: [
        [0.2, 0.4, 0.6, 1],
        [0.1, 0.2, 0.3, 0.4],
      ],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'Erased, colour and all.', ja: '色も含めて消えます。' },
    },
    {
      id: 'clear-source',
      inputs: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      result: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      note: { en: 'A clear source cuts nothing.', ja: '透明なら何も切り抜きません。' },
    },
    {
      id: 'half',
      inputs: [
        [0, 0, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      result: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      note: { en: 'Half erased: colour and alpha are halved together.', ja: '半分だけ消すと、色もアルファも一緒に半分になります。' },
    },
    {
      id: 'colour-of-the-source',
      inputs: [
        [0.5, 0.25, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      result: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      note: { en: 'The same: the colour of an eraser does not matter.', ja: '同じ結果です。消しゴムの色は関係ありません。' },
    },
    {
      id: 'clear-destination',
      inputs: [
        [0.5, 0.5, 0.5, 0.5],
        [0, 0, 0, 0],
      ],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'Nothing can be cut out of nothing.', ja: '何もないところからは切り抜けません。' },
    },
    {
      id: 'alphas',
      instance: 'compositeDestinationOut_float',
      inputs: [0.25, 0.5],
      result: 0.375,
      exact: true,
      note: { en: 'Source first: a quarter is cut out of a half.', ja: 'sourceが先です。半分から、その4分の1を切り抜きます。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s destination-out within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのdestination-outとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  references: [porterDuffOn('the operator out'), w3cOn('9.1, Destination Out', 'porterduffcompositingoperators_dstout')],
  provenance: fromReference,
  related: ['compositeSourceOver', 'compositeXor', 'drawFill'],
  confusedWith: [
    {
      name: 'sourceOut',
      difference: {
        en: 'The other way round: keeps the source where the destination is not.',
        ja: '逆の演算です。destinationがないところにsourceを残します。',
      },
    },
    {
      name: 'destinationIn',
      difference: {
        en: 'Keeps the destination where the source is: a mask instead of an eraser.',
        ja: 'sourceがあるところにdestinationを残します。消しゴムではなくマスクです。',
      },
    },
    {
      name: 'compositeXor',
      difference: { en: 'Also keeps the source where there was nothing.', ja: '何もなかったところにはsourceも残します。' },
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'destination-out'" },
    { where: 'CSS', name: 'mask-composite: subtract', note: { en: 'With the layers of the mask in the other order.', ja: 'マスクの層の順番は逆です。' } },
    { where: 'WebGL', name: 'blendFunc(ZERO, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'zero', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Nuke', name: 'Merge (stencil)' },
    { where: 'Photoshop', name: { en: 'Eraser', ja: '消しゴムツール' } },
  ],
  synonyms: {
    en: ['destination out', 'dst-out', 'eraser', 'erase', 'cut out', 'knock out', 'stencil', 'subtract', 'hole', 'Porter-Duff', 'premultiplied'],
    ja: ['切り抜き', 'きりぬき', '切り抜く', '消しゴム', '消す', 'くり抜く', '穴', '型抜き', 'ステンシル', '合成', 'アルファ合成', 'ポーター・ダフ'],
  },
  preview: 'composite',
  examples: [
    {
      title: { en: 'Cut a crescent out of a disc', ja: '円を切り抜いて三日月にする' },
      code: `import {
  compositeDestinationOut, compositeSourceOver, drawFill,
} from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const night = vec4(
  mix(vec3(0.16, 0.2, 0.4), vec3(0.04, 0.05, 0.14), uv.y),
  1,
)

const moon = vec4(1, 0.94, 0.78, 1).mul(drawFill(p.length(), 0.3, px))
const bite = vec4(drawFill(p.distance(vec2(0.12, 0.08)), 0.26, px))

export const fragment = compositeSourceOver(
  compositeDestinationOut(bite, moon),
  night,
)
`,
    },
    {
      title: { en: 'A lantern of cut paper', ja: '切り絵の灯籠' },
      code: `import {
  compositeDestinationOut, compositeSourceOver, drawFill, kaleidoscope,
  rectSDF,
} from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

// A light behind, and a sheet of blue paper in front of it.
const flame = vec2(time.mul(1.7).sin(), time.mul(2.3).cos()).mul(0.03)
const light = vec4(
  mix(
    vec3(0.75, 0.2, 0.12),
    vec3(1, 0.9, 0.6),
    exp(p.distance(flame).mul(-4)),
  ),
  1,
)
const paper = vec4(
  mix(vec3(0.14, 0.2, 0.42), vec3(0.05, 0.06, 0.16), far.mul(1.2)),
  1,
)

// Folded once into sixteen, then cut with a knife and a punch.
const q = kaleidoscope(p, 8, 0.2)
const leaf = drawFill(
  rectSDF(q.sub(vec2(0.25, 0.03)), vec2(0.11, 0.028), 0.028),
  0,
  px,
)
const petal = drawFill(q.distance(vec2(0.1, 0)), 0.03, px)
const bead = drawFill(q.sub(vec2(0.4, 0.115)).length(), 0.022, px)
const slit = drawFill(far.sub(0.445).abs(), 0.006, px)
const cuts = leaf.max(petal).max(bead).max(slit)

const glow = vec4(1, 0.6, 0.3, 0).mul(exp(far.mul(-5)).mul(0.18))
const sheet = compositeDestinationOut(vec4(cuts), paper)

export const fragment = compositeSourceOver(
  glow,
  compositeSourceOver(sheet, light),
)
`,
    },
  ],
}
