/** Record of capsuleSDF. */
import { end, exactSolid, length, mesh, point } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a capsule: a rod with round ends between two points.',
    ja: '二点を結ぶ、両端の丸い棒（カプセル）までの正確な符号付き距離です。',
  },
  intuition: {
    en: 'Move a ball along the segment from a to b: the capsule is all the space that the ball passes through. Its surface is r away from the segment, so the distance is lineSDF minus r. Use it for limbs, branches, ropes and pills, and for anything that connects two points. For flat ends, use cylinderSDF.',
    ja: '球の中心を、aからbへの線分に沿って動かします。球が通った部分がカプセルです。表面は線分からrだけ離れているので、lineSDFからrを引けば距離になります。手足、枝、ロープ、錠剤など、二点をつなぐ形に使います。端が平らな棒には、cylinderSDFを使います。',
  },
  parameters: {
    p: point({ en: 'The point.', ja: '調べる点です。' }),
    a: end({ en: 'The centre of one end.', ja: '一方の端の中心です。' }, [-0.5, -0.4, 0.2], {
      en: 'Any position. If a and b are equal, the capsule is a ball.',
      ja: 'どこでもかまいません。bと同じ位置なら球です。',
    }),
    b: end({ en: 'The centre of the other end. You can exchange the ends.', ja: 'もう一方の端の中心です。入れ替えても同じです。' }, [0.5, 0.4, -0.2]),
    r: length({ en: 'The radius.', ja: '半径です。' }, 0.3, { en: 'the segment alone', ja: '線分だけ' }),
  },
  range: { min: -1, max: 3.5 },
  formula: String.raw`\begin{aligned} t &= \operatorname{clamp}\!\left(\frac{(\mathbf p - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \\ d &= \bigl\lVert \mathbf p - \mathbf a - t\,(\mathbf b - \mathbf a) \bigr\rVert - r \end{aligned}`,
  edgeCases: [
    {
      of: [[0.5, 0, 0], [-1, 0, 0], [1, 0, 0], 0.25],
      is: -0.25,
      en: 'On the segment, where the capsule is deepest.',
      ja: '線分の上がいちばん深いところです。',
    },
    { of: [[0, 3, 4], [-1, 0, 0], [1, 0, 0], 0.5], is: 4.5 },
    { of: [[3, 3, 6], [-1, 0, 0], [1, 0, 0], 0.5], is: 6.5, en: 'Past an end, that end is nearest.', ja: '端を越えると、端がいちばん近い点です。' },
    { of: [[1.25, 0, 0], [-1, 0, 0], [1, 0, 0], 0.25], is: 0, en: 'The ends reach r further than a and b.', ja: '両端は、aとbよりrだけ先まであります。' },
    {
      of: [[2, 3, 6], [0, 0, 0], [0, 0, 0], 1],
      is: 6,
      en: 'Equal ends make a ball; nothing is divided by zero.',
      ja: '両端が同じなら球です。0で割ることはありません。',
    },
  ],
  oracle: {
    en: 'The nearest of the balls about the points of the segment, by golden-section search in double precision.',
    ja: '線分上の点を中心とする球のうち最も近いものを、倍精度の黄金分割探索で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'A crease on the segment itself. Where an end becomes the nearest point, the slope is still continuous.',
    ja: '線分の上に折れ目があります。端の球が最も近くなる境目では、傾きまで連続です。',
  },
  claims: {
    'You can exchange the ends': 'a capsule is the same from both ends, and its slope continuous where an end becomes nearest',
    'the slope is still continuous': 'a capsule is the same from both ends, and its slope continuous where an end becomes nearest',
  },
  related: ['lineSDF', 'cylinderSDF', 'sphereSDF', 'opUnion'],
  confusedWith: [
    {
      name: 'lineSDF',
      en: 'The distance to the segment itself, which has no inside. capsuleSDF subtracts the radius.',
      ja: '線分そのものまでの距離で、内側はありません。capsuleSDFは、そこから半径を引いたものです。',
    },
    {
      name: 'cylinderSDF',
      en: 'Has flat ends, stands on the y axis, and ends at its half height. A capsule lies between any two points and reaches r past them.',
      ja: '端が平らで、y軸に沿って立ち、高さの半分のところで終わります。カプセルは任意の二点を結び、その先へrだけ伸びます。',
    },
  ],
  elsewhere: [
    articles('sdCapsule'),
    mesh(
      'CapsuleGeometry(radius, height)',
      'A mesh along y; the height is that of the middle part.',
      '三角形のメッシュです。y軸に沿い、高さは中央部分の長さです。',
    ),
  ],
  words: { en: ['capsule', 'pill', 'rod', 'stick', 'limb', 'bone', 'sdCapsule'], ja: ['カプセル', '棒', 'ぼう', '錠剤', '骨', '枝', 'スティック'] },
  examples: {
    'a-pill-of-two-colours': { en: 'A pill of two colours', ja: '二色のカプセル薬' },
    'a-running-figure': { en: 'A running figure', ja: '走る人' },
  },
})
