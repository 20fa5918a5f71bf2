/** Record of hexPrismSDF. */
import { exactSolid, fromCentre, length, mesh, nearest, yIsAxis } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to an upright hexagonal prism about the origin.',
    ja: '原点を中心に立つ正六角柱までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Take the distance to a regular hexagon in the level plane, and pull the hexagon out along the y axis: this function is opExtrude of hexSDF. An edge points to +z, and two sides face +x and −x. Use it for basalt columns, honeycombs, nuts, pencils and game boards. For another number of sides, extrude polySDF in the same way; for a round column, use cylinderSDF.',
    ja: '水平面の正六角形までの距離を求め、その六角形をy軸に沿って押し出します。つまり、hexSDFにopExtrudeを適用したものです。縦の辺の一つが+zの向きにあり、二つの面が+xと −xを向きます。柱状節理、蜂の巣、ナット、鉛筆、ゲーム盤などに使います。角の数を変えるには、同じようにpolySDFを押し出します。丸い柱にはcylinderSDFを使います。',
  },
  parameters: {
    p: fromCentre('prism', '角柱', yIsAxis),
    r: length(
      {
        en: 'The distance from the axis to the sides, as in hexSDF. The edges are r·2/√3 away.',
        ja: '中心軸から側面までの距離です（hexSDFと同じ）。縦の辺までの距離はr·2/√3です。',
      },
      0.6,
      {
        en: 'a vertical segment',
        ja: '垂直な線分',
      },
    ),
    halfHeight: length({ en: 'Half the height.', ja: '高さの半分です。' }, 0.45, { en: 'a level hexagon', ja: '水平な六角形' }),
  },
  range: { min: -1, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= \begin{pmatrix} \operatorname{hexSDF}\bigl((p_x, p_z),\ r\bigr) \\ |p_y| - h \end{pmatrix} \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y),\ 0\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.5, 1], is: -0.5, exact: true },
    { of: [[1.5, 0, 0.25], 0.5, 1], is: 1, exact: true, en: 'Beside a side.', ja: '側面の横です。' },
    { of: [[0, 0, 2], Math.sqrt(0.75), 1], is: 1, en: 'Beside the edge that points to +z.', ja: '+zの向きにある縦の辺の先です。' },
    { of: [[0.25, 2, 0], 0.5, 1], is: 1, exact: true, en: 'Above the lid.', ja: '上面の真上です。' },
    { of: [[1.25, 2, 0], 0.5, 1], is: 1.25, en: 'Off the edge of the lid, the length of (¾, 1).', ja: '上面の縁の外側では (¾, 1) の長さになります。' },
    { of: [[0.25, 0.75, 0], 0.5, 0], is: 0.75, en: 'Without height, a hexagon, which has no inside.', ja: '高さがなければ六角形です。内側はありません。' },
  ],
  oracle: {
    en: 'The nearest of the eight faces, each by its plane and its sides, in double precision.',
    ja: '八つの面のうち最も近いものを、それぞれの平面と辺から倍精度で求めたものです。',
  },
  continuity: { order: 0, en: 'Creases inside, where two faces are equally near.', ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。' },
  claims: {
    'this function is opExtrude of hexSDF': 'it is opExtrude of its base',
    'The edges are r·2/√3 away': nearest,
  },
  related: ['triPrismSDF', 'hexSDF', 'opExtrude', 'cylinderSDF', 'hexTile'],
  confusedWith: [
    {
      name: 'hexSDF',
      en: 'The hexagon in the plane. At the height of its middle, a tall prism is as far away.',
      ja: '平面の六角形です。十分に高い角柱では、高さの中央での距離が一致します。',
    },
    {
      name: { en: 'a hexagonal prism along z', ja: 'z軸方向の六角柱' },
      en: 'Articles often lay the prism along z. Pass p.xzy to turn it there.',
      ja: '解説記事では、角柱がz軸の方向に置かれていることがよくあります。p.xzyを渡すとその向きになります。',
    },
  ],
  elsewhere: [
    articles('sdHexPrism'),
    mesh(
      'CylinderGeometry(R, R, height, 6)',
      'A mesh; R is the distance to the edges, and the height is the whole one.',
      '三角形のメッシュです。Rは縦の辺までの距離で、高さは全体を渡します。',
    ),
  ],
  words: {
    en: ['hexagonal prism', 'hex prism', 'hexagon column', 'basalt', 'nut', 'pencil', 'honeycomb', 'sdHexPrism'],
    ja: ['六角柱', 'ろっかくちゅう', '六角', '角柱', '柱状節理', 'ナット', '鉛筆', '蜂の巣'],
  },
  examples: {
    'coloured-pencils': { en: 'Coloured pencils', ja: '色鉛筆' },
    'island-of-a-board-game': { en: 'An island of a board game', ja: 'ボードゲームの島' },
  },
})
