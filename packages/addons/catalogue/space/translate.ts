/** Record of translate. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'Moves a point by an offset: the sum of both.', ja: '点を移動量だけ動かします。二つの和です。' },
  intuition: {
    en: 'A translation adds the same offset to every point, so directions and distances between points stay. What you draw from moved coordinates moves the other way, because they say where to look: with an offset to the right you look further to the right, and the picture goes to the left. To move a shape by t, pass t.negate(), or write p.sub(t). The function completes rotate and scale under the name that people look for. p.add(offset) is the same and shorter.',
    ja: '平行移動では、どの点にも同じ移動量を足すので、点のあいだの向きと距離は変わりません。座標は「どこを見るか」を表すので、移動した座標で描くと、絵は逆向きに動きます。右への移動量を足すとより右を見ることになり、絵は左に動きます。図形をtだけ動かすには、t.negate() を渡すか、p.sub(t) と書きます。この関数は、rotate、scaleとそろえて、よく探される名前で用意したものです。p.add(offset) と書けば、同じことが短く済みます。',
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
    offset: {
      meaning: { en: 'How far to move along each axis, of the type of p.', ja: '軸ごとの移動量です。型はpと同じです。' },
      unit: 'length',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: {
        en: 'Any length. The sum is rounded to the digits of the larger number.',
        ja: 'どんな長さでもかまいません。和は、大きい方の数の桁に合わせて丸められます。',
      },
    },
  },
  returns: { en: 'The moved point.', ja: '移動した点です。', range: { min: -2, max: 2 } },
  formula: String.raw`p' = p + t`,
  edgeCases: [
    {
      of: [
        [0.5, 0.25],
        [1, -0.5],
      ],
      is: [1.5, -0.25],
      exact: true,
    },
    {
      of: [
        [0.3, 0.7],
        [0, 0],
      ],
      is: [0.3, 0.7],
      exact: true,
      en: 'An offset of 0 moves nothing.',
      ja: '移動量が0なら、動きません。',
    },
    {
      of: [
        [16777216, 0],
        [1, 1],
      ],
      is: [16777216, 1],
      exact: true,
      en: 'From 16,777,216 on, single precision has no room for a step of 1.',
      ja: '16,777,216以上では、単精度で1の差を表せなくなります。',
    },
    {
      overload: 'vec3',
      of: [
        [1, 2, 3],
        [0.5, -2, 1],
      ],
      is: [1.5, 0, 4],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'gl-matrix’s translations as matrices, in double precision.', ja: '倍精度のgl-matrixによる平行移動の行列です。' },
  },
  continuity: { order: 'smooth', en: 'Every point moves alike.', ja: 'どの点も同じだけ動きます。' },
  claims: {
    'directions and distances between points stay': 'translate keeps the difference of two points',
    'What you draw from moved coordinates moves the other way': 'what is drawn from moved coordinates moves the other way',
  },
  references: [
    {
      title: 'Fundamentals of Computer Graphics',
      authors: 'Steve Marschner, Peter Shirley',
      year: 2021,
      section: '7.3, Translation and Affine Transformations',
      doi: '10.1201/9781003050339',
    },
  ],
  provenance: fromReference,
  related: ['rotate', 'scale', 'translate4d'],
  confusedWith: [
    {
      name: 'translate4d',
      en: 'Gives the 4×4 matrix, for products with rotations and projections.',
      ja: '4×4行列を返します。回転や投影と掛け合わせるときに使います。',
    },
    {
      name: { en: 'a moved picture', ja: '絵の移動' },
      en: 'Subtracts the offset from the coordinates.',
      ja: '座標から移動量を引きます。',
    },
    {
      name: { en: 'translate() of CSS and Processing', ja: 'CSSやProcessingのtranslate()' },
      en: 'Moves what is drawn, in the direction of the offset.',
      ja: '描いたものを、移動量の向きに動かします。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Tiling And Offset' },
    { where: 'Blender', name: 'Mapping', note: { en: 'Its location, for the vector type Point.', ja: 'ベクトルタイプが「ポイント」のときの位置です。' } },
    { where: 'gl-matrix', name: 'vec2.add' },
  ],
  synonyms: {
    en: ['translate', 'translation', 'move', 'offset', 'shift', 'pan', 'scroll', 'drop shadow', 'displace by a constant'],
    ja: ['移動', 'いどう', '平行移動', 'へいこういどう', 'ずらす', '動かす', 'オフセット', 'スクロール', '影を付ける', '座標変換'],
  },
  examples: {
    'paper-clouds': { en: 'Paper clouds with their shadows', ja: '影を落とす紙の雲' },
    'carp-in-a-pond': { en: 'Carp in a pond', ja: '池の鯉' },
  },
}
