/** Record of centroid for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'The centre of an axis-aligned box.', ja: '軸平行ボックスの中心の点です。' },
  intuition: {
    en: 'Along each axis the box is an interval from its smallest to its largest coordinate, and the middle of an interval is the mean of its ends. The three means are the point where the four space diagonals cross. For a solid of uniform density this is the centre of mass.',
    ja: 'ボックスは、それぞれの軸に沿って見れば、最小の座標から最大の座標までの区間です。区間の真ん中は両端の平均なので、三つの平均を並べると、四本の対角線が交わる点になります。重さが一様な物体なら、そこが重心です。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1.2, -0.7, -0.9], max: [1.1, 0.8, 0.7] },
      outside: {
        en: 'Any size up to half of the largest float. Swapped corners give the same centre.',
        ja: '単精度の最大値の半分までなら、どんな大きさでもかまいません。角の大小が逆でも、中心は同じです。',
      },
    },
  },
  returns: { en: 'The centre.', ja: '中心の点です。', range: { min: -2, max: 2 } },
  formula: String.raw`\mathbf c = \frac{\mathrm{box.min} + \mathrm{box.max}}{2}`,
  edgeCases: [
    { of: [{ min: [-1, -2, -3], max: [1, 2, 3] }], is: [0, 0, 0], exact: true },
    { of: [{ min: [1, 2, 3], max: [3, 6, 4] }], is: [2, 4, 3.5], exact: true },
    {
      of: [{ min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] }],
      is: [0.1, 0.2, 0.3],
      exact: true,
      en: 'A box of size 0 is its own centre, to the bit.',
      ja: '大きさのないボックスでは、その点がビット単位でそのまま返ります。',
    },
    {
      of: [{ min: [3, 6, 4], max: [1, 2, 3] }],
      is: [2, 4, 3.5],
      exact: true,
      en: 'Swapped corners give the same centre.',
      ja: '角を逆に渡しても中心は同じです。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'Half of the way from the smallest corner to the largest, in double precision.',
      ja: '最小の角から最大の角へ半分だけ進んだ点を、倍精度で計算したものです。',
    },
  },
  continuity: { order: 'smooth', en: 'Linear in both corners.', ja: '両方の角について線形です。' },
  claims: {
    'Swapped corners give the same centre': 'swapped corners have the same centre',
    'A box of size 0 is its own centre, to the bit': 'of a box of size 0 is its point, to the bit',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbSquare', 'aabbExpand', 'aabbContain'],
  confusedWith: [
    {
      name: { en: 'the centroid of the contents', ja: '中身の重心' },
      en: 'The mean of the points of a model lies towards where most of them are. The centre of its box lies halfway between the outermost ones.',
      ja: 'モデルの頂点の平均は、頂点の多い方へ寄ります。ボックスの中心は、いちばん外側の頂点どうしの真ん中です。',
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
  examples: {
    'light-a-box-from-its-middle': { en: 'Light a box from its middle', ja: 'ボックスを中心から光らせる' },
    'tiles-with-the-colour-of-their': { en: 'Tiles with the colour of their middle', ja: '中心の色で塗ったタイル' },
  },
}
