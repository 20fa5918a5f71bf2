/** Record of centroid for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'The point in the middle of an axis-aligned box.', ja: '軸平行ボックスの中心の点です。' },
  intuition: {
    en: 'Along each axis the box is a stretch from its smallest to its largest coordinate, and the middle of a stretch is the mean of its ends. Three means make the point where the four space diagonals cross. A body of even weight would balance on it.',
    ja: 'ボックスは、それぞれの軸に沿って見れば、最小の座標から最大の座標までの区間です。区間の真ん中は両端の平均なので、三つの平均を並べると、四本の対角線が交わる点になります。重さが一様な物体なら、そこが重心です。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1.2, -0.7, -0.9], max: [1.1, 0.8, 0.7] },
      outside: {
        en: 'Any size up to half of the largest float. Corners given the wrong way round have the same middle.',
        ja: '単精度の最大値の半分までなら、どんな大きさでもかまいません。角の大小が逆でも、中心は同じです。',
      },
    },
  },
  returns: { meaning: { en: 'The point in the middle.', ja: '中心の点です。' }, range: { min: -2, max: 2 } },
  formula: String.raw`\mathbf c = \frac{\mathrm{box.min} + \mathrm{box.max}}{2}`,
  edgeCases: [
    { of: [{ min: [-1, -2, -3], max: [1, 2, 3] }], is: [0, 0, 0], exact: true },
    { of: [{ min: [1, 2, 3], max: [3, 6, 4] }], is: [2, 4, 3.5], exact: true },
    {
      of: [{ min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] }],
      is: [0.1, 0.2, 0.3],
      exact: true,
      en: 'A box without size is its own middle, to the bit.',
      ja: '大きさのないボックスでは、その点がビット単位でそのまま返ります。',
    },
    {
      of: [{ min: [3, 6, 4], max: [1, 2, 3] }],
      is: [2, 4, 3.5],
      exact: true,
      en: 'The middle does not care which corner is which.',
      ja: '角を逆に渡しても中心は同じです。',
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
  claims: {},
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
  examples: {
    'light-a-box-from-its-middle': { en: 'Light a box from its middle', ja: 'ボックスを中心から光らせる' },
    'tiles-with-the-colour-of-their': { en: 'Tiles with the colour of their middle', ja: '中心の色で塗ったタイル' },
  },
}
