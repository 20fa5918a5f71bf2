/** Record of hexTile. */
import { hexTile } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const hexTileRecord: FunctionRecord = {
  slug: 'hexTile',
  category: 'space',
  importName: 'hexTile',
  call: hexTile,
  shown: 'hexTile',
  summary: {
    en: 'Divides the plane into hexagons: for each point the place within its hexagon, and which hexagon it is.',
    ja: '平面を六角形のタイルに分けます。点ごとに、その六角形の中での位置と、どの六角形かを返します。',
  },
  intuition: {
    en: 'Put the middles of the hexagons on two grids of upright rectangles, the second shifted into the middles of the first. For a point, rounding finds the nearest middle of each grid; the nearer of the two is its hexagon’s. All points nearest to one middle make a regular hexagon, as cells of wax do when everyone gets the same room.',
    ja: '縦長の長方形の格子を二つ用意し、片方をもう片方の長方形の中央にずらして重ね、その交点を六角形の中心とします。点が与えられたら、それぞれの格子で一番近い中心を丸め計算で見つけ、近いほうを選びます。一つの中心に一番近い点を集めると、正六角形になります。全員に同じ広さを割り当てたとき、蜂の巣が六角形になるのと同じです。',
  },
  parameters: [
    {
      name: 'st',
      meaning: {
        en: 'The point. The origin is the middle of a hexagon; correct uv for the shape of the picture first.',
        ja: '点の位置です。原点が六角形の中心になります。uvを使うときは、先に画像の縦横比を補正してください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      step: 0.01,
      outside: { en: 'Any place, negative too.', ja: '負の値も含め、どこでもかまいません。' },
    },
    {
      name: 'scale',
      meaning: {
        en: 'How many hexagons lie side by side along a length of 1.',
        ja: '長さ1のあいだに横に並ぶ六角形の数です。',
      },
      unit: 'number',
      role: 'control',
      range: [1, 12],
      default: 4,
      step: 0.1,
      outside: {
        en: 'Any number. At 0 all is one hexagon; negative turns the pattern half round.',
        ja: 'どんな数でもかまいません。0なら全体が一つの六角形になり、負なら模様が半回転します。',
      },
    },
  ],
  returns: {
    meaning: {
      en: '(x, y, q, r): the place from the middle of the hexagon, whose flat sides are ½ away to the left and right; and its axial coordinates, whole numbers. q counts to the right, r along the rows that rise to the right, and the middle lies at (q + r/2, r·√3/2).',
      ja: '(x, y, q, r) です。xとyは六角形の中心からの位置で、左右の辺までの距離が ½ です。qとrは六角形の番号（軸座標）で、どちらも整数です。qは右へ、rは右上へ数え、中心の位置は (q + r/2, r·√3/2) です。',
    },
    range: { min: -24, max: 24 },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t), \qquad S = (1, \sqrt3) \\ A &= \bigl\lfloor P/S + \tfrac12 \bigr\rfloor S \\ B &= \bigl(\lfloor P/S \rfloor + \tfrac12\bigr) S \\ C &= \begin{cases} A & |P - A| \le |P - B| \\ B & |P - B| < |P - A| \end{cases} \\ (x, y) &= P - C, \quad r = \frac{2}{\sqrt3}\,C_y, \quad q = C_x - \frac r2 \end{aligned}`,
  edgeCases: [
    { id: 'origin', inputs: [[0, 0], 4], result: [0, 0, 0, 0], exact: true, note: { en: 'The middle of the first hexagon.', ja: '最初の六角形の中心です。' } },
    {
      id: 'next',
      inputs: [[0.25, 0], 4],
      result: [0, 0, 1, 0],
      exact: true,
      note: { en: 'With four to a length of 1, the next middle is a quarter away.', ja: '長さ1に4個並ぶので、隣の中心は0.25離れています。' },
    },
    {
      id: 'negative',
      inputs: [[-0.5, 0], 2],
      result: [0, 0, -1, 0],
      exact: true,
      note: { en: 'Numbers go on below zero.', ja: '番号は0より下へも続きます。' },
    },
    {
      id: 'next-row',
      inputs: [[0.25, Math.sqrt(3) / 4], 2],
      result: [0, 0, 0, 1],
      note: { en: 'The row above is half a hexagon to the right.', ja: '一つ上の行は、半個分右にずれています。' },
    },
    { id: 'two-rows-down', inputs: [[-0.3, -0.7], 2], result: [0.4, Math.sqrt(3) - 1.4, 0, -2] },
    {
      id: 'no-scale',
      inputs: [[0.3, 0.2], 0],
      result: [0, 0, 0, 0],
      exact: true,
      note: { en: 'At scale 0 every point is the middle of the first.', ja: 'scaleが0なら、どの点も最初の六角形の中心とみなされます。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 16,
    oracle: {
      en: 'The nearest of all middles near by, by search in double precision. On a border either side may be given.',
      ja: '近くにあるすべての中心の中から、一番近いものを倍精度で探したものです。境界の上では、どちらの側になることもあります。',
    },
  },
  continuity: { order: 'jump', note: { en: 'Jumps from hexagon to hexagon; smooth inside.', ja: '六角形の境目で値が飛びます。内側では滑らかです。' } },
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
  provenance: fromReference,
  related: ['kaleidoscope', 'worley', 'random'],
  confusedWith: [
    {
      name: { en: 'offset coordinates', ja: 'オフセット座標' },
      difference: {
        en: 'Count columns straight up, so that odd rows are special. Axial coordinates add up like vectors.',
        ja: '列をまっすぐ上に数えるので、奇数行だけ扱いが変わります。軸座標はベクトルのように足し引きできます。',
      },
    },
    {
      name: { en: 'flat-top hexagons', ja: '辺が上のタイル' },
      difference: {
        en: 'Exchange x and y of what goes in and of the place that comes out.',
        ja: '入力と、返ってきた位置のxとyを入れ替えれば得られます。',
      },
    },
  ],
  elsewhere: [
    {
      where: 'Unity Shader Graph',
      name: 'Hex Grid',
      note: { en: 'In the samples of procedural patterns.', ja: 'プロシージャルパターンのサンプルに含まれています。' },
    },
    { where: 'Godot', name: 'TileMapLayer: TILE_SHAPE_HEXAGON', note: { en: 'For tiles of pictures.', ja: '画像のタイルを並べるためのものです。' } },
  ],
  synonyms: {
    en: ['hexagon', 'hexagonal grid', 'honeycomb', 'hex tiling', 'axial coordinates', 'cells', 'tiles', 'board game'],
    ja: ['六角形', 'ろっかくけい', 'ヘックス', '蜂の巣', 'はちのす', 'ハニカム', '亀甲', '六角格子', 'タイル', '軸座標', '敷き詰め'],
  },
  preview: 'hexagons',
  examples: [
    {
      title: { en: 'Honeycomb', ja: '蜂の巣' },
      code: `import { hexTile } from '@kirari/addons'
import {
  max, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const hex = hexTile(uv.sub(0.5).mul(resolution).div(resolution.y), 8)
const p = hex.xy.abs()
// Half the way to the nearest side: to the
// left and right, or to a slanted one.
const side = max(p.x, p.x.mul(0.5).add(p.y.mul(Math.sqrt(3) / 2)))
const wax = smoothstep(0.4, 0.46, side)

export const fragment = vec4(
  mix(vec3(0.98, 0.7, 0.18), vec3(0.55, 0.3, 0.05), wax),
  1,
)
`,
    },
    {
      title: { en: 'A floor that lights up', ja: '光が走る床' },
      code: `import { hexTile, random } from '@kirari/addons'
import {
  max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const hex = hexTile(uv.sub(0.5).mul(resolution).div(resolution.y), 9)
const p = hex.xy.abs()
const side = max(p.x, p.x.mul(0.5).add(p.y.mul(Math.sqrt(3) / 2)))
// The middle of the tile: the same for all of its points.
const middle = vec2(hex.z.add(hex.w.mul(0.5)), hex.w.mul(Math.sqrt(3) / 2))
const wave = sin(
  middle.length().mul(0.9).sub(time.mul(2.4)).add(random(hex.zw).mul(1.4)),
)
const lit = smoothstep(0.1, 1, wave)
const tint = mix(
  vec3(0.16, 0.5, 1),
  vec3(1, 0.4, 0.75),
  random(hex.zw.add(0.5)),
)
const tile = mix(vec3(0.05, 0.06, 0.1), tint, lit)
const lamp = tile.mul(smoothstep(0.5, 0.1, side).mul(0.7).add(0.5))

export const fragment = vec4(
  mix(lamp, vec3(0.015, 0.018, 0.03), smoothstep(0.44, 0.46, side)),
  1,
)
`,
    },
  ],
}
