/** Record of triangle, which is imported as triangleFromCorners. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Makes a triangle from three corners. The constructor of the struct, Triangle({ a, b, c }), does the same without a function call.',
    ja: '三つの頂点から三角形を作ります。構造体のコンストラクターTriangle({ a, b, c })でも同じことができ、関数呼び出しは要りません。',
  },
  intuition: {
    en: 'The functions of triangles take a struct with three corners. What matters is their order: the front is the side from which a, b and c are seen counter-clockwise, and the normal points towards you there. Moving every corner on by one keeps the front; swapping two turns the triangle round. Use this function where you need a function that accepts three points. Elsewhere the constructor is shorter: Triangle({ a, b, c }) in TypeScript, Triangle(a, b, c) in GLSL and WGSL.',
    ja: '三角形の関数は、三つの頂点を持つ構造体を受け取ります。大事なのは頂点の順序です。a、b、cが反時計回りに見える側が表で、法線はその側を向きます。頂点を一つずつ順に送っても表は変わらず、二つを入れ替えると裏返ります。この関数は、三つの点を受け取る関数が必要なときに使ってください。それ以外ではコンストラクターの方が短く書けます。TypeScriptではTriangle({ a, b, c })、GLSLとWGSLではTriangle(a, b, c)です。',
  },
  parameters: {
    a: {
      meaning: { en: 'The first corner.', ja: '一つ目の頂点です。' },
      unit: 'position',
      range: [-1.5, 1.5],
      default: [-1.1, -0.5, 0.6],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    b: {
      meaning: { en: 'The second corner, counter-clockwise from the first as seen from the front.', ja: '二つ目の頂点です。表から見て反時計回りに並べます。' },
      unit: 'position',
      range: [-1.5, 1.5],
      default: [1.1, -0.35, 0.5],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    c: {
      meaning: { en: 'The third corner.', ja: '三つ目の頂点です。' },
      unit: 'position',
      range: [-1.5, 1.5],
      default: [0.05, 0.55, -0.9],
      outside: {
        en: 'Any point. On a line with the other two, it makes a triangle without area; the page of each function says what it returns then.',
        ja: 'どこでもかまいません。ほかの二点と一直線に並ぶとつぶれた三角形になり、そのときの結果は各関数のページに書いてあります。',
      },
    },
  },
  returns: { en: 'The triangle, with its corners as they were given.', ja: '渡した頂点をそのまま持つ三角形です。', range: { min: -1.5, max: 1.5 } },
  formula: String.raw`\triangle = (\mathbf a,\ \mathbf b,\ \mathbf c)`,
  edgeCases: [
    {
      of: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      is: { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] },
      exact: true,
      en: 'Its front faces +z.',
      ja: '表は+zを向きます。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 1, 0],
        [1, 0, 0],
      ],
      is: { a: [0, 0, 0], b: [0, 1, 0], c: [1, 0, 0] },
      exact: true,
      en: 'Nothing is sorted: this one faces −z.',
      ja: '並べ替えはしません。こちらは−zを向きます。',
    },
    {
      of: [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
      is: { a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] },
      exact: true,
      en: 'A triangle without area is made all the same.',
      ja: 'つぶれた三角形も、そのまま作ります。',
    },
  ],
  accuracy: { class: 'bits', oracle: { en: 'The three corners, one after another.', ja: '三つの頂点を順に並べたものです。' } },
  continuity: { order: 'smooth', en: 'Nothing is computed.', ja: '何も計算しません。' },
  claims: {
    'the front is the side from which a, b and c are seen counter-clockwise': 'the order of the corners makes the front',
    'Moving every corner on by one keeps the front; swapping two turns the triangle round': 'the order of the corners makes the front',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.4, Barycentric Coordinates' }],
  provenance: fromFirstPrinciples,
  related: ['triangleNormal', 'triangleCentroid', 'triangleArea', 'triangleContain'],
  confusedWith: [
    {
      name: 'Triangle',
      en: 'The struct itself: Triangle({ a, b, c }) makes the same value, with the corners named. Prefer it in TypeScript.',
      ja: '構造体そのものです。Triangle({ a, b, c })は、頂点に名前を付けて同じ値を作ります。TypeScriptではこちらをお勧めします。',
    },
    {
      name: { en: 'a shape that is drawn', ja: '描かれる図形' },
      en: 'This triangle is data for other functions. To draw one in the plane, ask triangleContain for every pixel, or take the distance from triangleSignedDistance.',
      ja: 'この三角形は、ほかの関数に渡すデータです。平面に描くには、ピクセルごとにtriangleContainで調べるか、triangleSignedDistanceの距離を使います。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'new Triangle(a, b, c)' },
    { where: 'GLSL, WGSL', name: 'Triangle(a, b, c)', note: { en: 'The constructor of the struct.', ja: '構造体のコンストラクターです。' } },
  ],
  synonyms: {
    en: ['triangle', 'constructor', 'make triangle', 'corners', 'vertices', 'winding', 'counter-clockwise', 'face', 'struct'],
    ja: ['三角形', 'さんかくけい', '頂点', 'コンストラクター', '作成', '反時計回り', '表裏', '面', '構造体'],
  },
  examples: {
    'pennant-from-three-points': { en: 'A pennant from three points', ja: '三点で張る三角旗' },
    'crane-folded-from-paper': { en: 'A crane folded from paper', ja: '折り鶴' },
  },
}
