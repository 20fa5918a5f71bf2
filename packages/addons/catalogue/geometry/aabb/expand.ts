/** Record of expand for boxes. */
import { aabbExpand } from '../../../src/index.ts'
import { fromFirstPrinciples } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const
const nothing = { min: [3e38, 3e38, 3e38], max: [-3e38, -3e38, -3e38] } as const

export const aabbExpandRecord: FunctionRecord = {
  slug: 'expand',
  category: 'geometry/aabb',
  importName: 'aabbExpand',
  call: aabbExpand,
  shown: 'aabbExpand',
  summary: {
    en: 'An axis-aligned box made larger: by a margin on every side, or just enough to take in a point or another box.',
    ja: '軸平行ボックスを広げます。すべての面に余白を付けるか、点や別のボックスがちょうど収まるところまで広げます。',
  },
  intuition: {
    en: 'A box is two corners, so growing it is moving two corners. A margin pushes the smallest corner down and the largest up on every axis. To take in a point, each coordinate of the smallest corner becomes the smaller of the two, and of the largest the larger; a point inside changes nothing. Do that for every point of a model, beginning with a box that is inside out, and what you have is its bounding box.',
    ja: 'ボックスは二つの角なので、広げるとは二つの角を動かすことです。余白を付けるなら、すべての軸で最小の角を小さい方へ、最大の角を大きい方へ押し出します。点を収めるなら、最小の角の座標は小さい方に、最大の角の座標は大きい方にします。中の点なら何も変わりません。裏返しのボックスから始めてモデルのすべての点を順に収めれば、そのモデルのバウンディングボックスになります。',
  },
  parameters: [
    {
      name: 'box',
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      role: 'control',
      range: [-2, 2],
      default: { min: [-0.9, -0.5, -0.7], max: [0.5, 0.4, 0.5] },
      step: 0.01,
      outside: {
        en: 'Any size. The box from (3e38, …) to (−3e38, …) is empty: expanded by a point it is that point.',
        ja: 'どんな大きさでもかまいません。(3e38, …) から (−3e38, …) までのボックスは空で、点を収めるとその点だけのボックスになります。',
      },
    },
    {
      name: 'margin',
      meaning: { en: 'How far each face moves outwards.', ja: 'それぞれの面を外へ動かす長さです。' },
      unit: 'length',
      role: 'control',
      range: [-1, 1],
      default: 0.15,
      step: 0.01,
      outside: {
        en: 'Any number. A negative one shrinks the box; each axis stops at the middle and never turns inside out.',
        ja: 'どんな値でもかまいません。負ならボックスは縮みます。どの軸も中心で止まり、裏返ることはありません。',
      },
    },
    {
      name: 'p',
      meaning: { en: 'A point to take in.', ja: '収める点です。' },
      unit: 'position',
      role: 'control',
      range: [-2, 2],
      default: [1.15, 0.9, 0.75],
      step: 0.01,
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    {
      name: 'other',
      meaning: { en: 'Another box to take in.', ja: '収める別のボックスです。' },
      unit: 'box',
      role: 'control',
      range: [-2, 2],
      default: { min: [0.6, -0.7, 0.1], max: [1.2, -0.1, 0.9] },
      step: 0.01,
      outside: { en: 'Any size; an empty one changes nothing.', ja: 'どんな大きさでもかまいません。空のボックスなら何も変わりません。' },
    },
  ],
  returns: {
    meaning: { en: 'The larger box.', ja: '広げたボックスです。' },
    range: { min: -3, max: 3 },
  },
  formula: String.raw`\begin{aligned} \mathrm{margin}:\quad &[\min(\mathrm{box.min} - \mathrm{margin},\ \mathbf c), \\ &\phantom{[}\max(\mathrm{box.max} + \mathrm{margin},\ \mathbf c)] \\ &\phantom{[}\mathbf c = \tfrac12(\mathrm{box.min} + \mathrm{box.max}) \\[0.4em] \mathrm{p}:\quad &[\min(\mathrm{box.min},\ \mathbf p), \\ &\phantom{[}\max(\mathrm{box.max},\ \mathbf p)] \\[0.4em] \mathrm{other}:\quad &[\min(\mathrm{box.min},\ \mathrm{other.min}), \\ &\phantom{[}\max(\mathrm{box.max},\ \mathrm{other.max})] \end{aligned}`,
  edgeCases: [
    { id: 'by-a-margin', inputs: [unitBox, 0.5], result: { min: [-1.5, -1.5, -1.5], max: [1.5, 1.5, 1.5] }, exact: true },
    { id: 'no-margin', inputs: [unitBox, 0], result: unitBox, exact: true },
    { id: 'shrunk', inputs: [unitBox, -0.5], result: { min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] }, exact: true },
    {
      id: 'shrunk-past-the-middle',
      inputs: [{ min: [-1, -2, 0], max: [1, 2, 1] }, -1.5],
      result: { min: [0, -0.5, 0.5], max: [0, 0.5, 0.5] },
      exact: true,
      note: { en: 'Axes that are used up stop at the middle.', ja: '使い切った軸は中心で止まります。' },
    },
    {
      id: 'by-a-point',
      instance: 'aabbExpand_point',
      inputs: [unitBox, [2, 0, -3]],
      result: { min: [-1, -1, -3], max: [2, 1, 1] },
      exact: true,
    },
    {
      id: 'by-a-point-inside',
      instance: 'aabbExpand_point',
      inputs: [unitBox, [0.5, 0, -0.5]],
      result: unitBox,
      exact: true,
      note: { en: 'A point that is in already changes nothing.', ja: 'すでに中にある点では何も変わりません。' },
    },
    {
      id: 'from-nothing',
      instance: 'aabbExpand_point',
      inputs: [nothing, [1, 2, 3]],
      result: { min: [1, 2, 3], max: [1, 2, 3] },
      exact: true,
      note: { en: 'The box to begin with when points are gathered.', ja: '点を集めるときは、このボックスから始めます。' },
    },
    {
      id: 'by-a-box',
      instance: 'aabbExpand_box',
      inputs: [unitBox, { min: [0, 0, 0], max: [3, 0.5, 2] }],
      result: { min: [-1, -1, -1], max: [3, 1, 2] },
      exact: true,
    },
    { id: 'by-nothing', instance: 'aabbExpand_box', inputs: [unitBox, nothing], result: unitBox, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'The smallest and the largest coordinate of all corners and points together, in double precision; the result holds everything it was given, and expanding twice by the same thing changes nothing.',
      ja: 'すべての角と点の座標から最小と最大を選んだ結果で、倍精度で計算しています。結果が渡したものをすべて含むこと、同じものを二度収めても変わらないことも確かめています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'Bends where a point comes to lie outside and where a shrinking axis stops.',
      ja: '点が外へ出るところと、縮む軸が止まるところで折れ曲がります。',
    },
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '6.5.1, Merging Two AABBs' },
    {
      title: 'Physically Based Rendering',
      authors: 'Matt Pharr, Wenzel Jakob, Greg Humphreys',
      year: 2023,
      section: '3.7, Bounding Boxes',
      url: 'https://pbr-book.org/4ed/Geometry_and_Transformations/Bounding_Boxes',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['aabbSquare', 'aabbContain', 'aabbCentroid'],
  confusedWith: [
    {
      name: { en: 'scaling a box', ja: 'ボックスの拡大' },
      difference: {
        en: 'Multiplies the sides, so a long side grows more. A margin adds the same to all.',
        ja: '拡大は各辺に同じ倍率を掛けるので、長い辺ほど大きく伸びます。余白は、どの辺にも同じ長さを足します。',
      },
    },
    {
      name: { en: 'a rounded box', ja: '角の丸いボックス' },
      difference: {
        en: 'All places within a margin of a box have round corners: boxSDF(…) < margin. This is the box around them.',
        ja: 'ボックスから余白以内の場所は、角の丸い形です（boxSDF(…) < margin）。ここで得られるのは、それを囲むボックスです。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.expandByScalar, expandByPoint, union' },
    {
      where: 'Unity',
      name: 'Bounds.Expand, Encapsulate',
      note: { en: 'Expand takes the growth of the whole side, twice our margin.', ja: 'Expandに渡すのは辺全体の増分で、ここでのmarginの2倍です。' },
    },
    { where: 'Unreal Engine', name: 'FBox::ExpandBy, operator+=' },
    { where: 'Godot', name: 'AABB.grow, expand, merge' },
  ],
  synonyms: {
    en: ['expand', 'grow', 'margin', 'padding', 'inflate', 'shrink', 'encapsulate', 'union', 'merge', 'bounding box of points'],
    ja: ['広げる', 'ひろげる', '拡張', '余白', 'マージン', 'パディング', '縮める', '結合', '合成', 'バウンディングボックス', '直方体'],
  },
  preview: 'cuboid',
  examples: [
    {
      title: { en: 'A frame around three dots', ja: '三つの点を囲む枠' },
      code: `import { AABB, aabbContain, aabbExpand } from '@kirari/addons'
import {
  cos, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const dot = (i: number): Vec3 => {
  const angle = time.mul(0.4 + 0.17 * i).add(i * 2)
  return vec3(cos(angle).mul(0.42), sin(angle.mul(1.4)).mul(0.26), 0)
}
const dots = [dot(0), dot(1), dot(2)]

// From a box with nothing in it to one that
// holds all three, and then a little more.
const empty = AABB({ min: vec3(3e38), max: vec3(-3e38) })
const frame = dots.reduce((box, one) => aabbExpand(box, one), empty)
const at = vec3(p, 0)
const border = aabbContain(aabbExpand(frame, 0.05), at).and(
  aabbContain(aabbExpand(frame, 0.04), at).not(),
)
const nearest = dots
  .map((one) => one.xy.distance(p))
  .reduce((a, b) => a.min(b))

const ground = mix(
  vec3(0.07, 0.09, 0.15),
  vec3(0.13, 0.17, 0.28),
  vec2(uv).length(),
)
const glow = ground.add(
  vec3(1, 0.6, 0.35).mul(nearest.mul(-30).exp().mul(1.4)),
)

export const fragment = vec4(select(glow, vec3(0.55, 0.85, 1), border), 1)
`,
    },
    {
      title: { en: 'Nested frames that breathe', ja: '呼吸する入れ子の枠' },
      code: `import { AABB, aabbContain, aabbExpand } from '@kirari/addons'
import {
  mix, resolution, select, sin, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const seed = AABB({ min: vec3(-0.22, -0.06, 0), max: vec3(0.22, 0.06, 0) })
const warm = vec3(1, 0.55, 0.3)
const cool = vec3(0.1, 0.2, 0.45)

// From the largest to the smallest, each over the one before.
let colour: Vec3 = vec3(0.04, 0.06, 0.14)
for (let i = 11; i >= 0; i--) {
  const margin = sin(time.mul(1.2).sub(i * 0.45))
    .mul(0.016)
    .add(i * 0.036 - 0.02)
  const tint = mix(warm, cool, i / 11).mul(i % 2 === 0 ? 1 : 0.72)
  colour = select(
    colour,
    tint,
    aabbContain(aabbExpand(seed, margin), vec3(p, 0)),
  )
}

export const fragment = vec4(colour, 1)
`,
    },
  ],
}
