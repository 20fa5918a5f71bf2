/** Record of hexTile. */
import type { WrittenRecord } from '../record.ts'
import { tiling } from './tiling.ts'

export const record: WrittenRecord = tiling({
  origin: { en: 'The origin is the centre of a hexagon.', ja: '原点は六角形の中心です。' },
  summary: {
    en: 'Divides the plane into hexagons: returns the position of a point within its hexagon, and which hexagon it is in.',
    ja: '平面を六角形のタイルに分けます。点ごとに、その六角形の中での位置と、どの六角形かを返します。',
  },
  intuition: {
    en: 'The centres of the hexagons lie on two rectangular grids, the second shifted to the middles of the first. Rounding finds the nearest centre on each grid, and the nearer of the two is that of the hexagon. All points nearest to one centre make up a regular hexagon.',
    ja: '縦長の長方形の格子を二つ用意し、片方をもう片方の長方形の中央にずらして重ね、それぞれの格子点を六角形の中心とします。点が与えられたら、それぞれの格子で一番近い中心を丸め計算で見つけ、近いほうを選びます。一つの中心に一番近い点を集めると、正六角形になります。',
  },
  returns: {
    en: '(x, y, q, r): the position relative to the centre of the hexagon, whose flat sides are ½ away to the left and right, and its axial coordinates, whole numbers. q counts to the right and r up and to the right, and the centre is at (q + r/2, r·√3/2) in units of one hexagon.',
    ja: '(x, y, q, r) です。xとyは六角形の中心からの位置で、左右の辺までの距離が ½ です。qとrは六角形の番号（軸座標）で、どちらも整数です。qは右へ、rは右上へ数え、中心の位置は、六角形一つの幅を単位として (q + r/2, r·√3/2) です。',
    range: { min: -24, max: 24 },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t), \qquad S = (1, \sqrt3) \\ A &= \bigl\lfloor P/S + \tfrac12 \bigr\rfloor S \\ B &= \bigl(\lfloor P/S \rfloor + \tfrac12\bigr) S \\ C &= \begin{cases} A & |P - A| \le |P - B| \\ B & |P - B| < |P - A| \end{cases} \\ (x, y) &= P - C, \quad r = \frac{2}{\sqrt3}\,C_y, \quad q = C_x - \frac r2 \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 4], is: [0, 0, 0, 0], exact: true, en: 'The centre of the first hexagon.', ja: '最初の六角形の中心です。' },
    {
      of: [[0.25, 0], 4],
      is: [0, 0, 1, 0],
      exact: true,
      en: 'With four hexagons to a length of 1, the next centre is a quarter away.',
      ja: '長さ1に4個並ぶので、隣の中心は0.25離れています。',
    },
    { of: [[-0.5, 0], 2], is: [0, 0, -1, 0], exact: true, en: 'Coordinates continue below zero.', ja: '番号は0より下へも続きます。' },
    {
      of: [[0.25, Math.sqrt(3) / 4], 2],
      is: [0, 0, 0, 1],
      en: 'The row above is shifted by half a hexagon to the right.',
      ja: '一つ上の行は、半個分右にずれています。',
    },
    { of: [[-0.3, -0.7], 2], is: [0.4, Math.sqrt(3) - 1.4, 0, -2] },
    {
      of: [[0.3, 0.2], 0],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'At scale 0, every point is the centre of the first hexagon.',
      ja: 'scaleが0なら、どの点も最初の六角形の中心とみなされます。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 16,
    oracle: {
      en: 'The nearest of all centres nearby, found by search in double precision. On a border, either side is accepted.',
      ja: '近くにあるすべての中心の中から、一番近いものを倍精度で探したものです。境界の上では、どちらの側になることもあります。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps at the borders of the hexagons. Inside one, q and r are constant.',
    ja: '六角形の境目で値が飛びます。一つの六角形の内側では、qとrは一定です。',
  },
  claims: {
    'its axial coordinates, whole numbers': 'places lie inside the hexagon, and numbers are whole',
    'whose flat sides are ½ away to the left and right': 'places lie inside the hexagon, and numbers are whole',
    'the centre is at (q + r/2, r·√3/2)': 'the middle of the tile and the place in it are the point again',
  },
  references: [
    { title: 'Hexagonal Grids', authors: 'Amit Patel', year: 2013, section: 'axial coordinates', url: 'https://www.redblobgames.com/grids/hexagons/' },
    {
      title: 'Sphere Packings, Lattices and Groups',
      authors: 'J. H. Conway, N. J. A. Sloane',
      year: 1999,
      section: '4.6.2, the hexagonal lattice',
      doi: '10.1007/978-1-4757-6568-7',
    },
  ],
  related: ['triTile', 'sqTile', 'brickTile', 'kaleidoscope', 'worley', 'random'],
  confusedWith: [
    {
      name: { en: 'offset coordinates', ja: 'オフセット座標' },
      en: 'Columns run straight up, so odd rows are a special case. Axial coordinates add up like vectors.',
      ja: '列をまっすぐ上に数えるので、奇数行だけ扱いが変わります。軸座標はベクトルのように足し引きできます。',
    },
    {
      name: { en: 'flat-top hexagons', ja: '辺が上のタイル' },
      en: 'Exchange x and y of the input and of the resulting position.',
      ja: '入力と、返ってきた位置のxとyを入れ替えれば得られます。',
    },
  ],
  elsewhere: [
    {
      where: 'Unity Shader Graph',
      name: 'Hex Grid',
      note: { en: 'One of the procedural pattern samples.', ja: 'プロシージャルパターンのサンプルに含まれています。' },
    },
    { where: 'Godot', name: 'TileMapLayer: TILE_SHAPE_HEXAGON', note: { en: 'For image tiles.', ja: '画像のタイルを並べるためのものです。' } },
  ],
  synonyms: {
    en: ['hexagon', 'hexagonal grid', 'honeycomb', 'hex tiling', 'axial coordinates', 'board game'],
    ja: ['六角形', 'ろっかくけい', 'ヘックス', '蜂の巣', 'はちのす', 'ハニカム', '亀甲', '六角格子', '軸座標'],
  },
  examples: { honeycomb: { en: 'Honeycomb', ja: '蜂の巣' }, 'floor-that-lights-up': { en: 'A floor that lights up', ja: '光が走る床' } },
})
