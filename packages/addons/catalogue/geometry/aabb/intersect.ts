/** Record of intersect for boxes. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'Where a ray enters and leaves an axis-aligned box, as two distances along the ray. The ray misses if the first is larger or the second is negative.',
    ja: 'レイが軸平行ボックスに入る位置と出る位置を、レイに沿った二つの距離で返します。一つ目の方が大きいか、二つ目が負なら、レイは当たっていません。',
  },
  intuition: {
    en: 'A box is the intersection of three slabs, each the space between two parallel planes. The ray is inside each slab for one interval, and inside the box where all three intervals overlap: from the last entry to the first exit. If the first exit comes before the last entry, the ray misses.',
    ja: 'ボックスは、平行な二枚の壁にはさまれた層（スラブ）三つの共通部分です。レイに沿って進むと、それぞれの層の中にいる区間が一つずつあります。三つすべての中にいるあいだ、つまり最後に入ったときから最初に出るときまでが、ボックスの中です。最後に入るより先にどれかを出てしまうなら、レイは当たりません。',
  },
  parameters: {
    box: {
      meaning: {
        en: 'The box, by its smallest and its largest corner; its faces belong to it.',
        ja: 'ボックスです。座標が最小の角と最大の角で表します。面もボックスに含まれます。',
      },
      unit: 'box',
      range: [-4, 4],
      default: unitBox,
      step: 0.1,
      outside: {
        en: 'Any size. Swapped corners make the same box.',
        ja: 'どんな大きさでもかまいません。角の大小が逆でも、正しい向きとして扱われます。',
      },
    },
    origin: {
      meaning: { en: 'The start of the ray. It may be inside the box.', ja: 'レイの始点です。ボックスの中でもかまいません。' },
      unit: 'position',
      range: [-4, 4],
      default: [-2.5, 0.4, 0.2],
      step: 0.1,
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    direction: {
      meaning: {
        en: 'The direction of the ray. Its length is the unit of the result, so with a unit vector the results are ordinary distances.',
        ja: 'レイの向きです。返る距離はこの長さを1とした値なので、単位ベクトルなら普通の距離になります。',
      },
      unit: 'direction',
      range: [-1, 1],
      default: [1, 0, 0],
      outside: {
        en: 'Any length. A component closer to 0 than 1e-20 counts as 0: the ray is parallel to those faces.',
        ja: '長さは自由です。絶対値が1e-20より小さい成分は0とみなし、レイはその面に平行とします。',
      },
    },
  },
  returns: {
    en: '(near, far). The ray is inside the box from near to far. If near > far, it misses; if far < 0, the box is behind the start. ±3e38 stands for infinity.',
    ja: '(near, far) です。nearからfarまでがボックスの中です。near > farなら当たらず、far < 0なら始点より後ろです。±3e38は無限大を表します。',
    range: { min: -3e38, max: 3e38 },
  },
  formula: String.raw`\begin{aligned} a_i &= \frac{\mathrm{box.min}_i - o_i}{d_i}, \qquad i \in \{x, y, z\} \\ b_i &= \frac{\mathrm{box.max}_i - o_i}{d_i} \\ t_{\mathrm{near}} &= \max_i\, \min(a_i, b_i) \\ t_{\mathrm{far}} &= \min_i\, \max(a_i, b_i) \end{aligned}`,
  edgeCases: [
    { of: [unitBox, [0, 0, 3], [0, 0, -1]], is: [2, 4] },
    { of: [unitBox, [0, 0, 0], [1, 0, 0]], is: [-1, 1], en: 'From inside, the entry is behind the start.', ja: '中から出るときは、入る位置が後ろになります。' },
    {
      of: [unitBox, [0, 0, 3], [0, 0, 1]],
      is: [-4, -2],
      en: 'The box is behind the start: far is negative.',
      ja: 'ボックスは始点より後ろです。farが負になります。',
    },
    {
      of: [unitBox, [2, 0, 3], [0, 0, -1]],
      is: [3e38, -3e38],
      en: 'Beside the box and parallel to it: near > far.',
      ja: 'ボックスの横を平行に通ります。near > farです。',
    },
    { of: [unitBox, [-2, 2, 0], [1, 1, 0]], is: [1, -1] },
    {
      of: [unitBox, [1, 0, 3], [0, 0, -1]],
      is: [2, 4],
      en: 'A ray in the plane of a face hits. There is no 0/0.',
      ja: '面の上をなぞるレイは当たりとします。0/0にはなりません。',
    },
    { of: [unitBox, [1, -1, 3], [0, 0, -1]], is: [2, 4] },
    {
      of: [unitBox, [-2, 0, 0], [1, 1, 0]],
      is: [1, 1],
      en: 'It touches one edge: both distances are equal.',
      ja: '辺にだけ触れます。二つの距離が等しくなります。',
    },
    { of: [unitBox, [0, 0, 3], [0, 0, -2]], is: [1, 2], en: 'In units of the length of the direction.', ja: '向きの長さを1として数えます。' },
    { of: [unitBox, [0, 0, 0], [0, 0, 0]], is: [-3e38, 3e38], en: 'A ray with a direction of 0 stays inside.', ja: '動かないレイは、ずっと中にいます。' },
    { of: [unitBox, [2, 0, 0], [0, 0, 0]], is: [3e38, -3e38] },
    {
      of: [{ min: [1, 1, 1], max: [-1, -1, -1] }, [0, 0, 3], [0, 0, -1]],
      is: [2, 4],
      en: 'Swapped corners make the same box.',
      ja: '角を逆に渡しても同じボックスになります。',
    },
    {
      of: [{ min: [-1, -1, 0], max: [1, 1, 0] }, [0, 0, 3], [0, 0, -1]],
      is: [3, 3],
      en: 'A box without thickness is a rectangle.',
      ja: '厚みのないボックスは長方形です。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The line clipped by the six half-spaces in double precision. Hits and misses are also compared with small steps along the ray.',
      ja: '直線を六つの半空間で切り取る計算を倍精度で行ったものです。当たり外れは、レイに沿って細かく進む方法とも照合しています。',
    },
  },
  continuity: { order: 0, en: 'Continuous while the ray hits and is parallel to no face.', ja: 'レイが当たっていて、どの面にも平行でないあいだは連続です。' },
  claims: {
    'The ray is inside the box from near to far': 'a march along the ray is inside the box from near to far and nowhere else',
    'Swapped corners make the same box': 'swapped corners make the same box',
  },
  references: [
    { title: 'Ray Tracing Complex Scenes', authors: 'Timothy L. Kay, James T. Kajiya', year: 1986, doi: '10.1145/15922.15916' },
    {
      title: 'An Efficient and Robust Ray–Box Intersection Algorithm',
      authors: 'Amy Williams, Steve Barrus, R. Keith Morley, Peter Shirley',
      year: 2005,
      doi: '10.1080/2151237X.2005.10129188',
    },
  ],
  provenance: fromReference,
  related: ['aabbContain', 'aabbClosestPoint', 'triangleIntersect', 'boxSDF'],
  confusedWith: [
    {
      name: 'boxSDF',
      en: 'The distance from a point to the box in the nearest direction. aabbIntersect gives the distance along one ray.',
      ja: '点からボックスまでの、最も近い方向への距離です。こちらは一本のレイに沿った距離です。',
    },
    {
      name: { en: 'a yes-or-no test', ja: '当たったかどうかだけの判定' },
      en: 'For that, test near <= far and far >= 0.',
      ja: '当たったかどうかだけなら、near <= farかつfar >= 0を調べてください。',
    },
  ],
  elsewhere: [
    {
      where: 'three.js',
      name: 'Ray.intersectBox',
      note: { en: 'Returns the point of entry, or from inside the exit.', ja: '入る点を返します。始点が中なら出る点です。' },
    },
    { where: 'Unity', name: 'Bounds.IntersectRay' },
    { where: 'DirectXMath', name: 'BoundingBox::Intersects' },
    { where: 'Godot', name: 'AABB.intersects_ray' },
  ],
  synonyms: {
    en: ['ray box intersection', 'ray-AABB', 'slab test', 'slab method', 'bounding box', 'ray tracing', 'raycast', 'hit test'],
    ja: [
      'レイ',
      '交差判定',
      'こうさ',
      '交点',
      '直方体',
      '箱',
      'ボックス',
      'バウンディングボックス',
      'スラブ法',
      'レイトレーシング',
      'レイキャスト',
      '当たり判定',
    ],
  },
  examples: {
    'see-through-a-glass-cube': { en: 'See through a glass cube', ja: 'ガラスの立方体をのぞく' },
    'light-through-a-pile-of-glass': { en: 'Light through a pile of glass', ja: '積み重なったガラスを抜ける光' },
  },
}
