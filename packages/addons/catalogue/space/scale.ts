/** Record of scale. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'scale_axes_center',
  summary: {
    en: 'Scales a point from the origin or from a centre, by one factor or by one along each axis.',
    ja: '点を、原点または指定した中心から拡大縮小します。倍率は一つでも、軸ごとでもかまいません。',
  },
  intuition: {
    en: 'The point moves on the straight line through the centre: with a factor of 2 it is twice as far away, with ½ half as far, with −1 on the other side. What you draw from scaled coordinates changes the other way, because they say where to look: a factor of 2 looks at a region twice as wide and high, so the picture shrinks to half. To enlarge the picture by s, scale by 1 / s, and multiply a distance that you draw from it by s. Without a centre the origin is the fixed point, as in rotate. For uv, pass vec2(0.5) for the middle of the picture. From the origin, p.mul(factor) is all there is to it.',
    ja: '点は、中心を通る直線の上を動きます。倍率が2なら距離は2倍、½なら半分になり、−1なら反対側に移ります。座標は「どこを見るか」を表すので、拡大縮小した座標で描くと、絵は逆に変わります。倍率2では縦横2倍の範囲を見ることになり、絵は半分の大きさになります。絵をs倍にするには1 / s倍し、その座標で求めた距離にはsを掛けてください。中心を省くと、rotateと同じく原点が動かない点になります。uvなら、画像の中央にあたるvec2(0.5) を渡します。原点からの拡大縮小は、p.mul(factor) と同じです。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point: a vec2 or vec3.', ja: '点です。vec2かvec3を渡します。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    factor: {
      meaning: {
        en: 'The factor: a float, or a vector with one along each axis.',
        ja: '倍率です。float、または軸ごとの倍率を並べたベクトルを渡します。',
      },
      unit: 'factor',
      range: [-2, 2],
      default: [1.5, 1.2],
      outside: {
        en: 'Any number. A negative one mirrors, and 0 takes every point to the centre.',
        ja: 'どんな数でもかまいません。負の数では反転し、0ではすべての点が中心に集まります。',
      },
    },
    center: {
      meaning: {
        en: 'The point that does not move, of the type of p. If you omit it, the origin, as in rotate.',
        ja: '動かない点です。型はpと同じです。省略すると、rotateと同じく原点です。',
      },
      unit: 'position',
      range: [-1, 1],
      default: [0.2, -0.1],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { en: 'The scaled point.', ja: '拡大縮小した点です。', range: { min: -5, max: 5 } },
  formula: String.raw`p' = c + s \odot (p - c)`,
  edgeCases: [
    { of: [[0.5, -0.25], 2], is: [1, -0.5], exact: true, en: 'Twice as far from the origin.', ja: '原点からの距離が2倍になります。' },
    { of: [[0.3, 0.7], 1], is: [0.3, 0.7], exact: true },
    {
      overload: 'center',
      of: [[0.5, 0.5], 3, [0.5, 0.5]],
      is: [0.5, 0.5],
      exact: true,
      en: 'The centre does not move, bit for bit.',
      ja: '中心は、ビット単位でまったく動きません。',
    },
    {
      overload: 'center',
      of: [[1, 1], 2, [0.5, 0.5]],
      is: [1.5, 1.5],
      exact: true,
      en: 'uv from the middle: the corners leave the picture, which shrinks.',
      ja: 'uvを中央から2倍にすると、角が画像の外に出ます。絵は小さくなります。',
    },
    {
      overload: 'center',
      of: [[0.75, 0.5], -1, [0.5, 0.5]],
      is: [0.25, 0.5],
      exact: true,
      en: 'Mirrored at the centre.',
      ja: '中心について反対側に移ります。',
    },
    {
      overload: 'axes',
      of: [
        [0.5, 0.5],
        [2, -1],
      ],
      is: [1, -0.5],
      exact: true,
    },
    {
      overload: 'axes_center',
      of: [
        [0, 0],
        [2, 0],
        [1, 0.5],
      ],
      is: [-1, 0.5],
      exact: true,
      en: 'A factor of 0 flattens the axis.',
      ja: '倍率0の軸はつぶれます。',
    },
    { overload: 'vec3', of: [[1, 2, 3], 0.5], is: [0.5, 1, 1.5], exact: true },
    { overload: 'vec3_center', of: [[1, 2, 3], 2, [1, 1, 1]], is: [1, 3, 5], exact: true },
    {
      overload: 'vec3_axes',
      of: [
        [1, 2, 3],
        [1, 2, 0],
      ],
      is: [1, 4, 0],
      exact: true,
    },
    {
      overload: 'vec3_axes_center',
      of: [
        [1, 2, 3],
        [3, 2, 1],
        [0, 1, 2],
      ],
      is: [3, 3, 3],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'gl-matrix in double precision: the point on the line from the centre through p, axis by axis.',
      ja: '倍精度のgl-matrixで、中心からpに向かう直線の上の点を軸ごとに求めます。',
    },
  },
  continuity: { order: 'smooth', en: 'Each axis is stretched evenly.', ja: '各軸を一様に伸縮します。' },
  claims: {
    'The point moves on the straight line through the centre': 'scale multiplies the distance from the centre, on the line through it',
    'a factor of 2 looks at a region twice as wide and high, so the picture shrinks to half': 'what is drawn from scaled coordinates is scaled the other way',
    'multiply a distance that you draw from it by s': 'what is drawn from scaled coordinates is scaled the other way',
    'The centre does not move, bit for bit': 'the centre of scale does not move, bit for bit',
  },
  references: [
    {
      title: 'Fundamentals of Computer Graphics',
      authors: 'Steve Marschner, Peter Shirley',
      year: 2021,
      section: '7.1.1, Scaling',
      doi: '10.1201/9781003050339',
    },
  ],
  provenance: fromReference,
  related: ['rotate', 'translate', 'scale2d', 'scale3d', 'centerUv'],
  confusedWith: [
    {
      name: 'scale2d',
      en: 'Gives the matrix, for products with other matrices.',
      ja: '行列を返します。ほかの行列と掛け合わせるときに使います。',
    },
    {
      name: { en: 'a larger picture', ja: '絵を大きくすること' },
      en: 'Takes the inverse factor: scale by 1 / s to draw everything s times as large.',
      ja: '逆数の倍率を使います。s倍の大きさに描くには、1 / s倍します。',
    },
    {
      name: { en: 'scale() of CSS', ja: 'CSSのscale()' },
      en: 'Scales what is drawn, from the middle of its box unless transform-origin says otherwise.',
      ja: '描いたものを拡大縮小します。transform-originを指定しなければ、中心はボックスの中央です。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Tiling And Offset', note: { en: 'Scales from the origin, then moves.', ja: '原点から拡大縮小した後に移動します。' } },
    { where: 'Blender', name: 'Mapping', note: { en: 'Its scale is from the origin.', ja: '原点からの拡大縮小です。' } },
    { where: 'gl-matrix', name: 'vec2.scale, vec2.multiply' },
  ],
  synonyms: {
    en: ['scale', 'scaling', 'zoom', 'resize', 'enlarge', 'shrink', 'stretch', 'mirror', 'pivot', 'zoom about a point', 'tiling'],
    ja: ['拡大', 'かくだい', '縮小', 'しゅくしょう', '拡大縮小', 'スケール', 'ズーム', '倍率', '伸縮', '大きさ', '座標変換'],
  },
  examples: {
    'nesting-dolls': { en: 'Nesting dolls', ja: 'マトリョーシカ' },
    'avenue-of-lamps': { en: 'An avenue of lamps', ja: '街灯の続く道' },
  },
}
