/** Record of inside. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'inside_vec2',
  summary: {
    en: 'Whether a value lies between two bounds in every component; with a width, the share of a pixel that does.',
    ja: 'すべての成分が下限と上限の間にあるかどうかを返します。幅を渡すと、ピクセルのうち範囲に入る割合を返します。',
  },
  intuition: {
    en: 'Each component is compared with its own lower and upper bound, and all comparisons must hold. In a plane, the first component cuts out an upright band and the second a level one; the result is true where they cross: in a rectangle. In space it is a box, and for a single number an interval. The form with a width measures how much of a small square around the value lies in that rectangle, which gives it soft, antialiased sides.',
    ja: '成分ごとに下限と上限を比べ、すべて満たすかどうかを調べます。平面では、1番目の成分が縦の帯、2番目の成分が横の帯を切り出します。結果が真になるのは帯が交わる部分、つまり長方形です。空間では箱、一つの数では区間になります。幅を渡す形は、値を中心とする小さな正方形のうち長方形に入る割合を求めるので、辺がアンチエイリアスされます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The value to test: a float, vec2, vec3 or vec4.', ja: '調べる値です。float、vec2、vec3、vec4が使えます。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.35, 0.2],
      outside: { en: 'Any value.', ja: 'どんな値でもかまいません。' },
    },
    a: {
      meaning: { en: 'The lower bound of each component.', ja: '各成分の下限です。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.5, -0.3],
      outside: {
        en: 'Any value. Where a component of a is above that of b, nothing lies between them.',
        ja: 'どんな値でもかまいません。aの成分がbの成分より大きいと、その間に入る値はありません。',
      },
    },
    b: {
      meaning: { en: 'The upper bound of each component.', ja: '各成分の上限です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.6, 0.35],
      outside: { en: 'As for a.', ja: 'aと同じです。' },
    },
    width: {
      meaning: {
        en: 'The width of a pixel in the unit of x, for a share instead of true or false.',
        ja: 'xと同じ単位で測ったピクセルの幅です。渡すと、真偽値の代わりに割合が返ります。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.01,
      step: 0.001,
      outside: {
        en: 'Any width. At 0 and below, the share is 1 inside, ½ on a side and 0 outside.',
        ja: 'どんな幅でもかまいません。0以下では、内側は1、辺の上は ½、外側は0です。',
      },
    },
  },
  returns: {
    en: 'True if a ≤ x ≤ b holds in every component, bounds included. With a width, a float: the share of the pixel in the box.',
    ja: 'すべての成分でa ≤ x ≤ bなら真です。両端を含みます。幅を渡すとfloatで、ピクセルのうち箱に入る割合です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{inside}(x, a, b) = \bigwedge_i \; a_i \le x_i \le b_i \\ \operatorname{inside}(x, a, b, w) = \prod_i \frac{\max\bigl(0,\ \min(b_i, x_i + \tfrac w2) - \max(a_i, x_i - \tfrac w2)\bigr)}{w} \end{gathered}`,
  edgeCases: [
    { of: [0.5, 0, 1], is: true },
    { of: [0, 0, 1], is: true, en: 'The bounds are included.', ja: '下限と上限も含みます。' },
    { of: [1, 0, 1], is: true },
    { of: [1.5, 0, 1], is: false },
    { of: [0.5, 1, 0], is: false, en: 'Nothing lies between bounds in the wrong order.', ja: '下限と上限が逆だと、間に入る値はありません。' },
    {
      overload: 'vec2',
      of: [
        [0.5, 2],
        [0, 0],
        [1, 1],
      ],
      is: false,
      en: 'One component outside is enough.',
      ja: '一つの成分が外れるだけで偽になります。',
    },
    {
      overload: 'width',
      of: [0, 0, 1, 0.5],
      is: 0.5,
      exact: true,
      en: 'Half of the pixel lies on either side of the bound.',
      ja: 'ピクセルは境目で半分に分かれます。',
    },
    {
      overload: 'width',
      of: [0.5, 0.375, 0.625, 1],
      is: 0.25,
      exact: true,
      en: 'Also right for a stripe thinner than a pixel.',
      ja: '1ピクセルより細い帯でも正しい値になります。',
    },
    {
      overload: 'width_vec2',
      of: [[0, 1], [0, 0], [1, 1], 0.5],
      is: 0.25,
      exact: true,
      en: 'At a corner a quarter of the pixel is inside.',
      ja: '角では、ピクセルの4分の1が内側です。',
    },
    { overload: 'width', of: [0, 0, 1, 0], is: 0.5, exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'Comparisons in double precision; with a width, the length of the overlap of two intervals, multiplied over the components.',
      ja: '倍精度での比較です。幅を渡す形は、二つの区間が重なる長さを求め、成分ごとに掛け合わせたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps at every bound. With a width above 0 it is continuous: a straight ramp of that width across each side.',
    ja: 'どの境目でも値が飛びます。幅が0より大きければ連続で、各辺をまたぐその幅のまっすぐな坂になります。',
  },
  claims: {
    'Where a component of a is above that of b, nothing lies between them': 'nothing lies between bounds in the wrong order',
    'the share of the pixel in the box': 'the shares of all pixels add up to the area of the rectangle',
    'Also right for a stripe thinner than a pixel': 'the shares of all pixels add up to the area of the rectangle',
    'a straight ramp of that width across each side': 'across a side it is a straight ramp as wide as the width',
  },
  references: [
    {
      title: 'Texturing & Modeling: A Procedural Approach',
      authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
      year: 2003,
      section: 'Chapter 2, Building Procedural Textures: pulse; analytic prefiltering',
    },
  ],
  provenance: fromReference,
  related: ['aastep', 'aabbContain', 'rectSDF'],
  confusedWith: [
    {
      name: 'aabbContain',
      en: 'The same test for a box that is one value, an AABB.',
      ja: '箱を一つの値（AABB）として持っている場合の、同じ判定です。',
    },
    {
      name: 'rectSDF',
      en: 'Gives the distance to the rectangle: for outlines, glows and rounded corners.',
      ja: '長方形までの距離を返します。輪郭線、光のにじみ、角丸に使います。',
    },
    {
      name: 'clamp',
      en: 'Moves the value to the nearest place between the bounds instead of asking whether it is there.',
      ja: '判定するのではなく、値を範囲の中の最も近い場所へ動かします。',
    },
    { name: 'aastep', en: 'One bound instead of two, with the same antialiased ramp.', ja: '境目は一つだけで、同じようにアンチエイリアスされた坂になります。' },
  ],
  elsewhere: [
    {
      where: 'RenderMan Shading Language',
      name: 'pulse, filteredpulse',
      note: { en: 'From the shader libraries that books print.', ja: '書籍に載っているシェーダー集の関数です。' },
    },
    { where: 'GLSL', name: 'step(a, x) * step(x, b)', note: { en: 'Per component.', ja: '成分ごとに計算します。' } },
    { where: 'Godot', name: 'Rect2.has_point, AABB.has_point' },
    { where: 'three.js', name: 'Box2.containsPoint, Box3.containsPoint' },
  ],
  synonyms: {
    en: ['in range', 'between', 'contains', 'within', 'bounds', 'interval', 'rectangle', 'box', 'pulse', 'mask', 'color range', 'threshold'],
    ja: ['範囲', 'はんい', '範囲内', '区間', 'くかん', '内側', 'うちがわ', '長方形', '矩形', 'くけい', 'マスク', '判定', 'パルス', '境界'],
  },
  examples: {
    'painting-of-rectangles': { en: 'A painting of rectangles', ja: '長方形で構成した絵' },
    'lit-windows-at-dusk': { en: 'Lit windows at dusk', ja: '夕暮れの街に灯る窓' },
  },
}
