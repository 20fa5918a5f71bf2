/** Record of diagonal for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The vector from the smallest corner of an axis-aligned box to its largest: width, height and depth.',
    ja: '軸平行ボックスの、座標が最小の角から最大の角へのベクトルです。成分は、順に幅、高さ、奥行きです。',
  },
  intuition: {
    en: 'The edges of the box run along the axes, so the vector between two opposite corners has the lengths of the three sides as its components. Its length is that of the space diagonal, the longest distance in the box. Subtract the smallest corner from a position in the box and divide by the diagonal: the result runs from 0 to 1 on each axis. A flat box needs a guard, since its diagonal has a component of 0.',
    ja: 'ボックスの辺は軸に沿っているので、向かい合う角のあいだのベクトルは、三つの辺の長さを成分に持ちます。ベクトルの長さは対角線の長さで、ボックスの中で最も遠い二点の距離です。最小の角から測った位置をこのベクトルで割ると、それぞれの軸で0から1までの座標になります。平らなボックスでは成分に0が現れるので、0で割らないようにしてください。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1.15, -0.75, -0.85], max: [1.1, 0.8, 0.75] },
      outside: {
        en: 'Coordinates up to half of the largest float. Where corners are swapped, the component is negative.',
        ja: '座標の絶対値は、単精度の最大値の半分まで使えます。角の大小が逆の軸では、成分が負になります。',
      },
    },
  },
  returns: { en: 'The lengths of the sides along x, y and z.', ja: 'x、y、zに沿った辺の長さです。', range: { min: -4, max: 4 } },
  formula: String.raw`\mathbf d = \mathrm{box.max} - \mathrm{box.min}`,
  edgeCases: [
    { of: [{ min: [-1, -2, -3], max: [1, 2, 3] }], is: [2, 4, 6], exact: true },
    { of: [{ min: [1, 2, 3], max: [3, 2.5, 4] }], is: [2, 0.5, 1], exact: true },
    {
      of: [{ min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] }],
      is: [0, 0, 0],
      exact: true,
      en: 'A box of size 0 has no diagonal.',
      ja: '大きさのないボックスでは、長さ0のベクトルです。',
    },
    {
      of: [{ min: [3, 0, 0], max: [1, 1, 1] }],
      is: [-2, 1, 1],
      exact: true,
      en: 'A swapped corner shows as a negative component.',
      ja: '角の大小が逆なら、負の成分になって現れます。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'Twice the way from the centre to the largest corner, in double precision.',
      ja: '中心から最大の角までのベクトルの2倍を、倍精度で計算したものです。',
    },
  },
  continuity: { order: 'smooth', en: 'Linear in both corners.', ja: '両方の角について線形です。' },
  claims: {
    'the longest distance in the box': 'no two points of a box are further apart than its diagonal is long',
    'the result runs from 0 to 1 on each axis': 'a place in the box, divided by the diagonal, runs from 0 to 1',
    'Where corners are swapped, the component is negative': 'the diagonal turns round with the corners',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbCentroid', 'aabbFromCorners', 'aabbSquare', 'aabbExpand'],
  confusedWith: [
    {
      name: { en: 'half of the size', ja: '大きさの半分' },
      en: 'boxSDF and many libraries take half of the sides, from the centre to a face. Multiply the diagonal by ½.',
      ja: 'boxSDFや多くのライブラリは、中心から面までの、辺の半分を使います。この結果に ½ を掛けてください。',
    },
    {
      name: 'length(aabbDiagonal(box))',
      en: 'The length of the space diagonal as one number: the diameter of the sphere around the box.',
      ja: '対角線の長さを一つの数で表したものです。ボックスを囲む球の直径に当たります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.getSize' },
    { where: 'Unity', name: 'Bounds.size' },
    { where: 'Unreal Engine', name: 'FBox::GetSize' },
    { where: 'Godot', name: 'AABB.size' },
    { where: 'Houdini', name: 'getbbox_size' },
    { where: 'pbrt', name: 'Bounds3::Diagonal' },
  ],
  synonyms: {
    en: ['size', 'extent', 'dimensions', 'width height depth', 'diagonal', 'side lengths', 'bounding box size', 'aabb'],
    ja: ['大きさ', '寸法', '幅 高さ 奥行き', '対角線', 'たいかくせん', '辺の長さ', 'サイズ', 'ボックス', '直方体'],
  },
  examples: {
    'gradient-that-fits-its-box': { en: 'A gradient that fits its box', ja: 'ボックスに合わせたグラデーション' },
    'steel-bridge-with-braces': { en: 'A steel bridge with braces', ja: '筋交いの入った鉄橋' },
  },
}
