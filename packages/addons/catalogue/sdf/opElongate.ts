/** Record of opElongate. */
import { operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, sphereTracing } from './reading.ts'

export const record: WrittenRecord = operation({
  summary: {
    en: 'Cuts a shape along its axes and pulls the parts apart: returns the position at which to evaluate the shape, and a number to add to that distance.',
    ja: '図形を軸に沿って切り分け、引き離して間を埋めます。図形に渡す位置と、その距離に足す値を返します。',
  },
  intuition: {
    en: 'Put a box into the middle of a shape, and push the parts of the shape outwards by half its size. A point beyond a side of the box is moved back by that half; between two sides, its coordinate becomes 0. So a disc becomes a stadium, a ball a rounded box, and corners keep their form, unlike in scaling. The depth within the box is added, because all points in it evaluate the middle of the shape. Use it as shape(q.xy) + q.z in the plane, and shape(q.xyz) + q.w in space.',
    ja: '図形の中央に箱を差し込み、切り分けた図形を箱の半分の大きさだけ外へ押し出します。箱の面より外の点は、その分だけ戻します。面と面の間では、その座標は0になります。円は陸上競技場のトラックの形に、球は角の丸い箱になり、拡大縮小とは違って角の形は変わりません。箱の中の点はすべて図形の中心で距離を測るので、箱の中での深さを足します。平面ではshape(q.xy) + q.z、空間ではshape(q.xyz) + q.wのように使います。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The point, relative to the middle of the shape. A vec2 gives a vec3, a vec3 gives a vec4.',
        ja: '図形の中心から見た点の位置です。vec2を渡すとvec3、vec3を渡すとvec4を返します。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.7, 0.5],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    halfSize: {
      meaning: {
        en: 'Half the size of the box: how far the parts are moved along each axis.',
        ja: '箱の大きさの半分です。切り分けた図形は、軸ごとにこの長さだけ動きます。',
      },
      unit: 'length',
      range: [0, 1],
      default: [0.55, 0.2],
      outside: { en: 'Any size. A component of 0 and below leaves that axis as it is.', ja: 'どんな大きさでも使えます。0以下の成分の軸は変わりません。' },
    },
  },
  returns: {
    en: 'The position at which to evaluate the shape, and the depth in the box as the last component, which is 0 or negative. The sum never overestimates the distance, as long as the middle of the shape is inside it. For a disc or a ball it is exact. For a rhombus it is exact outside, and inside its magnitude is a lower bound.',
    ja: '図形に渡す位置です。最後の成分は箱の中での深さで、0以下です。図形の中心が図形の内側にあれば、足した値が本当の距離を上回ることはありません。円や球なら正確です。ひし形では、外側で正確、内側では絶対値が距離の下界になります。',
    range: { min: [-1, -1, -1], max: [1, 1, 0] },
  },
  formula: String.raw`\begin{aligned} \mathbf q &= \mathbf p - \operatorname{clamp}(\mathbf p, -\mathbf h, \mathbf h) \\ \delta &= \min\bigl(\max(|p_x| - h_x,\ |p_y| - h_y),\ 0\bigr) \\ d &= d_{\text{shape}}(\mathbf q) + \delta \end{aligned}`,
  edgeCases: [
    {
      of: [
        [1, 0.25],
        [0.5, 0],
      ],
      is: [0.5, 0.25, 0],
      exact: true,
    },
    {
      of: [
        [0.25, 0.75],
        [0.5, 0.25],
      ],
      is: [0, 0.5, 0],
      exact: true,
      en: 'Between two sides of the box, the coordinate becomes 0.',
      ja: '箱の面と面の間では、その座標は0です。',
    },
    {
      of: [
        [0.25, 0],
        [0.5, 0.5],
      ],
      is: [0, 0, -0.25],
      exact: true,
      en: 'In the box, 0.25 from its nearest side.',
      ja: '箱の中の、最も近い面から0.25の点です。',
    },
    {
      of: [
        [-1, -1],
        [0.25, -0.5],
      ],
      is: [-0.75, -1, 0],
      exact: true,
      en: 'A negative size counts as 0.',
      ja: '負の大きさは0とみなします。',
    },
    {
      of: [
        [0, 0],
        [0, 0],
      ],
      is: [0, 0, 0],
      exact: true,
    },
    {
      overload: 'vec3',
      of: [
        [1, 0, -2],
        [0.5, 0.5, 0.5],
      ],
      is: [0.5, 0, -1.5, 0],
      exact: true,
    },
    {
      overload: 'vec3',
      of: [
        [0.25, 0, -0.125],
        [0.5, 0.5, 0.5],
      ],
      is: [0, 0, 0, -0.25],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'Each coordinate beyond the box and the depth in it, in double precision. Elongated discs and rhombi are compared with the rounded rectangle and the octagon that they become.',
      ja: '箱を越えた座標と箱の中の深さを、倍精度で計算したものです。引き伸ばした円は角の丸い長方形と、ひし形は八角形と照合しています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 0,
    en: 'Creases where a coordinate passes a side of the box, and in the box where two sides are equally near.',
    ja: '座標が箱の面を越えるところと、箱の中の二つの面から等距離にあるところに折れ目があります。',
  },
  claims: {
    'The sum never overestimates the distance': 'of any shape whose middle is inside, no two places differ by more than they are apart',
    'For a disc or a ball it is exact': 'an elongated disc is a rounded rectangle, exact inside and outside',
    'For a rhombus it is exact outside': 'an elongated rhombus is an octagon, exact outside and a lower bound inside',
    'the depth can make a false wall in its middle': 'a hole in the middle of the shape shrinks, and the depth adds a false wall in it',
  },
  references: [sphereTracing],
  related: ['opRound', 'capsuleSDF', 'rectSDF', 'boxSDF', 'opRepeat'],
  confusedWith: [
    {
      name: { en: 'scaling along one axis', ja: '一方向の拡大' },
      en: 'Stretches corners and radii, too, and is no distance any more: a disc becomes an ellipse.',
      ja: '角や丸みも一緒に引き伸ばされ、結果は距離ではなくなります。円は楕円になります。',
    },
    {
      name: { en: 'a ring or another shape with a hole in its middle', ja: '輪のように中央に穴のある図形' },
      en: 'The middle is outside, and the depth can make a false wall in its middle. Elongate the disc first, and hollow it out with opOnion.',
      ja: '中心が外側にあるため、深さを足すと中央に偽の壁ができることがあります。先に円を引き伸ばし、そのあとopOnionで中を抜きます。',
    },
    {
      name: 'capsuleSDF, rectSDF(p, halfSize, radius)',
      en: 'An elongated ball and an elongated disc, ready made.',
      ja: '引き伸ばした球と円が、そのまま関数になっています。',
    },
  ],
  elsewhere: [articles('opElongate')],
  words: {
    en: ['elongate', 'stretch', 'lengthen', 'extend', 'stadium', 'pill', 'slot', '9-slice', 'nine-patch'],
    ja: ['引き伸ばす', '伸長', '延長', '細長くする', 'ストレッチ', 'トラック形', '長円', '9スライス'],
  },
  examples: {
    'paper-clips': { en: 'Paper clips', ja: 'ゼムクリップ' },
    'running-track-from-above': { en: 'A running track from above', ja: '上から見た陸上競技場' },
  },
})
