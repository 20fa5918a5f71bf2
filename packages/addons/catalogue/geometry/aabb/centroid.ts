/** Record of centroid for boxes. */
import { aabbCentroid } from '../../../src/index.ts'
import { fromFirstPrinciples } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

export const aabbCentroidRecord: FunctionRecord = {
  slug: 'centroid',
  category: 'geometry/aabb',
  importName: 'aabbCentroid',
  call: aabbCentroid,
  shown: 'aabbCentroid',
  summary: {
    en: 'The point in the middle of an axis-aligned box.',
    ja: '軸平行ボックスの中心の点です。',
  },
  intuition: {
    en: 'Along each axis the box is a stretch from its smallest to its largest coordinate, and the middle of a stretch is the mean of its ends. Three means make the point where the four space diagonals cross. A body of even weight would balance on it.',
    ja: 'ボックスは、それぞれの軸に沿って見れば、最小の座標から最大の座標までの区間です。区間の真ん中は両端の平均なので、三つの平均を並べると、四本の対角線が交わる点になります。重さが一様な物体なら、そこが重心です。',
  },
  parameters: [
    {
      name: 'box',
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      role: 'control',
      range: [-2, 2],
      default: { min: [-1.2, -0.7, -0.9], max: [1.1, 0.8, 0.7] },
      step: 0.01,
      outside: {
        en: 'Any size up to half of the largest float. Corners given the wrong way round have the same middle.',
        ja: '単精度の最大値の半分までなら、どんな大きさでもかまいません。角の大小が逆でも、中心は同じです。',
      },
    },
  ],
  returns: {
    meaning: { en: 'The point in the middle.', ja: '中心の点です。' },
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\mathbf c = \frac{\mathrm{box.min} + \mathrm{box.max}}{2}`,
  edgeCases: [
    { id: 'about-the-origin', inputs: [{ min: [-1, -2, -3], max: [1, 2, 3] }], result: [0, 0, 0], exact: true },
    { id: 'elsewhere', inputs: [{ min: [1, 2, 3], max: [3, 6, 4] }], result: [2, 4, 3.5], exact: true },
    {
      id: 'one-point',
      inputs: [{ min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] }],
      result: [0.1, 0.2, 0.3],
      exact: true,
      note: { en: 'A box without size is its own middle, to the bit.', ja: '大きさのないボックスでは、その点がビット単位でそのまま返ります。' },
    },
    {
      id: 'corners-exchanged',
      inputs: [{ min: [3, 6, 4], max: [1, 2, 3] }],
      result: [2, 4, 3.5],
      exact: true,
      note: { en: 'The middle does not care which corner is which.', ja: '角を逆に渡しても中心は同じです。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'From the smallest corner half of the way to the largest, in double precision; the centroid of the eight corners agrees.',
      ja: '最小の角から最大の角へ半分だけ進んだ点を、倍精度で計算したものです。八つの角の平均とも一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'Linear in both corners.', ja: '両方の角について線形です。' } },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbSquare', 'aabbExpand', 'aabbContain'],
  confusedWith: [
    {
      name: { en: 'the centroid of what is in the box', ja: '中身の重心' },
      difference: {
        en: 'The mean of the points of a model lies where most of them are; the middle of its box, half-way between the outermost.',
        ja: 'モデルの頂点の平均は、頂点の多い方へ寄ります。ボックスの中心は、いちばん外側の頂点どうしの真ん中です。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.getCenter' },
    { where: 'Unity', name: 'Bounds.center' },
    { where: 'Unreal Engine', name: 'FBox::GetCenter' },
    { where: 'Godot', name: 'AABB.get_center' },
    { where: 'Houdini', name: 'getbbox_center' },
  ],
  synonyms: {
    en: ['center', 'centre', 'middle', 'midpoint', 'centroid', 'bounding box', 'aabb'],
    ja: ['中心', 'ちゅうしん', '中点', '重心', '真ん中', 'ボックス', 'バウンディングボックス', '直方体'],
  },
  preview: 'cuboid',
  examples: [
    {
      title: { en: 'Light a box from its middle', ja: 'ボックスを中心から光らせる' },
      code: `import { AABB, aabbCentroid, aabbIntersect } from '@kirari/addons'
import { mix, normalize, resolution, uv, vec3, vec4 } from 'kirari/node'

const box = AABB({ min: vec3(-1.2, -0.5, -0.4), max: vec3(0.9, 0.6, 0.5) })
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.2, 1, 3.4)
const direction = normalize(vec3(p.x.sub(0.42), p.y.sub(0.34), -1.3))

// How near the ray passes by the middle, as long as it is inside.
const hit = aabbIntersect(box, origin, direction)
const middle = aabbCentroid(box).sub(origin)
const nearest = middle.dot(direction).clamp(hit.x.min(hit.y), hit.y)
const light = direction.mul(nearest).distance(middle).mul(-2.6).exp()
const glass = hit.y.sub(hit.x).max(0).mul(0.09).saturate()

const room = mix(vec3(0.03, 0.04, 0.07), vec3(0.2, 0.4, 0.55), glass)
export const fragment = vec4(
  mix(room, vec3(1, 0.75, 0.4), light.mul(glass.mul(14).saturate())),
  1,
)
`,
    },
    {
      title: { en: 'Tiles with the colour of their middle', ja: '中心の色で塗ったタイル' },
      code: `import { AABB, aabbCentroid, valueNoise } from '@kirari/addons'
import {
  cos, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// A tile for each cell, wider than high,
// in rows that drift past one another.
const row = p.y.mul(12).floor()
const drift = time
  .mul(0.15)
  .mul(valueNoise(row.mul(1.7)).sub(0.5))
  .add(row.mul(0.37))
const column = p.x.mul(7).add(drift).floor()
const low = vec2(column, row)
const tile = AABB({ min: vec3(low, 0), max: vec3(low.add(1), 0) })
const middle = aabbCentroid(tile)

const wave = valueNoise(
  vec3(middle.x.mul(0.4), middle.y.mul(0.25), time.mul(0.25)),
)
const hue = cos(vec3(0, 2.1, 4.2).add(wave.mul(7)))
  .mul(0.5)
  .add(0.5)
const local = vec2(p.x.mul(7).add(drift), p.y.mul(12)).sub(middle.xy).abs()
const edge = smoothstep(0.5, 0.44, local.x.max(local.y))

export const fragment = vec4(
  mix(hue.mul(0.25), hue.mul(0.7).add(0.25), edge),
  1,
)
`,
    },
  ],
}
