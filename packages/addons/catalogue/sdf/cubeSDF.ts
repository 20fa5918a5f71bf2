/** Record of cubeSDF. */
import { aPoint, exactSolid, fromCentre, length, mesh } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a cube about the origin, given half of its side.',
    ja: '一辺の半分の長さで与える、原点を中心とする立方体までの正確な符号付き距離です。',
  },
  intuition: {
    en: 'It is boxSDF with three equal half sizes. Use it when one number gives the size: dice, voxels, blocks on a grid. Use boxSDF for other proportions, and for rounded edges.',
    ja: '三つの大きさが等しいboxSDFです。サイコロ、ボクセル、格子に並べたブロックのように、大きさが一つの数で決まるときに使います。辺の長さを変えたいときや、辺を丸めたいときは、boxSDFを使ってください。',
  },
  parameters: {
    p: fromCentre('cube', '立方体'),
    half: length({ en: 'Half the side of the cube.', ja: '立方体の一辺の半分です。' }, 0.55, aPoint),
  },
  range: { min: -1, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= |\mathbf p| - h \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y, q_z),\ 0\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.5], is: -0.5, exact: true, en: 'The distance from the centre to a face.', ja: '中心から面までの距離です。' },
    { of: [[0.5, -0.25, 0.5], 0.5], is: 0, exact: true },
    {
      of: [[1.25, 1.5, 0], 0.5],
      is: 1.25,
      en: 'Beside an edge two axes count: the length of (¾, 1).',
      ja: '辺の横では二つの軸が効き、(¾, 1) の長さになります。',
    },
    {
      of: [[1.5, 2.5, 2.5], 0.5],
      is: 3,
      en: 'Off a corner all three count: the length of (1, 2, 2).',
      ja: '角の先では三つの軸が効き、(1, 2, 2) の長さになります。',
    },
    { of: [[2, 3, 6], 0], is: 7, en: 'A cube without size is a point.', ja: '大きさのない立方体は点です。' },
  ],
  oracle: {
    en: 'The point clamped to the cube, or the nearest of the six faces, in double precision.',
    ja: '立方体の範囲に制限した点、または六つの面のうち最も近い面までの距離を、倍精度で計算したものです。',
  },
  continuity: { order: 0, en: 'Creases inside, where two faces are equally near.', ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。' },
  claims: { 'It is boxSDF with three equal half sizes': 'a cube is a box with equal sides' },
  related: ['boxSDF', 'sphereSDF', 'cylinderSDF', 'rectSDF'],
  confusedWith: [
    {
      name: 'boxSDF',
      en: 'Has a size for each axis, and rounded edges. cubeSDF is shorter to write, and costs the same.',
      ja: '軸ごとに大きさを指定でき、辺を丸めることもできます。cubeSDFは短く書けるだけで、計算量は同じです。',
    },
    {
      name: 'max(|x|, |y|, |z|) − half',
      en: 'Cheaper, but its corners stay square outside: a lower bound, not the distance.',
      ja: '計算は軽いのですが、外側でも角が四角いままです。距離そのものではなく、その下界です。',
    },
  ],
  elsewhere: [
    articles('sdBox'),
    mesh('BoxGeometry(side, side, side)', 'A mesh, given the whole side.', '三角形のメッシュです。一辺の長さ全体を渡します。'),
    { where: 'Processing, p5.js', name: 'box', note: { en: 'Draws it; the argument is the whole side.', ja: '描画する関数で、引数は一辺の長さ全体です。' } },
  ],
  words: { en: ['cube', 'box', 'dice', 'voxel', 'block', 'hexahedron'], ja: ['立方体', 'りっぽうたい', 'キューブ', '箱', 'サイコロ', 'ボクセル', '正六面体'] },
  examples: {
    'toy-blocks': { en: 'Toy blocks', ja: '積み木' },
    'a-sea-of-cubes': { en: 'A sea of cubes', ja: '立方体の海' },
  },
})
