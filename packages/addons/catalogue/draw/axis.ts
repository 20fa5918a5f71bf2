/** Record of axis. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { edges, pixelSize } from './family.ts'

export const record: WrittenRecord = {
  shown: 'drawAxis_vec3',
  summary: {
    en: 'Draws the axes of a coordinate system as coloured lines, x red, y green and z blue, in the plane or on surfaces in space.',
    ja: '座標軸を、xは赤、yは緑、zは青の線で描きます。平面の座標にも、空間の位置にも使えます。',
  },
  intuition: {
    en: 'A place is on the x axis where all its other coordinates are 0. Their length is the distance to the axis, and a line is a band around distance 0. Pass the coordinates of a pixel, and the picture shows where the origin is and which way each axis runs. Pass the position of a point on a surface in space, and the axes appear where they meet that surface.',
    ja: 'x軸の上では、x以外の座標がすべて0です。その大きさがx軸までの距離で、距離0を中心とする帯が線になります。ピクセルの座標を渡せば、原点の位置と軸の向きが目に見えます。空間にある面の上の位置を渡せば、面が軸と交わる場所に色が付きます。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position, with two coordinates or three.',
        ja: '位置です。座標は2成分でも3成分でもかまいません。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2, 0],
      outside: { en: 'Any position. The axes do not end.', ja: 'どこでもかまいません。軸に端はありません。' },
    },
    thickness: {
      meaning: {
        en: 'The width of the lines. In space, an axis is a round rod of this diameter, and a surface shows where it cuts the rod.',
        ja: '線の太さです。空間では、軸はこの直径の丸い棒で、面には棒の切り口が見えます。',
      },
      unit: 'length',
      range: [0, 0.3],
      default: 0.1,
      step: 0.001,
      outside: { en: '0 and below draw nothing.', ja: '0以下では何も描かれません。' },
    },
    px: { ...pixelSize(0.004), range: [0.001, 0.1] },
  },
  returns: {
    en: 'Red, green and blue with alpha multiplied in, and the alpha: transparent beside the lines. Use compositeSourceOver to lay it over a picture.',
    ja: 'アルファを乗算済みの色と、アルファです。線のないところは透明です。compositeSourceOverで絵の上に重ねます。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} c_x &= \operatorname{stroke}\bigl(\lVert (y, z) \rVert,\ 0,\ t,\ p\bigr), \quad c_y, c_z\ \text{alike} \\ \operatorname{axis} &= c_x \mathbf X + (1 - c_x) \bigl(c_y \mathbf Y + (1 - c_y)\, c_z \mathbf Z\bigr) \\ \mathbf X &= (1, \tfrac14, \tfrac14, 1), \quad \mathbf Y = (\tfrac14, \tfrac34, \tfrac14, 1), \quad \mathbf Z = (\tfrac14, \tfrac12, 1, 1) \end{aligned}`,
  edgeCases: [
    { of: [[0.5, 0], 0.125, 0.01], is: [1, 0.25, 0.25, 1], exact: true, en: 'On the x axis.', ja: 'x軸の上です。' },
    { of: [[-0.5, 0], 0.125, 0.01], is: [1, 0.25, 0.25, 1], exact: true, en: 'Both directions look alike.', ja: '正の側も負の側も同じ色です。' },
    { of: [[0, 0.5], 0.125, 0.01], is: [0.25, 0.75, 0.25, 1], exact: true },
    { of: [[0, 0], 0.125, 0.01], is: [1, 0.25, 0.25, 1], exact: true, en: 'At the origin x is on top.', ja: '原点ではxが一番上です。' },
    {
      of: [[0.5, 0.0625], 0.125, 0.01],
      is: [0.5, 0.125, 0.125, 0.5],
      exact: true,
      en: 'The edge: half of everything.',
      ja: '縁の上では、すべて半分になります。',
    },
    { of: [[0.5, 0.5], 0.125, 0.01], is: [0, 0, 0, 0], exact: true },
    { overload: 'vec3', of: [[0, 0, 0.5], 0.125, 0.01], is: [0.25, 0.5, 1, 1], exact: true, en: 'On the z axis.', ja: 'z軸の上です。' },
    { overload: 'vec3', of: [[0.5, 0.5, 0], 0.125, 0.01], is: [0, 0, 0, 0], exact: true },
    { of: [[0.5, 0], 0, 0.01], is: [0, 0, 0, 0], exact: true },
    {
      of: [[0.5, 0.05], 0.125, 0],
      is: [1, 0.25, 0.25, 1],
      exact: true,
      en: 'Hard edges, and no division by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The overlap of intervals across each axis, painted from the back to the front, in double precision. The image without px is compared with the one that passes px. The error is that of the distance, in pixels.',
      ja: '軸に垂直な方向の区間の重なりを、奥の線から順に塗り重ねる形で、倍精度で計算したものです。pxを省略した絵が指定した絵と一致することも確かめています。誤差は、距離の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: { order: 0, en: 'Kinks half a pixel to either side of an edge.', ja: '縁から半ピクセル離れた両側で折れ曲がります。' },
  claims: {
    '0 and below draw nothing': 'axes without a thickness are invisible, and never above their alpha otherwise',
    'with alpha multiplied in': 'axes without a thickness are invisible, and never above their alpha otherwise',
    'The axes do not end': 'axes do not end',
  },
  references: [{ title: 'Compositing Digital Images', authors: 'Thomas Porter, Tom Duff', year: 1984, doi: '10.1145/800031.808606' }, edges],
  provenance: fromFirstPrinciples,
  related: ['drawGrid', 'drawLine', 'drawArrow', 'compositeSourceOver'],
  confusedWith: [
    {
      name: 'drawGrid',
      en: 'Draws a line at every multiple of a spacing, in one colour that you choose. drawAxis marks the lines through the origin.',
      ja: '一定の間隔ごとに、好きな色で線を引きます。drawAxisは原点を通る線を示します。',
    },
    {
      name: 'AxesHelper',
      en: 'Lines as geometry, which a surface can hide. drawAxis colours the surface itself.',
      ja: '線のジオメトリーで、面に隠れることがあります。drawAxisは面そのものに色を付けます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'AxesHelper' },
    {
      where: 'Blender',
      name: { en: 'Axis lines of the floor', ja: '床の座標軸の線' },
      note: { en: 'With the same three hues.', ja: '三つの色相の割り当ては同じです。' },
    },
  ],
  synonyms: {
    en: ['axis', 'axes', 'coordinate system', 'origin', 'gizmo', 'guide lines', 'crosshair', 'debug'],
    ja: ['軸', 'じく', '座標軸', 'ざひょうじく', '原点', '座標系', '十字線', 'ギズモ', 'ガイド', 'デバッグ'],
  },
  examples: { 'axes-over-a-grid': { en: 'Axes over a grid', ja: '方眼と座標軸' }, 'axes-on-a-stone': { en: 'Axes on a stone', ja: '石に乗る座標軸' } },
}
